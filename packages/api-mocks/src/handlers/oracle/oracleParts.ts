import { DAY } from '../../lib/clock.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { jsonList } from '../../lib/http/jsonList.ts'
import { readQuery } from '../../lib/http/query.ts'
import { spreadsheetType } from '../../lib/xlsx.ts'
import { authorize } from '../../world/access/access.ts'
import { backups, features, grants, patches, services } from '../../world/oracle/oracle.ts'
import { diskGroupRowsOf } from '../../world/oracle/oracleDiskGroups.ts'
import { partitioningRows, pdbRow, schemaRows } from '../../world/oracle/oracleRows.ts'
import type { OracleSnapshot } from '../../world/oracle/oracleSnapshot.ts'
import { tablespacesOn } from '../../world/oracle/oracleTablespaces.ts'
import type { World } from '../../world/world.ts'
import { inScope, ownScopeOf, scopeOf } from '../shared/scope.ts'
import { databasesIn } from './oracleScope.ts'

/** Lists that flatten one part of every database, such as patches. */
export const oraclePartHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/oracle/databases/patch-list', ({ request, response }) =>
    response(200).json(
      partsOf(world, request, patches).map(([part, names]) => ({ oracleDatabasePatch: part, ...names })),
    ),
  ),

  http.get('/hosts/technologies/oracle/databases/option-list', ({ request, response }) =>
    response(200).json(
      partsOf(world, request, features).map(([part, names]) => ({
        oracleDatabaseFeatureUsageStat: part,
        ...names,
      })),
    ),
  ),

  http.get('/hosts/technologies/oracle/databases/backup-list', ({ request, response }) =>
    response(200).json(
      partsOf(world, request, backups).map(([part, names]) => ({ oracleDatabaseBackup: part, ...names })),
    ),
  ),

  http.get('/hosts/technologies/oracle/databases/service-list', ({ request, response }) =>
    response(200).json(
      partsOf(world, request, services).map(([part, names]) => ({ oracleDatabaseService: part, ...names })),
    ),
  ),

  http.get('/hosts/technologies/all/databases/grant-dba', ({ request, response }) =>
    response(200).json(
      partsOf(world, request, ({ containers }) => grants(containers.root)).map(([part, names]) => ({
        oracleGrantDba: part,
        ...names,
      })),
    ),
  ),

  http.get('/hosts/technologies/oracle/databases/tablespaces', ({ request, response }) =>
    response(200).json(
      databases(world, request).flatMap(({ containers, daysAgo, report }) =>
        tablespacesOn(containers.root.tablespaces, daysAgo).map((tablespace) => ({
          ...tablespace,
          hostname: report.row.hostname,
        })),
      ),
    ),
  ),

  http.get('/hosts/technologies/oracle/databases/schemas', ({ request, response }) => {
    const all = databases(world, request)
    const ofDatabases = all.flatMap((snapshot) => schemaRows(snapshot, snapshot.containers.root, false))
    // Like the server, omits the PDBs from the workbook.
    if (request.headers.get('Accept') === spreadsheetType) return response(200).json(ofDatabases)
    return response(200).json([
      ...ofDatabases,
      ...ofPdbs(all, (snapshot, pdb) => schemaRows(snapshot, pdb, true)),
    ])
  }),

  http.get('/hosts/technologies/oracle/databases/partitionings', ({ request, response }) => {
    const all = databases(world, request)
    return response(200).json([
      ...all.flatMap((snapshot) => partitioningRows(snapshot, snapshot.containers.root, false)),
      ...ofPdbs(all, (snapshot, pdb) => partitioningRows(snapshot, pdb, true)),
    ])
  }),

  http.get('/hosts/technologies/oracle/databases/pdbs', ({ request, response }) => {
    const all = ofPdbs(databases(world, request), (snapshot, pdb) => [{ snapshot, pdb }])
    return response.untyped(jsonList(all, ({ snapshot, pdb }) => pdbRow(snapshot, pdb)))
  }),

  http.get('/hosts/technologies/oracle/databases/diskgroups', ({ request, response }) => {
    const { location } = authorize(world, request)
    const reports = inScope(world, scopeOf(world, readQuery(request, 400), location))
    const daysAgo = (moment: number) => world.hosts.startDay - Math.floor(moment / DAY)
    return response(200).json(
      reports.flatMap(({ facts, receivedAt }) => diskGroupRowsOf(facts, daysAgo(receivedAt))),
    )
  }),
]

/** An invalid date returns 400 in all of these lists. */
function databases(world: World, request: Request): OracleSnapshot[] {
  const caller = authorize(world, request)
  return databasesIn(world, ownScopeOf(world, readQuery(request, 400), caller))
}

function partsOf<Part>(world: World, request: Request, of: (snapshot: OracleSnapshot) => Part[]) {
  return databases(world, request).flatMap((snapshot) => {
    const names = { hostname: snapshot.report.row.hostname, databasename: snapshot.database.name }
    return of(snapshot).map((part) => [part, names] as const)
  })
}

type Pdb = OracleSnapshot['containers']['pdbs'][number]

function ofPdbs<Row>(all: OracleSnapshot[], rows: (snapshot: OracleSnapshot, pdb: Pdb) => Row[]): Row[] {
  return all.flatMap((snapshot) => snapshot.containers.pdbs.flatMap((pdb) => rows(snapshot, pdb)))
}
