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
import { definedListRoute, listRoute } from '../../platform/list-route/listRoute.tsx'
import { filteredList, oracleTablespaces, rowsOf } from '../../platform/queries/lists.ts'
import { nonEmptyNames } from '../../platform/queries/lookups.ts'
import { request, type Query } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

const databases = '/hosts/technologies/oracle/databases'

/** The detail page of a PDB reads the same list. */
export const pdbList = filteredList({
  path: '/hosts/technologies/oracle/databases/pdbs',
  decoder: listPdbs,
  file: 'oraclePdbs',
  rows: rowsOf,
})

/** The lists of Oracle databases and their parts. */
export const oracleListRoutes = {
  addms: definedListRoute({
    list: addms,
    path: `${databases}/addms`,
    decoder: listAddms,
    rows: rowsOf,
    file: 'oracleADDM',
  }),
  backups: definedListRoute({
    list: backups,
    path: `${databases}/backup-list`,
    decoder: listBackups,
    rows: (body) => flattenRows(body, ({ oracleDatabaseBackup }) => oracleDatabaseBackup),
    file: 'oracleBackups',
  }),
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
  return body.map((row) => ({ ...select(row), hostname: row.hostname, databasename: row.databasename }))
}
