import type {
  PostgreSQLDatabase,
  PostgreSQLFeature,
  PostgreSQLInstance,
  PostgreSQLSchema,
  PostgreSQLSetting,
} from '../../contract/wire.ts'
import { type Fake, weights } from '../../lib/random.ts'
import { DAY } from '../../lib/time.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { isPrimary, replicaPartnerOf } from '../hosts/pairs.ts'
import type { World } from '../world.ts'
import { databaseNames, grown, MIB, subjectOf } from './dataContent.ts'

const versions = weights<readonly [before: string, after: string]>([
  [34, ['15.4', '15.6']],
  [24, ['14.9', '14.12']],
  [20, ['16.1', '16.4']],
  [12, ['13.12', '13.16']],
  [10, ['12.17', '12.20']],
])

const charsets = weights<string>([
  [85, 'UTF8'],
  [9, 'LATIN1'],
  [6, 'SQL_ASCII'],
])

const product = 'PostgreSQL/PostgreSQL'

const UPGRADES = Date.parse('2025-12-01T00:00:00Z')

export function postgreSqlInstancesOf(world: World, report: HostReport): PostgreSQLInstance[] {
  const { reported } = report.facts
  if (reported) return reported.features.postgresql?.instances ?? []
  const names = report.row.databases[product] ?? []
  return names.map((name, index) => instanceOf(world, report, name, index))
}

/** Feature for the host detail, or `undefined` without instances. */
export function postgreSqlFeatureOf(world: World, report: HostReport): PostgreSQLFeature | undefined {
  if (report.facts.technology !== product) return undefined
  return { instances: postgreSqlInstancesOf(world, report) }
}

const instanceNumber = (host: HostFacts, index: number) => host.fake.part(220, index + 1)

function instanceOf(world: World, report: HostReport, name: string, index: number): PostgreSQLInstance {
  const { facts, receivedAt } = report
  const fake = instanceNumber(facts, index)
  const { isMaster, isSlave, source } = roleOf(world, report, index)
  const content = instanceNumber(source, index)
  const databases = databasesOf(source.databases[product]?.[index] ?? name, content, receivedAt)
  return {
    maxConnections: fake(1).helpers.arrayElement([100, 200, 200, 500]),
    port: Number(name.split(':')[1] ?? 5432),
    name,
    instanceSize: databases.reduce((sum, { dbSize }) => sum + dbSize, 0),
    charset: content(2).helpers.weightedArrayElement(charsets),
    isinreplica: isMaster || isSlave,
    ismaster: isMaster,
    isslave: isSlave,
    archiverWorking: !fake(3).datatype.boolean(1 / 3),
    slavesNum: isMaster ? 1 : 0,
    usersNum: content(4).number.int({ min: 3, max: 42 }),
    dbNum: databases.length,
    tblspNum: content(5).number.int({ min: 2, max: 4 }),
    // The agent cannot always read the settings.
    setting: fake(6).datatype.boolean(1 / 17) ? null : settingOf(report, fake),
    databases: fake(7).datatype.boolean(1 / 31) ? [] : databases,
  }
}

/** `source` is the host whose data the instance replicates. */
function roleOf(world: World, report: HostReport, index: number) {
  const { facts } = report
  const other = replicaPartnerOf(world, report)
  const alone = { isMaster: false, isSlave: false, source: facts }
  if (other === undefined || (other.databases[product] ?? []).length <= index) return alone
  const leader = isPrimary(facts) ? facts : other
  if (!leader.fake(221).datatype.boolean()) return alone
  return { isMaster: leader === facts, isSlave: leader !== facts, source: leader }
}

function settingOf({ row, receivedAt }: HostReport, fake: Fake): PostgreSQLSetting {
  const [before, after] = fake(8).helpers.weightedArrayElement(versions)
  const dbVersion = receivedAt < UPGRADES + fake(9).number.int(89) * DAY ? before : after
  const [major = ''] = dbVersion.split('.')
  const memory = Math.max(1, Math.floor(row.info.memoryTotal))
  return {
    dbVersion,
    dataDirectory: `/var/lib/pgsql/${major}/data`,
    workMem: fake(10).helpers.arrayElement([4096, 8192, 16_384, 65_536]),
    archiveMode: !fake(3).datatype.boolean(1 / 3),
    archiveCommand: fake(3).datatype.boolean(1 / 3)
      ? ''
      : fake(11).helpers.arrayElement([
          'test ! -f /archive/%f &amp;&amp; cp %p /archive/%f',
          'pgbackrest archive-push %p',
        ]),
    minWalSize: 80,
    maxWalSize: fake(12).helpers.arrayElement([1024, 2048, 4096]),
    maxConnections: fake(1).helpers.arrayElement([100, 200, 200, 500]),
    checkpointCompletionTarget: fake(13).helpers.arrayElement(['0.9', '0.5']),
    defaultStatisticsTarget: fake(14).helpers.arrayElement([100, 100, 500]),
    randomPageCost: fake(15).helpers.arrayElement([4, 1.1]),
    maintenanceWorkMem: fake(16).helpers.arrayElement([65_536, 262_144, 1_048_576]),
    // In pages of 8 kB: a quarter and three quarters of the memory.
    sharedBuffers: memory * 32_768,
    effectiveCacheSize: memory * 98_304,
    effectiveIoConcurrency: fake(17).helpers.arrayElement([1, 200]),
    maxWorkerProcesses: 8,
    maxParallelWorkers: Math.min(8, row.info.cpuCores),
  }
}

/** The default database `postgres`, then those of the users. */
function databasesOf(instance: string, fake: Fake, moment: number): PostgreSQLDatabase[] {
  const own = databaseNames(subjectOf(instance, fake), fake(30).number.int({ min: 1, max: 4 }), fake)
  return ['postgres', ...own].map((name, index) => databaseOf(name, fake.part(31, index + 1), moment))
}

function databaseOf(dbName: string, fake: Fake, moment: number): PostgreSQLDatabase {
  const isSystem = dbName === 'postgres'
  const dbOwner = isSystem ? 'postgres' : `${dbName}_owner`
  const schemas = schemasOf(dbName, dbOwner, fake, moment, isSystem)
  const sum = (of: (schema: PostgreSQLSchema) => number) =>
    schemas.reduce((total, schema) => total + of(schema), 0)
  const lobsCount = fake(10).datatype.boolean(1 / 4) ? fake(11).number.int(4999) : 0
  const lobsSize = lobsCount * 262_144
  const logical = fake(12).datatype.boolean(1 / 7)
  return {
    dbName,
    dbOwner,
    datconnlimit: fake(13).datatype.boolean(1 / 6) ? 50 : -1,
    schemasCount: schemas.length,
    dbSize: 8 * MIB + sum(({ schemaSize }) => schemaSize) + lobsSize,
    tablesCount: sum(({ tablesCount }) => tablesCount),
    tablesSize: sum(({ tablesSize }) => tablesSize),
    indexesCount: sum(({ indexesCount }) => indexesCount),
    indexesSize: sum(({ indexesSize }) => indexesSize),
    matviewsCount: sum(({ matviewsCount }) => matviewsCount),
    matviewsSize: sum(({ matviewsSize }) => matviewsSize),
    extensionsCount: fake(14).number.int({ min: 1, max: 9 }),
    lobsCount,
    lobsSize,
    viewsCount: sum(({ viewsCount }) => viewsCount),
    logicReplSetup: logical,
    publicationsCount: logical ? fake(15).number.int({ min: 1, max: 2 }) : 0,
    subscriptionsCount: logical && fake(16).datatype.boolean() ? 1 : 0,
    schemas: fake(17).datatype.boolean(1 / 23) ? [] : schemas,
  }
}

function schemasOf(
  dbName: string,
  schemaOwner: string,
  fake: Fake,
  moment: number,
  isSystem: boolean,
): PostgreSQLSchema[] {
  const names = isSystem
    ? ['public']
    : ['public', dbName, 'reporting', 'staging'].slice(0, fake(20).number.int({ min: 1, max: 4 }))
  return names.map((schemaName, index) => {
    const tablesCount = isSystem ? 0 : fake(21 + index).number.int(239)
    const indexesCount = tablesCount === 0 ? 0 : tablesCount + fake(25 + index).number.int(tablesCount)
    const matviewsCount = isSystem ? 0 : fake(29 + index).number.int(5)
    const base = tablesCount * fake(33 + index).number.int({ min: 1, max: 160 }) * MIB
    const tablesSize = Math.floor(grown(base, fake(37 + index).number.int({ min: 40, max: 339 }), moment))
    const indexesSize = Math.floor((tablesSize / 100) * fake(41 + index).number.int({ min: 15, max: 59 }))
    const matviewsSize = matviewsCount * fake(45 + index).number.int({ min: 1, max: 90 }) * MIB
    return {
      schemaName,
      schemaOwner,
      schemaSize: tablesSize + indexesSize + matviewsSize,
      tablesCount,
      tablesSize,
      indexesCount,
      indexesSize,
      matviewsCount,
      matviewsSize,
      viewsCount: isSystem ? 0 : fake(49 + index).number.int(59),
    }
  })
}
