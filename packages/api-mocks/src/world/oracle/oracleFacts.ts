import type { OracleDatabase } from '../../contract/index.ts'
import { chance, every, pick, weighted, type Chance, type Pool } from '../../lib/seeded.ts'
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
  number: Chance
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
  isBare: boolean
}

const lines: Pool<readonly [number, ReleaseLine]> = [
  [66, '19'],
  [9, '12.2'],
  [8, '12.1'],
  [7, '11.2'],
  [5, '21'],
  [5, '23'],
]
const editions: Pool<readonly [number, OracleEdition]> = [
  [72, 'Enterprise Edition'],
  [24, 'Standard Edition 2'],
  [4, 'Express Edition'],
]

const known = new WeakMap<HostFacts, readonly OracleFacts[]>()

/** Oracle databases of the host; empty for other technologies. Cached by host. */
export function oracleFactsOf(host: HostFacts): readonly OracleFacts[] {
  const kept = known.get(host)
  if (kept) return kept
  const names = host.databases['Oracle/Database'] ?? []
  const facts = names.map((name, index) => factsOf(host, name, index))
  known.set(host, facts)
  return facts
}

function factsOf(host: HostFacts, name: string, index: number): OracleFacts {
  const number = chance(host.shared(81), index + 1)
  const isRAC = host.membership.oracleClusterware
  const edition = isRAC ? 'Enterprise Edition' : editionOf(host, number(2))
  const line = lineOf(host, edition, weighted(lines, number(1)))
  const role = roleOf(host, index, number(3))
  const status = statusOf(role, edition, number(4))
  return {
    host,
    index,
    name,
    subject: name.replace(/[A-Z]\d+$/, ''),
    number,
    line,
    edition,
    role,
    status,
    isReadable: status !== 'MOUNTED',
    isCDB: isContainer(line, number(5)),
    isRAC,
    usesAsm: isRAC || number(6) % 100 < 35,
    isBare: !isRAC && index === 0 && every(host.row, 59, 15),
  }
}

/** The free edition is met on Linux only, Standard Edition 2 on at most two sockets. */
function editionOf({ info }: HostFacts, number: number): OracleEdition {
  const edition = weighted(editions, number)
  if (edition === 'Express Edition' && info.kernel !== 'Linux') return 'Enterprise Edition'
  return edition === 'Standard Edition 2' && info.cpuSockets > 2 ? 'Enterprise Edition' : edition
}

/** Falls back to another release if the edition or operating system does not support this one. */
function lineOf({ info }: HostFacts, edition: OracleEdition, line: ReleaseLine): ReleaseLine {
  if (edition === 'Express Edition') return '21'
  if (edition === 'Standard Edition 2' && line === '11.2') return '12.1'
  return line === '23' && info.kernel !== 'Linux' ? '19' : line
}

function isContainer(line: ReleaseLine, number: number): boolean {
  if (line === '11.2') return false
  if (line === '21' || line === '23') return true
  return number % 100 < (line === '19' ? 60 : 25)
}

/** True if the primary of the host's first standby is unknown. Equal for both nodes of a database cluster. */
export function lacksPrimary({ environment, membership, row }: HostFacts): boolean {
  const system = membership.oracleClusterware ? Math.ceil(row / 2) : row
  return environment === 'DR' && system % 3 === 0
}

const standbys: Pool<readonly [number, OracleDatabase['role']]> = [
  [78, 'PHYSICAL STANDBY'],
  [12, 'SNAPSHOT STANDBY'],
  [10, 'LOGICAL STANDBY'],
]

function roleOf(host: HostFacts, index: number, number: number): OracleDatabase['role'] {
  if (host.environment !== 'DR') return 'PRIMARY'
  if (index === 0 && lacksPrimary(host)) return 'PHYSICAL STANDBY'
  return number % 10 < 2 ? 'PRIMARY' : weighted(standbys, number >>> 8)
}

function statusOf(
  role: OracleDatabase['role'],
  edition: OracleEdition,
  number: number,
): OracleDatabase['status'] {
  if (role === 'PHYSICAL STANDBY') {
    if (edition !== 'Enterprise Edition') return 'MOUNTED'
    return weighted(
      [
        [5, 'MOUNTED'],
        [4, 'READ ONLY WITH APPLY'],
        [1, 'READ ONLY'],
      ],
      number,
    )
  }
  if (role !== 'PRIMARY') return 'READ WRITE'
  return pick(['OPEN', 'OPEN', 'READ WRITE', 'READ WRITE', 'READ WRITE'], number)
}

const pdbCounts: Pool<readonly [number, number]> = [
  [44, 1],
  [26, 2],
  [16, 3],
  [9, 4],
  [4, 6],
  [1, 14],
]

/** As many as can be seen; three are the most that come without the option. */
export function pdbCountOf({ isCDB, isReadable, isBare, index, edition, number }: OracleFacts): number {
  if (!isCDB || !isReadable || isBare) return 0
  // Databases of a crowded host are not consolidated into PDBs.
  if (index > 13) return 1
  const count = weighted(pdbCounts, number(32))
  return edition === 'Enterprise Edition' ? count : Math.min(count, 3)
}

/** The same on all nodes of a database cluster, and often above 2^31. */
export function dbIDOf({ number }: OracleFacts): number {
  return 1_000_000_000 + (number(71) % 3_200_000_000)
}
