import { type MouseEvent, useMemo, useState } from 'react'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { idOf, orderedRows, rowAt } from '../body/rows.ts'
import type { DataTableModel, RowSelection } from '../useDataTable.tsx'

interface SelectAllProps<Row> {
  table: DataTableModel<Row>
  selection: RowSelection
  focused: boolean
}

/** Selects all rows that match search and filters on every page. Hidden rows keep their selection. */
export function SelectAll<Row>({ table, selection, focused }: SelectAllProps<Row>) {
  const t = useText('table')
  const { counts, result, rowId } = table
  const { selected } = selection
  const selectedCount = useMemo(
    () => (selected.size === 0 ? 0 : matchingIds(table).filter((id) => selected.has(id)).length),
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
    [result?.rows, result?.order, rowId, selected],
  )
  // Under server-side pagination only the loaded page can be selected.
  const count = table.paginated ? (result?.rows.length ?? 0) : counts.matched
  const allSelected = selectedCount > 0 && selectedCount === count

  function toggle() {
    const next = new Set(selected)
    for (const id of matchingIds(table)) {
      if (allSelected) next.delete(id)
      else next.add(id)
    }
    selection.onChange(next)
  }

  return (
    <Checkbox
      hideLabel
      label={t('select.all', { count })}
      checked={allSelected || (selectedCount > 0 ? 'indeterminate' : false)}
      disabled={count === 0}
      onCheckedChange={toggle}
      tabIndex={focused ? 0 : -1}
      data-cell="-1:0"
      className="inline-grid align-middle"
    />
  )
}

function matchingIds<Row>(table: DataTableModel<Row>): string[] {
  return table.result ? orderedRows(table.result).map((row) => idOf(table, row)) : []
}

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

/** Shift with a click on a checkbox selects rows; Firefox would also select their text. */
export function selectNoText(event: MouseEvent<HTMLElement>) {
  const box = event.target instanceof Element ? event.target.closest('[data-row-select]') : null
  if (!event.shiftKey || !(box instanceof HTMLElement)) return
  event.preventDefault()
  box.focus({ preventScroll: true, focusVisible: false })
}
