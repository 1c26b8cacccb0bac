import type { DatabaseUsedLicense, HostDetail, MissingDatabase } from '@inventory-console/api-mocks/contract'
import { listUsedLicensesOfHost } from '@inventory-console/api-mocks/decoders/api/licenses'
import { listMissingDatabasesOfHost } from '@inventory-console/api-mocks/decoders/api/missing-databases'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { isRecord } from '@inventory-console/ui/lib/records'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { stringOrEmpty } from '../../platform/http/stringOrEmpty.ts'
import { matchesQuery } from '../../platform/query/mutation.ts'
import { get, type Refreshable, useList, useOne } from '../../platform/query/query.ts'
import { dateQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'

/** The API takes only the date for this call. */
export function useHost(hostname: string, filters: FilterQuery): OneState<HostDetail> & Refreshable {
  return useOne(
    get(getHost, '/hosts/{hostname}', { path: { hostname }, query: dateQuery(filters) }),
    (host) => host,
    { errorScope: 'page', notFoundStatus: true },
  )
}

/** Always the current state. Disabled for hosts without databases. */
export function useMissingDatabases(
  host: string,
  enabled: boolean,
): ListState<MissingDatabase> & Refreshable {
  return useList(
    get(listMissingDatabasesOfHost, '/hosts/{host}/technologies/oracle/missing-dbs', { path: { host } }),
    (rows) => rows,
    { enabled },
  )
}

/** Technology of a host from a cached list of hosts, available before the response of the host. */
export function useTechnologyHint(hostname: string): string {
  const { cache } = useSWRConfig()
  const [hint] = useState(() => {
    for (const key of cache.keys()) {
      const cachedData: unknown = matchesQuery(key, 'GET /hosts') ? cache.get(key)?.data : null
      const rows: unknown = isRecord(cachedData) ? cachedData['value'] : null
      const row: unknown = Array.isArray(rows)
        ? rows.find((row: unknown) => isRecord(row) && row['hostname'] === hostname)
        : null
      if (isRecord(row)) return stringOrEmpty(row['technology'])
    }
    return ''
  })
  return hint
}

/** Licenses of all databases of a host. */
export function useHostLicenses(
  hostname: string,
  filters: FilterQuery,
): ListState<DatabaseUsedLicense> & Refreshable {
  const query = dateQuery(filters)
  return useList(
    get(listUsedLicensesOfHost, '/hosts/{hostname}/technologies/all/databases/licenses-used', {
      path: { hostname },
      query,
    }),
    ({ usedLicenses }) => usedLicenses,
  )
}
