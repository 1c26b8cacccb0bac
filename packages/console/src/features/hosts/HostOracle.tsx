import type { PartProps } from '@inventory-console/ui/screens/host-details/databases/DatabasesBox'
import {
  OracleDatabases,
  type RenderQuery,
  type OracleQueries,
  type QueryTarget,
} from '@inventory-console/ui/screens/host-details/oracle/OracleDatabases'
import type { ReactElement } from 'react'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import {
  useCanMigrate,
  useDiskGroupsOf,
  useMigrability,
  useMigrabilitySemaphore,
  usePdbChanges,
  usePolicyAudit,
  type OracleTarget,
} from './hostOracleQueries.ts'

interface HostScope {
  host: string
  filters: FilterQuery
}

/** Requests data while mounted. Keyed, so that no data of one database or PDB appears for another. */
function queryRenderer<State>(useQuery: (oracleTarget: OracleTarget, filters: FilterQuery) => State) {
  interface QueryResultProps {
    oracleTarget: OracleTarget
    filters: FilterQuery
    renderState: (state: State) => ReactElement
  }
  function QueryResult({ oracleTarget, filters, renderState }: QueryResultProps) {
    return renderState(useQuery(oracleTarget, filters))
  }
  return function queries({ host, filters }: HostScope): RenderQuery<State> {
    return (target: QueryTarget, renderState) => (
      <QueryResult
        key={JSON.stringify([host, target])}
        oracleTarget={{ ...target, host }}
        filters={filters}
        renderState={renderState}
      />
    )
  }
}

const canMigrate = queryRenderer(useCanMigrate)
const semaphore = queryRenderer(useMigrabilitySemaphore)
const migrability = queryRenderer(useMigrability)
const audit = queryRenderer(usePolicyAudit)
const diskGroups = queryRenderer(useDiskGroupsOf)
const pdbChanges = queryRenderer(usePdbChanges)

/** Binds the Oracle databases of a host to their queries. */
export function HostOracle({ host, ...props }: PartProps) {
  const filters = usePageQuery()
  const scope = { host: host.hostname, filters }
  const queries: OracleQueries = {
    isPastDay: filters['older-than'] !== undefined,
    canMigrate: canMigrate(scope),
    semaphore: semaphore(scope),
    migrability: migrability(scope),
    audit: audit(scope),
    diskGroups: diskGroups(scope),
    pdbChanges: pdbChanges(scope),
  }
  return <OracleDatabases key={host.hostname} host={host} queries={queries} {...props} />
}
