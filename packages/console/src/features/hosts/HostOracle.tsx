import type { PartProps } from '@inventory-console/ui/screens/hosts/details/databases/DatabasesBox'
import {
  OracleDatabases,
  type RenderQuery,
  type OracleQueries,
  type QueryTarget,
} from '@inventory-console/ui/screens/hosts/details/oracle/OracleDatabases'
import type { ComponentType, ReactElement } from 'react'
import { usePageQuery } from '../../platform/pages/page.ts'
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

interface HostQueryProps<State> {
  target: OracleTarget
  filters: FilterQuery
  render: (state: State) => ReactElement
}

/** A component that sends a query while mounted. */
function hostQuery<State>(useQuery: (target: OracleTarget, filters: FilterQuery) => State) {
  return function HostQuery({ target, filters, render }: HostQueryProps<State>) {
    return render(useQuery(target, filters))
  }
}

const CanMigrate = hostQuery(useCanMigrate)
const MigrabilitySemaphore = hostQuery(useMigrabilitySemaphore)
const Migrability = hostQuery(useMigrability)
const Audit = hostQuery(usePolicyAudit)
const DiskGroups = hostQuery(useDiskGroupsOf)
const PdbChanges = hostQuery(usePdbChanges)

/** Binds the Oracle databases of a host to their queries. */
export function HostOracle({ host, ...props }: PartProps) {
  const filters = usePageQuery()
  const { hostname } = host

  // Keyed, so that no data of one database or PDB appears for another.
  function bind<State>(Query: ComponentType<HostQueryProps<State>>): RenderQuery<State> {
    return (target: QueryTarget, render) => (
      <Query
        key={JSON.stringify([hostname, target])}
        target={{ ...target, host: hostname }}
        filters={filters}
        render={render}
      />
    )
  }

  const queries: OracleQueries = {
    isPastDay: filters['older-than'] !== undefined,
    canMigrate: bind(CanMigrate),
    semaphore: bind(MigrabilitySemaphore),
    migrability: bind(Migrability),
    audit: bind(Audit),
    diskGroups: bind(DiskGroups),
    pdbChanges: bind(PdbChanges),
  }
  return <OracleDatabases key={hostname} host={host} queries={queries} {...props} />
}
