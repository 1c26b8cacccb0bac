import { useState, type MouseEvent } from 'react'
import { idOf } from '../body/idOf.ts'
import { placedRow } from '../body/placedRow.ts'
import type { DataTableModel } from '../useDataTable.tsx'

/** One click listener for all row checkboxes. With Shift, sets the range from the last row. */
export function useRowSelection<Row>(table: DataTableModel<Row>) {
  const [anchor, setAnchor] = useState<{ place: number; row: Row | undefined } | null>(null)

  return ({ target, shiftKey }: MouseEvent<HTMLElement>) => {
    const box = target instanceof Element ? target.closest('[data-row-select]') : null
    if (!table.selection || !(box instanceof HTMLElement)) return
    const place = Number(box.dataset['rowSelect'])
    // After sorting or paging, the anchor index holds another row and is ignored.
    const last = shiftKey && anchor && placedRow(table, anchor.place) === anchor.row ? anchor.place : place
    const [from, to] = [Math.min(last, place), Math.max(last, place)]
    const own = placedRow(table, place)
    const selected = new Set(table.selection.selected)
    const on = own !== undefined && !selected.has(idOf(table, own))
    for (let at = from; at <= to; at += 1) {
      const row = placedRow(table, at)
      if (row === undefined) continue
      if (on) selected.add(idOf(table, row))
      else selected.delete(idOf(table, row))
    }
    setAnchor({ place, row: own })
    table.selection.onChange(selected)
  }
}
