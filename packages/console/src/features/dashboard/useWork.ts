import type { WorklistProps } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import {
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
  useCompliance,
  useContracts,
} from '../../platform/queries/licenseQueries.ts'
import { rowsOf } from '../../platform/queries/rowsOf.ts'
import { tablespacesOperation } from '../../platform/queries/tablespaces.ts'
import { useMissingDatabases, useSilentAgents } from '../../platform/queries/troubleshootingQueries.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import type { GlobalFilters } from '../../platform/storage/persisted.ts'

const inline = { errorScope: 'inline' } as const

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
  const compliance = useCompliance(ofLocation, inline)
  const oracle = useContracts(oracleContracts(ofLocation), inline)
  const mysql = useContracts(mysqlContracts(ofLocation), inline)
  const sqlServer = useContracts(sqlServerContracts(ofLocation), inline)
  const missing = useMissingDatabases()
  const tablespaces = useTablespaces(isLoaded ? filters : null)
  return {
    agents,
    compliance,
    contracts: { oracle, mysql, sqlServer },
    missing,
    tablespaces,
    lists: [agents.list, compliance, oracle, mysql, sqlServer, missing, tablespaces],
  }
}

function useTablespaces(filters: GlobalFilters | null) {
  const query = filters && filterQuery(filters)
  const { name, decoder, fetcher } = tablespacesOperation
  return useList(
    query && {
      name,
      decoder,
      params: query,
      fetcher: (clients, signal) => fetcher(clients, { params: { query }, signal }),
    },
    rowsOf,
    inline,
  )
}
