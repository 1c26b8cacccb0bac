import { useMemo } from 'react'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { idOf } from '../body/idOf.ts'
import type { DataTableModel, RowSelection } from '../useDataTable.tsx'

interface SelectAllProps<Row> {
  table: DataTableModel<Row>
  selection: RowSelection
  focused: boolean
}

/** Selects all rows that match search and filters on every page. Hidden rows keep their selection. */
export function SelectAll<Row>({ table, selection, focused }: SelectAllProps<Row>) {
  const t = useText('table')
  const { counts, selected: shown } = table
  const { selected } = selection
  const { rowId } = table
  const chosen = useMemo(
    () => (selected.size === 0 ? 0 : idsOf(table).filter((id) => selected.has(id)).length),
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
    [shown?.rows, shown?.order, rowId, selected],
  )
  // Under server-side pagination only the loaded page can be selected.
  const count = table.paged ? (shown?.rows.length ?? 0) : counts.matched
  const all = chosen > 0 && chosen === count

  function toggle() {
    const next = new Set(selected)
    for (const id of idsOf(table)) {
      if (all) next.delete(id)
      else next.add(id)
    }
    selection.onChange(next)
  }

  return (
    <Checkbox
      hideLabel
      label={t('select.all', { count })}
      checked={all || (chosen > 0 ? 'indeterminate' : false)}
      disabled={count === 0}
      onCheckedChange={toggle}
      tabIndex={focused ? 0 : -1}
      data-place="-1:0"
      className="inline-grid align-middle"
    />
  )
}

function idsOf<Row>(table: DataTableModel<Row>): string[] {
  const { selected } = table
  if (!selected) return []
  const { rows, order } = selected
  const kept = order ? Array.from(order, (position) => rows[position]) : rows
  return kept.flatMap((row) => (row === undefined ? [] : [idOf(table, row)]))
}
