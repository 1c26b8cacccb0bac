import type { Alert, HostMissingDatabases, HostSummary } from '@inventory-console/api-mocks/contract'
import { clusterRows, listHostsWithoutCluster } from '@inventory-console/api-mocks/decoders/api/clusters'
import { hostSummaries } from '@inventory-console/api-mocks/decoders/api/hosts'
import { listMissingDatabases } from '@inventory-console/api-mocks/decoders/api/missing-databases'
import { silentDays } from '@inventory-console/ui/domain/alertWindow'
import type {
  MissingDatabaseRow,
  OrphanHost,
  SilentAgent,
} from '@inventory-console/ui/domain/troubleshooting'
import { isRecord } from '@inventory-console/ui/lib/records'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { toListState } from '../query/listStates.ts'
import type { Mutation, QueryPattern } from '../query/mutation.ts'
import { fetchQuery, get, type Query, type Refreshable, useList, useOne } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import type { Services } from '../services.ts'
import { alertPageQuery, readAlertPage, type AlertsBody } from './alerts.ts'
import { filteredList, type ListQueryOptions } from './lists.ts'

export function useHosts(
  filters: FilterQuery,
  options: ListQueryOptions = {},
): ListState<HostSummary> & Refreshable {
  return useList(hostsQuery(filters), ({ hosts }) => hosts, options)
}

export async function fetchHosts(
  services: Services,
  filters: FilterQuery,
  signal: AbortSignal,
): Promise<readonly HostSummary[]> {
  return (await fetchQuery(services, hostsQuery(filters), { signal })).value.hosts
}

function hostsQuery(filters: FilterQuery) {
  return get(hostSummaries, '/hosts', { query: { mode: 'summary', ...filters } })
}

export const clusterList = filteredList({
  path: '/hosts/clusters',
  decoder: clusterRows,
  file: 'clusters-data',
  rows: (rows) => rows,
})

/** Lists of hosts and their totals. After the mutation the user leaves the page of the host. */
export const hostLists: readonly QueryPattern[] = [
  'GET /hosts',
  'GET /hosts/clusters*',
  'GET /hosts/technologies*',
  'GET /hosts/no-clusters',
  'GET /hosts/cores',
  'GET /alerts*',
  'GET /frontend*',
]

export function dismissHost(hostname: string): Mutation<null> {
  return {
    name: 'DELETE /hosts/{hostname}',
    fetcher: ({ api }, signal) => api.DELETE('/hosts/{hostname}', { params: { path: { hostname } }, signal }),
    invalidates: hostLists,
  }
}

/** Page size above the number of alerts that the server keeps. */
const maxAlerts = 10_000

/**
 * Alerts of dismissed hosts. Responses with `older-than` also list hosts dismissed before that date; only
 * the alert dates the dismissal.
 */
export function dismissalsQuery(): Query<AlertsBody> {
  return alertPageQuery({ code: 'DISMISSED_HOST', page: 1, size: maxAlerts })
}

/** Time of the newest dismissal by host name, in milliseconds. */
export function readDismissals(body: AlertsBody): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { date, hostname, otherInfo } of readAlertPage(body).rows) {
    const name: unknown = hostname ?? (isRecord(otherInfo) ? otherInfo['hostname'] : undefined)
    const time = Date.parse(date)
    if (typeof name === 'string' && time > (times.get(name) ?? Number.NEGATIVE_INFINITY))
      times.set(name, time)
  }
  return times
}

export function ignoreMissing(host: string, dbname: string, ignored: boolean, ignoredComment: string) {
  return {
    name: 'PUT /hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}',
    fetcher: ({ api }, signal) =>
      api.PUT('/hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}', {
        params: { path: { host, dbname, flag: String(ignored) } },
        body: { ignoredComment },
        signal,
      }),
    invalidates: [
      'GET /hosts',
      'GET /hosts/{hostname}',
      'GET /hosts/{host}/technologies/oracle/missing-dbs',
      'GET /hosts/technologies/oracle/missing-dbs',
    ],
  } satisfies Mutation<unknown>
}

/** Page size above the number of hosts with a silent agent. Newest first. */
const maxAgents = 10_000

const newNoDataAlerts = {
  status: 'NEW',
  code: 'NO_DATA',
  'sort-by': 'date',
  'sort-desc': true,
  page: 1,
  size: maxAgents,
} as const

export interface SilentAgents {
  list: ListState<SilentAgent> & Refreshable
  /** Total count if the list contains only the newest; otherwise null. */
  totalCount: number | null
}

export function silentAgentsQuery(filters: FilterQuery = {}): Query<AlertsBody> {
  return alertPageQuery({ ...filters, ...newNoDataAlerts })
}

/** `refreshInterval` in milliseconds. */
export function useSilentAgents(refreshInterval = 0): SilentAgents {
  const state = useOne(silentAgentsQuery(), readSilentAgents, { refreshInterval })
  return useMemo(() => {
    const { rows = [], total = 0 } = state.status === 'ready' ? state.value : {}
    return { list: toListState(state, () => rows), totalCount: total > rows.length ? total : null }
  }, [state])
}

export function readSilentAgents(body: AlertsBody): { rows: readonly SilentAgent[]; total: number } {
  const { rows, total } = readAlertPage(body)
  return { rows: rows.map(silentAgent), total }
}

function silentAgent(alert: Alert, index: number): SilentAgent {
  const { _id, otherInfo } = alert
  const reportedName: unknown = otherInfo?.['hostname']
  return {
    id: _id || `row ${index}`,
    hostname: alert.hostname || (typeof reportedName === 'string' ? reportedName : ''),
    // Read when they are shown, so that the cell of one that could not be read is marked.
    get days() {
      return silentDays(alert)
    },
    get date() {
      return alert.date
    },
    get description() {
      return alert.description
    },
  }
}

export function useMissingDatabases(): ListState<MissingDatabaseRow> & Refreshable {
  return useList(get(listMissingDatabases, '/hosts/technologies/oracle/missing-dbs'), missingDatabaseRows)
}

/** One row per database, by name as on the dashboard, ignored ones last. */
export function missingDatabaseRows(hosts: readonly HostMissingDatabases[]): readonly MissingDatabaseRow[] {
  const rows = hosts.flatMap(({ hostname, missingDatabases }) =>
    missingDatabases.map((database) => ({
      id: JSON.stringify([hostname, database.name]),
      hostname,
      name: database.name,
      // Read when they are shown, so that the cell of one that could not be read is marked.
      get ignored() {
        return database.ignored
      },
      get comment() {
        return database.ignoredComment
      },
    })),
  )
  return rows.toSorted(
    (a, b) =>
      Number(a.ignored) - Number(b.ignored) || a.name.localeCompare(b.name, undefined, { numeric: true }),
  )
}

export function useOrphanHosts(): ListState<OrphanHost> & Refreshable {
  return useList(get(listHostsWithoutCluster, '/hosts/no-clusters'), (hosts) =>
    hosts.map(({ hostname, hardwareAbstractionTechnology: technology }) => ({ hostname, technology })),
  )
}
