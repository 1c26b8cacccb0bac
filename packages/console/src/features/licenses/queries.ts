import {
  listUsedLicensesOfVeritasClusters,
  listUsedLicensesPerCluster,
  listUsedLicensesPerHost,
} from '@inventory-console/api-mocks/decoders/api/licenses'
import { pendingState, valueOr, type OneState } from '@inventory-console/ui/lib/state'
import type { ComplianceInputs } from '@inventory-console/ui/screens/licenses/compliance/ComplianceExplanation'
import { useMemo } from 'react'
import { clusterList, useHosts } from '../../platform/queries/hosts.ts'
import {
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
  usedLicenses,
} from '../../platform/queries/licenses.ts'
import { filteredList } from '../../platform/queries/lists.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

const databasesPath = '/hosts/technologies/all/databases'

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
  const used = usedLicenses.useRows(query)
  const hosts = useHosts(query)
  // A host may belong to a cluster of another location.
  const allClusters = clusterList.useRows(noFilters)
  const oracle = oracleContracts.useRows(query)
  const mysql = mysqlContracts.useRows(query)
  const sqlServer = sqlServerContracts.useRows(query)
  const state = pendingState([used, hosts, allClusters, oracle, mysql, sqlServer])
  const value = useMemo(
    () => ({
      used: valueOr(used, []),
      hosts: valueOr(hosts, []),
      clusters: valueOr(allClusters, []),
      oracle: valueOr(oracle, []),
      mysql: valueOr(mysql, []),
      sqlServer: valueOr(sqlServer, []),
    }),
    [used, hosts, allClusters, oracle, mysql, sqlServer],
  )
  return state ?? { status: 'ready', value }
}

const noFilters: FilterQuery = {}
