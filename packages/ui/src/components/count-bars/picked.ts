import type { ListView } from '../../lib/listView.ts'
import { ownValue } from '../../lib/values/ownValue.ts'

type Filters = ListView['filters']

interface FilteredColumn {
  id: string
  kind: string
}

/** Ids of the bars that match the active filter. */
export function pickedBars(id: string, filters: Filters): readonly string[] {
  const filter = ownValue(filters, id)
  if (filter?.kind === 'yesNo') return [filter.value ? '1' : '0']
  return filter?.kind === 'oneOf' ? filter.values : []
}

/** Toggles the filter of a bar. */
export function withBar({ id, kind }: FilteredColumn, bar: string, filters: Filters): Filters {
  const { [id]: own, ...others } = filters
  if (own !== undefined && pickedBars(id, filters).includes(bar)) {
    const left = own.kind === 'oneOf' ? own.values.filter((value) => value !== bar) : []
    return left.length === 0 ? others : { ...others, [id]: { kind: 'oneOf', values: left } }
  }
  if (kind === 'boolean') return { ...others, [id]: { kind: 'yesNo', value: bar === '1' } }
  const values = own?.kind === 'oneOf' ? [...own.values, bar] : [bar]
  return { ...others, [id]: { kind: 'oneOf', values } }
}
