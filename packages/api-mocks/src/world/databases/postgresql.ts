import type {
  PostgreSQLDatabase,
  PostgreSQLFeature,
  PostgreSQLInstance,
  PostgreSQLSchema,
  PostgreSQLSetting,
} from '../../contract/index.ts'
import { DAY } from '../../lib/clock.ts'
import { chance, pick, weighted, type Chance, type Pool } from '../../lib/seeded.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { leads, neighbourOf } from '../hosts/replicas.ts'
import type { World } from '../world.ts'
import { databaseNames, grown, MIB, subjectOf } from './dataContent.ts'

const product = 'PostgreSQL/PostgreSQL'

const versions: Pool<readonly [number, readonly [before: string, after: string]]> = [
  [34, ['15.4', '15.6']],
  [24, ['14.9', '14.12']],
  [20, ['16.1', '16.4']],
  [12, ['13.12', '13.16']],
  [10, ['12.17', '12.20']],
]
const charsets: Pool<readonly [number, string]> = [
  [85, 'UTF8'],
  [9, 'LATIN1'],
  [6, 'SQL_ASCII'],
]
const UPGRADES = Date.parse('2025-12-01T00:00:00Z')

export function postgreSqlInstancesOf(world: World, report: HostReport): PostgreSQLInstance[] {
  const names = report.row.databases[product] ?? []
  return names.map((name, index) => instanceOf(world, report, name, index))
}

/** Feature for the host detail, or `undefined` without instances. */
export function postgreSqlFeatureOf(world: World, report: HostReport): PostgreSQLFeature | undefined {
  if (report.facts.technology !== product) return undefined
  return { instances: postgreSqlInstancesOf(world, report) }
}

const instanceNumber = (host: HostFacts, index: number) => chance(host.number(220), index + 1)

function instanceOf(world: World, report: HostReport, name: string, index: number): PostgreSQLInstance {
  const { facts, moment } = report
  const number = instanceNumber(facts, index)
  const { isMaster, isSlave, source } = roleOf(world, report, index)
  const content = instanceNumber(source, index)
  const databases = databasesOf(source.databases[product]?.[index] ?? name, content, moment)
  return {
    maxConnections: pick([100, 200, 200, 500], number(1)),
    port: Number(name.split(':')[1] ?? 5432),
    name,
    instanceSize: databases.reduce((sum, { dbSize }) => sum + dbSize, 0),
    charset: weighted(charsets, content(2)),
    isinreplica: isMaster || isSlave,
    ismaster: isMaster,
    isslave: isSlave,
    archiverWorking: number(3) % 3 !== 0,
    slavesNum: isMaster ? 1 : 0,
    usersNum: 3 + (content(4) % 40),
    dbNum: databases.length,
    tblspNum: 2 + (content(5) % 3),
    // The agent cannot always read the settings.
    setting: number(6) % 17 === 5 ? null : settingOf(report, number),
    databases: number(7) % 31 === 3 ? [] : databases,
  }
}

/** `source` is the host whose data the instance replicates. */
function roleOf(world: World, report: HostReport, index: number) {
  const { facts } = report
  const other = neighbourOf(world, report)
  const alone = { isMaster: false, isSlave: false, source: facts }
  if (other === undefined || (other.databases[product] ?? []).length <= index) return alone
  const leader = leads(facts) ? facts : other
  if (leader.number(221) % 2 !== 0) return alone
  return { isMaster: leader === facts, isSlave: leader !== facts, source: leader }
}

function settingOf({ row, moment }: HostReport, number: Chance): PostgreSQLSetting {
  const [before, after] = weighted(versions, number(8))
  const dbVersion = moment < UPGRADES + (number(9) % 90) * DAY ? before : after
  const [major = ''] = dbVersion.split('.')
  const memory = Math.max(1, Math.floor(row.info.memoryTotal))
  return {
    dbVersion,
    dataDirectory: `/var/lib/pgsql/${major}/data`,
    workMem: pick([4096, 8192, 16_384, 65_536], number(10)),
    archiveMode: number(3) % 3 !== 0,
    archiveCommand:
      number(3) % 3 === 0
        ? ''
        : pick(['test ! -f /archive/%f && cp %p /archive/%f', 'pgbackrest archive-push %p'], number(11)),
    minWalSize: 80,
    maxWalSize: pick([1024, 2048, 4096], number(12)),
    maxConnections: pick([100, 200, 200, 500], number(1)),
    checkpointCompletionTarget: pick(['0.9', '0.5'], number(13)),
    defaultStatisticsTarget: pick([100, 100, 500], number(14)),
    randomPageCost: pick([4, 1.1], number(15)),
    maintenanceWorkMem: pick([65_536, 262_144, 1_048_576], number(16)),
    // Pages of 8 kB: a quarter of the memory, and three quarters.
    sharedBuffers: memory * 32_768,
    effectiveCacheSize: memory * 98_304,
    effectiveIoConcurrency: pick([1, 200], number(17)),
    maxWorkerProcesses: 8,
    maxParallelWorkers: Math.min(8, row.info.cpuCores),
  }
}

/** The one that every instance has, then those of the users. */
function databasesOf(instance: string, number: Chance, moment: number): PostgreSQLDatabase[] {
  const own = databaseNames(subjectOf(instance, number), 1 + (number(30) % 4), number)
  return ['postgres', ...own].map((name, index) => databaseOf(name, chance(number(31), index + 1), moment))
}

function databaseOf(dbName: string, number: Chance, moment: number): PostgreSQLDatabase {
  const isSystem = dbName === 'postgres'
  const dbOwner = isSystem ? 'postgres' : `${dbName}_owner`
  const schemas = schemasOf(dbName, dbOwner, number, moment, isSystem)
  const sum = (of: (schema: PostgreSQLSchema) => number) =>
    schemas.reduce((total, schema) => total + of(schema), 0)
  const lobsCount = number(10) % 4 === 0 ? number(11) % 5000 : 0
  const lobsSize = lobsCount * 262_144
  const logical = number(12) % 7 === 0
  return {
    dbName,
    dbOwner,
    datconnlimit: number(13) % 6 === 0 ? 50 : -1,
    schemasCount: schemas.length,
    dbSize: 8 * MIB + sum(({ schemaSize }) => schemaSize) + lobsSize,
    tablesCount: sum(({ tablesCount }) => tablesCount),
    tablesSize: sum(({ tablesSize }) => tablesSize),
    indexesCount: sum(({ indexesCount }) => indexesCount),
    indexesSize: sum(({ indexesSize }) => indexesSize),
    matviewsCount: sum(({ matviewsCount }) => matviewsCount),
    matviewsSize: sum(({ matviewsSize }) => matviewsSize),
    extensionsCount: 1 + (number(14) % 9),
    lobsCount,
    lobsSize,
    viewsCount: sum(({ viewsCount }) => viewsCount),
    logicReplSetup: logical,
    publicationsCount: logical ? 1 + (number(15) % 2) : 0,
    subscriptionsCount: logical && number(16) % 2 === 0 ? 1 : 0,
    schemas: number(17) % 23 === 2 ? [] : schemas,
  }
}

function schemasOf(
  dbName: string,
  schemaOwner: string,
  number: Chance,
  moment: number,
  isSystem: boolean,
): PostgreSQLSchema[] {
  const names = isSystem
    ? ['public']
    : ['public', dbName, 'reporting', 'staging'].slice(0, 1 + (number(20) % 4))
  return names.map((schemaName, index) => {
    const tablesCount = isSystem ? 0 : number(21 + index) % 240
    const indexesCount = tablesCount === 0 ? 0 : tablesCount + (number(25 + index) % (tablesCount + 1))
    const matviewsCount = isSystem ? 0 : number(29 + index) % 6
    const base = tablesCount * (1 + (number(33 + index) % 160)) * MIB
    const tablesSize = Math.floor(grown(base, 40 + (number(37 + index) % 300), moment))
    const indexesSize = Math.floor((tablesSize / 100) * (15 + (number(41 + index) % 45)))
    const matviewsSize = matviewsCount * (1 + (number(45 + index) % 90)) * MIB
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
      viewsCount: isSystem ? 0 : number(49 + index) % 60,
    }
  })
}
