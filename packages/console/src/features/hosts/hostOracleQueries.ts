import type {
  DiskGroupRow,
  PdbChange,
  PgsqlMigrability,
  PoliciesAudit,
} from '@inventory-console/api-mocks/contract'
import { readSemaphore, type Semaphore } from '@inventory-console/ui/domain/tones'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { texts } from '@inventory-console/ui/lib/wire'
import type { PolicyAudit, Subject } from '@inventory-console/ui/screens/host-details/oracle/OracleDatabases'
import { useList, useOne, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

/** A database of a host, or a PDB of that. */
export interface OfHost extends Subject {
  host: string
}

const one = '/hosts/{host}/technologies/oracle/databases/{db}'
const inline = { errorScope: 'inline' } as const

export function useCanMigrate(
  { host, database }: OfHost,
  filters: FilterQuery,
): OneState<boolean> & Refreshable {
  return useOne(
    {
      name: `GET ${one}/can-migrate`,
      params: [host, database, filters],
      fetcher: ({ api }, signal) =>
        api.GET(`${one}/can-migrate`, {
          params: { path: { host, db: database }, query: { ...filters } },
          signal,
        }),
    },
    ({ Canbemigrate: can }) => (typeof can === 'boolean' ? can : undefined),
    inline,
  )
}

export function useMigrabilitySemaphore({ host, database, pdb }: OfHost): OneState<Semaphore> & Refreshable {
  return useOne(
    {
      name: `GET ${pdb === undefined ? one : `${one}/pdbs/{pdb}`}/psql-migrabilities/semaphore`,
      params: [host, database, pdb],
      fetcher: ({ api }, signal) =>
        pdb === undefined
          ? api.GET(`${one}/psql-migrabilities/semaphore`, {
              params: { path: { host, db: database } },
              signal,
            })
          : api.GET(`${one}/pdbs/{pdb}/psql-migrabilities/semaphore`, {
              params: { path: { host, db: database, pdb } },
              signal,
            }),
    },
    // A bare word; the empty one says that there is nothing to say.
    (body) => (typeof body === 'string' ? readSemaphore(body) : undefined),
    inline,
  )
}

export function useMigrability({ host, database, pdb }: OfHost): ListState<PgsqlMigrability> & Refreshable {
  return useList(
    {
      name: `GET ${pdb === undefined ? one : `${one}/pdbs/{pdb}`}/psql-migrabilities`,
      params: [host, database, pdb],
      fetcher: ({ api }, signal) =>
        pdb === undefined
          ? api.GET(`${one}/psql-migrabilities`, { params: { path: { host, db: database } }, signal })
          : api.GET(`${one}/pdbs/{pdb}/psql-migrabilities`, {
              params: { path: { host, db: database, pdb } },
              signal,
            }),
    },
    (body) => body,
    inline,
  )
}

export function usePolicyAudit({ host, database, pdb }: OfHost): OneState<PolicyAudit> & Refreshable {
  return useOne(
    {
      name: `GET ${pdb === undefined ? one : `${one}/pdbs/{pdb}`}/policies-audit`,
      params: [host, database, pdb],
      fetcher: ({ api }, signal) =>
        pdb === undefined
          ? api.GET(`${one}/policies-audit`, { params: { path: { host, db: database } }, signal })
          : api.GET(`${one}/pdbs/{pdb}/policies-audit`, {
              params: { path: { host, db: database, pdb } },
              signal,
            }),
    },
    readAudit,
    inline,
  )
}

/** The colour is the key that is there. */
function readAudit(body: PoliciesAudit): PolicyAudit | undefined {
  if ('RED' in body) return { semaphore: 'red', policies: texts(body.RED) }
  if ('GREEN' in body) return { semaphore: 'green', policies: texts(body.GREEN) }
  return 'N/A' in body ? { semaphore: 'N/A', policies: [] } : undefined
}

export function useDiskGroupsOf({ host, database }: OfHost): ListState<DiskGroupRow> & Refreshable {
  return useList(
    {
      name: `GET ${one}/diskgroups`,
      params: [host, database],
      fetcher: ({ api }, signal) =>
        api.GET(`${one}/diskgroups`, { params: { path: { host, db: database } }, signal }),
    },
    (body) => body,
    inline,
  )
}

/** Of all PDBs of the host in one answer. */
export function usePdbChanges({ host }: OfHost, filters: FilterQuery): ListState<PdbChange> & Refreshable {
  return useList(
    {
      name: 'GET /hosts/technologies/oracle/databases/change-list/{hostname}/pdbs',
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
