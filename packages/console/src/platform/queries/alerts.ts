import type {
  AggregatedAlert,
  AggregatedAlertsPage,
  Alert,
  AlertCategory,
  AlertCode,
  AlertSeverity,
  AlertsPage,
  AlertStatus,
} from '@inventory-console/api-mocks/contract'
import { decode } from '@inventory-console/api-mocks/contract/decode'
import { choice, type Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { aggregatedAlertsPage, alertList, alertsPage } from '@inventory-console/api-mocks/decoders/api/alerts'
import { alertCategories, alertCodes, alertStatuses } from '@inventory-console/ui/domain/alerts'
import { type DayWindow, isoRange } from '@inventory-console/ui/domain/alertWindow'
import { severities } from '@inventory-console/ui/domain/tones'
import type { FilterValue, ListView } from '@inventory-console/ui/lib/listView'
import { ownValue } from '@inventory-console/ui/lib/records'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import type { ApiResponse, Clients, ReadClients } from '../http/client.ts'
import { toListState } from '../query/listStates.ts'
import { get, type Query, type Refreshable, useOne } from '../query/query.ts'
import { filterQuery, type FilterQuery } from '../scope/globalFilters.ts'
import type { GlobalFilters } from '../storage/persisted.ts'

/** Alert filters of the API. */
export interface AlertFilter {
  status?: AlertStatus
  severity?: AlertSeverity
  category?: AlertCategory
  code?: AlertCode
  description?: string
  hostname?: string
  search?: string
  from?: string
  to?: string
}

type Filters = Readonly<Record<string, FilterValue>>

export function alertFilter({ search, filters = {} }: Partial<ListView>): AlertFilter {
  const days = filters['date']
  return {
    ...optionalEntry('status', oneOfFilter(filters, 'alertStatus', alertStatuses)),
    ...optionalEntry('severity', oneOfFilter(filters, 'alertSeverity', severities)),
    ...optionalEntry('category', oneOfFilter(filters, 'alertCategory', alertCategories)),
    ...optionalEntry('code', oneOfFilter(filters, 'alertCode', alertCodes)),
    ...optionalEntry('description', textFilter(filters, 'description')),
    ...optionalEntry('hostname', textFilter(filters, 'hostname')),
    // The server would search for the quotes as well.
    ...optionalEntry('search', search?.trim().replace(/^"([^"]*)"$/, '$1') || undefined),
    ...(days?.kind === 'days' ? isoRange(days) : {}),
  }
}

function optionalEntry<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } {
  const entry: { [K in Key]?: Value } = {}
  if (value !== undefined) entry[key] = value
  return entry
}

function oneOfFilter<Code extends string>(
  filters: Filters,
  id: string,
  known: readonly Code[],
): Code | undefined {
  const filter = ownValue(filters, id)
  return filter?.kind === 'oneOf' ? known.find((code) => code === filter.values[0]) : undefined
}

function textFilter(filters: Filters, id: string): string | undefined {
  const filter = ownValue(filters, id)
  return filter?.kind === 'text' ? filter.text.trim() || undefined : undefined
}

/** Columns that the API can sort by; another id would return unsorted alerts. */
const sortableColumns = new Set([
  'description',
  'alertSeverity',
  'date',
  'hostname',
  'alertCategory',
  'alertCode',
  'alertStatus',
  'alertAffectedTechnology',
])

export function alertOrder({ sort }: Partial<ListView>) {
  return sort && sortableColumns.has(sort.id)
    ? { 'sort-by': sort.id, 'sort-desc': sort.desc }
    : { 'sort-by': newestFirst.id, 'sort-desc': newestFirst.desc }
}

/** The API counts pages from 1 and rejects page 0. Without a size the response has another shape. */
export function alertPage({ page = 1, pageSize = 25 }: Partial<ListView>) {
  // Old links may contain `all`, which is too many rows for one page.
  return { page, size: pageSize === 'all' ? 200 : pageSize }
}

const newestFirst = { id: 'date', desc: true }
const allStatuses = 'ALL'
const newStatusFilter: FilterValue = { kind: 'oneOf', values: ['NEW'] }

const options: Readonly<Record<string, readonly string[]>> = {
  alertStatus: alertStatuses,
  alertSeverity: severities,
  alertCategory: alertCategories,
  alertCode: alertCodes,
}

/** Shows new alerts, newest first, if the URL has no status or sort. */
export function withAlertDefaults(urlView: Partial<ListView>): Partial<ListView> {
  const { alertStatus = newStatusFilter, ...others } = Object.fromEntries(
    Object.entries(urlView.filters ?? {}).flatMap(([id, filter]) => validFilter(id, filter)),
  )
  const status = isAll(urlView.filters?.['alertStatus']) ? {} : { alertStatus }
  return { ...urlView, sort: urlView.sort ?? newestFirst, filters: { ...others, ...status } }
}

/** The API takes one value, so the first known option wins, and finds texts only by a part. */
function validFilter(id: string, filter: FilterValue): [string, FilterValue][] {
  const known = ownValue(options, id)
  if (!known) return [[id, filter.kind === 'oneOf' ? { kind: 'text', text: filter.values[0] ?? '' } : filter]]
  const value = filter.kind === 'oneOf' ? filter.values.find((code) => known.includes(code)) : undefined
  return value === undefined ? [] : [[id, { kind: 'oneOf', values: [value] }]]
}

const isAll = (filter: FilterValue | undefined) =>
  filter?.kind === 'oneOf' && filter.values[0] === allStatuses

/** View state to write to the URL; `before` is the previous view. */
export function withoutAlertDefaults(view: Partial<ListView>, before: Partial<ListView>): Partial<ListView> {
  const { alertStatus, ...others } = view.filters ?? {}
  const { sort: requestedSort, filters: _, ...rest } = view
  const isNew =
    alertStatus?.kind === 'oneOf' && alertStatus.values.length === 1 && alertStatus.values[0] === 'NEW'
  const status = alertStatus ?? { kind: 'oneOf' as const, values: [allStatuses] }
  // Alerts are never unsorted: the sort alternates between newest and oldest first.
  const sort =
    requestedSort ??
    (before.sort?.id === newestFirst.id && before.sort.desc
      ? { id: newestFirst.id, desc: false }
      : newestFirst)
  const isNewest = sort.id === newestFirst.id && sort.desc
  return {
    ...rest,
    ...(isNewest ? {} : { sort }),
    filters: isNew ? others : { ...others, alertStatus: status },
  }
}

/** Alerts of these days with the global filters. */
export function alertsOfDays(filters: GlobalFilters, days: DayWindow) {
  return { ...filterQuery(filters), ...isoRange(days) }
}

/** Page size above the number of alert kinds. */
const allGroups = 1000

/** Alert counts by code and severity. */
function groupParams<Query extends FilterQuery>(query: Query) {
  return { ...query, mode: 'aggregated-code-severity' as const, page: 1, size: allGroups }
}

/** Covers all new alerts of most installations, in one small response. */
const recentAlerts = 500

/** The newest alerts of all kinds. */
export function recentParams<Query extends FilterQuery>(query: Query) {
  return { ...query, 'sort-by': 'date' as const, 'sort-desc': true, page: 1, size: recentAlerts }
}

export const alertsOperation = 'GET /alerts'

interface PageOfAlerts {
  rows: readonly Alert[]
  total: number
}

export type AlertQuery = FilterQuery & AlertFilter & Partial<ReturnType<typeof alertOrder>>
type PageQuery = AlertQuery & { page: number; size: number }

/** Older servers send a plain array. */
export type AlertsBody = AlertsPage | Alert[]

const alertsDecoder: Decoder<AlertsBody> = choice(alertsPage, alertList)

export function alertPageQuery(query: PageQuery): Query<AlertsBody> {
  return get(alertsDecoder, '/alerts', { query })
}

export function readAlertPage(body: AlertsBody): PageOfAlerts {
  const { items: rows, count } = Array.isArray(body) ? { items: body, count: 0 } : body
  return { rows, total: Math.max(count, rows.length) }
}

/** Fetches the page of alerts that the view shows. */
export function useAlerts(filters: FilterQuery, view: Partial<ListView>): ListState<Alert> & Refreshable {
  const query = { ...filters, ...alertFilter(view), ...alertOrder(view), ...alertPage(view) }
  const state = useOne(alertPageQuery(query), readAlertPage, { errorScope: 'page' })
  return useMemo(() => {
    const list = toListState(state, ({ rows }) => rows)
    return state.status === 'ready' ? { ...list, total: state.value.total } : list
  }, [state])
}

/** Page size above the number of alerts. */
const allAlerts = 999_999

/** Alert counts by code and severity. Pages prefetch all of it, because some servers reject its first request. */
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

type GroupKey = Pick<AggregatedAlert, 'category' | 'code' | 'severity'>

/** The filter of the alerts in a group. Some servers group by category and severity, and send no code. */
export function groupFilter({ category, code, severity }: GroupKey) {
  return code ? { code, severity } : { category, severity }
}

/** The newest alert of each of these groups, one request each; `params` name the groups. */
export function newestQuery(query: AlertQuery, groups: readonly GroupKey[]): Query<AlertsBody> {
  return {
    name: alertsOperation,
    decoder: alertsDecoder,
    params: { ...query, newestOf: groups.map(groupFilter) },
    fetcher: async (clients, signal) => {
      const responses = await Promise.all(
        groups.map(async (group) =>
          alertPageQuery({ ...query, ...groupFilter(group), ...newestOne }).fetcher(clients, signal),
        ),
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

const newestOne = { 'sort-by': 'date', 'sort-desc': true, page: 1, size: 1 } as const

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
  const found = new Map<string | symbol, Alert>()
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page decides whether there is a next one
    const result = readAlertPage(
      await fetchPage(alertPageQuery({ ...query, ...order, page, size: gatherPageSize })),
    )
    for (const alert of result.rows) found.set(alert._id === '' ? Symbol('no id') : alert._id, alert)
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
