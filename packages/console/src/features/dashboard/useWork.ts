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
 * Queries of the work cards, with the global filters that each linked list takes. `ready`: the rest of the
 * page has loaded.
 * The tablespaces come last, because they are the largest response.
 */
export function useWork(filters: GlobalFilters, ready: boolean, refreshInterval: number): DashboardWork {
  const ofLocation = ready ? filterQuery(filters, 'location') : null
  const agents = useSilentAgents(refreshInterval)
  const compliance = useCompliance(ofLocation, inline)
  const oracle = useContracts(ofLocation && oracleContracts(ofLocation), inline)
  const mysql = useContracts(ofLocation && mysqlContracts(ofLocation), inline)
  const sqlServer = useContracts(ofLocation && sqlServerContracts(ofLocation), inline)
  const missing = useMissingDatabases(ready)
  const others = [agents.list, compliance, oracle, mysql, sqlServer, missing]
  const isLast = others.every(({ status }) => status !== 'loading')
  const tablespaces = useTablespaces(isLast ? filters : null)
  return {
    agents,
    compliance,
    contracts: { oracle, mysql, sqlServer },
    missing,
    tablespaces,
    lists: [...others, tablespaces],
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
