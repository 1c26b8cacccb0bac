import type { AggregatedAlert, Alert } from '@inventory-console/api-mocks/contract'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { asSpreadsheet } from '../export/serverExport.ts'
import { malformed } from '../http/ApiError.ts'
import type { Answer, Clients, ReadClients } from '../http/client.ts'
import { useOne, type Query, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import { isRecord } from '../storage/storage.ts'
import type { ViewState } from '../url-state/tableState.ts'
import { alertFilter, alertOrder, alertPage, type AlertFilter } from './alertQuery.ts'

const name = 'GET /alerts'

interface PageOfAlerts {
  rows: readonly Alert[]
  total: number
}

export type AlertQuery = FilterQuery & AlertFilter & Partial<ReturnType<typeof alertOrder>>
type PageQuery = AlertQuery & { page: number; size: number }

/** One page of the alerts, as the view asks for it. */
export function useAlerts(filters: FilterQuery, view: ViewState): ListState<Alert> & Refreshable {
  const query = { ...filters, ...alertFilter(view), ...alertOrder(view), ...alertPage(view) }
  const state = useOne(pageQuery(query), readPage)
  return useMemo(() => {
    const { refresh, stale } = state
    // A list that is not there is a failure of its page, told by the error policy.
    if (state.status === 'notFound') return { status: 'loading', refresh, stale }
    if (state.status !== 'ready') return { ...state }
    const { rows, total } = state.value
    return { status: 'ready', rows, total, refreshing: state.refreshing ?? false, refresh, stale }
  }, [state])
}

export function pageQuery(query: PageQuery): Query<unknown> {
  return {
    name,
    params: query,
    fetcher: ({ api }, signal) => api.GET('/alerts', { params: { query }, signal }),
  }
}

/** `items` is null where nothing matches. */
export function readPage(body: unknown): PageOfAlerts | undefined {
  const rows = itemsOf<Alert>(body, isAlert)
  if (rows === undefined) return undefined
  const count = isRecord(body) ? body['count'] : undefined
  return { rows, total: typeof count === 'number' && count >= rows.length ? count : rows.length }
}

function itemsOf<Item>(
  body: unknown,
  isItem: (value: unknown) => value is Item,
): readonly Item[] | undefined {
  // Older servers answer a plain array.
  const items: unknown = isRecord(body) ? body['items'] : body
  if (items === null && body !== null) return []
  return Array.isArray(items) && items.every(isItem) ? items : undefined
}

/** What else a row lacks shows as nothing in its cell. */
function isAlert(value: unknown): value is Alert {
  return isRecord(value)
}

function isGroup(value: unknown): value is AggregatedAlert {
  return isRecord(value) && typeof value['count'] === 'number'
}

/** More kinds of alerts than there are. */
const allGroups = 1000
/** More alerts than there are: specification §7. */
const allAlerts = 999_999

/** How many alerts there are of each code and severity. */
export function groupsQuery(query: AlertQuery): Query<unknown> {
  const params = { ...query, mode: 'aggregated-code-severity' as const, page: 1, size: allGroups }
  return {
    name,
    params,
    fetcher: async ({ api }, signal) => {
      if (!withoutModes.has(api)) {
        const answer = await api.GET('/alerts', { params: { query: params }, signal })
        if (!lacksModes(answer)) return answer
      }
      const plain = { ...query, page: 1, size: allAlerts }
      const { data, ...answer } = await api.GET('/alerts', { params: { query: plain }, signal })
      const alerts = readPage(data)?.rows
      if (!answer.response.ok || alerts === undefined) return { data, ...answer }
      withoutModes.add(api)
      return { data: { items: groupAlerts(alerts) }, ...answer }
    },
  }
}

/** Sessions whose server has no aggregated modes; each is found out once. */
const withoutModes = new WeakSet<ReadClients['api']>()

/** A server without them refuses the mode, or ignores it and answers plain alerts. */
function lacksModes({ data, response }: Answer<unknown>): boolean {
  if (!response.ok) return response.status === 400 || response.status === 422
  return readGroups(data) === undefined && readPage(data) !== undefined
}

function groupAlerts(alerts: readonly Alert[]): readonly object[] {
  const groups = new Map<string, { category: string; code: string; severity: string; count: number }>()
  for (const { alertCategory: category, alertCode: code, alertSeverity: severity } of alerts) {
    const key = JSON.stringify([category, code, severity])
    const count = (groups.get(key)?.count ?? 0) + 1
    groups.set(key, { category, code, severity, count })
  }
  return [...groups.values()]
}

export function readGroups(body: unknown): readonly AggregatedAlert[] | undefined {
  return itemsOf(body, isGroup)
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
  fetcher: (question: Query<unknown>) => Promise<unknown>,
  order: ReturnType<typeof alertOrder> = { 'sort-by': 'date', 'sort-desc': false },
  report: (done: number) => void = () => undefined,
): Promise<readonly Alert[]> {
  const found = new Map<string, Alert>()
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page tells whether there is another
    const answer = readPage(await fetcher(pageQuery({ ...query, ...order, page, size: gathered })))
    if (answer === undefined) throw malformed(name, 'the response does not match the contract')
    for (const alert of answer.rows) if (typeof alert._id === 'string') found.set(alert._id, alert)
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
