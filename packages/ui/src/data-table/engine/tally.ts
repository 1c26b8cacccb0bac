import type { FilterValue } from '../../lib/listView.ts'
import { filterTest } from './hits.ts'
import type { Preparation } from './preparation.ts'
import type { Work } from './slices.ts'

export interface Asked {
  /** Unique within one call. */
  id: string
  column: string
  filter: FilterValue
}

/** Number of rows that each filter alone would match. */
export function* tally<Row>(
  preparation: Preparation<Row>,
  asked: readonly Asked[],
): Work<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { id, column: name, filter } of asked) {
    const column = preparation.columns.find((column) => column.id === name)
    const test = column ? filterTest(column.kind, filter) : null
    if (!column || !test) continue
    const { codes, hits } = yield* preparation.hits(column, test)
    let count = 0
    for (let row = 0; row < codes.length; row += 1) {
      if (row % 16_384 === 0) yield
      count += hits[codes[row] ?? 0] ?? 0
    }
    counts.set(id, count)
  }
  return counts
}
