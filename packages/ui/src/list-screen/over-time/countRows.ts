import { type RowQuery, selectRows } from '../../data-table/engine/selectRows.ts'
import type { Work } from '../../data-table/engine/slices.ts'
import { type Source, TableStore } from '../../data-table/engine/tableStore.ts'
import { dayOf } from '../../lib/dates.ts'

export const countSteps = ['weekly', 'monthly'] as const
export type CountStep = (typeof countSteps)[number]

/** Past days of one count. With today and the requests for dismissed hosts, a count sends twelve requests. */
const pastDays = 9

/** The Mondays or the first days of the months before today, oldest first, YYYY-MM-DD. */
export function sampleDays(step: CountStep, now: number): readonly string[] {
  const today = new Date(now)
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()]
  // Noon, because a DST change can move midnight into the adjacent day.
  const days = Array.from({ length: pastDays + 1 }, (_, back) =>
    step === 'weekly'
      ? dayOf(new Date(year, month, date - ((today.getDay() + 6) % 7) - 7 * back, 12).getTime())
      : dayOf(new Date(year, month - back, 1, 12).getTime()),
  )
  return days
    .filter((day) => day < dayOf(now))
    .slice(0, pastDays)
    .toReversed()
}

/** Number of rows that search and filters match. `now` of the source is the time of the rows. */
export function* countRows<Row>(source: Source<Row>, query: RowQuery): Work<number> {
  const order = yield* selectRows(new TableStore(source), { ...query, sort: null })
  return order === null ? source.rows.length : order.length
}
