import type { DatabaseUsedLicense, HostDetail, MissingDatabase } from '@inventory-console/api-mocks/contract'
import { listUsedLicensesOfHost } from '@inventory-console/api-mocks/decoders/api/licenses'
import { listMissingDatabasesOfHost } from '@inventory-console/api-mocks/decoders/api/missing-databases'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { isRecord } from '@inventory-console/ui/lib/records'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { stringOrEmpty } from '../../platform/http/stringOrEmpty.ts'
import { ignoreMissing } from '../../platform/queries/hosts.ts'
import { matchesQuery, useMutation } from '../../platform/query/mutation.ts'
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

/** Ignores a missing database of a host or stops ignoring it, and confirms it with a toast. */
export function useIgnoreMissing(hostname: string) {
  const common = useText('common')
  const toast = useToast()
  const mutate = useMutation()
  return async (name: string, ignored: boolean, comment: string) => {
    await mutate(ignoreMissing(hostname, name, ignored, comment))
    const title = ignored ? 'missingDatabase.ignored' : 'missingDatabase.noLongerIgnored'
    toast({ tone: 'success', title: common(title, { name }) })
  }
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
