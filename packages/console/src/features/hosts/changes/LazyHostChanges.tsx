import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { decode } from '@inventory-console/api-mocks/contract/decode'
import { any, type Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { dayOf } from '@inventory-console/ui/lib/dates'
import {
  HostChanges,
  type DatedHostChanges,
} from '@inventory-console/ui/screens/host-details/changes/HostChanges'
import { useServices } from '../../../platform/environment/services.ts'
import type { ApiResponse, ReadClients } from '../../../platform/http/client.ts'
import { usePageQuery } from '../../../platform/pages/usePageQuery.ts'
import { get } from '../../../platform/query/get.ts'
import { useList } from '../../../platform/query/query.ts'
import { endOfDay } from '../../../platform/scope/globalFilters.ts'
import { findHostChanges } from './findHostChanges.ts'

/** Compared period in days. */
const period = 90

/** Configuration changes of a host, requested when the section opens. */
export function LazyHostChanges({ host }: { host: HostDetail }) {
  return <HostChanges list={useHostChanges(host)} days={period} />
}

// The fetcher decodes each report.
const changesDecoder: Decoder<readonly DatedHostChanges[]> = any

function useHostChanges(host: HostDetail) {
  const { now } = useServices()
  const until = usePageQuery()['older-than']
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
