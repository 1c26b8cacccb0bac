import type { AggregatedAlert, AggregatedAlertsPage, Alert } from '@inventory-console/api-mocks/contract'
import { decode } from '@inventory-console/api-mocks/contract/decode'
import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { aggregatedAlertsPage } from '@inventory-console/api-mocks/decoders/api/alerts'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { asSpreadsheet } from '../export/serverExport.ts'
import type { Answer, Clients, ReadClients } from '../http/client.ts'
import { useOne, type Query, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import type { ViewState } from '../url-state/tableState.ts'
import {
  alertPageQuery,
  alertsBody,
  alertsName,
  readAlertPage,
  type AlertQuery,
  type AlertsBody,
} from './alertPage.ts'
import { alertFilter, alertOrder, alertPage, type AlertFilter } from './alertQuery.ts'

/** One page of the alerts, as the view asks for it. */
export function useAlerts(filters: FilterQuery, view: ViewState): ListState<Alert> & Refreshable {
  const query = { ...filters, ...alertFilter(view), ...alertOrder(view), ...alertPage(view) }
  const state = useOne(alertPageQuery(query), readAlertPage)
  return useMemo(() => {
    const { refresh, stale } = state
    // A list that is not there is a failure of its page, told by the error policy.
    if (state.status === 'notFound') return { status: 'loading', refresh, stale }
    if (state.status !== 'ready') return { ...state }
    const { rows, total } = state.value
    return { status: 'ready', rows, total, refreshing: state.refreshing ?? false, refresh, stale }
  }, [state])
}

/** More kinds of alerts than there are. */
const allGroups = 1000
/** More alerts than there are: specification §7. */
const allAlerts = 999_999

/** How many alerts there are of each code and severity. */
export function groupsQuery(query: AlertQuery): Query<AggregatedAlertsPage> {
  const params = { ...query, mode: 'aggregated-code-severity' as const, page: 1, size: allGroups }
  return {
    name: alertsName,
    decoder: aggregatedAlertsPage,
    params,
    fetcher: async ({ api }, signal) => {
      if (!withoutModes.has(api)) {
        const answer = await api.GET('/alerts', { params: { query: params }, signal })
        if (!lacksModes(answer)) return answer
      }
      const plain = { ...query, page: 1, size: allAlerts }
      const { data, ...answer } = await api.GET('/alerts', { params: { query: plain }, signal })
      if (!answer.response.ok || !decodes(alertsBody, data)) return { data, ...answer }
      withoutModes.add(api)
      return { data: groupAlerts(readAlertPage(decode(alertsBody, data).value).rows), ...answer }
    },
  }
}

/** Sessions whose server has no aggregated modes; each is found out once. */
const withoutModes = new WeakSet<ReadClients['api']>()

/** A server without them refuses the mode, or ignores it and answers plain alerts. */
function lacksModes({ data, response }: Answer<unknown>): boolean {
  if (!response.ok) return response.status === 400 || response.status === 422
  return !decodes(aggregatedAlertsPage, data) && decodes(alertsBody, data)
}

function decodes(decoder: Decoder<unknown>, body: unknown): boolean {
  try {
    decode(decoder, body)
    return true
  } catch {
    return false
  }
}

function groupAlerts(alerts: readonly Alert[]): AggregatedAlertsPage {
  const byKind = Map.groupBy(alerts, ({ alertCategory, alertCode, alertSeverity }) =>
    JSON.stringify([alertCategory, alertCode, alertSeverity]),
  )
  const items = [...byKind.values()].flatMap(groupOf)
  return { items, count: items.length, pageSize: items.length, page: 1 }
}

function groupOf(alerts: readonly Alert[]): AggregatedAlert[] {
  const [first] = alerts.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  if (!first) return []
  const { alertCategory: category, alertCode: code, alertSeverity: severity, date: oldestAlert } = first
  const affectedHosts = new Set(alerts.map(({ otherInfo }) => otherInfo?.['hostname'])).size
  return [{ category, code, severity, count: alerts.length, affectedHosts, oldestAlert, daysFromCreation: 0 }]
}

export function readGroups({ items }: AggregatedAlertsPage): readonly AggregatedAlert[] {
  return items ?? []
}

export function useAlertGroups(
  query: AlertQuery | null,
  refreshInterval?: number,
): OneState<readonly AggregatedAlert[]> & Refreshable {
  return useOne(query && groupsQuery(query), readGroups, {
    errorScope: 'inline',
    ...(refreshInterval === undefined ? {} : { refreshInterval }),
  })
}

/** The services read whole stores for a page: few large ones cost less. */
const gathered = 1000

/** All alerts that match, page by page; the oldest first, so that what arrives meanwhile moves none of them. */
export async function gatherAlerts(
  query: AlertQuery,
  fetchPage: (query: Query<AlertsBody>) => Promise<AlertsBody>,
  order: ReturnType<typeof alertOrder> = { 'sort-by': 'date', 'sort-desc': false },
  report: (done: number) => void = () => undefined,
): Promise<readonly Alert[]> {
  const found = new Map<string, Alert>()
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page tells whether there is another
    const answer = readAlertPage(
      await fetchPage(alertPageQuery({ ...query, ...order, page, size: gathered })),
    )
    for (const alert of answer.rows) if (alert._id !== '') found.set(alert._id, alert)
    report(Math.min(1, (page * gathered) / Math.max(1, answer.total)))
    if (answer.rows.length === 0 || page * gathered >= answer.total) return [...found.values()]
  }
}

/** Of all filters the services' own file takes these; it needs a status. */
export function takesSpreadsheet({ status, from: _from, to: _to, ...others }: AlertFilter): boolean {
  return status !== undefined && Object.values(others).every((value) => value === undefined)
}

export function askSpreadsheet({ api }: ReadClients, query: AlertQuery, signal: AbortSignal) {
  return api.GET('/alerts', { params: { query }, ...asSpreadsheet, signal })
}

export function postAcknowledgement({ api }: Clients, ids: readonly string[], signal: AbortSignal) {
  return api.POST('/alerts/ack', { body: { ids: [...ids] }, signal })
}
