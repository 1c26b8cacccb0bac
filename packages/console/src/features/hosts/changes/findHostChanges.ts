import type { HostDetail } from '@inventory-console/api-mocks/contract'
import {
  hostChangesBetween,
  type DatedHostChanges,
} from '@inventory-console/ui/screens/host-details/changes/HostChanges'

interface DailyReport {
  day: number
  /** Newest report up to the end of the day; `null` before the first one. */
  report: HostDetail | null
}

/**
 * Changes between `newest` and the report `days` days earlier, newest first. `reportOf` fetches the report of
 * that many days earlier. Bisects, so each change costs about log2(days) requests; a value that changes and
 * returns between two compared reports goes unnoticed.
 */
export async function findHostChanges(
  newest: HostDetail,
  days: number,
  reportOf: (daysEarlier: number) => Promise<HostDetail | null>,
): Promise<readonly DatedHostChanges[]> {
  const earliest = { day: -days, report: await reportOf(days) }
  return bisect(earliest, { day: 0, report: newest }, reportOf)
}

async function bisect(
  earlier: DailyReport,
  later: DailyReport,
  reportOf: (daysEarlier: number) => Promise<HostDetail | null>,
): Promise<readonly DatedHostChanges[]> {
  if (later.report === null) return []
  const changes = hostChangesBetween(earlier.report, later.report)
  if (changes.length === 0) return []
  if (later.day - earlier.day <= 1) return [{ date: later.report.createdAt, changes }]
  const day = Math.floor((earlier.day + later.day) / 2)
  const middle = { day, report: await reportOf(-day) }
  const [after, before] = await Promise.all([
    bisect(middle, later, reportOf),
    bisect(earlier, middle, reportOf),
  ])
  return [...after, ...before]
}
