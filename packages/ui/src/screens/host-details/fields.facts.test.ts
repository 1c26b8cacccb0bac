import { readFileSync } from 'node:fs'
import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import type { Column } from '../../components/data-table/column.ts'
import { formatFor } from '../../lib/format.ts'
import type { FactBlock } from './facts.tsx'
import { fileSystemColumns } from './FileSystemsDialog.tsx'
import { hostBlocks } from './hostBlocks.tsx'
import { licenseColumns } from './licenseColumns.ts'
import * as sqlServer from './microsoft/sqlServerParts.ts'
import { missingColumns } from './MissingDatabasesDialog.tsx'
import * as mongodb from './mongodb/mongodbParts.ts'
import * as mysql from './mysql/mysqlParts.ts'
import { infoBlocks } from './oracle/infoFacts.ts'
import * as postgresql from './postgresql/postgresqlParts.ts'

/*
 * Every field that the services send of a host and its databases has a place on the screen, and a story that shows it.
 * The table is made: what facts and columns read of a value is watched while they read it.
 */
const format = formatFor('en-US')

const ofBlocks = <Thing>(blocks: readonly FactBlock<Thing, string, string>[]) =>
  blocks.flatMap(({ facts }) =>
    facts.map(
      ({ value }) =>
        (thing: Thing) =>
          value(thing, format),
    ),
  )
const ofColumns = <Row extends object>(columns: readonly Column<Row>[]) =>
  columns.map(
    ({ id, value }) =>
      (row: Row) =>
        value ? value(row, 0) : Reflect.get(row, id),
  )

/** The keys of `value` that the readers ask for. */
function keysRead<Value extends object>(
  value: Value,
  readers: readonly ((value: Value) => unknown)[],
): Set<string> {
  const read = new Set<string>()
  const watched = new Proxy(value, {
    get(target, key) {
      if (typeof key === 'string') read.add(key)
      return Reflect.get(target, key)
    },
  })
  for (const reader of readers) reader(watched)
  return read
}

const first = <Row>(list: readonly Row[] | null | undefined): Row => {
  const [row] = list ?? []
  if (row === undefined) throw new Error('The sample has none')
  return row
}

const host = makeHostDetail(15)
const mysqlInstance = first(makeHostDetail(3).features.mysql?.instances)
const server = makeHostDetail(51).features.microsoft?.sqlServer
const serverInstance = first(server?.instances)
const serverDatabase = first(serverInstance.databases)
const pgInstance = first(makeHostDetail(23).features.postgresql?.instances)
const pgDatabase = first(pgInstance.databases)
const mongoInstance = first(makeHostDetail(7).features.mongodb?.instances)
const mongoStats = first(mongoInstance.dbStats)
const seen = (part: object) => ({ host: Object.assign({}, host, part), technologies: [] })

interface Entity {
  keys: readonly string[]
  read: Set<string>
  /** `file:Story` that shows what is read. */
  story: string
  /** Fields shown by other parts, each with the story that shows it. */
  elsewhere?: Readonly<Record<string, string>>
  /** Fields of no use to a person, each with the reason. */
  hidden?: Readonly<Record<string, string>>
}

function entity<Value extends object>(
  value: Value,
  readers: readonly ((value: Value) => unknown)[],
  rest: Omit<Entity, 'keys' | 'read'>,
): Entity {
  return { keys: Object.keys(value), read: keysRead(value, readers), ...rest }
}

const inHost = (story: string) => `HostDetailScreen:${story}`
const inParts = (story: string) => `HostPart:${story}`
const inOracle = (story: string) => `oracle/OraclePanel:${story}`

const entities: Readonly<Record<string, Entity>> = {
  host: entity(
    host,
    ofBlocks(hostBlocks).map((read) => (value: typeof host) => read({ host: value, technologies: [] })),
    {
      story: inHost('Ready'),
      elsewhere: {
        hostname: inHost('Ready'),
        features: inHost('Ready'),
        alerts: inHost('NewAlerts'),
        errors: inHost('AgentErrors'),
        filesystems: inHost('FileSystems'),
        cpuConsumptions: inHost('OsCapacity'),
        diskConsumptions: inHost('OsCapacity'),
        memorySum: inHost('MemoryWithinLimit'),
        memorySumPercentage: inHost('MemoryWithinLimit'),
        memorySumFlag: inHost('MemoryOverLimit'),
        history: 'oracle/OracleDatabases:CpuTime',
      },
      hidden: {
        id: 'of the store alone',
        archived: 'the date on the page says it',
        schemaVersion: 'of the store alone, always 0',
        serverSchemaVersion: 'of the store alone',
      },
    },
  ),
  info: entity(
    host.info,
    ofBlocks(hostBlocks).map(
      (read) => (info: object) =>
        read(seen({ info, clusterMembershipStatus: { ...host.clusterMembershipStatus, hacmp: true } })),
    ),
    {
      story: inHost('Clusterware'),
      hidden: {
        hostname: 'again the name of the host',
        hardwareAbstraction: 'the platform says it more exactly',
        threadsPerCore: 'threads and cores say it',
        coresPerSocket: 'cores and sockets say it',
      },
    },
  ),
  clusterMembershipStatus: entity(
    host.clusterMembershipStatus,
    ofBlocks(hostBlocks).map(
      (read) => (clusterMembershipStatus: object) => read(seen({ clusterMembershipStatus })),
    ),
    { story: inHost('VeritasCluster') },
  ),
  filesystem: entity(first(host.filesystems), ofColumns(fileSystemColumns), { story: inHost('FileSystems') }),
  missingDatabase: entity({ name: '', ignored: false, ignoredComment: '' }, ofColumns(missingColumns), {
    story: inHost('DecidingOnMissing'),
  }),
  usedLicense: entity(makeUsedLicense(), ofColumns(licenseColumns), {
    story: inParts('MysqlLicenses'),
    hidden: {
      hostname: 'the page is about it',
      dbName: 'the tab is about it',
      clusterName: 'a card of the host says it',
      clusterType: 'a card of the host says it',
    },
  }),
  mysqlInstance: entity(mysqlInstance, ofBlocks(mysql.mysqlBlocks), {
    story: inParts('MysqlInfo'),
    elsewhere: {
      databases: inParts('MysqlDatabases'),
      tableSchemas: inParts('MysqlTableSchemas'),
      segmentAdvisors: inParts('MysqlSegmentAdvisors'),
      changes: inParts('MysqlGrowth'),
      license: inParts('MysqlLicenses'),
    },
  }),
  mysqlDatabase: entity(first(mysqlInstance.databases), ofColumns(mysql.mysqlDatabaseColumns), {
    story: inParts('MysqlDatabases'),
  }),
  mysqlTable: entity(first(mysqlInstance.segmentAdvisors), ofColumns(mysql.mysqlSegmentColumns), {
    story: inParts('MysqlSegmentAdvisors'),
  }),
  mysqlSchema: entity(first(mysqlInstance.tableSchemas), ofColumns(mysql.mysqlSchemaColumns), {
    story: inParts('MysqlTableSchemas'),
  }),
  sqlServerInstance: entity(serverInstance, ofBlocks(sqlServer.sqlServerBlocks), {
    story: inParts('SqlServerInfo'),
    elsewhere: { databases: inParts('SqlServerDatabases'), license: inParts('MysqlLicenses') },
  }),
  sqlServerDatabase: entity(serverDatabase, ofBlocks(sqlServer.sqlServerDatabaseBlocks), {
    story: inParts('SqlServerDatabase'),
    elsewhere: {
      tablespaces: inParts('SqlServerFileGroups'),
      schemas: inParts('SqlServerObjects'),
      backups: inParts('SqlServerBackups'),
    },
  }),
  sqlServerFile: entity(first(serverDatabase.tablespaces), ofColumns(sqlServer.fileGroupColumns), {
    story: inParts('SqlServerFileGroups'),
  }),
  sqlServerObject: entity(first(serverDatabase.schemas), ofColumns(sqlServer.objectColumns), {
    story: inParts('SqlServerObjects'),
  }),
  sqlServerPatch: entity(first(server?.patches), ofColumns(sqlServer.patchColumns), {
    story: inParts('SqlServerPatches'),
  }),
  sqlServerFeature: entity(first(server?.features), ofColumns(sqlServer.featureColumns), {
    story: inParts('SqlServerFeatures'),
  }),
  postgresqlInstance: entity(
    pgInstance,
    [...ofBlocks(postgresql.postgresqlBlocks), ...ofBlocks(postgresql.settingBlocks)],
    {
      story: inParts('PostgresqlInfo'),
      elsewhere: { databases: inParts('PostgresqlDatabases') },
    },
  ),
  postgresqlSetting: entity(
    pgInstance.setting ?? {},
    [...ofBlocks(postgresql.settingBlocks), ...ofBlocks(postgresql.postgresqlBlocks)].map(
      (read) => (setting: object) => read(Object.assign({}, pgInstance, { setting })),
    ),
    { story: inParts('PostgresqlSettings') },
  ),
  postgresqlDatabase: entity(pgDatabase, ofBlocks(postgresql.postgresqlDatabaseBlocks), {
    story: inParts('PostgresqlDatabase'),
    elsewhere: { schemas: inParts('PostgresqlSchemas') },
  }),
  postgresqlSchema: entity(first(pgDatabase.schemas), ofColumns(postgresql.schemaColumns), {
    story: inParts('PostgresqlSchemas'),
  }),
  mongodbInstance: entity(
    mongoInstance,
    [mongodb.mongodbBlocks, mongodb.replicaSetBlocks, mongodb.connectionBlocks].flatMap((blocks) =>
      ofBlocks<typeof mongoInstance>(blocks),
    ),
    {
      story: inParts('MongodbInfo'),
      elsewhere: { dbStats: inParts('MongodbDatabases'), shardList: inParts('MongodbShards') },
    },
  ),
  mongodbReplicaSet: entity(
    mongoInstance.replicaSet,
    ofBlocks(mongodb.replicaSetBlocks).map(
      (read) => (replicaSet: object) => read(Object.assign({}, mongoInstance, { replicaSet })),
    ),
    { story: inParts('MongodbReplicaSet') },
  ),
  mongodbConnections: entity(
    mongoInstance.statusConnection,
    ofBlocks(mongodb.connectionBlocks).map(
      (read) => (statusConnection: object) => read(Object.assign({}, mongoInstance, { statusConnection })),
    ),
    { story: inParts('MongodbConnections') },
  ),
  mongodbStats: entity(mongoStats, ofBlocks(mongodb.statsBlocks), { story: inParts('MongodbDatabase') }),
  oracleDatabase: entity(makeOracleDatabase(1), ofBlocks(infoBlocks), {
    story: inOracle('Info'),
    elsewhere: {
      patches: inOracle('Patches'),
      tablespaces: inOracle('Tablespaces'),
      schemas: inOracle('Schemas'),
      licenses: inParts('MysqlLicenses'),
      addms: inOracle('Addms'),
      segmentAdvisors: inOracle('SegmentAdvisors'),
      psus: inOracle('Psus'),
      backups: inOracle('Backups'),
      featureUsageStats: inOracle('Options'),
      pdbs: inOracle('Pdbs'),
      services: inOracle('Services'),
      changes: inOracle('Growth'),
      grantDba: inOracle('Grants'),
      partitionings: inOracle('Partitionings'),
      cpuDiskConsumptions: inOracle('Capacity'),
      pgsqlMigrability: inOracle('Migrability'),
      policiesAudit: inOracle('Audit'),
      diskGroups: inOracle('DiskGroups'),
    },
  }),
}

const storyFile = (story: string) =>
  readFileSync(new URL(`${story.split(':')[0]}.stories.tsx`, import.meta.url), 'utf8')
const isThere = (story: string) => storyFile(story).includes(`export const ${story.split(':')[1]}`)

describe.each(Object.entries(entities))('%s', (_name, { keys, read, story, elsewhere = {}, hidden = {} }) => {
  test('every field has a place, or a reason why not', () => {
    const placed = new Set([...read, ...Object.keys(elsewhere), ...Object.keys(hidden)])
    expect(keys.filter((key) => !placed.has(key))).toEqual([])
  })

  test('a reason is given only for what is not shown', () => {
    expect(Object.keys(hidden).filter((key) => read.has(key) || !keys.includes(key))).toEqual([])
  })

  test('every place has a story', () => {
    expect([story, ...Object.values(elsewhere)].filter((one) => !isThere(one))).toEqual([])
  })
})
