import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import {
  listUsedLicenses,
  listUsedLicensesOfVeritasClusters,
  listUsedLicensesPerCluster,
  listUsedLicensesPerHost,
} from '@inventory-console/api-mocks/decoders/api/licenses'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import type { ComplianceInputs } from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'
import { useMemo } from 'react'
import { spreadsheetRequest, type ServerExport } from '../../platform/export/serverExport.ts'
import { useClusters, useHosts } from '../../platform/queries/inventoryQueries.ts'
import { requestLicenses } from '../../platform/queries/pageRequests.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useMysqlContracts, useOracleContracts, useSqlServerContracts } from './contracts/contractQueries.ts'

type List<Row> = ListState<Row> & Refreshable
const databasesPath = '/hosts/technologies/all/databases'
const page = { errorScope: 'page' } as const
const inline = { errorScope: 'inline' } as const

/** `null` sends no request. */
type Query = FilterQuery | null
type ScopeOptions = typeof page | typeof inline

export function useUsedLicenses(query: Query, options: ScopeOptions = page): List<DatabaseUsedLicense> {
  return useList(
    query && {
      name: `GET ${databasesPath}/licenses-used`,
      decoder: listUsedLicenses,
      params: query,
      fetcher: ({ api }, signal) => requestLicenses(api, `${databasesPath}/licenses-used`, query, { signal }),
    },
    ({ usedLicenses }) => usedLicenses,
    options,
  )
}

export function useUsedPerHost(query: Query, options: ScopeOptions = page): List<DatabaseUsedLicensePerHost> {
  return useList(
    query && {
      name: `GET ${databasesPath}/licenses-used-per-host`,
      decoder: listUsedLicensesPerHost,
      params: query,
      fetcher: ({ api }, signal) =>
        requestLicenses(api, `${databasesPath}/licenses-used-per-host`, query, { signal }),
    },
    ({ usedLicenses }) => usedLicenses,
    options,
  )
}

export function useUsedPerCluster(
  query: Query,
  options: ScopeOptions = page,
): List<DatabaseUsedLicensePerCluster> {
  return useList(
    query && {
      name: `GET ${databasesPath}/licenses-used-per-cluster`,
      decoder: listUsedLicensesPerCluster,
      params: query,
      fetcher: ({ api }, signal) =>
        requestLicenses(api, `${databasesPath}/licenses-used-per-cluster`, query, { signal }),
    },
    ({ usedLicensesPerCluster }) => usedLicensesPerCluster,
    options,
  )
}

export function useUsedPerVeritas(query: Query, options: ScopeOptions = page): List<ClusterVeritasLicense> {
  return useList(
    query && {
      name: `GET ${databasesPath}/licenses-used-cluster-veritas`,
      decoder: listUsedLicensesOfVeritasClusters,
      params: query,
      fetcher: ({ api }, signal) =>
        requestLicenses(api, `${databasesPath}/licenses-used-cluster-veritas`, query, { signal }),
    },
    (rows) => rows,
    options,
  )
}

/** The responses behind the compliance of a license type, requested when a row opens. */
export function useComplianceInputs(query: FilterQuery): OneState<ComplianceInputs> {
  const used = useUsedLicenses(query, inline)
  const hosts = useHosts(query, inline)
  // A host may belong to a cluster of another location.
  const clusters = useClusters(noFilters, inline)
  const oracle = useOracleContracts(query, inline)
  const mysql = useMysqlContracts(query, inline)
  const sqlServer = useSqlServerContracts(query, inline)
  const state = combinedState([used, hosts, clusters, oracle, mysql, sqlServer])
  const value = useMemo(
    () => ({
      used: rowsOf(used),
      hosts: rowsOf(hosts),
      clusters: rowsOf(clusters),
      oracle: rowsOf(oracle),
      mysql: rowsOf(mysql),
      sqlServer: rowsOf(sqlServer),
    }),
    [used, hosts, clusters, oracle, mysql, sqlServer],
  )
  return state ?? { status: 'ready', value }
}

const noFilters: FilterQuery = {}

/** Derives an input from the rows of one list. */
export function mapList<Row, Value>(
  list: List<Row>,
  toValue: (rows: readonly Row[]) => Value,
): OneState<Value> {
  return combinedState([list]) ?? { status: 'ready', value: toValue(rowsOf(list)) }
}

/** The first state that is not ready, with a retry of the failed lists; `null` if all are ready. */
function combinedState(
  lists: readonly List<unknown>[],
): Exclude<OneState<never>, { status: 'ready' }> | null {
  const failed = lists.find((list) => list.status === 'failed')
  if (lists.some((list) => list.status === 'forbidden')) return { status: 'forbidden' }
  if (failed?.status === 'failed') {
    const retry = () => lists.forEach((list) => (list.status === 'failed' ? list.retry() : undefined))
    return { status: 'failed', error: failed.error, retry }
  }
  return lists.some((list) => list.status === 'loading') ? { status: 'loading' } : null
}

function rowsOf<Row>(list: ListState<Row>): readonly Row[] {
  return list.status === 'ready' ? list.rows : []
}

export const complianceExports: readonly ServerExport[] = [
  {
    id: 'xlsx',
    file: 'licensesCompliance',
    name: `GET ${databasesPath}/licenses-compliance`,
    fetcher: ({ api }, query, signal) =>
      requestLicenses(api, `${databasesPath}/licenses-compliance`, query, { ...spreadsheetRequest, signal }),
  },
]

const usedLicenseExports = {
  databases: ['licensesUsedPerDbs', `${databasesPath}/licenses-used`],
  hosts: ['licensesUsedPerHosts', `${databasesPath}/licenses-used-per-host`],
  clusters: ['licensesUsedPerCluster', `${databasesPath}/licenses-used-per-cluster`],
  veritas: ['licensesUsedVeritasClusters', `${databasesPath}/licenses-used-cluster-veritas`],
} as const

export function usedExports(view: keyof typeof usedLicenseExports): readonly ServerExport[] {
  const [file, path] = usedLicenseExports[view]
  return [
    {
      id: 'xlsx',
      file,
      name: `GET ${path}`,
      fetcher: ({ api }, query, signal) =>
        requestLicenses(api, path, query, { ...spreadsheetRequest, signal }),
    },
  ]
}
