import {
  listUsedLicenses,
  listUsedLicensesOfVeritasClusters,
  listUsedLicensesPerCluster,
  listUsedLicensesPerHost,
} from '@inventory-console/api-mocks/decoders/api/licenses'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import type { ComplianceInputs } from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'
import { useMemo } from 'react'
import { filteredList } from '../../platform/queries/filteredList.ts'
import { clusters, useHosts } from '../../platform/queries/inventoryQueries.ts'
import { mysqlContracts, oracleContracts, sqlServerContracts } from '../../platform/queries/licenseQueries.ts'
import type { Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

type List<Row> = ListState<Row> & Refreshable
const databasesPath = '/hosts/technologies/all/databases'
const inline = { errorScope: 'inline' } as const

export const usedLicenses = filteredList({
  path: `${databasesPath}/licenses-used`,
  decoder: listUsedLicenses,
  file: 'licensesUsedPerDbs',
  rows: (body) => body.usedLicenses,
})

export const usedLicensesPerHost = filteredList({
  path: `${databasesPath}/licenses-used-per-host`,
  decoder: listUsedLicensesPerHost,
  file: 'licensesUsedPerHosts',
  rows: (body) => body.usedLicenses,
})

export const usedLicensesPerCluster = filteredList({
  path: `${databasesPath}/licenses-used-per-cluster`,
  decoder: listUsedLicensesPerCluster,
  file: 'licensesUsedPerCluster',
  rows: (body) => body.usedLicensesPerCluster,
})

export const usedLicensesOfVeritasClusters = filteredList({
  path: `${databasesPath}/licenses-used-cluster-veritas`,
  decoder: listUsedLicensesOfVeritasClusters,
  file: 'licensesUsedVeritasClusters',
  rows: (rows) => rows,
})

/** The responses behind the compliance of a license type, requested when a row opens. */
export function useComplianceInputs(query: FilterQuery): OneState<ComplianceInputs> {
  const used = usedLicenses.useRows(query, inline)
  const hosts = useHosts(query, inline)
  // A host may belong to a cluster of another location.
  const allClusters = clusters.useRows(noFilters, inline)
  const oracle = oracleContracts.useRows(query, inline)
  const mysql = mysqlContracts.useRows(query, inline)
  const sqlServer = sqlServerContracts.useRows(query, inline)
  const state = combinedState([used, hosts, allClusters, oracle, mysql, sqlServer])
  const value = useMemo(
    () => ({
      used: rowsOf(used),
      hosts: rowsOf(hosts),
      clusters: rowsOf(allClusters),
      oracle: rowsOf(oracle),
      mysql: rowsOf(mysql),
      sqlServer: rowsOf(sqlServer),
    }),
    [used, hosts, allClusters, oracle, mysql, sqlServer],
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
