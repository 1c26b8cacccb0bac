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
} from '@inventory-console/ui/screens/host-details/oracle/OracleDatabases'
import { useList, useOne, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

/** A database of a host, or a PDB in it. */
export interface OracleTarget extends QueryTarget {
  host: string
}

const databasePath = '/hosts/{host}/technologies/oracle/databases/{db}'
const inline = { errorScope: 'inline' } as const

export function useCanMigrate(
  { host, database }: OracleTarget,
  filters: FilterQuery,
): OneState<boolean> & Refreshable {
  return useOne(
    {
      name: `GET ${databasePath}/can-migrate`,
      decoder: canMigrate,
      params: [host, database, filters],
      fetcher: ({ api }, signal) =>
        api.GET(`${databasePath}/can-migrate`, {
          params: { path: { host, db: database }, query: { ...filters } },
          signal,
        }),
    },
    ({ Canbemigrate }) => Canbemigrate,
    inline,
  )
}

export function useMigrabilitySemaphore({
  host,
  database,
  pdb,
}: OracleTarget): OneState<Semaphore> & Refreshable {
  return useOne(
    {
      name: `GET ${pdb === undefined ? databasePath : `${databasePath}/pdbs/{pdb}`}/psql-migrabilities/semaphore`,
      decoder: pdb === undefined ? getMigrabilitySemaphore : getPdbMigrabilitySemaphore,
      params: [host, database, pdb],
      fetcher: ({ api }, signal) =>
        pdb === undefined
          ? api.GET(`${databasePath}/psql-migrabilities/semaphore`, {
              params: { path: { host, db: database } },
              signal,
            })
          : api.GET(`${databasePath}/pdbs/{pdb}/psql-migrabilities/semaphore`, {
              params: { path: { host, db: database, pdb } },
              signal,
            }),
    },
    readSemaphore,
    inline,
  )
}

export function useMigrability({
  host,
  database,
  pdb,
}: OracleTarget): ListState<PgsqlMigrability> & Refreshable {
  return useList(
    {
      name: `GET ${pdb === undefined ? databasePath : `${databasePath}/pdbs/{pdb}`}/psql-migrabilities`,
      decoder: pdb === undefined ? listMigrabilityOfDatabase : listMigrabilityOfPdb,
      params: [host, database, pdb],
      fetcher: ({ api }, signal) =>
        pdb === undefined
          ? api.GET(`${databasePath}/psql-migrabilities`, {
              params: { path: { host, db: database } },
              signal,
            })
          : api.GET(`${databasePath}/pdbs/{pdb}/psql-migrabilities`, {
              params: { path: { host, db: database, pdb } },
              signal,
            }),
    },
    (body) => body,
    inline,
  )
}

export function usePolicyAudit({ host, database, pdb }: OracleTarget): OneState<PolicyAudit> & Refreshable {
  return useOne(
    {
      name: `GET ${pdb === undefined ? databasePath : `${databasePath}/pdbs/{pdb}`}/policies-audit`,
      decoder: pdb === undefined ? getPoliciesAudit : getPdbPoliciesAudit,
      params: [host, database, pdb],
      fetcher: ({ api }, signal) =>
        pdb === undefined
          ? api.GET(`${databasePath}/policies-audit`, { params: { path: { host, db: database } }, signal })
          : api.GET(`${databasePath}/pdbs/{pdb}/policies-audit`, {
              params: { path: { host, db: database, pdb } },
              signal,
            }),
    },
    selectAudit,
    inline,
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
    {
      name: `GET ${databasePath}/diskgroups`,
      decoder: listDiskGroupsOfDatabase,
      params: [host, database],
      fetcher: ({ api }, signal) =>
        api.GET(`${databasePath}/diskgroups`, { params: { path: { host, db: database } }, signal }),
    },
    (body) => body,
    inline,
  )
}

/** Changes of all PDBs of the host in one response. */
export function usePdbChanges(
  { host }: OracleTarget,
  filters: FilterQuery,
): ListState<PdbChange> & Refreshable {
  return useList(
    {
      name: 'GET /hosts/technologies/oracle/databases/change-list/{hostname}/pdbs',
      decoder: listPdbChanges,
      params: [host, filters],
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs', {
          params: { path: { hostname: host }, query: { ...filters } },
          signal,
        }),
    },
    (body) => body,
    inline,
  )
}
