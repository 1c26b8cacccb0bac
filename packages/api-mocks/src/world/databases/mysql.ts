import type { MySqlChange, MySQLFeature, MySQLInstance, MySQLSegmentAdvisor } from '../../contract/index.ts'
import { DAY } from '../../lib/clock.ts'
import { utc } from '../../lib/dates.ts'
import { chance, pick, weighted, type Chance, type Pool } from '../../lib/seeded.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { leads, neighbourOf } from '../hosts/replicas.ts'
import { ignoredOf } from '../licenses/ignoredInstances.ts'
import { documentsOf } from '../oracle/oracleChanges.ts'
import type { World } from '../world.ts'
import { databaseNames, grown, rounded, subjectOf, tables, uuidOf } from './dataContent.ts'

const product = 'Oracle/MySQL'

const versions: Pool<readonly [number, readonly [before: string, after: string]]> = [
  [40, ['8.0.32', '8.0.36']],
  [20, ['8.0.28', '8.0.37']],
  [15, ['8.4.0', '8.4.3']],
  [15, ['5.7.42', '5.7.44']],
  [10, ['5.6.51', '5.6.51']],
]
const charsets: Pool<readonly [number, readonly [server: string, collation: string]]> = [
  [60, ['utf8mb4', 'utf8mb4_0900_ai_ci']],
  [25, ['utf8mb4', 'utf8mb4_general_ci']],
  [15, ['latin1', 'latin1_swedish_ci']],
]
const engines: Pool<readonly [number, string]> = [
  [90, 'InnoDB'],
  [7, 'MyISAM'],
  [3, 'Aria'],
]
/** Minor versions are put in from then on, instance by instance. */
const UPGRADES = Date.parse('2025-10-15T00:00:00Z')

const bufferPools: Pool<number> = [128, 512, 1024, 2048, 4096, 8192, 16_384]

/** The instances at a report. `changes` is null, as in the list. */
export function mySqlInstancesOf(world: World, report: HostReport): MySQLInstance[] {
  return namesOf(report).map((name, index) => instanceOf(world, report, name, index))
}

/** Licenses only, without the cost of the other fields. */
export function mySqlLicensesOf(
  world: World,
  report: HostReport,
): { name: string; license: MySQLInstance['license'] }[] {
  return namesOf(report).map((name, index) => ({ name, license: licenseOf(world, report, name, index) }))
}

/** Feature for the host detail, with a year of changes, or `undefined` without instances. */
export function mySqlFeatureOf(world: World, report: HostReport): MySQLFeature | undefined {
  if (report.facts.technology !== product) return undefined
  const instances = mySqlInstancesOf(world, report).map((instance, index) => ({
    ...instance,
    changes: changesOf(world, report, contentOf(report.facts, replicaOf(world, report, index), index)),
  }))
  return { instances }
}

const namesOf = ({ row }: HostReport) => row.databases[product] ?? []
const instanceNumber = (host: HostFacts, index: number) => chance(host.number(200), index + 1)
const isEnterprise = (number: Chance) => number(3) % 100 < 38

/** Master and slave have the same content. */
function contentOf(host: HostFacts, { leader }: Replica, index: number): Content {
  const source = leader ?? host
  return { name: source.databases[product]?.[index] ?? '', number: instanceNumber(source, index) }
}

/** The instance that was written first. */
interface Content {
  name: string
  number: Chance
}

function licenseOf(world: World, report: HostReport, name: string, index: number): MySQLInstance['license'] {
  const number = instanceNumber(report.facts, index)
  if (!isEnterprise(number)) {
    return { licenseTypeID: '', name: '', count: 0, ignored: false, ignoredComment: '' }
  }
  return {
    licenseTypeID: 'B64911',
    name: 'MySQL Enterprise per HOST',
    count: 1,
    ...ignoredOf(world, report, product, name, number),
  }
}

function instanceOf(world: World, report: HostReport, name: string, index: number): MySQLInstance {
  const number = instanceNumber(report.facts, index)
  const moment = report.moment
  const replica = replicaOf(world, report, index)
  const content = contentOf(report.facts, replica, index)
  const [version, upgraded] = weighted(versions, number(1))
  const [charsetServer, collation] = weighted(charsets, content.number(2))
  const schemas = schemasOf(content, moment)
  return {
    name,
    version: moment < UPGRADES + (number(4) % 120) * DAY ? version : upgraded,
    edition: isEnterprise(number) ? 'ENTERPRISE' : 'COMMUNITY',
    platform: pick(['Linux', 'Linux', 'linux-glibc2.28'], number(5)),
    architecture: 'x86_64',
    engine: schemas.engine,
    redoLogEnabled: number(6) % 17 === 3 ? 'OFF' : 'ON',
    charsetServer,
    charsetSystem: version.startsWith('5') ? 'utf8' : 'utf8mb3',
    pageSize: pick([16, 16, 16, 8, 64], number(7)),
    threadsConcurrency: pick([0, 0, 0, 8, 16], number(8)),
    bufferPoolSize: pick(bufferPools, number(9)),
    logBufferSize: pick([16, 16, 64], number(10)),
    sortBufferSize: pick([0.25, 0.25, 1, 2], number(11)),
    readOnly: replica.isSlave,
    logBin: replica.isMaster || number(12) % 3 !== 0,
    highAvailability: number(13) % 5 === 2,
    uuid: uuidOf(number, 20),
    isMaster: replica.isMaster,
    slaveUUIDs: replica.slaveUUIDs,
    isSlave: replica.isSlave,
    masterUUID: replica.masterUUID,
    databases: schemas.names.map((schema, at) => ({
      name: schema,
      charset: charsetServer,
      collation,
      encrypted: content.number(30 + at) % 6 === 1,
    })),
    tableSchemas: schemas.sizes,
    segmentAdvisors: advisorsOf(content.number, schemas),
    changes: null,
    license: licenseOf(world, report, name, index),
  }
}

interface Replica {
  isMaster: boolean
  isSlave: boolean
  slaveUUIDs: string[] | null
  masterUUID: string | null
  /** Host of the master; set for slaves only. */
  leader: HostFacts | undefined
}

function replicaOf(world: World, report: HostReport, index: number): Replica {
  const other = neighbourOf(world, report)
  const pair = leads(report.facts) ? report.facts : other
  const replicated = pair !== undefined && pair.number(201) % 2 === 0
  const partnerHasIt = (other?.databases[product] ?? []).length > index
  if (other === undefined || !replicated || !partnerHasIt) {
    return { isMaster: false, isSlave: false, slaveUUIDs: null, masterUUID: null, leader: undefined }
  }
  const uuid = uuidOf(instanceNumber(other, index), 20)
  return leads(report.facts)
    ? { isMaster: true, isSlave: false, slaveUUIDs: [uuid], masterUUID: null, leader: undefined }
    : { isMaster: false, isSlave: true, slaveUUIDs: [], masterUUID: uuid, leader: other }
}

interface Schemas {
  engine: string
  names: string[]
  sizes: { name: string; engine: string; allocation: number }[]
}

/** MB of a schema. */
function allocationOf(number: Chance, index: number, moment: number): number {
  const size = 40 + (number(40 + index) % (index === 0 ? 90_000 : 12_000))
  return rounded(grown(size, 40 + (number(60 + index) % 460), moment), 1)
}

function schemasOf({ name, number }: Content, moment: number): Schemas {
  const engine = weighted(engines, number(14))
  const count = number(15) % 23 === 4 ? 0 : 1 + (number(16) % 5)
  const names = databaseNames(subjectOf(name, number), count, number)
  const sizes = names.map((name, index) => ({
    name,
    engine,
    allocation: allocationOf(number, index, moment),
  }))
  return { engine, names, sizes }
}

/** The largest tables of each schema; data, indexes and free space make up the allocation. */
function advisorsOf(number: Chance, { sizes, engine }: Schemas): MySQLSegmentAdvisor[] {
  return sizes.flatMap((schema, index) => {
    const first = number(80 + index)
    const share = 1 + (first % 3)
    return Array.from({ length: share }, (_, at) => {
      const allocation = rounded(schema.allocation / (share + 1 + at), 1)
      const free = rounded((allocation * (number(90 + index * 4 + at) % 25)) / 100, 1)
      const indexes = rounded((allocation * (5 + (number(120 + index * 4 + at) % 30))) / 100, 1)
      return {
        tableSchema: schema.name,
        tableName: pick(tables, first + at),
        engine,
        allocation,
        data: rounded(allocation - indexes - free, 1),
        index: indexes,
        free,
      }
    })
  })
}

/** Total size of the schemas, one entry per kept document. */
function changesOf(world: World, report: HostReport, content: Content): MySqlChange[] {
  return documentsOf(world, report).map((moment) => {
    const { sizes } = schemasOf(content, moment)
    const allocation = sizes.reduce((sum, schema) => sum + schema.allocation, 0)
    return { updated: utc(moment), allocation: rounded(allocation, 1) }
  })
}
