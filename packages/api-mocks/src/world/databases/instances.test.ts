import { describe, expect, test } from 'vitest'
import type {
  MicrosoftFeature,
  MongoDBFeature,
  MySQLFeature,
  PostgreSQLFeature,
  SqlServerDatabase,
} from '../../contract/wire.ts'
import { DAY } from '../../lib/time.ts'
import { createWorld } from '../createWorld.ts'
import { ignoreOf, licenseKey, setIgnored } from '../licenses/ignoredLicenses.ts'
import { sqlServerLicenses } from '../licenses/sqlServerLicenses.ts'
import { mongoDbFeatureOf } from './mongodb.ts'
import { mySqlFeatureOf, mySqlInstancesOf, mySqlLicensesOf } from './mysql.ts'
import { postgreSqlFeatureOf } from './postgresql.ts'
import { microsoftFeatureOf, sqlServerInstancesOf, sqlServerLicensesOf } from './sqlServer.ts'

const world = createWorld()
const reports = world.hosts.reports(world.clock.now())
const isPresent = <Value>(value: Value | undefined | null): value is Value =>
  value !== undefined && value !== null
const distinct = (values: readonly string[]) => [...new Set(values)].toSorted()

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
const sqlDatabases: SqlServerDatabase[] = sqlServers.flatMap(({ databases }) => databases ?? [])
const postgres = postgresql.flatMap(({ instances }) => instances ?? [])
const mongos = mongodb.flatMap(({ instances }) => instances ?? [])

test('each host has the feature of its technology, with an instance per name of the host list', () => {
  for (const report of reports) {
    const features = {
      'Oracle/MySQL': mySqlFeatureOf(world, report)?.instances,
      'Microsoft/SQLServer': microsoftFeatureOf(world, report)?.sqlServer?.instances,
      'PostgreSQL/PostgreSQL': postgreSqlFeatureOf(world, report)?.instances,
      'MongoDB/MongoDB': mongoDbFeatureOf(world, report)?.instances,
    }
    for (const [product, instances] of Object.entries(features)) {
      const names = instances?.map(({ name }) => name)
      expect(names).toEqual(report.row.technology === product ? report.row.databases[product] : undefined)
    }
  }
})

describe('the default world contains', () => {
  test('every edition, role and rare state of MySQL', () => {
    expect(distinct(mysqlInstances.map(({ edition }) => edition))).toEqual(['COMMUNITY', 'ENTERPRISE'])
    expect(distinct(mysqlInstances.map(({ isMaster, isSlave }) => `${isMaster} ${isSlave}`))).toEqual([
      'false false',
      'false true',
      'true false',
    ])
    expect(mysqlInstances.some(({ databases }) => databases?.length === 0)).toBe(true)
    expect(mysqlInstances.some(({ license }) => license.ignored && license.ignoredComment !== '')).toBe(true)
    const points = mysqlInstances.map(({ changes }) => changes?.length ?? 0)
    expect([Math.min(...points), Math.max(...points)]).toSatisfy(
      ([few = 0, many = 0]) => few < 10 && many > 300,
    )
    expect(
      mysqlInstances.some(
        ({ changes }) => (changes?.at(-1)?.allocation ?? 0) > (changes?.[0]?.allocation ?? 0),
      ),
    ).toBe(true)
    expect(mysqlInstances.some(({ highAvailability }) => highAvailability)).toBe(true)
  })

  test('every enum value of SQL Server', () => {
    expect(distinct(sqlServers.map(({ stateDesc }) => stateDesc))).toHaveLength(9)
    expect(distinct(sqlServers.map(({ edition }) => edition))).toHaveLength(7)
    expect(distinct(sqlServers.map(({ status }) => status))).toHaveLength(7)
    expect(distinct(sqlDatabases.map(({ status }) => status))).toHaveLength(9)
    expect(distinct(sqlDatabases.map(({ recoveryModel }) => recoveryModel))).toHaveLength(3)
    const backups = sqlDatabases.flatMap(({ backups: backupList }) => backupList ?? [])
    expect(distinct(backups.map(({ backupType }) => backupType))).toHaveLength(7)
    expect(backups.some(({ weekDays }) => weekDays?.length === 0)).toBe(true)
    const files = sqlDatabases.flatMap(({ tablespaces }) => tablespaces ?? [])
    expect(distinct(files.map(({ fileType }) => fileType))).toHaveLength(4)
    expect(distinct(files.map(({ status }) => status))).toHaveLength(7)
    expect(distinct(files.map(({ growthUnit }) => growthUnit))).toEqual(['%', 'MB'])
    expect(microsoft.some(({ sqlServer }) => sqlServer?.patches?.length === 0)).toBe(true)
    expect(microsoft.some(({ sqlServer }) => sqlServer?.features?.length === 0)).toBe(true)
    expect(sqlServers.some(({ license }) => license.ignored)).toBe(true)
  })

  test('standalone and replicated PostgreSQL, with and without settings', () => {
    expect(postgres.some(({ setting }) => setting === null)).toBe(true)
    expect(postgres.some(({ ismaster, slavesNum }) => ismaster && slavesNum === 1)).toBe(true)
    expect(postgres.some(({ isslave, isinreplica }) => isslave && isinreplica)).toBe(true)
    expect(postgres.some(({ isinreplica }) => !isinreplica)).toBe(true)
    expect(postgres.some(({ databases }) => databases?.length === 0)).toBe(true)
    expect(
      postgres.flatMap(({ databases }) => databases ?? []).some(({ schemas }) => schemas?.length === 0),
    ).toBe(true)
  })

  test('standalone, replicated and sharded MongoDB', () => {
    expect(mongos.some(({ replicaSet }) => replicaSet.hosts?.length === 0 && replicaSet.setName === '')).toBe(
      true,
    )
    expect(mongos.some(({ replicaSet }) => replicaSet.hosts?.length === 2)).toBe(true)
    expect(mongos.some(({ shardList }) => shardList.shards?.length !== 0)).toBe(true)
    expect(mongos.some(({ dbStats }) => dbStats?.length === 0)).toBe(true)
  })
})

describe('consistency', () => {
  test('a MySQL slave and its master reference each other and hold the same schemas', () => {
    const byUuid = new Map(mysqlInstances.map((instance) => [instance.uuid, instance]))
    const slaves = mysqlInstances.filter(({ isSlave }) => isSlave)
    expect(byUuid.size).toBe(mysqlInstances.length)
    for (const slave of slaves) {
      const master = byUuid.get(slave.masterUUID ?? '')
      expect(master?.slaveUUIDs).toEqual([slave.uuid])
      const names = (instance: typeof master) => instance?.databases?.map(({ name }) => name)
      expect(names(slave)).toEqual(names(master))
    }
  })

  test('replication data stays the same when the other instance is dismissed', () => {
    const other = createWorld()
    const { hosts } = other
    // Roles and names of the replicas, without values that grow from day to day.
    const valuesAt = (moment: number) =>
      hosts.reports(moment).flatMap((report) => {
        if (report.facts.row % 2 === 1) return []
        const ofMySql = mySqlInstancesOf(other, report)
        const ofPostgreSql = postgreSqlFeatureOf(other, report)?.instances ?? []
        const ofMongoDb = mongoDbFeatureOf(other, report)?.instances ?? []
        return [
          ...ofMySql.map(({ uuid, isSlave, masterUUID }) => [uuid, isSlave, masterUUID]),
          ...ofPostgreSql.map(({ name, isslave, databases }) => [name, isslave, databases?.length]),
          ...ofMongoDb.map(({ name, replicaSet }) => [name, replicaSet]),
        ]
      })
    const before = valuesAt(other.clock.now())
    for (const host of hosts.facts) if (host.row % 2 === 1) hosts.dismiss(host, other.clock.now())
    other.clock.move(DAY)
    expect(valuesAt(other.clock.now())).toEqual(before)
  })

  test('totals match their parts', () => {
    for (const { databases, instanceSize, dbNum } of postgres.filter((each) => each.databases?.length)) {
      expect(instanceSize).toBe((databases ?? []).reduce((sum, { dbSize }) => sum + dbSize, 0))
      expect(dbNum).toBe(databases?.length)
    }
    for (const { segmentAdvisors, tableSchemas } of mysqlInstances) {
      for (const { data, index, free, allocation, tableSchema } of segmentAdvisors ?? []) {
        expect(data + index + free).toBeCloseTo(allocation, 5)
        expect(tableSchemas?.map(({ name }) => name)).toContain(tableSchema)
      }
    }
    for (const { dbStats, dbs } of mongos) {
      expect(dbs).toBe(dbStats?.length ?? 0)
      for (const stats of dbStats ?? []) expect(stats.totalSize).toBe(stats.storageSize + stats.indexSize)
    }
    for (const { used, alloc } of sqlDatabases.flatMap(({ tablespaces }) => tablespaces ?? [])) {
      expect(used).toBeLessThanOrEqual(alloc)
    }
  })

  test('license counts and types follow edition and cores', () => {
    const kinds = new Map(sqlServerLicenses.map(({ id, edition }) => [id, edition]))
    for (const report of reports) {
      const full = [...mySqlInstancesOf(world, report), ...sqlServerInstancesOf(world, report)]
      const light = [...mySqlLicensesOf(world, report), ...sqlServerLicensesOf(world, report)]
      expect(light).toEqual(full.map(({ name, license }) => ({ name, license })))
      for (const { license, edition, version } of sqlServerInstancesOf(world, report)) {
        // The server has no license types for 2022.
        const free = !['ENT', 'STD'].includes(edition) || version.startsWith('16.')
        expect(license.count).toBe(free ? 0 : Math.max(4, report.row.info.cpuCores) / 2)
        const licensed = kinds.get(license.licenseTypeID)
        expect(licensed === edition || (edition === 'STD' && licensed === 'ENT')).toBe(!free)
      }
    }
    for (const { edition, license } of mysqlInstances) {
      expect(license.count).toBe(edition === 'ENTERPRISE' ? 1 : 0)
    }
  })

  test('an ignored license shows in later reports but not in earlier ones', () => {
    const fresh = createWorld({ hosts: 200 })
    const now = fresh.clock.now()
    const report = fresh.hosts
      .reports(now)
      .find((each) => mySqlLicensesOf(fresh, each)[0]?.license.count === 1)
    if (!report) throw new Error('no enterprise instance')
    const [first] = mySqlLicensesOf(fresh, report)
    const key = licenseKey(report.row.hostname, 'Oracle/MySQL', first?.name ?? '', '')
    setIgnored(fresh.ignoredLicenses, key, report.receivedAt, { ignored: true, ignoredComment: 'spare' })
    expect(ignoreOf(fresh.ignoredLicenses, key, report.receivedAt)).toBeDefined()
    expect(mySqlInstancesOf(fresh, report)[0]?.license).toMatchObject({
      ignored: true,
      ignoredComment: 'spare',
    })
    const earlier = fresh.hosts.reportOf(report.row.hostname, now - 2 * DAY)
    if (!earlier) throw new Error('the host is too young')
    expect(mySqlInstancesOf(fresh, earlier)[0]?.license.ignoredComment).not.toBe('spare')
  })

  test('earlier reports of PostgreSQL have smaller sizes and other versions', () => {
    const past = Date.parse('2025-09-10T00:00:00Z')
    const then = world.hosts.reports(past)
    const sizes = (hostReports: typeof reports) =>
      new Map(
        hostReports.flatMap((report) =>
          (postgreSqlFeatureOf(world, report)?.instances ?? []).map(
            ({ name, instanceSize, setting }) =>
              [`${report.row.hostname} ${name}`, { instanceSize, version: setting?.dbVersion }] as const,
          ),
        ),
      )
    const [before, after] = [sizes(then), sizes(reports)]
    const both = [...before].filter(([key]) => after.has(key))
    expect(both.length).toBeGreaterThan(20)
    expect(
      new Set(both.map(([key, { instanceSize }]) => instanceSize <= (after.get(key)?.instanceSize ?? 0))),
    ).toEqual(new Set([true]))
    expect(both.some(([key, { version }]) => version !== after.get(key)?.version)).toBe(true)
  })
})
