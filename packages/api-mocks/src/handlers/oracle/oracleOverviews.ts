import type { OracleDatabasesStatistics, TopUnusedRow, TopWorkloadRow } from '../../contract/wire.ts'
import { rounded } from '../../lib/decimals.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { jsonList } from '../../lib/http/jsonList.ts'
import { pageOf, pageOrRows, type Query, readQuery, sortedBy } from '../../lib/http/query.ts'
import { monthsBefore } from '../../lib/time.ts'
import { authorize } from '../../world/access/access.ts'
import { headOf } from '../../world/oracle/oracleHead.ts'
import { addmRows, databaseRow, patchAdvisorRow, segmentAdvisorRows } from '../../world/oracle/oracleRows.ts'
import { oracleSnapshotsOf, type OracleSnapshot } from '../../world/oracle/oracleSnapshot.ts'
import type { World } from '../../world/world.ts'
import { inScope, ownScopeOf, type Scope } from '../shared/scope.ts'
import { databasesIn, hasName } from './oracleScope.ts'

export const oracleOverviewHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/oracle/databases', ({ request, response }) => {
    const { query, scope } = read(world, request)
    const found = databasesIn(world, scope).filter((snapshot) => hasName(snapshot, query.text('search')))
    const rowOf = (snapshot: OracleSnapshot) => databaseRow(world, snapshot)
    const ordered =
      query.text('sort-by') === undefined
        ? found
        : sorted(
            found.map((snapshot) => ({ snapshot, ...rowOf(snapshot) })),
            query,
          ).map(({ snapshot }) => snapshot)
    const paged = pageOrRows(ordered, query)
    if (Array.isArray(paged)) return response.untyped(jsonList(paged, rowOf))
    // Like the server, ignores the page number.
    const content = ordered.slice(0, query.integer('size')).map(rowOf)
    const metadata = { ...paged.metadata, size: content.length, empty: content.length === 0 }
    return response(200).json({ content, metadata })
  }),

  http.get('/hosts/technologies/oracle/databases/top-workload', ({ request, response }) => {
    const caller = authorize(world, request)
    const query = readQuery(request)
    const { moment, archive, covers } = ownScopeOf(world, query, caller)
    const everywhere: Scope = {
      moment,
      archive,
      isUnfiltered: false,
      covers: ({ location }) => covers({ location, environment: query.text('environment') ?? '' }),
    }
    const rows = databasesIn(world, everywhere).flatMap(workloadOf)
    return response(200).json(top(rows, ({ workload }) => workload, limitOf(query, 10)))
  }),

  http.get('/hosts/technologies/oracle/databases/top-unused-instance-resource', ({ request, response }) => {
    const { query, scope } = read(world, request)
    const rows = inScope(world, scope).map((report): TopUnusedRow => {
      const { id, hostname, info } = report.row
      const works = oracleSnapshotsOf(world, report).map((snapshot) => headOf(snapshot).work ?? 0)
      const used = works.reduce((sum, work) => sum + work, 0)
      return { _id: id, hostname, unused: works.length === 0 ? null : rounded(info.cpuThreads - used) }
    })
    const least = Number.NEGATIVE_INFINITY
    return response(200).json(top(rows, ({ unused }) => unused ?? least, limitOf(query, 15)))
  }),

  http.get('/hosts/technologies/oracle/databases/statistics', ({ request, response }) => {
    const { scope } = read(world, request)
    return response(200).json(statisticsOf(databasesIn(world, scope)))
  }),

  http.get('/hosts/technologies/oracle/databases/segment-advisors', ({ request, response }) => {
    const { query, scope } = read(world, request)
    const search = query.text('search')
    const all = databasesIn(world, scope)
    const ofDatabases = all
      .filter((snapshot) => hasName(snapshot, search))
      .flatMap((snapshot) => segmentAdvisorRows(snapshot, snapshot.containers.root, false))
    const ofPdbs = all.flatMap((snapshot) =>
      snapshot.containers.pdbs.flatMap((pdb) => segmentAdvisorRows(snapshot, pdb, true)),
    )
    return response(200).json({ segmentAdvisors: [...sorted(ofDatabases, query), ...sorted(ofPdbs, query)] })
  }),

  http.get('/hosts/technologies/oracle/databases/patch-advisors', ({ request, response }) => {
    const { query, scope } = read(world, request)
    const windowTime = query.integer('window-time') ?? 6
    const status = query.oneOf('status', ['OK', 'KO'])
    const since = (months: number) => monthsBefore(world.clock.now(), months)
    const rows = databasesIn(world, scope)
      .filter((snapshot) => hasName(snapshot, query.text('search')))
      .map((snapshot) => patchAdvisorRow(snapshot, windowTime, since))
      .filter((row) => status === undefined || row.status === status)
    return response(200).json(pageOf(sorted(rows, query), query))
  }),

  http.get('/hosts/technologies/oracle/databases/addms', ({ request, response }) => {
    const { query, scope } = read(world, request)
    const found = databasesIn(world, scope).filter((snapshot) => hasName(snapshot, query.text('search')))
    return response(200).json(pageOrRows(sorted(found.flatMap(addmRows), query), query))
  }),
]

function read(world: World, request: Request) {
  const caller = authorize(world, request)
  const query = readQuery(request)
  return { query, scope: ownScopeOf(world, query, caller) }
}

function sorted<Row extends object>(rows: Row[], query: ReturnType<typeof readQuery>): Row[] {
  return sortedBy(rows, query.text('sort-by'), query.boolean('sort-desc') ?? false)
}

/** Databases without a measured workload have no row. */
function workloadOf(snapshot: OracleSnapshot): TopWorkloadRow[] {
  const { id, hostname } = snapshot.report.row
  const { name, work } = headOf(snapshot)
  return work === null ? [] : [{ _id: id, hostname, dbname: name, workload: work }]
}

/** MongoDB rejects a limit of 0. */
function limitOf(query: Query, usual: number): number {
  const limit = query.integer('limit') ?? usual
  if (limit === 0) throw httpError(500, 'the limit must be positive')
  return limit
}

function top<Row>(rows: Row[], value: (row: Row) => number, limit: number): Row[] {
  return rows.toSorted((a, b) => compare(value(b), value(a))).slice(0, Math.max(0, limit))
}

/** Not `a - b`, which is NaN for two infinities. */
function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const GB = 2 ** 30

/** Summed as integers (hundredths) so that the order of the databases does not affect rounding. */
function statisticsOf(snapshots: readonly OracleSnapshot[]): OracleDatabasesStatistics {
  const heads = snapshots.map(headOf)
  type Head = (typeof heads)[number]
  const sum = (value: (head: Head) => number) =>
    heads.reduce((total, head) => total + Math.round(value(head) * 100), 0)
  const bytes = (value: (head: Head) => number) => (sum(value) * GB) / 100
  return {
    'total-memory-size': bytes(
      ({ pgaTarget, sgaTarget, memoryTarget }) => pgaTarget + sgaTarget + memoryTarget,
    ),
    'total-segments-size': bytes(({ segmentsSize }) => segmentsSize),
    'total-datafile-size': bytes(({ datafileSize }) => datafileSize),
    'total-work': sum(({ work }) => work ?? 0) / 100,
  }
}
