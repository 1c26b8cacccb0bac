import type { PdbChange } from '../../contract/wire.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { parseMoment, utc } from '../../lib/time.ts'
import { spreadsheetType } from '../../lib/xlsx.ts'
import { authorize } from '../../world/access/access.ts'
import { migrabilityRows, policyRow } from '../../world/oracle/oracleAudits.ts'
import { documentsOf, hostChangesOf } from '../../world/oracle/oracleChanges.ts'
import { type Container, type OracleSnapshot, oracleSnapshotsOf } from '../../world/oracle/oracleSnapshot.ts'
import { storedConfiguration } from '../../world/server/configuration.ts'
import type { World } from '../../world/world.ts'
import { ownScopeOf } from '../shared/scope.ts'
import { databasesNow } from './oracleScope.ts'

export const oracleAuditHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/oracle/databases/policies-audit', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(policyRowsOf(world, kindsFor(request), () => ({})))
  }),

  http.get('/hosts/technologies/oracle/databases/pdbs/policies-audit', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(policyRowsOf(world, [pdbs], (pdb) => ({ pdbName: pdb.name })))
  }),

  http.get('/hosts/technologies/oracle/databases/psql-migrabilities', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(
      rowsOf(world, kindsFor(request), (snapshot, container) => migrabilityRows(snapshot, container, {})),
    )
  }),

  http.get('/hosts/technologies/oracle/databases/pdbs/psql-migrabilities', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(
      rowsOf(world, [pdbs], (snapshot, pdb) => migrabilityRows(snapshot, pdb, { pdbname: pdb.name })),
    )
  }),

  http.get('/hosts/technologies/oracle/databases/change-list/{hostname}', ({ request, params, response }) => {
    const caller = authorize(world, request)
    const { moment, archive, covers } = ownScopeOf(world, readQuery(request, 400), caller)
    const report = world.hosts.reportOf(params.hostname, moment, archive)
    if (!report || !covers(report.row)) return response(200).json([])
    const changes = hostChangesOf(world, report)
    return response(200).json(changes.oracleChangesDBs.length === 0 ? [] : [changes])
  }),

  http.get(
    '/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs',
    ({ request, params, response }) => {
      authorize(world, request)
      readQuery(request, 400).moment('older-than')
      return response(200).json(pdbChanges(world, params.hostname, new URL(request.url).searchParams))
    },
  ),
]

type Kind = (containers: OracleSnapshot['containers']) => readonly Container[]
const roots: Kind = ({ root }) => [root]
const pdbs: Kind = (containers) => containers.pdbs

/** Only the workbook also contains the PDBs. */
function kindsFor(request: Request): readonly Kind[] {
  return request.headers.get('Accept') === spreadsheetType ? [roots, pdbs] : [roots]
}

function rowsOf<Row>(
  world: World,
  kinds: readonly Kind[],
  rows: (snapshot: OracleSnapshot, container: Container) => Row[],
): Row[] {
  const snapshots = databasesNow(world)
  return kinds.flatMap((kind) =>
    snapshots.flatMap((snapshot) =>
      kind(snapshot.containers).flatMap((container) => rows(snapshot, container)),
    ),
  )
}

/** Empty when no policies are configured. */
function policyRowsOf<More extends object>(
  world: World,
  kinds: readonly Kind[],
  more: (container: Container) => More,
) {
  const configured = storedConfiguration(world).APIService.OracleDatabasePoliciesAudit ?? []
  if (configured.length === 0) return []
  return rowsOf(world, kinds, (snapshot, container) => [
    policyRow(snapshot, container, configured, more(container)),
  ])
}

/** The server reads the sizes from the wrong field, so they are 0. */
function pdbChanges(world: World, hostname: string, query: URLSearchParams): PdbChange[] {
  const now = world.clock.now()
  const report = world.hosts.reportOf(hostname, now)
  if (!report) return []
  const start = parseMoment(query.get('start') ?? '') ?? Number.NEGATIVE_INFINITY
  const end = parseMoment(query.get('end') ?? '') ?? Number.POSITIVE_INFINITY
  const moments = documentsOf(world, report).filter((moment) => moment >= start && moment < end)
  const pdbs = oracleSnapshotsOf(world, report).flatMap(({ database, containers }) =>
    containers.pdbs.map((pdb) => ({ dbname: database.name, pdbname: pdb.name })),
  )
  return moments.flatMap((moment) =>
    pdbs.map((names) => ({ ...names, updated: utc(moment), datafileSize: 0, segmentsSize: 0, allocable: 0 })),
  )
}
