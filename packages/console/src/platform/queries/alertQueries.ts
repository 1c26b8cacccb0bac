import type { AggregatedAlert, AggregatedAlertsPage, Alert } from '@inventory-console/api-mocks/contract'
import { decode } from '@inventory-console/api-mocks/contract/decode'
import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { aggregatedAlertsPage } from '@inventory-console/api-mocks/decoders/api/alerts'
import type { ViewParts } from '@inventory-console/ui/lib/listView'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import type { ApiResponse, Clients, ReadClients } from '../http/client.ts'
import { get, type Query } from '../query/get.ts'
import { toListState } from '../query/listStates.ts'
import { useOne, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import {
  alertPageQuery,
  alertsDecoder,
  alertsOperation,
  readAlertPage,
  type AlertQuery,
  type AlertsBody,
} from './alertPage.ts'
import { alertFilter, alertOrder, alertPage, groupParams, type AlertFilter } from './alertQuery.ts'

/** Fetches the page of alerts that the view shows. */
export function useAlerts(filters: FilterQuery, view: ViewParts): ListState<Alert> & Refreshable {
  const query = { ...filters, ...alertFilter(view), ...alertOrder(view), ...alertPage(view) }
  const state = useOne(alertPageQuery(query), readAlertPage, { errorScope: 'page' })
  return useMemo(() => {
    const list = toListState(state, ({ rows }) => rows)
    return state.status === 'ready' ? { ...list, total: state.value.total } : list
  }, [state])
}

/** Page size above the number of alerts. */
const allAlerts = 999_999

/** Alert counts by code and severity. */
export function groupsQuery(query: AlertQuery): Query<AggregatedAlertsPage> {
  const grouped = get(aggregatedAlertsPage, '/alerts', { query: groupParams(query) })
  const plain = alertPageQuery({ ...query, page: 1, size: allAlerts })
  return {
    ...grouped,
    fetcher: async (clients, signal) => {
      const { api } = clients
      if (!apisWithoutModes.has(api)) {
        const apiResponse = await grouped.fetcher(clients, signal)
        if (!lacksModes(apiResponse)) return apiResponse
      }
      const { data, ...rest } = await plain.fetcher(clients, signal)
      if (!rest.response.ok || !canDecode(alertsDecoder, data)) return { data, ...rest }
      apisWithoutModes.add(api)
      return { data: groupAlerts(readAlertPage(decode(alertsDecoder, data).value).rows), ...rest }
    },
  }
}

/** Sessions whose server has no aggregated modes; detected once per session. */
const apisWithoutModes = new WeakSet<ReadClients['api']>()

/** A server without the mode rejects it, or ignores it and returns plain alerts. */
function lacksModes({ data, response }: ApiResponse<unknown>): boolean {
  if (!response.ok) return response.status === 400 || response.status === 422
  return !canDecode(aggregatedAlertsPage, data) && canDecode(alertsDecoder, data)
}

function canDecode(decoder: Decoder<unknown>, body: unknown): boolean {
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
  return items
}

export function useAlertGroups(
  query: AlertQuery | null,
  refreshInterval?: number,
): OneState<readonly AggregatedAlert[]> & Refreshable {
  return useOne(
    query && groupsQuery(query),
    readGroups,
    refreshInterval === undefined ? {} : { refreshInterval },
  )
}

/** The newest alert of each of these groups, one request each; `params` name the groups. */
export function newestQuery(query: AlertQuery, groups: readonly GroupKey[]): Query<AlertsBody> {
  return {
    name: alertsOperation,
    decoder: alertsDecoder,
    params: { ...query, newestOf: groups.map(({ code, severity }) => [code, severity]) },
    fetcher: async (clients, signal) => {
      const responses = await Promise.all(
        groups.map(async ({ code, severity }) => {
          const ofGroup = { ...query, ...(code === undefined ? {} : { code }), severity }
          return alertPageQuery({ ...ofGroup, ...newestFirst }).fetcher(clients, signal)
        }),
      )
      const failed = responses.find(({ response }) => !response.ok)
      const [first] = responses
      if (failed || !first) return failed ?? { data: [], response: new Response() }
      return {
        ...first,
        data: responses.flatMap(({ data }) => (canDecode(alertsDecoder, data) ? newestRow(data) : [])),
      }
    },
  }
}

type GroupKey = Pick<AggregatedAlert, 'code' | 'severity'>
const newestFirst = { 'sort-by': 'date', 'sort-desc': true, page: 1, size: 1 } as const

function newestRow(body: unknown): readonly Alert[] {
  return readAlertPage(decode(alertsDecoder, body).value).rows.slice(0, 1)
}

/** Page size. The server reads its whole store for each page, so a few large pages cost less. */
const gatherPageSize = 1000

/** Fetches all matching alerts page by page, oldest first so that new alerts do not shift the pages. */
export async function gatherAlerts(
  query: AlertQuery,
  fetchPage: (query: Query<AlertsBody>) => Promise<AlertsBody>,
  order: ReturnType<typeof alertOrder> = { 'sort-by': 'date', 'sort-desc': false },
  report: (done: number) => void = () => undefined,
): Promise<readonly Alert[]> {
  const found = new Map<string, Alert>()
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page decides whether there is a next one
    const result = readAlertPage(
      await fetchPage(alertPageQuery({ ...query, ...order, page, size: gatherPageSize })),
    )
    for (const alert of result.rows) if (alert._id !== '') found.set(alert._id, alert)
    report(Math.min(1, (page * gatherPageSize) / Math.max(1, result.total)))
    if (result.rows.length === 0 || page * gatherPageSize >= result.total) return [...found.values()]
  }
}

/** True if the server-side spreadsheet supports these filters; it requires a status. */
export function supportsSpreadsheet({ status, from: _from, to: _to, ...others }: AlertFilter): boolean {
  return status !== undefined && Object.keys(others).length === 0
}

export function postAcknowledgement({ api }: Clients, ids: readonly string[], signal: AbortSignal) {
  return api.POST('/alerts/ack', { body: { ids: [...ids] }, signal })
}
