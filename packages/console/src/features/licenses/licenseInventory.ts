import { valueOr } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { clusterList, useHosts } from '../../platform/queries/hosts.ts'
import {
  licenseCompliance,
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
  usedLicenses,
  useMysqlLicenseTypes,
  useOracleLicenseTypes,
  useSqlServerLicenseTypes,
} from '../../platform/queries/licenses.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

/** Plans and audits are about the present and about all places. */
export const noFilters: FilterQuery = {}

/** The lists that licenses are calculated from; empty ones until their query of `queries` is ready. */
export function useLicenseInventory() {
  const used = usedLicenses.useRows(noFilters)
  const hosts = useHosts(noFilters)
  const clusters = clusterList.useRows(noFilters)
  const compliance = licenseCompliance.useRows(noFilters)
  const oracle = oracleContracts.useRows(noFilters)
  const mysql = mysqlContracts.useRows(noFilters)
  const sqlServer = sqlServerContracts.useRows(noFilters)
  const oracleTypes = useOracleLicenseTypes()
  const mysqlTypes = useMysqlLicenseTypes()
  const sqlServerTypes = useSqlServerLicenseTypes()
  const lists = useMemo(
    () => ({
      used: valueOr(used, []),
      hosts: valueOr(hosts, []),
      clusters: valueOr(clusters, []),
      compliance: valueOr(compliance, []),
      oracle: valueOr(oracle, []),
      mysql: valueOr(mysql, []),
      sqlServer: valueOr(sqlServer, []),
      oracleTypes: valueOr(oracleTypes, []),
      mysqlTypes: valueOr(mysqlTypes, []),
      sqlServerTypes: valueOr(sqlServerTypes, []),
    }),
    [used, hosts, clusters, compliance, oracle, mysql, sqlServer, oracleTypes, mysqlTypes, sqlServerTypes],
  )
  const contracts = [oracle, mysql, sqlServer]
  const types = [oracleTypes, mysqlTypes, sqlServerTypes]
  return { lists, queries: [used, hosts, clusters, compliance, ...contracts, ...types] }
}
