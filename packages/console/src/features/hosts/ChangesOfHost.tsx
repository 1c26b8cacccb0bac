import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { decode } from '@inventory-console/api-mocks/contract/decode'
import { any, type Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { dayOf } from '@inventory-console/ui/lib/dates'
import { readForTable } from '@inventory-console/ui/lib/unreadValues'
import {
  type DatedHostChanges,
  HostChangesCard,
  hostChangesBetween,
} from '@inventory-console/ui/screens/hosts/details/changes/HostChanges'
import type { ApiResponse, ReadClients } from '../../platform/http/client.ts'
import { usePageFilters } from '../../platform/pages/page.ts'
import { get, useList } from '../../platform/query/query.ts'
import { endOfDay } from '../../platform/scope/globalFilters.ts'
import { useClock } from '../../platform/services.ts'

/** Compared period in days. */
const period = 90

/** Card with the configuration changes of a host. */
export function ChangesOfHost({ host }: { host: HostDetail }) {
  return <HostChangesCard list={useHostChanges(host)} days={period} />
}

// The fetcher decodes each report.
const changesDecoder: Decoder<readonly DatedHostChanges[]> = any

export function useHostChanges(host: HostDetail) {
  const { now } = useClock()
  const until = usePageFilters()['older-than']
  const lastMoment = until === undefined ? now() : Date.parse(until)
  return useList(
    {
      name: 'GET /hosts/{hostname}',
      decoder: changesDecoder,
      params: { hostname: host.hostname, changesUntil: dayOf(lastMoment), newest: host.id },
      fetcher: (clients, signal) => changesResponse(host, lastMoment, clients, signal),
    },
    (changes) => changes,
    { abortOnUnmount: true, revalidateIfStale: false },
  )
}

/** Responds with the changes, or with the first failed response. */
async function changesResponse(
  host: HostDetail,
  lastMoment: number,
  clients: ReadClients,
  signal: AbortSignal,
): Promise<ApiResponse<unknown>> {
  const failures: ApiResponse<unknown>[] = []
  const changes = await findHostChanges(host, period, async (daysEarlier) => {
    if (failures.length > 0) return null
    const day = new Date(lastMoment)
    day.setDate(day.getDate() - daysEarlier)
    const query = { 'older-than': endOfDay(dayOf(day.getTime())) }
    const report = get(getHost, '/hosts/{hostname}', { path: { hostname: host.hostname }, query })
    const result = await report.fetcher(clients, signal)
    if (result.response.ok) return decode(report.decoder, result.data).value
    if (result.response.status !== 404) failures.push(result)
    return null
  })
  return failures[0] ?? { data: changes, response: new Response() }
}

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
  const newer = later.report
  // As for a table: what could not be read is no change, and the page does not show every value that is compared.
  const changes = readForTable(() => hostChangesBetween(earlier.report, newer))
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
