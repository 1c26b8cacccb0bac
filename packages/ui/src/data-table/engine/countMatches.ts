import type { FilterValue } from '../../lib/listView.ts'
import { filterTest } from './filterTest.ts'
import type { Work } from './slices.ts'
import type { TableStore } from './tableStore.ts'

export interface CountedFilter {
  /** Unique within one call. */
  id: string
  column: string
  filter: FilterValue
}

/** Number of rows that each filter alone would match. */
export function* countMatches<Row>(
  tableStore: TableStore<Row>,
  countedFilters: readonly CountedFilter[],
): Work<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { id, column: columnId, filter } of countedFilters) {
    const column = tableStore.columns.find((column) => column.id === columnId)
    const test = column ? filterTest(column.kind, filter) : null
    if (!column || !test) continue
    const { codes, hits } = yield* tableStore.hits(column, test)
    let count = 0
    for (let row = 0; row < codes.length; row += 1) {
      if (row % 16_384 === 0) yield
      count += hits[codes[row] ?? 0] ?? 0
    }
    counts.set(id, count)
  }
  return counts
}
