import { describe, expect, test } from 'vitest'
import type { Dashboard, DatabaseRow, DatabasesStatistics, HostSummary } from '../../contract/wire.ts'
import { at } from '../../testing/atLocations.ts'
import { clientOf } from '../../testing/client.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'
import {
  makeDashboard,
  makeDatabaseRows,
  makeMongoDbRows,
  makeMySqlRows,
  makePostgreSqlRows,
  makeSqlServerRows,
} from '../../world/databases/databaseFixtures.ts'
import { compliancePercentages } from '../../world/licenses/worldLicenses.ts'
import type { World } from '../../world/world.ts'

const [first, second, third] = sampleLocations

const world = createWorld()
const path = '/api/hosts/technologies/all/databases'

async function read(path: string, as = 'admin', of: World = world): Promise<unknown> {
  return clientOf(of).json(path, { as })
}

async function rowsOf(query = '', as = 'admin'): Promise<DatabaseRow[]> {
  const body = await read(path + query, as)
  if (!hasRows(body)) throw new Error('not a list of databases')
  return body.databases
}

const hasRows = (body: unknown): body is { databases: DatabaseRow[] } =>
  typeof body === 'object' && body !== null && 'databases' in body && Array.isArray(body.databases)
const isStatistics = (body: unknown): body is DatabasesStatistics =>
  typeof body === 'object' && body !== null && 'total-memory-size' in body
const isDashboard = (body: unknown): body is Dashboard =>
  typeof body === 'object' && body !== null && 'ercole' in body
const hasHosts = (body: unknown): body is { hosts: HostSummary[] } =>
  typeof body === 'object' && body !== null && 'hosts' in body && Array.isArray(body.hosts)

async function hostsOf(query = '', as = 'admin'): Promise<HostSummary[]> {
  const body = await read(`/api/hosts?mode=summary${query}`, as)
  if (!hasHosts(body)) throw new Error('not a list of hosts')
  return body.hosts
}

async function dashboardOf(as = 'admin', of: World = world, query = ''): Promise<Dashboard> {
  const body = await read(`/api/frontend/dashboard${query}`, as, of)
  if (!isDashboard(body)) throw new Error('not a dashboard')
  return body
}

describe('all databases', () => {
  test('lists one row per database name of the host list, except unreadable MongoDB databases', async () => {
    const rows = await rowsOf()
    const names = (await hostsOf()).flatMap(({ hostname, databases }) =>
      Object.entries(databases).flatMap(([type, list]) =>
        (list ?? []).map((name) => `${type} ${hostname} ${name}`),
      ),
    )
    const listed = new Set(rows.map(({ type, hostname, name }) => `${type} ${hostname} ${name}`))
    const missing = names.filter((name) => !listed.has(name))
    expect(listed.size).toBe(rows.length)
    expect(rows.length + missing.length).toBe(names.length)
    expect(new Set(missing.map((name) => name.startsWith('MongoDB/')))).toEqual(new Set([true]))
  })

  test('has sizes only for technologies that report them, else 0', async () => {
    const rows = await rowsOf()
    const typesOf = (has: (row: DatabaseRow) => boolean) => new Set(rows.filter(has).map(({ type }) => type))
    const oracle: DatabaseRow['type'] = 'Oracle/Database'
    const both = new Set<DatabaseRow['type']>([oracle, 'Oracle/MySQL'])
    expect(typesOf(({ memory }) => memory > 0)).toEqual(both)
    expect(typesOf(({ memory }) => memory === 0).has(oracle)).toBe(false)
    expect(typesOf(({ segmentSize }) => segmentSize > 0)).toEqual(both)
    expect(typesOf(({ datafileSize }) => datafileSize > 0)).toEqual(new Set([oracle]))
  })

  test('applies the global filters and returns 400 for an invalid date', async () => {
    const all = await rowsOf()
    expect(await rowsOf(`?${at(third)}`)).toEqual(all.filter(({ location }) => location === third))
    expect(await rowsOf('?environment=QA')).toEqual(all.filter(({ environment }) => environment === 'QA'))
    const own = all.filter(({ location }) => location === first || location === second)
    expect((await rowsOf('', 'operator')).length).toBe(own.length)
    expect((await rowsOf('?older-than=2025-09-01T00:00:00Z')).length).toBeLessThan(all.length)
    expect(await clientOf(world).status(`${path}?older-than=2025-09-01`)).toBe(400)
    expect(await clientOf(world).status(`${path}/statistics?older-than=2025-09-01`)).toBe(400)
  })

  test.each(['', `?${at(first)}`, '?environment=PROD&older-than=2025-12-01T00:00:00Z'])(
    'the statistics are the sums of the rows: %s',
    async (query) => {
      const rows = await rowsOf(query)
      const statistics = await read(`${path}/statistics${query}`)
      if (!isStatistics(statistics)) throw new Error('no statistics')
      const sum = (of: (row: DatabaseRow) => number) =>
        rows.reduce((total, row) => total + of(row), 0) * 1024 ** 3
      expect(statistics['total-memory-size']).toBe(Math.round(sum(({ memory }) => memory)))
      expect(statistics['total-segments-size']).toBe(Math.round(sum(({ segmentSize }) => segmentSize)))
    },
  )
})

test('fixtures of databases and dashboard are responses of the default world', async () => {
  expect(makeDatabaseRows(40)).toEqual((await rowsOf()).slice(0, 40))
  expect(makeDatabaseRows(40)[6]).toEqual(makeDatabaseRows(7)[6])
  expect(makeDashboard()).toEqual(await dashboardOf())
  expect(makeDashboard({ mariaDb: makeDashboard().oracle }).mariaDb.count).toBeGreaterThan(0)
  const lists = [makeMySqlRows(3), makeSqlServerRows(3), makePostgreSqlRows(3), makeMongoDbRows(3)]
  expect(lists.map((rows) => rows.length)).toEqual([3, 3, 3, 3])
})

describe('dashboard', () => {
  const keys = {
    oracle: 'Oracle/Database',
    sqlServer: 'Microsoft/SQLServer',
    mySql: 'Oracle/MySQL',
    postgreSql: 'PostgreSQL/PostgreSQL',
    mongoDb: 'MongoDB/MongoDB',
    mariaDb: 'MariaDBFoundation/MariaDB',
  } as const

  test.each(['admin', 'operator'])('counts the databases and hosts that %s may see', async (as) => {
    const dashboard = await dashboardOf(as)
    const rows = await rowsOf('', as)
    const hosts = await hostsOf('', as)
    for (const [key, stats] of Object.entries(dashboard)) {
      const product = Object.entries(keys).find(([name]) => name === key)?.[1]
      const isCounted = (type: string) => (product === undefined ? type !== '' : type === product)
      // MongoDB counts instances, also those without databases, which the list omits.
      const ofMongo = hosts.flatMap(({ databases }) => databases[keys.mongoDb] ?? []).length
      const listed = rows.filter(({ type }) => isCounted(type) && type !== keys.mongoDb).length
      expect(stats.count).toBe(listed + (isCounted(keys.mongoDb) ? ofMongo : 0))
      expect(stats.hostCount).toBe(hosts.filter(({ technology }) => isCounted(technology)).length)
      const isFixed = ['postgreSql', 'mongoDb', 'mariaDb'].includes(key)
      expect(stats.compliancePercentageStr).toBe(
        isFixed ? '100%' : `${stats.compliancePercentageVal.toFixed(2)}%`,
      )
      expect(stats.compliancePercentageVal).toSatisfy((value: number) => value > 0 && value <= 100)
    }
  })

  test('takes compliance from the licenses and weights the total by hosts', async () => {
    const dashboard = await dashboardOf()
    const { oracle, mySql, sqlServer } = compliancePercentages(world, undefined, ['All'])
    const technologyParts = [dashboard.oracle, dashboard.mySql, dashboard.sqlServer]
    expect(technologyParts.map((stats) => stats.compliancePercentageVal)).toEqual([oracle, mySql, sqlServer])
    const { ercole, ...technologies } = dashboard
    const parts = Object.values(technologies)
    const weighted = parts.reduce((sum, part) => sum + part.hostCount * part.compliancePercentageVal, 0)
    expect(ercole.compliancePercentageVal).toBeCloseTo(weighted / ercole.hostCount, 9)
    expect(dashboard.mariaDb).toEqual({
      count: 0,
      hostCount: 0,
      compliancePercentageVal: 100,
      compliancePercentageStr: '100%',
    })
  })

  test('ignores the query, except that a forbidden location returns 403', async () => {
    expect(await dashboardOf('admin', world, `?${at(third)}&older-than=yesterday`)).toEqual(
      await dashboardOf(),
    )
    const own = await dashboardOf('operator')
    expect(await dashboardOf('operator', world, `?${at(first)}`)).toEqual(own)
    expect(await clientOf(world).status(`/api/frontend/dashboard?${at(third)}`, { as: 'operator' })).toBe(403)
  })

  test('shows 0 hosts and 100% compliance for an empty installation', async () => {
    const stats = Object.values(await dashboardOf('admin', createWorld({ hosts: 0 })))
    expect(stats).toHaveLength(7)
    expect(new Set(stats.map(({ count, hostCount }) => count === 0 && hostCount === 0))).toEqual(
      new Set([true]),
    )
    expect(new Set(stats.map(({ compliancePercentageVal }) => compliancePercentageVal === 100))).toEqual(
      new Set([true]),
    )
  })
})
