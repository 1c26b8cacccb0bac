import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { jsonList } from '../../lib/http/jsonList.ts'
import { readQuery } from '../../lib/http/query.ts'
import { spreadsheetType } from '../../lib/xlsx.ts'
import { authorize } from '../../world/access/access.ts'
import type { HostReport } from '../../world/hosts/hostStore.ts'
import { diskGroupRowsOf } from '../../world/oracle/oracleDiskGroups.ts'
import {
  backupRows,
  grantRows,
  optionRows,
  partitioningRows,
  patchRows,
  pdbRow,
  schemaRows,
  serviceRows,
  tablespaceRows,
} from '../../world/oracle/oracleRows.ts'
import type { OracleSnapshot } from '../../world/oracle/oracleSnapshot.ts'
import type { World } from '../../world/world.ts'
import { inScope, ownScopeOf } from '../shared/scope.ts'
import { databasesIn } from './oracleScope.ts'

/** Lists that flatten one part of every database, such as patches. */
export const oraclePartHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/oracle/databases/patch-list', ({ request, response }) =>
    response(200).json(databases(world, request).flatMap(patchRows)),
  ),

  http.get('/hosts/technologies/oracle/databases/option-list', ({ request, response }) =>
    response(200).json(databases(world, request).flatMap(optionRows)),
  ),

  http.get('/hosts/technologies/oracle/databases/backup-list', ({ request, response }) =>
    response(200).json(databases(world, request).flatMap(backupRows)),
  ),

  http.get('/hosts/technologies/oracle/databases/service-list', ({ request, response }) =>
    response(200).json(databases(world, request).flatMap(serviceRows)),
  ),

  http.get('/hosts/technologies/all/databases/grant-dba', ({ request, response }) =>
    response(200).json(databases(world, request).flatMap(grantRows)),
  ),

  http.get('/hosts/technologies/oracle/databases/tablespaces', ({ request, response }) =>
    response(200).json(databases(world, request).flatMap(tablespaceRows)),
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
    const current = databases(world, request).filter(({ report }) => isCurrent(world, report))
    const all = ofPdbs(current, (snapshot, pdb) => [{ snapshot, pdb }])
    return response.untyped(jsonList(all, ({ snapshot, pdb }) => pdbRow(snapshot, pdb)))
  }),

  http.get('/hosts/technologies/oracle/databases/diskgroups', ({ request, response }) => {
    const caller = authorize(world, request)
    const query = readQuery(request, 400)
    // The server builds no filter from only one of the two. Other users always have a location.
    const hasLocation = caller.location !== undefined || !caller.isAdmin
    if (hasLocation !== (query.text('environment') !== undefined)) throw httpError(422, 'document is nil')
    const reports = inScope(world, ownScopeOf(world, query, caller)).filter((report) =>
      isCurrent(world, report),
    )
    return response(200).json(reports.flatMap((report) => diskGroupRowsOf(world, report)))
  }),
]

/** These two lists look up current documents only, so that they have no rows for a past date. */
function isCurrent(world: World, { row, receivedAt }: HostReport): boolean {
  return world.hosts.reportOf(row.hostname, world.clock.now())?.receivedAt === receivedAt
}

/** An invalid date returns 400 in all of these lists. */
function databases(world: World, request: Request): OracleSnapshot[] {
  const caller = authorize(world, request)
  return databasesIn(world, ownScopeOf(world, readQuery(request, 400), caller))
}

type Pdb = OracleSnapshot['containers']['pdbs'][number]

function ofPdbs<Row>(all: OracleSnapshot[], rows: (snapshot: OracleSnapshot, pdb: Pdb) => Row[]): Row[] {
  return all.flatMap((snapshot) => snapshot.containers.pdbs.flatMap((pdb) => rows(snapshot, pdb)))
}
