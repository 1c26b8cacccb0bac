import { groupBy } from '../../lib/groupBy.ts'
import { type ApiHttp, type ChartHttp, httpError } from '../../lib/http/http.ts'
import { hasWords, pageOrRows, readQuery, sortedBy } from '../../lib/http/query.ts'
import { authenticate, authorize } from '../../world/access/access.ts'
import {
  databaseRowsOf,
  mongoDbRows,
  mySqlRows,
  postgreSqlRows,
  sqlServerRows,
} from '../../world/databases/databaseRows.ts'
import { GIB } from '../../world/databases/dataContent.ts'
import type { HostReport } from '../../world/hosts/hostStore.ts'
import { oracleHeadsOf } from '../../world/oracle/oracle.ts'
import { makeTechnologies } from '../../world/server/technologies.ts'
import type { World } from '../../world/world.ts'
import { inScope, ownScopeOf, type Scope, scopeOf } from '../shared/scope.ts'

export const databaseHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/all/databases', ({ request, response }) =>
    response(200).json({ databases: askedRows(world, request) }),
  ),

  http.get('/hosts/technologies/all/databases/statistics', ({ request, response }) => {
    const rows = askedRows(world, request)
    const bytes = (of: (row: (typeof rows)[number]) => number) =>
      Math.round(rows.reduce((sum, row) => sum + of(row) * GIB, 0))
    return response(200).json({
      'total-memory-size': bytes(({ memory }) => memory),
      'total-segments-size': bytes(({ segmentSize }) => segmentSize),
    })
  }),
]

function askedRows(world: World, request: Request) {
  const { location } = authorize(world, request)
  return databaseRowsOf(world, inScope(world, scopeOf(world, readQuery(request, 400), location)))
}

export const instanceHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/mysql/databases', ({ request, response }) => {
    const caller = authorize(world, request)
    const reports = inScope(world, ownScopeOf(world, readQuery(request), caller))
    const databases = reports.flatMap((report) => mySqlRows(world, report))
    return response(200).json({ databases: databases.length === 0 ? null : databases })
  }),

  http.get('/hosts/technologies/microsoft/databases', ({ request, response }) =>
    response(200).json(listed(world, request, sqlServerRows)),
  ),

  http.get('/hosts/technologies/postgresql/databases', ({ request, response }) =>
    response(200).json(listed(world, request, postgreSqlRows)),
  ),

  http.get('/hosts/technologies/mongodb/databases', ({ request, response }) =>
    response(200).json(listed(world, request, mongoDbRows)),
  ),
]

/** Search by host name, sort and paging, supported by three of the four lists. */
function listed<Row extends object>(
  world: World,
  request: Request,
  rowsOf: (world: World, report: HostReport) => readonly Row[],
) {
  const caller = authorize(world, request)
  const query = readQuery(request)
  const search = query.text('search')
  const reports = inScope(world, ownScopeOf(world, query, caller))
  const rows = reports
    .filter(({ row }) => hasWords(search, row.hostname))
    .flatMap((report) => rowsOf(world, report))
  return pageOrRows(sortedBy(rows, query.text('sort-by'), query.boolean('sort-desc') ?? false), query)
}

const ORACLE = 'Oracle/Database'
const metrics = ['work', 'version'] as const

/** The chart service has no location guard. The console does not use these operations. */
export const technologyChartHandlers = (http: ChartHttp, world: World) => [
  http.get('/settings/technologies-metrics', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json({ [ORACLE]: { product: ORACLE, metrics: [...metrics] } })
  }),

  http.get('/technologies/oracle/database', ({ request, response }) => {
    authenticate(world, request)
    const metric = readQuery(request).oneOf('metric', metrics)
    if (metric === undefined) throw httpError(422, 'metric is missing')
    const databases = inScope(world, chartScope(world, request)).flatMap((report) =>
      oracleHeadsOf(world, report).map((database) => ({ hostname: report.row.hostname, database })),
    )
    if (metric === 'version') {
      const counts = countsOf(databases.map(({ database }) => database.version))
      const data = counts.map(({ name, size }, index) => ({ name, size, color: colorOf(index) }))
      return response(200).json({
        data,
        legend: Object.fromEntries(data.map(({ name, color }) => [color, name])),
      })
    }
    const [color] = palette
    const data = databases.flatMap(({ hostname, database: { name, work } }) =>
      work === null ? [] : [{ name: `${hostname}/${name}`, size: work, color }],
    )
    return response(200).json({ data, legend: { [color]: 'Work' } })
  }),

  http.get('/technologies/changes', ({ request, response }) => {
    authenticate(world, request)
    const from = readQuery(request).moment('from')
    if (from === undefined) throw httpError(422, 'from is missing')
    const scope = chartScope(world, request)
    const now = new Map(productsOf(inScope(world, scope)).map(({ name, size }) => [name, size]))
    const then = new Map(
      productsOf(inScope(world, { ...scope, moment: Math.min(from, scope.moment) })).map(({ name, size }) => [
        name,
        size,
      ]),
    )
    const data = [...new Set([...now.keys(), ...then.keys()])].map((name) => {
      const size = now.get(name) ?? 0
      return { name, size, change: size - (then.get(name) ?? 0) }
    })
    return response(200).json({ data, legend: legendOf(data) })
  }),

  http.get('/technologies/types', ({ request, response }) => {
    authenticate(world, request)
    const reports = inScope(world, chartScope(world, request))
    const databases = productsOf(reports)
    const operatingSystems = countsOf(reports.map(({ row }) => systemOf(world, row.info.os)))
    const legend = legendOf([...databases, ...operatingSystems])
    return response(200).json({ databases, middlewares: [], operatingSystems, legend })
  }),
]

function chartScope(world: World, request: Request): Scope {
  const query = readQuery(request)
  return scopeOf(world, query, query.text('location')?.split(','))
}

interface Named {
  name: string
  size: number
}

function countsOf(names: readonly string[]): Named[] {
  return [...groupBy(names, (name) => name)].map(([name, all]) => ({ name, size: all.length }))
}

function productsOf(reports: readonly HostReport[]): Named[] {
  return countsOf(
    reports.flatMap(({ row }) =>
      Object.entries(row.databases).flatMap(([product, names]) => (names ?? []).map(() => product)),
    ),
  )
}

/** The first matching rule of OperatingSystemAggregationRules gives the product. */
function systemOf({ configuration }: World, os: string): string {
  const rules = configuration.APIService.OperatingSystemAggregationRules ?? []
  const rule = rules.find(({ Regex }) => new RegExp(Regex).test(os))
  return rule?.Product ?? 'Unknown/Unknown'
}

function legendOf(products: readonly { name: string }[]): Record<string, string> {
  const technologies = new Map(makeTechnologies().map(({ product, prettyName }) => [product, prettyName]))
  return Object.fromEntries(products.map(({ name }) => [name, technologies.get(name) ?? name]))
}

const palette = ['#C1181E', '#04648C', '#7CBC04', '#EC7414', '#696566', '#13AA52'] as const

function colorOf(index: number): string {
  return palette[index % palette.length] ?? palette[0]
}
