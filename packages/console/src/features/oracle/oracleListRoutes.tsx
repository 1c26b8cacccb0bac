import type { OracleDatabaseRow } from '@inventory-console/api-mocks/contract'
import { unescapeText } from '@inventory-console/api-mocks/contract/reportText'
import {
  listAddms,
  listPatchAdvisors,
  listSegmentAdvisors,
} from '@inventory-console/api-mocks/decoders/api/oracle-overviews'
import {
  listBackups,
  listDiskGroups,
  listGrantsOfDba,
  listOptions,
  listPartitionings,
  listPatches,
  listPdbs,
  listSchemas,
  listServices,
} from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { type ListState, mapState, pendingState } from '@inventory-console/ui/lib/state'
import { extendRow } from '@inventory-console/ui/lib/unreadValues'
import { patchAdvisors } from '@inventory-console/ui/screens/oracle/advisors/PatchAdvisors'
import { segmentAdvisors } from '@inventory-console/ui/screens/oracle/advisors/SegmentAdvisors'
import {
  addms,
  backups,
  diskGroups,
  grants,
  options,
  partitionings,
  patches,
  schemas,
  services,
  tablespaces,
} from '@inventory-console/ui/screens/oracle/oracleLists'
import { pdbs } from '@inventory-console/ui/screens/oracle/pdbs/Pdbs'
import {
  BackupsScreen,
  type BackupView,
  backupViews,
  databasesWithoutBackup,
  withoutBackup,
  WithoutBackupScreen,
} from '@inventory-console/ui/screens/oracle/storage/BackupsScreen'
import { type ComponentType, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { definedListRoute, listRoute } from '../../platform/list-route/listRoute.tsx'
import {
  filteredList,
  type ListQueryOptions,
  oracleTablespaces,
  rowsOf,
} from '../../platform/queries/lists.ts'
import { nonEmptyNames } from '../../platform/queries/lookups.ts'
import { request, type Query, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { oracleDatabaseList } from './OracleDatabasesRoute.tsx'

const databases = '/hosts/technologies/oracle/databases'

/** The detail page of a PDB reads the same list. */
export const pdbList = filteredList({
  path: '/hosts/technologies/oracle/databases/pdbs',
  decoder: listPdbs,
  file: 'oraclePdbs',
  rows: rowsOf,
})

const backupList = filteredList({
  path: `${databases}/backup-list`,
  decoder: listBackups,
  rows: (body) => flattenRows(body, ({ oracleDatabaseBackup }) => oracleDatabaseBackup),
  file: 'oracleBackups',
})

const backupRoutes: Record<BackupView, ComponentType> = {
  backups: listRoute({ ...backups, Screen: BackupsScreen, ...backupList }),
  without: listRoute({
    ...databasesWithoutBackup,
    Screen: WithoutBackupScreen,
    useRows: useDatabasesWithoutBackup,
  }),
}

function BackupsRoute() {
  const [params] = useSearchParams()
  const Route = backupRoutes[backupViews.find((view) => view === params.get('tab')) ?? 'backups']
  return <Route />
}

/** The server has no list of them: databases that are not in the list of backups. */
function useDatabasesWithoutBackup(
  filters: FilterQuery,
  options: ListQueryOptions,
): ListState<OracleDatabaseRow> & Refreshable {
  const all = oracleDatabaseList.useRows(filters, options)
  const reported = backupList.useRows(filters, options)
  return useMemo(() => {
    const list: ListState<OracleDatabaseRow> =
      reported.status === 'ready'
        ? mapState(all, (rows) => withoutBackup(rows, reported.value))
        : (pendingState([all, reported]) ?? { status: 'loading' })
    return {
      ...list,
      stale: all.stale || reported.stale,
      refresh: () => {
        all.refresh()
        reported.refresh()
      },
    }
  }, [all, reported])
}

/** The lists of Oracle databases and their parts. */
export const oracleListRoutes = {
  addms: definedListRoute({
    list: addms,
    path: `${databases}/addms`,
    decoder: listAddms,
    rows: rowsOf,
    file: 'oracleADDM',
  }),
  backups: BackupsRoute,
  diskGroups: definedListRoute({
    list: diskGroups,
    path: `${databases}/diskgroups`,
    decoder: listDiskGroups,
    rows: rowsOf,
    file: 'oracleDiskGroups',
    adapt: withBothFilters,
    isRefused: ({ location, environment }, isAdmin) =>
      (isAdmin && location === undefined) !== (environment === undefined),
  }),
  grants: definedListRoute({
    list: grants,
    path: '/hosts/technologies/all/databases/grant-dba',
    decoder: listGrantsOfDba,
    rows: (body) => flattenRows(body, ({ oracleGrantDba }) => oracleGrantDba),
    file: 'oracleDbGrants',
  }),
  options: definedListRoute({
    list: options,
    path: `${databases}/option-list`,
    decoder: listOptions,
    rows: (body) => flattenRows(body, ({ oracleDatabaseFeatureUsageStat }) => oracleDatabaseFeatureUsageStat),
    file: 'oracleOptions',
  }),
  partitionings: definedListRoute({
    list: partitionings,
    path: `${databases}/partitionings`,
    decoder: listPartitionings,
    rows: rowsOf,
    file: 'oraclePartitionings',
  }),
  patchAdvisors: definedListRoute({
    list: patchAdvisors,
    path: `${databases}/patch-advisors`,
    decoder: listPatchAdvisors,
    rows: ({ content }) => content,
    file: 'oraclePatchAdvisor',
  }),
  patches: definedListRoute({
    list: patches,
    path: `${databases}/patch-list`,
    decoder: listPatches,
    rows: (body) => flattenRows(body, ({ oracleDatabasePatch }) => oracleDatabasePatch),
    file: 'oraclePatch',
  }),
  pdbs: listRoute({ ...pdbs, ...pdbList }),
  schemas: definedListRoute({
    list: schemas,
    path: `${databases}/schemas`,
    decoder: listSchemas,
    rows: rowsOf,
    file: 'oracleSchemas',
    // The server-side file contains the rows of databases but not those of their PDBs.
    id: 'withoutPdbs',
  }),
  segmentAdvisors: definedListRoute({
    list: segmentAdvisors,
    path: `${databases}/segment-advisors`,
    decoder: listSegmentAdvisors,
    rows: ({ segmentAdvisors }) => segmentAdvisors,
    file: 'oracleSegmentAdvisor',
  }),
  services: definedListRoute({
    list: services,
    path: `${databases}/service-list`,
    decoder: listServices,
    rows: (body) => flattenRows(body, ({ oracleDatabaseService }) => oracleDatabaseService),
    file: 'oracleServices',
  }),
  // The dashboard reads the same list.
  tablespaces: listRoute({ ...tablespaces, ...oracleTablespaces }),
}

/**
 * The server returns 422 for disk groups if exactly one of location and environment is set, and users who are
 * not administrators always have a location. It is then asked once for each value of the other filter.
 */
function withBothFilters<Body>(query: Query<Body>, filters: FilterQuery): Query<Body> {
  const { location, environment } = filters
  if (location !== undefined && environment !== undefined) return query
  return {
    ...query,
    fetcher: async (clients, signal) => {
      const first = await query.fetcher(clients, signal)
      if (first.response.status !== 422) return first
      const { data: values } =
        environment === undefined
          ? await clients.api.GET('/hosts/environments', { signal })
          : await clients.api.GET('/hosts/locations', { signal })
      const responses = await Promise.all(
        nonEmptyNames((values ?? []).map(unescapeText)).map(async (value) =>
          request(`${databases}/diskgroups`, {
            query:
              environment === undefined
                ? { ...filters, environment: value }
                : { ...filters, location: value },
          }).fetcher(clients, signal),
        ),
      )
      const [{ response } = first] = responses
      return (
        responses.find((part) => !part.response.ok) ?? {
          data: responses.flatMap(({ data }) => (Array.isArray(data) ? data : [])),
          response,
        }
      )
    },
  }
}

interface DatabaseNames {
  hostname: string
  databasename: string
}

/** Flattens each row: the part together with the names of its host and database. */
function flattenRows<Row extends DatabaseNames, Part extends object>(
  body: readonly Row[],
  select: (row: Row) => Part,
): readonly (Part & DatabaseNames)[] {
  return body.map((row) => extendRow(select(row), { hostname: row.hostname, databasename: row.databasename }))
}
