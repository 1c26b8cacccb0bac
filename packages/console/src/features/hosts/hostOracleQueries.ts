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
import type {
  PolicyAudit,
  QueryTarget,
} from '@inventory-console/ui/screens/hosts/details/oracle/OracleDatabases'
import { get } from '../../platform/query/get.ts'
import { useList, useOne, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

/** A database of a host, or a PDB in it. */
export interface OracleTarget extends QueryTarget {
  host: string
}

const databasePath = '/hosts/{host}/technologies/oracle/databases/{db}'
export function useCanMigrate(
  { host, database }: OracleTarget,
  filters: FilterQuery,
): OneState<boolean> & Refreshable {
  return useOne(
    get(canMigrate, `${databasePath}/can-migrate`, { path: { host, db: database }, query: filters }),
    ({ Canbemigrate }) => Canbemigrate,
  )
}

export function useMigrabilitySemaphore({
  host,
  database,
  pdb,
}: OracleTarget): OneState<Semaphore> & Refreshable {
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

export function useMigrability({
  host,
  database,
  pdb,
}: OracleTarget): ListState<PgsqlMigrability> & Refreshable {
  return useList(
    pdb === undefined
      ? get(listMigrabilityOfDatabase, `${databasePath}/psql-migrabilities`, { path: { host, db: database } })
      : get(listMigrabilityOfPdb, `${databasePath}/pdbs/{pdb}/psql-migrabilities`, {
          path: { host, db: database, pdb },
        }),
    (body) => body,
  )
}

export function usePolicyAudit({ host, database, pdb }: OracleTarget): OneState<PolicyAudit> & Refreshable {
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

export function useDiskGroupsOf({ host, database }: OracleTarget): ListState<DiskGroupRow> & Refreshable {
  return useList(
    get(listDiskGroupsOfDatabase, `${databasePath}/diskgroups`, { path: { host, db: database } }),
    (body) => body,
  )
}

/** Changes of all PDBs of the host in one response. */
export function usePdbChanges(
  { host }: OracleTarget,
  filters: FilterQuery,
): ListState<PdbChange> & Refreshable {
  return useList(
    get(listPdbChanges, '/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs', {
      path: { hostname: host },
      query: { ...filters },
    }),
    (body) => body,
  )
}
