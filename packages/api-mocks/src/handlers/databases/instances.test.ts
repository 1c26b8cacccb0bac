import { describe, expect, test } from 'vitest'
import type {
  MicrosoftFeature,
  MongoDBFeature,
  MySQLFeature,
  PostgreSQLFeature,
} from '../../contract/wire.ts'
import { at } from '../../testing/atLocations.ts'
import { clientOf } from '../../testing/client.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'
import { mongoDbFeatureOf } from '../../world/databases/mongodb.ts'
import { mySqlFeatureOf } from '../../world/databases/mysql.ts'
import { postgreSqlFeatureOf } from '../../world/databases/postgresql.ts'
import { microsoftFeatureOf } from '../../world/databases/sqlServer.ts'

const [first, second] = sampleLocations

const world = createWorld()
const client = clientOf(world)
const reports = world.hosts.reports(world.clock.now())
const isPresent = <Value>(value: Value | undefined | null): value is Value =>
  value !== undefined && value !== null

const mysql: MySQLFeature[] = reports.map((report) => mySqlFeatureOf(world, report)).filter(isPresent)
const microsoft: MicrosoftFeature[] = reports
  .map((report) => microsoftFeatureOf(world, report))
  .filter(isPresent)
const postgresql: PostgreSQLFeature[] = reports
  .map((report) => postgreSqlFeatureOf(world, report))
  .filter(isPresent)
const mongodb: MongoDBFeature[] = reports.map((report) => mongoDbFeatureOf(world, report)).filter(isPresent)

const mysqlInstances = mysql.flatMap(({ instances }) => instances ?? [])
const sqlServers = microsoft.flatMap(({ sqlServer }) => sqlServer?.instances ?? [])
const postgres = postgresql.flatMap(({ instances }) => instances ?? [])
const mongos = mongodb.flatMap(({ instances }) => instances ?? [])

async function list(path: string, as = 'admin'): Promise<Record<string, unknown>[]> {
  const body: unknown = await client.json(`/api/hosts/technologies/${path}`, { as })
  if (!Array.isArray(body)) throw new Error(`${path} is not a list`)
  return body
}

describe('list calls', () => {
  test('MySQL returns its rows in an object, without changes, and null if there are none', async () => {
    const body = await client.json('/api/hosts/technologies/mysql/databases')
    expect(body).toMatchObject({ databases: { length: mysqlInstances.length, 0: { changes: [] } } })
    const bare = clientOf(createWorld({ hosts: 0 }))
    expect(await bare.json('/api/hosts/technologies/mysql/databases')).toEqual({ databases: null })
    expect(await bare.json('/api/hosts/technologies/mongodb/databases')).toEqual([])
  })

  test('returns one row per instance, and for MongoDB one per database', async () => {
    expect(await list('microsoft/databases')).toHaveLength(sqlServers.length)
    expect(await list('postgresql/databases')).toHaveLength(postgres.length)
    const databases = mongos.reduce((sum, { dbs }) => sum + dbs, 0)
    expect(await list('mongodb/databases')).toHaveLength(databases)
  })

  test('returns an empty version when the settings could not be read', async () => {
    const versions = (await list('postgresql/databases')).map(({ version }) => version)
    expect(versions.filter((version) => version === '')).toHaveLength(
      postgres.filter(({ setting }) => setting === null).length,
    )
  })

  test.each(['microsoft', 'postgresql', 'mongodb'])('%s: searches, sorts and pages', async (technology) => {
    const path = `${technology}/databases`
    const all = await list(path)
    const { code } = world.sites[0]
    const found = await list(`${path}?search=PRD%20${code}`)
    expect(found).toEqual(
      all.filter(
        ({ hostname }) => /-prd-/i.test(String(hostname)) && String(hostname).toLowerCase().includes(code),
      ),
    )
    expect(found.length).toBeGreaterThan(0)
    const sorted = (await list(`${path}?sort-by=version&sort-desc=true`)).map(({ version }) =>
      String(version),
    )
    expect(sorted).toEqual(sorted.toSorted().toReversed())
    const page: unknown = await client.json(`/api/hosts/technologies/${path}?page=1&size=3&sort-by=hostname`)
    const byHost = await list(`${path}?sort-by=hostname`)
    expect(page).toMatchObject({
      content: byHost.slice(3, 6),
      metadata: { number: 1, size: 3, totalElements: all.length, totalPages: Math.floor(all.length / 3) },
    })
    expect(await list(`${path}?page=1`)).toEqual(all)
  })

  test.each(['mysql', 'microsoft', 'postgresql', 'mongodb'])(
    '%s: filters by location, environment and date, and by the locations of an operator',
    async (technology) => {
      const path = `/api/hosts/technologies/${technology}/databases`
      const rowsOf = async (query: string, as = 'admin') => {
        const body: unknown = await client.json(path + query, { as })
        const rows: unknown = Array.isArray(body) ? body : Reflect.get(Object(body), 'databases')
        if (!Array.isArray(rows)) throw new Error('no rows')
        return rows.map((row: { location: string; environment: string; hostname: string }) => row)
      }
      const all = await rowsOf('')
      expect(await rowsOf(`?${at(first)}`)).toEqual(all.filter(({ location }) => location === first))
      expect(await rowsOf('?environment=PROD')).toEqual(
        all.filter(({ environment }) => environment === 'PROD'),
      )
      const own = await rowsOf('', 'operator')
      expect(own).toEqual(all.filter(({ location }) => location === first || location === second))
      expect((await rowsOf('?older-than=2025-09-10T00:00:00Z')).length).toBeLessThan(all.length)
      expect(await client.status(`${path}?older-than=2025-09-10`)).toBe(422)
    },
  )
})
