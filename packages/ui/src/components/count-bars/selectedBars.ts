import { ownValue } from '../../lib/records.ts'
import type { Filters } from '../filter-panel/useFilterDrafts.ts'

interface FilteredColumn {
  id: string
  kind: string
}

/** Ids of the bars that match the active filter. */
export function selectedBars(id: string, filters: Filters): readonly string[] {
  const filter = ownValue(filters, id)
  if (filter?.kind === 'yesNo') return [filter.value ? '1' : '0']
  return filter?.kind === 'oneOf' ? filter.values : []
}

/** Toggles the filter of a bar. */
export function toggleBar({ id, kind }: FilteredColumn, bar: string, filters: Filters): Filters {
  const { [id]: current, ...others } = filters
  if (current !== undefined && selectedBars(id, filters).includes(bar)) {
    const remaining = current.kind === 'oneOf' ? current.values.filter((value) => value !== bar) : []
    return remaining.length === 0 ? others : { ...others, [id]: { kind: 'oneOf', values: remaining } }
  }
  if (kind === 'boolean') return { ...others, [id]: { kind: 'yesNo', value: bar === '1' } }
  const values = current?.kind === 'oneOf' ? [...current.values, bar] : [bar]
  return { ...others, [id]: { kind: 'oneOf', values } }
}
