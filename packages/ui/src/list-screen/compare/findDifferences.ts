import type { Column } from '../../data-table/columns/column.ts'
import type { Key } from '../../data-table/engine/keys.ts'
import type { Work } from '../../data-table/engine/slices.ts'
import { type Comparison, matchRows } from '../../domain/comparison.ts'
import { comparedColumns, isMeasured, readRows } from './changeRows.ts'

interface DifferenceSources<Row> {
  comparison: Comparison<Row>
  columns: readonly Column<Row>[]
  /** Rows of a past date, which are marked. */
  past: readonly Row[]
  today: readonly Row[]
  /** Both dates in epoch milliseconds. Ages in a row are relative to its own date. */
  pastAt: number
  todayAt: number
}

/** What differs between the rows of a past date and today's, measurements aside. */
export interface Differences<Row> {
  /** Today's values of the cells that differ, by column id, for each row that differs. */
  changed: ReadonlyMap<Row, ReadonlyMap<string, Key>>
  /** Rows that are not in today's list. */
  gone: ReadonlySet<Row>
  /** Number of rows that are only in today's list. */
  newCount: number
}

const rowsPerStep = 200

export function* findDifferences<Row>(sources: DifferenceSources<Row>): Work<Differences<Row>> {
  const { comparison, past, today, pastAt, todayAt } = sources
  const columns = comparedColumns(sources.columns).filter((column) => !isMeasured(column))
  const before = yield* readRows(comparison, columns, past, pastAt)
  const after = yield* readRows(comparison, columns, today, todayAt)
  const { added, removed, matched } = matchRows(before, after, ({ key }) => key, [
    ({ values }) => JSON.stringify(values),
  ])
  const changed = new Map<Row, ReadonlyMap<string, Key>>()
  for (const [index, pair] of matched.entries()) {
    if (index % rowsPerStep === 0) yield
    const values = columns.flatMap(({ id }, position) => {
      const value = pair.after.values[position] ?? null
      return value === (pair.before.values[position] ?? null) ? [] : [[id, value] as const]
    })
    if (values.length > 0) changed.set(pair.before.row, new Map(values))
  }
  return { changed, gone: new Set(removed.map(({ row }) => row)), newCount: added.length }
}
