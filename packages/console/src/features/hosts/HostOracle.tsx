import type {
  DiskGroupRow,
  PdbChange,
  PgsqlMigrability,
  PoliciesAudit,
} from '@inventory-console/api-mocks/contract'
import { listPdbChanges } from '@inventory-console/api-mocks/decoders/api/oracle-audits'
import {
  canMigrate,
  getMigrabilitySemaphore,
  getPdbMigrabilitySemaphore,
  getPdbPoliciesAudit,
  getPoliciesAudit,
  listDiskGroupsOfDatabase,
  listMigrabilityOfDatabase,
  listMigrabilityOfPdb,
} from '@inventory-console/api-mocks/decoders/api/oracle-one'
import { readSemaphore, type Semaphore } from '@inventory-console/ui/domain/tones'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import type { PartProps } from '@inventory-console/ui/screens/hosts/details/databases/DatabasesBox'
import {
  OracleDatabases,
  type OracleQueries,
  type PolicyAudit,
  type QueryTarget,
  type RenderQuery,
} from '@inventory-console/ui/screens/hosts/details/oracle/OracleDatabases'
import type { ComponentType, ReactElement } from 'react'
import { usePageFilters } from '../../platform/pages/page.ts'
import { get, type Refreshable, useList, useOne } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

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
  const filters = usePageFilters()
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

/** A database of a host, or a PDB in it. */
interface OracleTarget extends QueryTarget {
  host: string
}

const databasePath = '/hosts/{host}/technologies/oracle/databases/{db}'
function useCanMigrate(
  { host, database }: OracleTarget,
  filters: FilterQuery,
): OneState<boolean> & Refreshable {
  return useOne(
    get(canMigrate, `${databasePath}/can-migrate`, { path: { host, db: database }, query: filters }),
    ({ Canbemigrate }) => Canbemigrate,
  )
}

function useMigrabilitySemaphore({ host, database, pdb }: OracleTarget): OneState<Semaphore> & Refreshable {
  return useOne(
    pdb === undefined
      ? get(getMigrabilitySemaphore, `${databasePath}/psql-migrabilities/semaphore`, {
          path: { host, db: database },
        })
      : get(getPdbMigrabilitySemaphore, `${databasePath}/pdbs/{pdb}/psql-migrabilities/semaphore`, {
          path: { host, db: database, pdb },
        }),
    readSemaphore,
  )
}

function useMigrability({ host, database, pdb }: OracleTarget): ListState<PgsqlMigrability> & Refreshable {
  return useList(
    pdb === undefined
      ? get(listMigrabilityOfDatabase, `${databasePath}/psql-migrabilities`, { path: { host, db: database } })
      : get(listMigrabilityOfPdb, `${databasePath}/pdbs/{pdb}/psql-migrabilities`, {
          path: { host, db: database, pdb },
        }),
    (body) => body,
  )
}

function usePolicyAudit({ host, database, pdb }: OracleTarget): OneState<PolicyAudit> & Refreshable {
  return useOne(
    pdb === undefined
      ? get(getPoliciesAudit, `${databasePath}/policies-audit`, { path: { host, db: database } })
      : get(getPdbPoliciesAudit, `${databasePath}/pdbs/{pdb}/policies-audit`, {
          path: { host, db: database, pdb },
        }),
    selectAudit,
  )
}

/** The key of the response is the color. */
function selectAudit(body: PoliciesAudit): PolicyAudit | undefined {
  if (body.RED) return { semaphore: 'red', policies: body.RED }
  if (body.GREEN) return { semaphore: 'green', policies: body.GREEN }
  return body['N/A'] === undefined ? undefined : { semaphore: 'N/A', policies: [] }
}

function useDiskGroupsOf({ host, database }: OracleTarget): ListState<DiskGroupRow> & Refreshable {
  return useList(
    get(listDiskGroupsOfDatabase, `${databasePath}/diskgroups`, { path: { host, db: database } }),
    (body) => body,
  )
}

/** Changes of all PDBs of the host in one response. */
function usePdbChanges({ host }: OracleTarget, filters: FilterQuery): ListState<PdbChange> & Refreshable {
  return useList(
    get(listPdbChanges, '/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs', {
      path: { hostname: host },
      query: { ...filters },
    }),
    (body) => body,
  )
}
