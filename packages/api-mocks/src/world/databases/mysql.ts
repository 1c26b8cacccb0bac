import type { MySqlChange, MySQLFeature, MySQLInstance, MySQLSegmentAdvisor } from '../../contract/wire.ts'
import { rounded, sum } from '../../lib/decimals.ts'
import { type Fake, weights } from '../../lib/random.ts'
import { DAY, utc } from '../../lib/time.ts'
import { contentsFrom } from '../company/words.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { isPrimary, replicaPartnerOf } from '../hosts/pairs.ts'
import { ignoredInReport, ignoredOf } from '../licenses/ignoredLicenses.ts'
import { mysqlLicenseType } from '../licenses/licenseTypes.ts'
import { documentsOf } from '../oracle/oracleChanges.ts'
import type { World } from '../world.ts'
import { databaseNames, grown, subjectOf } from './dataContent.ts'

const versions = weights<readonly [before: string, after: string]>([
  [40, ['8.0.32', '8.0.36']],
  [20, ['8.0.28', '8.0.37']],
  [15, ['8.4.0', '8.4.3']],
  [15, ['5.7.42', '5.7.44']],
  [10, ['5.6.51', '5.6.51']],
])

const charsets = weights<readonly [server: string, collation: string]>([
  [60, ['utf8mb4', 'utf8mb4_0900_ai_ci']],
  [25, ['utf8mb4', 'utf8mb4_general_ci']],
  [15, ['latin1', 'latin1_swedish_ci']],
])

const engines = weights<string>([
  [90, 'InnoDB'],
  [7, 'MyISAM'],
  [3, 'Aria'],
])

const product = 'Oracle/MySQL'

/** Start of the rollout of minor versions, one instance after the other. */
const UPGRADES = Date.parse('2025-10-15T00:00:00Z')

const bufferPools: readonly number[] = [128, 512, 1024, 2048, 4096, 8192, 16_384]

/** The instances at a report. `changes` is empty, as in the list. */
export function mySqlInstancesOf(world: World, report: HostReport): MySQLInstance[] {
  const { reported } = report.facts
  if (reported)
    return (reported.features.mysql?.instances ?? []).map((instance) => ({
      ...instance,
      license: reportedLicenseOf(world, report, instance),
    }))
  return namesOf(report).map((name, index) => instanceOf(world, report, name, index))
}

/** Licenses only, without the cost of the other fields. */
export function mySqlLicensesOf(
  world: World,
  report: HostReport,
): { name: string; license: MySQLInstance['license'] }[] {
  if (report.facts.reported)
    return mySqlInstancesOf(world, report).map(({ name, license }) => ({ name, license }))
  return namesOf(report).map((name, index) => ({ name, license: licenseOf(world, report, name, index) }))
}

/** Feature for the host detail, with a year of changes, or `undefined` without instances. */
export function mySqlFeatureOf(world: World, report: HostReport): MySQLFeature | undefined {
  if (report.facts.reported)
    return {
      instances: mySqlInstancesOf(world, report).map((instance) => ({
        ...instance,
        changes: documentsOf(world, report).map((moment) => ({
          updated: utc(moment),
          allocation: sum((instance.tableSchemas ?? []).map(({ allocation }) => allocation)),
        })),
      })),
    }
  if (report.facts.technology !== product) return undefined
  const instances = mySqlInstancesOf(world, report).map((instance, index) => ({
    ...instance,
    changes: changesOf(world, report, contentOf(report.facts, replicaOf(world, report, index), index)),
  }))
  return { instances }
}

const namesOf = ({ row }: HostReport) => row.databases[product] ?? []
const instanceNumber = (host: HostFacts, index: number) => host.fake.part(200, index + 1)
const uuidOf = (fake: Fake) => fake(20).string.uuid()
const isEnterprise = (fake: Fake) => fake(3).datatype.boolean(0.38)

/** Master and slave have the same content. */
function contentOf(host: HostFacts, { leader }: Replica, index: number): Content {
  const source = leader ?? host
  return { name: source.databases[product]?.[index] ?? '', fake: instanceNumber(source, index) }
}

/** The primary instance, whose content its replica copies. */
interface Content {
  name: string
  fake: Fake
}

function licenseOf(world: World, report: HostReport, name: string, index: number): MySQLInstance['license'] {
  const fake = instanceNumber(report.facts, index)
  return isEnterprise(fake)
    ? { ...enterpriseLicense, ...ignoredOf(world, report, product, name, fake) }
    : noLicense
}

const enterpriseLicense = {
  licenseTypeID: mysqlLicenseType.id,
  name: mysqlLicenseType.itemDescription,
  count: 1,
}
const noLicense = { licenseTypeID: '', name: '', count: 0, ignored: false, ignoredComment: '' }

/** The server computes the license from the edition and keeps the flag of the report. */
function reportedLicenseOf(
  world: World,
  report: HostReport,
  { name, edition, license }: MySQLInstance,
): MySQLInstance['license'] {
  if (edition !== 'ENTERPRISE') return noLicense
  return { ...enterpriseLicense, ...ignoredInReport(world, report, product, name, license) }
}

function instanceOf(world: World, report: HostReport, name: string, index: number): MySQLInstance {
  const fake = instanceNumber(report.facts, index)
  const moment = report.receivedAt
  const replica = replicaOf(world, report, index)
  const content = contentOf(report.facts, replica, index)
  const [version, upgraded] = fake(1).helpers.weightedArrayElement(versions)
  const [charsetServer, collation] = content.fake(2).helpers.weightedArrayElement(charsets)
  const schemas = schemasOf(content, moment)
  return {
    name,
    version: moment < UPGRADES + fake(4).number.int(119) * DAY ? version : upgraded,
    edition: isEnterprise(fake) ? 'ENTERPRISE' : 'COMMUNITY',
    platform: fake(5).helpers.arrayElement(['Linux', 'Linux', 'linux-glibc2.28']),
    architecture: 'x86_64',
    engine: schemas.engine,
    redoLogEnabled: fake(6).datatype.boolean(1 / 17) ? 'OFF' : 'ON',
    charsetServer,
    charsetSystem: version.startsWith('5') ? 'utf8' : 'utf8mb3',
    pageSize: fake(7).helpers.arrayElement([16, 16, 16, 8, 64]),
    threadsConcurrency: fake(8).helpers.arrayElement([0, 0, 0, 8, 16]),
    bufferPoolSize: fake(9).helpers.arrayElement(bufferPools),
    logBufferSize: fake(10).helpers.arrayElement([16, 16, 64]),
    sortBufferSize: fake(11).helpers.arrayElement([0.25, 0.25, 1, 2]),
    readOnly: replica.isSlave,
    logBin: replica.isMaster || !fake(12).datatype.boolean(1 / 3),
    highAvailability: fake(13).datatype.boolean(1 / 5),
    uuid: uuidOf(fake),
    isMaster: replica.isMaster,
    slaveUUIDs: replica.slaveUUIDs,
    isSlave: replica.isSlave,
    masterUUID: replica.masterUUID,
    databases: schemas.names.map((schema, position) => ({
      name: schema,
      charset: charsetServer,
      collation,
      encrypted: content.fake(30 + position).datatype.boolean(1 / 6),
    })),
    tableSchemas: schemas.sizes,
    segmentAdvisors: advisorsOf(content.fake, schemas),
    changes: [],
    license: licenseOf(world, report, name, index),
  }
}

interface Replica {
  isMaster: boolean
  isSlave: boolean
  slaveUUIDs: string[]
  masterUUID: string | null
  /** Host of the master; set for slaves only. */
  leader: HostFacts | undefined
}

function replicaOf(world: World, report: HostReport, index: number): Replica {
  const other = replicaPartnerOf(world, report)
  const pair = isPrimary(report.facts) ? report.facts : other
  const replicated = pair !== undefined && pair.fake(201).datatype.boolean()
  const partnerHasIt = (other?.databases[product] ?? []).length > index
  if (other === undefined || !replicated || !partnerHasIt) {
    return { isMaster: false, isSlave: false, slaveUUIDs: [], masterUUID: null, leader: undefined }
  }
  const uuid = uuidOf(instanceNumber(other, index))
  return isPrimary(report.facts)
    ? { isMaster: true, isSlave: false, slaveUUIDs: [uuid], masterUUID: null, leader: undefined }
    : { isMaster: false, isSlave: true, slaveUUIDs: [], masterUUID: uuid, leader: other }
}

interface Schemas {
  engine: string
  names: string[]
  sizes: { name: string; engine: string; allocation: number }[]
}

/** MB of a schema. */
function allocationOf(fake: Fake, index: number, moment: number): number {
  const size = 40 + fake(40 + index).number.int(index === 0 ? 89_999 : 11_999)
  return rounded(grown(size, fake(60 + index).number.int({ min: 40, max: 499 }), moment), 1)
}

function schemasOf({ name, fake }: Content, moment: number): Schemas {
  const engine = fake(14).helpers.weightedArrayElement(engines)
  const count = fake(15).datatype.boolean(1 / 23) ? 0 : fake(16).number.int({ min: 1, max: 5 })
  const names = databaseNames(subjectOf(name, fake), count, fake)
  const sizes = names.map((name, index) => ({
    name,
    engine,
    allocation: allocationOf(fake, index, moment),
  }))
  return { engine, names, sizes }
}

/** The largest tables of each schema; data, indexes and free space make up the allocation. */
function advisorsOf(fake: Fake, { sizes, engine }: Schemas): MySQLSegmentAdvisor[] {
  return sizes.flatMap((schema, index) => {
    const tables = contentsFrom(fake(80 + index), fake(76 + index).number.int({ min: 1, max: 3 }))
    return tables.map((tableName, position) => {
      const allocation = rounded(schema.allocation / (tables.length + 1 + position), 1)
      const free = rounded((allocation * fake(90 + index * 4 + position).number.int(24)) / 100, 1)
      const indexes = rounded(
        (allocation * fake(120 + index * 4 + position).number.int({ min: 5, max: 34 })) / 100,
        1,
      )
      return {
        tableSchema: schema.name,
        tableName,
        engine,
        allocation,
        data: rounded(allocation - indexes - free, 1),
        index: indexes,
        free,
      }
    })
  })
}

/** Total size of the schemas, one entry per stored document. */
function changesOf(world: World, report: HostReport, content: Content): MySqlChange[] {
  return documentsOf(world, report).map((moment) => {
    const { sizes } = schemasOf(content, moment)
    const allocation = sizes.reduce((sum, schema) => sum + schema.allocation, 0)
    return { updated: utc(moment), allocation: rounded(allocation, 1) }
  })
}
