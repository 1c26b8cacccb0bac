import type { WorklistProps } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { useMissingDatabases, useSilentAgents } from '../../platform/queries/hosts.ts'
import {
  licenseCompliance,
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
} from '../../platform/queries/licenses.ts'
import { oracleTablespaces } from '../../platform/queries/lists.ts'
import type { Refreshable } from '../../platform/query/query.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import type { GlobalFilters } from '../../platform/storage/persisted.ts'

interface DashboardWork extends Omit<WorklistProps, 'alerts' | 'alertDays' | 'clouds' | 'trend'> {
  lists: readonly Refreshable[]
}

/**
 * Queries of the work cards, with the global filters that each linked list takes. The tablespaces come last, once the
 * figures of the page have loaded, because they are the largest response.
 */
export function useWork(filters: GlobalFilters, isLoaded: boolean, refreshInterval: number): DashboardWork {
  const ofLocation = filterQuery(filters, 'location')
  const agents = useSilentAgents(refreshInterval)
  const compliance = licenseCompliance.useRows(ofLocation)
  const oracle = oracleContracts.useRows(ofLocation)
  const mysql = mysqlContracts.useRows(ofLocation)
  const sqlServer = sqlServerContracts.useRows(ofLocation)
  const missing = useMissingDatabases()
  const tablespaces = oracleTablespaces.useRows(isLoaded ? filterQuery(filters) : null)
  return {
    agents,
    compliance,
    contracts: { oracle, mysql, sqlServer },
    missing,
    tablespaces,
    lists: [agents.list, compliance, oracle, mysql, sqlServer, missing, tablespaces],
  }
}
