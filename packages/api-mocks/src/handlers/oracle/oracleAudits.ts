import type { HostChanges, PdbChange, PoliciesAuditRow } from '../../contract/wire.ts'
import { parseMoment, utc } from '../../lib/dates.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { spreadsheetType } from '../../lib/xlsx.ts'
import { authorize } from '../../world/access/access.ts'
import { semaphoreColorOf, migrabilityOf, policiesOf } from '../../world/oracle/oracleAudits.ts'
import { changesOf, documentsOf } from '../../world/oracle/oracleChanges.ts'
import type { Container } from '../../world/oracle/oracleContainers.ts'
import { oracleSnapshotsOf, type OracleSnapshot } from '../../world/oracle/oracleSnapshot.ts'
import { storedConfiguration } from '../../world/server/configuration.ts'
import type { World } from '../../world/world.ts'
import { ownScopeOf } from '../shared/scope.ts'
import { databasesNow } from './oracleScope.ts'

export const oracleAuditHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/oracle/databases/policies-audit', ({ request, response }) => {
    authorize(world, request)
    const ofDatabases = auditRows(world, ({ root }) => [root])
    const isWorkbook = request.headers.get('Accept') === spreadsheetType
    return response(200).json(
      isWorkbook ? [...ofDatabases, ...auditRows(world, ({ pdbs }) => pdbs)] : ofDatabases,
    )
  }),

  http.get('/hosts/technologies/oracle/databases/pdbs/policies-audit', ({ request, response }) => {
    authorize(world, request)
    const named = (pdb: Container) => ({ pdbName: pdb.name })
    return response(200).json(auditRows(world, ({ pdbs }) => pdbs, named))
  }),

  http.get('/hosts/technologies/oracle/databases/psql-migrabilities', ({ request, response }) => {
    authorize(world, request)
    const none = () => ({})
    const ofDatabases = migrabilityRows(world, ({ root }) => [root], none)
    const isWorkbook = request.headers.get('Accept') === spreadsheetType
    return response(200).json(
      isWorkbook ? [...ofDatabases, ...migrabilityRows(world, ({ pdbs }) => pdbs, none)] : ofDatabases,
    )
  }),

  http.get('/hosts/technologies/oracle/databases/pdbs/psql-migrabilities', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(
      migrabilityRows(
        world,
        ({ pdbs }) => pdbs,
        (pdb) => ({ pdbname: pdb.name }),
      ),
    )
  }),

  http.get('/hosts/technologies/oracle/databases/change-list/{hostname}', ({ request, params, response }) => {
    const caller = authorize(world, request)
    const { moment, archive, covers } = ownScopeOf(world, readQuery(request, 400), caller)
    const report = world.hosts.reportOf(params.hostname, moment, archive)
    const snapshots = report && covers(report.row) ? oracleSnapshotsOf(world, report) : []
    if (report === undefined || snapshots.length === 0) return response(200).json([])
    const documents = documentsOf(world, report)
    const changes: HostChanges = {
      hostname: params.hostname,
      oracleChangesDBs: snapshots.map((snapshot) => ({
        databasename: snapshot.database.name,
        oracleChanges: changesOf(snapshot, documents),
      })),
    }
    return response(200).json([changes])
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

type Pick = (containers: OracleSnapshot['containers']) => readonly Container[]

/** Empty when no policies are configured. */
function auditRows(world: World, pick: Pick): PoliciesAuditRow[]
function auditRows<More>(
  world: World,
  pick: Pick,
  more: (container: Container) => More,
): (PoliciesAuditRow & More)[]
function auditRows(world: World, pick: Pick, more: (container: Container) => object = () => ({})) {
  const configured = storedConfiguration(world).APIService.OracleDatabasePoliciesAudit ?? []
  if (configured.length === 0) return []
  return databasesNow(world).flatMap(({ report, database, containers }) =>
    pick(containers).map((container) => {
      const present = policiesOf(container)
      const matched = configured.filter((name) => present.includes(name))
      const notmatched = configured.filter((name) => !present.includes(name))
      const flag = present.length === 0 ? 'N/A' : notmatched.length === 0 ? 'green' : 'red'
      return {
        hostname: report.row.hostname,
        dbName: database.name,
        ...more(container),
        flag,
        policiesAuditConfigured: configured,
        policiesAudit: present,
        matched,
        notmatched,
      }
    }),
  )
}

/** Omits containers without metrics. Without the deciding metric this list is red. */
function migrabilityRows<More>(world: World, pick: Pick, more: (container: Container) => More) {
  return databasesNow(world).flatMap(({ report, database, containers }) =>
    pick(containers).flatMap((container) => {
      const metrics = migrabilityOf(container)
      if (metrics.length === 0) return []
      const names = { hostname: report.row.hostname, dbname: database.name, ...more(container) }
      return [{ ...names, flag: semaphoreColorOf(metrics) ?? ('red' as const), metrics }]
    }),
  )
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
