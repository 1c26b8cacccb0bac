import { isoRange, type DayWindow } from '@inventory-console/ui/domain/alertWindow'
import type { spreadsheetRequest } from '../export/serverExport.ts'
import type { ReadClients } from '../http/client.ts'
import { filterQuery, type FilterQuery } from '../scope/globalFilters.ts'
import type { GlobalFilters } from '../storage/persisted.ts'

/*
 * First requests of pages. The prefetch, the query and the spreadsheet of a list call the same function, because a
 * prefetched response only serves an identical request.
 */

type Api = ReadClients['api']
export type RequestOptions = { signal: AbortSignal } | ({ signal: AbortSignal } & typeof spreadsheetRequest)

export function requestHosts(api: Api, query: FilterQuery, options: RequestOptions) {
  return api.GET('/hosts', { params: { query: { mode: 'summary', ...query } }, ...options })
}

export function requestHost(api: Api, hostname: string, query: FilterQuery, options: RequestOptions) {
  return api.GET('/hosts/{hostname}', { params: { path: { hostname }, query }, ...options })
}

type DatabasesPath =
  `/hosts/technologies/${'all' | 'oracle' | 'mysql' | 'microsoft' | 'postgresql' | 'mongodb'}/databases`
type LicensesList = 'compliance' | 'used' | 'used-per-host' | 'used-per-cluster' | 'used-cluster-veritas'
type OracleList =
  | 'addms'
  | 'backup-list'
  | 'diskgroups'
  | 'option-list'
  | 'partitionings'
  | 'patch-advisors'
  | 'patch-list'
  | 'pdbs'
  | 'schemas'
  | 'segment-advisors'
  | 'service-list'
  | 'tablespaces'

/** Lists that take the global filters. */
export type ListPath =
  | DatabasesPath
  | `/hosts/technologies/oracle/databases/${OracleList}`
  | `/hosts/technologies/all/databases/licenses-${LicensesList}`
  | '/hosts/technologies/all/databases/grant-dba'
  | `/contracts/${'oracle' | 'mysql' | 'microsoft'}/database`
  | '/hosts/clusters'

export function requestList(api: Api, path: ListPath, query: FilterQuery, options: RequestOptions) {
  return api.GET(path, { params: { query }, ...options })
}

export function requestDashboard(api: Api, options: RequestOptions) {
  return api.GET('/frontend/dashboard', options)
}

export function requestTechnologies(api: Api, options: RequestOptions) {
  return api.GET('/settings/technologies', options)
}

/** Alerts of these days with the global filters. */
export function alertsOfDays(filters: GlobalFilters, days: DayWindow) {
  return { ...filterQuery(filters), ...isoRange(days) }
}

/** Page size above the number of alert kinds. */
const allGroups = 1000

/** Alert counts by code and severity. */
export function groupParams<Query extends FilterQuery>(query: Query) {
  return { ...query, mode: 'aggregated-code-severity' as const, page: 1, size: allGroups }
}

/** Covers all new alerts of most installations, in one small response. */
const recentAlerts = 500

/** The newest alerts of all kinds. */
export function recentParams<Query extends FilterQuery>(query: Query) {
  return { ...query, 'sort-by': 'date' as const, 'sort-desc': true, page: 1, size: recentAlerts }
}
