import { useMemo } from 'react'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { idOf } from '../body/idOf.ts'
import { orderedRows } from '../body/rowAt.ts'
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
