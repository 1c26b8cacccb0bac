import type { Faker } from '@faker-js/faker'
import type { OracleDatabase } from '../../contract/wire.ts'
import { every, weights, type Fake } from '../../lib/random.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'

type OracleEdition = 'Enterprise Edition' | 'Standard Edition 2' | 'Express Edition'
export type ReleaseLine = '11.2' | '12.1' | '12.2' | '19' | '21' | '23'

/** All time-independent facts of an Oracle database. */
export interface OracleFacts {
  host: HostFacts
  /** Index in the host's databases. */
  index: number
  name: string
  /** Purpose of the database: ERP, CRM, DWH … */
  subject: string
  fake: Fake
  line: ReleaseLine
  edition: OracleEdition
  role: OracleDatabase['role']
  status: OracleDatabase['status']
  /** False for a mounted standby. */
  isReadable: boolean
  isCDB: boolean
  isRAC: boolean
  usesAsm: boolean
  /** Rare: the agent's user has no access to the catalog views. */
  lacksCatalogAccess: boolean
  /** Content of the agent report; undefined in a generated world. */
  reported?: OracleDatabase
}

const lines = weights<ReleaseLine>([
  [66, '19'],
  [9, '12.2'],
  [8, '12.1'],
  [7, '11.2'],
  [5, '21'],
  [5, '23'],
])
const editions = weights<OracleEdition>([
  [72, 'Enterprise Edition'],
  [24, 'Standard Edition 2'],
  [4, 'Express Edition'],
])

const cache = new WeakMap<HostFacts, readonly OracleFacts[]>()

/** Oracle databases of the host; empty for other technologies. Cached by host. */
export function oracleFactsOf(host: HostFacts): readonly OracleFacts[] {
  const cached = cache.get(host)
  if (cached) return cached
  const names = host.databases['Oracle/Database'] ?? []
  const facts = host.reported
    ? (host.reported.features.oracle?.database?.databases ?? []).map((reported, index) =>
        reportedFactsOf(host, reported, index),
      )
    : names.map((name, index) => factsOf(host, name, index))
  cache.set(host, facts)
  return facts
}

function factsOf(host: HostFacts, name: string, index: number): OracleFacts {
  const fake = host.shared.part(81, index + 1)
  const isRAC = host.membership.oracleClusterware
  const isKnownStandby = index === 0 && lacksPrimary(host)
  const edition = isRAC || isKnownStandby ? 'Enterprise Edition' : editionOf(host, fake(2))
  const line = lineOf(host, edition, fake(1).helpers.weightedArrayElement(lines))
  const role = isKnownStandby ? 'PHYSICAL STANDBY' : roleOf(host, edition, fake(3))
  const status = statusOf(role, edition, fake(4))
  return {
    host,
    index,
    name,
    subject: name.replace(/[A-Z]\d+$/, ''),
    fake,
    line,
    edition,
    role,
    status,
    isReadable: status !== 'MOUNTED',
    isCDB: isContainer(line, fake(5)),
    isRAC,
    usesAsm: isRAC || fake(6).datatype.boolean(35 / 100),
    lacksCatalogAccess: !isRAC && index === 0 && every(host.row, 59, 15),
  }
}

function reportedFactsOf(host: HostFacts, reported: OracleDatabase, index: number): OracleFacts {
  const { name, role, status, isCDB, isRAC, asm, version } = reported
  return {
    host,
    index,
    name,
    subject: name,
    fake: host.fake.part(81, index + 1),
    line: '19',
    edition: /Express/i.test(version)
      ? 'Express Edition'
      : /Standard/i.test(version)
        ? 'Standard Edition 2'
        : 'Enterprise Edition',
    role,
    status,
    isReadable: status !== 'MOUNTED',
    isCDB,
    isRAC,
    usesAsm: asm,
    lacksCatalogAccess: false,
    reported,
  }
}

/** Express Edition exists on Linux only, Standard Edition 2 on at most two sockets. */
function editionOf({ info }: HostFacts, faker: Faker): OracleEdition {
  const edition = faker.helpers.weightedArrayElement(editions)
  if (edition === 'Express Edition' && info.kernel !== 'Linux') return 'Enterprise Edition'
  return edition === 'Standard Edition 2' && info.cpuSockets > 2 ? 'Enterprise Edition' : edition
}

/** Falls back to another release if the edition or operating system does not support this one. */
function lineOf({ info }: HostFacts, edition: OracleEdition, line: ReleaseLine): ReleaseLine {
  if (edition === 'Express Edition') return '21'
  if (edition === 'Standard Edition 2' && line === '11.2') return '12.1'
  // Clusterware is at least as new as its databases.
  if (info.clusterwareVersion !== '' && Number(line) > Number.parseFloat(info.clusterwareVersion))
    return info.clusterwareVersion.startsWith('12') ? '12.2' : '19'
  return line === '23' && info.kernel !== 'Linux' ? '19' : line
}

function isContainer(line: ReleaseLine, faker: Faker): boolean {
  if (line === '11.2') return false
  if (line === '21' || line === '23') return true
  return faker.datatype.boolean(line === '19' ? 0.6 : 0.25)
}

/** True if the primary of the host's first standby is unknown. Equal for both nodes of a database cluster. */
export function lacksPrimary({ environment, membership, row, reported }: HostFacts): boolean {
  if (reported) return false
  const system = membership.oracleClusterware ? Math.ceil(row / 2) : row
  return environment === 'DR' && system % 3 === 0
}

const standbyStatuses = weights<OracleDatabase['status']>([
  [5, 'MOUNTED'],
  [4, 'READ ONLY WITH APPLY'],
  [2, 'READ ONLY'],
])

/** Roles in the environment DR. */
const drRoles = weights<OracleDatabase['role']>([
  [62, 'PHYSICAL STANDBY'],
  [20, 'PRIMARY'],
  [10, 'SNAPSHOT STANDBY'],
  [8, 'LOGICAL STANDBY'],
])

/** Only Enterprise Edition has Data Guard; a standby of Standard Edition 2 is maintained by scripts. */
function roleOf({ environment }: HostFacts, edition: OracleEdition, faker: Faker): OracleDatabase['role'] {
  if (environment !== 'DR' || edition === 'Express Edition') return 'PRIMARY'
  const role = faker.helpers.weightedArrayElement(drRoles)
  return edition === 'Enterprise Edition' || role === 'PRIMARY' ? role : 'PHYSICAL STANDBY'
}

function statusOf(
  role: OracleDatabase['role'],
  edition: OracleEdition,
  faker: Faker,
): OracleDatabase['status'] {
  if (role === 'PHYSICAL STANDBY') {
    if (edition !== 'Enterprise Edition') return 'MOUNTED'
    return faker.helpers.weightedArrayElement(standbyStatuses)
  }
  if (role !== 'PRIMARY') return 'READ WRITE'
  return faker.helpers.arrayElement(['OPEN', 'OPEN', 'READ WRITE', 'READ WRITE', 'READ WRITE'])
}

const pdbCounts = weights<number>([
  [44, 1],
  [26, 2],
  [16, 3],
  [9, 4],
  [4, 6],
  [1, 14],
])

/** PDBs without the Multitenant option: one in 12c, three from 19c on. */
export function freePdbsOf({ line }: OracleFacts): number {
  return line.startsWith('12') ? 1 : 3
}

/** Number of reported PDBs. Only Enterprise Edition has the Multitenant option. */
export function pdbCountOf(database: OracleFacts): number {
  const { isCDB, isReadable, lacksCatalogAccess, index, edition, fake } = database
  if (!isCDB || !isReadable || lacksCatalogAccess) return 0
  // Databases of a crowded host are not consolidated into PDBs.
  if (index > 13) return 1
  const count = fake(32).helpers.weightedArrayElement(pdbCounts)
  return edition === 'Enterprise Edition' ? count : Math.min(count, freePdbsOf(database))
}

/** Equal on all nodes of a database cluster, and often above 2^31. */
export function dbIDOf({ fake, reported }: OracleFacts): number {
  return reported?.dbID ?? fake(71).number.int({ min: 1_000_000_000, max: 4_199_999_999 })
}
