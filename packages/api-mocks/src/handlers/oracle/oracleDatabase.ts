import { HttpResponse } from 'msw'
import type { PgsqlMigrability, PoliciesAudit } from '../../contract/wire.ts'
import { flag, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { type ApiHttp, HttpError, httpError } from '../../lib/http/http.ts'
import { readFlag, readQuery } from '../../lib/http/query.ts'
import { authorize, hostFor } from '../../world/access/access.ts'
import { canMigrate, migrabilityOf, policiesOf, semaphoreColorOf } from '../../world/oracle/oracleAudits.ts'
import { diskGroupRowsOf } from '../../world/oracle/oracleDiskGroups.ts'
import type { Container } from '../../world/oracle/oracleSnapshot.ts'
import type { World } from '../../world/world.ts'
import { scopeOf } from '../shared/scope.ts'
import { databaseAt, pdbIn } from './oracleScope.ts'

/** Operations on one database or PDB. All but can-migrate ignore the date and the user's locations. */
export const oracleDatabaseHandlers = (http: ApiHttp, world: World) => [
  http.get(
    '/hosts/{host}/technologies/oracle/databases/{db}/can-migrate',
    ({ request, params: { host, db }, response }) => {
      const { location } = authorize(world, request)
      const { moment, covers } = scopeOf(world, readQuery(request, 400), location)
      const snapshot = databaseAt(world, host, db, moment)
      const isCovered = snapshot !== undefined && covers(snapshot.report.row)
      return response(200).json({ Canbemigrate: isCovered && canMigrate(snapshot.containers.root) })
    },
  ),

  http.get(
    '/hosts/{host}/technologies/oracle/databases/{db}/psql-migrabilities/semaphore',
    ({ request, params: { host, db }, response }) => {
      authorize(world, request)
      return response(200).json(semaphoreColorOf(rowsOf(databaseAt(world, host, db)?.containers.root)) ?? '')
    },
  ),

  http.get(
    '/hosts/{host}/technologies/oracle/databases/{db}/psql-migrabilities',
    ({ request, params: { host, db }, response }) => {
      authorize(world, request)
      return response(200).json(rowsOf(databaseAt(world, host, db)?.containers.root))
    },
  ),

  http.get(
    '/hosts/{host}/technologies/oracle/databases/{db}/policies-audit',
    ({ request, params: { host, db }, response }) => {
      authorize(world, request)
      return response(200).json(auditOf(world, databaseAt(world, host, db)?.containers.root))
    },
  ),

  http.get(
    '/hosts/{host}/technologies/oracle/databases/{db}/diskgroups',
    ({ request, params: { host, db }, response }) => {
      authorize(world, request)
      const snapshot = databaseAt(world, host, db)
      if (!snapshot) return response(200).json([])
      const rows = diskGroupRowsOf(world, snapshot.report)
      return response(200).json(rows.filter(({ databases }) => databases.includes(db)))
    },
  ),

  http.get(
    '/hosts/{host}/technologies/oracle/databases/{db}/pdbs/{pdb}/psql-migrabilities/semaphore',
    ({ request, params: { host, db, pdb }, response }) => {
      authorize(world, request)
      return response(200).json(semaphoreColorOf(rowsOf(pdbIn(databaseAt(world, host, db), pdb))) ?? '')
    },
  ),

  http.get(
    '/hosts/{host}/technologies/oracle/databases/{db}/pdbs/{pdb}/psql-migrabilities',
    ({ request, params: { host, db, pdb }, response }) => {
      authorize(world, request)
      return response(200).json(rowsOf(pdbIn(databaseAt(world, host, db), pdb)))
    },
  ),

  http.get(
    '/hosts/{host}/technologies/oracle/databases/{db}/pdbs/{pdb}/policies-audit',
    ({ request, params: { host, db, pdb }, response }) => {
      authorize(world, request)
      return response(200).json(auditOf(world, pdbIn(databaseAt(world, host, db), pdb)))
    },
  ),
]

function rowsOf(container: Container | undefined): PgsqlMigrability[] {
  return container === undefined ? [] : migrabilityOf(container)
}

/** Returns 400 with {} for unknown names. */
function auditOf(world: World, container: Container | undefined): PoliciesAudit {
  if (container === undefined) throw new HttpError(() => HttpResponse.json({}, { status: 400 }))
  const configured = world.configuration.APIService.OracleDatabasePoliciesAudit ?? []
  if (configured.length === 0) return { 'N/A': null }
  const present = policiesOf(container)
  const missing = configured.filter((name) => !present.includes(name))
  return missing.length === 0 ? { GREEN: configured } : { RED: missing }
}

const comment = shapeOf({ ignoredComment: text, name: text, ignored: flag })

export const missingDatabaseHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/oracle/missing-dbs', ({ request, response }) => {
    authorize(world, request)
    const hosts = world.hosts.rowsAt(world.clock.now())
    return response(200).json(
      hosts.flatMap(({ hostname, missingDatabases = [] }) =>
        missingDatabases.length > 0 ? [{ hostname, missingDatabases }] : [],
      ),
    )
  }),

  http.get('/hosts/{host}/technologies/oracle/missing-dbs', ({ request, params, response }) => {
    const host = hostFor(world, authorize(world, request), params.host)
    return response(200).json(world.hosts.missingDatabases(host, world.clock.now()))
  }),

  http.put(
    '/hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}',
    async ({ request, params, response }) => {
      const host = hostFor(world, authorize(world, request), params.host)
      const ignored = readFlag(params.flag)
      if (ignored === undefined) throw httpError(422, 'cannot read the flag')
      const { ignoredComment } = await readShape(request, comment)
      const change = { name: params.dbname, ignored, ignoredComment }
      if (!world.hosts.ignoreMissing(host, change, world.clock.now()))
        throw httpError(500, `database ${params.dbname} not found`)
      return response(204).empty()
    },
  ),
]
