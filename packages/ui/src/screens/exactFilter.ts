import { filterTest } from '../data-table/engine/search.ts'
import type { FilterValue } from '../lib/listView.ts'

/** Text filter that matches these names and none of the others; null if there is none. */
export function exactFilter(names: readonly string[], others: readonly string[]): FilterValue | null {
  const filter: FilterValue = { kind: 'text', text: names.join(',') }
  const test = filterTest('text', filter)
  const selected = new Set(names)
  return [...names, ...others].every((name) => test?.(name, () => name) === selected.has(name))
    ? filter
    : null
}
