import { useState, type MouseEvent } from 'react'
import { idOf } from '../body/idOf.ts'
import { rowAt } from '../body/rowAt.ts'
import type { DataTableModel } from '../useDataTable.tsx'

/** One click listener for all row checkboxes. With Shift, sets the range from the last row. */
export function useRowSelection<Row>(table: DataTableModel<Row>) {
  const [anchor, setAnchor] = useState<{ rowIndex: number; row: Row | undefined } | null>(null)

  return ({ target, shiftKey }: MouseEvent<HTMLElement>) => {
    const box = target instanceof Element ? target.closest('[data-row-select]') : null
    if (!table.selection || !(box instanceof HTMLElement)) return
    const rowIndex = Number(box.dataset['rowSelect'])
    // After sorting or paging, the anchor index holds another row and is ignored.
    const anchorIndex =
      shiftKey && anchor && rowAt(table, anchor.rowIndex) === anchor.row ? anchor.rowIndex : rowIndex
    const [from, to] = [Math.min(anchorIndex, rowIndex), Math.max(anchorIndex, rowIndex)]
    const clickedRow = rowAt(table, rowIndex)
    const selected = new Set(table.selection.selected)
    const isSelecting = clickedRow !== undefined && !selected.has(idOf(table, clickedRow))
    for (let index = from; index <= to; index += 1) {
      const row = rowAt(table, index)
      if (row === undefined) continue
      if (isSelecting) selected.add(idOf(table, row))
      else selected.delete(idOf(table, row))
    }
    setAnchor({ rowIndex, row: clickedRow })
    table.selection.onChange(selected)
  }
}
