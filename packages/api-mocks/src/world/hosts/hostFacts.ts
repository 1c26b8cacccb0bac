import type {
  ClusterMembershipStatus,
  HostInfo,
  HostTechnology,
  MissingDatabase,
} from '../../contract/index.ts'
import { chance, every, pick, weighted, type Chance, type Pool } from '../../lib/seeded.ts'
import { databasesOf, missingDatabasesOf } from '../databases/databases.ts'
import { environments, places, type Place } from './places.ts'
import { memoryOf, processorOf, systemOf, type Family } from './systems.ts'

/** All time-independent facts of host `row`. Days count back from the start day. */
export interface HostFacts {
  row: number
  number: Chance
  /** The same for the nodes of a database cluster, which run the same databases. */
  shared: Chance
  hostname: string
  location: string
  /** Code of the site in host names, independent of the language of the location. */
  siteCode: string
  environment: string
  agentVersion: string
  technology: HostTechnology
  databases: Record<string, string[]>
  missingDatabases: MissingDatabase[]
  /** Ignored flags set by users, valid from the report at `since`. */
  ignoredMissing?: readonly ({ since: number } & MissingDatabase)[]
  info: HostInfo
  membership: ClusterMembershipStatus
  cluster: string
  virtualizationNode: string
  /** Time of the daily report, in milliseconds after midnight UTC. */
  reportsAt: number
  firstDay: number
  /** 0 if the agent still reports. */
  lastDay: number
  /** Day of the upgrade that doubled cores and memory. */
  grewOn: number | undefined
  /** Clones only: the time of the only document. */
  copiedAt?: number
  /** Of a copy, all of whose other chances are those of its original. */
  idNumber?: Chance
  /** Time of the dismissal. Reads of earlier dates still return the host. */
  dismissedAt?: number
}

/** Two neighbours are one system: same place, technology and make, so that clusters have members. */
interface Pair {
  place: Place
  environment: string
  technology: HostTechnology
  family: Family
  prefix: string
  virtualization: string
  membership: 'none' | 'oracleClusterware' | 'sunCluster' | 'hacmp' | 'veritas'
  number: Chance
}

const technologies: Pool<readonly [number, HostTechnology]> = [
  [46, 'Oracle/Database'],
  [14, 'Microsoft/SQLServer'],
  [10, 'Oracle/MySQL'],
  [10, 'PostgreSQL/PostgreSQL'],
  [5, 'MongoDB/MongoDB'],
  [15, ''],
]

const prefixes: Record<HostTechnology, Pool<string>> = {
  'Oracle/Database': ['ora', 'ora', 'db'],
  'Microsoft/SQLServer': ['sql', 'mssql'],
  'Oracle/MySQL': ['mysql', 'db'],
  'PostgreSQL/PostgreSQL': ['pg', 'pgsql', 'db'],
  'MongoDB/MongoDB': ['mongo'],
  '': ['app', 'web', 'batch', 'etl'],
}

const agents: Pool<readonly [number, string]> = [
  [40, '2.9.1'],
  [25, '2.9.0'],
  [15, '2.8.3'],
  [12, '2.11.2'],
  [6, '2.7.0'],
  [2, '1.6.3'],
]

const clusterware: Pool<string> = ['19.22.0.0.0', '19.18.0.0.0', '21.3.0.0.0', '12.2.0.1.0']

function pairOf(seed: number, row: number): Pair {
  const pairRow = Math.ceil(row / 2)
  const number = chance(seed, -pairRow)
  const technology = weighted(technologies, number(1))
  const family = familyOf(technology, pairRow)
  const membership = membershipOf(technology, family, pairRow)
  return {
    place: weighted(places, number(2)),
    environment: weighted(environments, number(3)),
    technology,
    family,
    prefix: membership === 'oracleClusterware' ? 'rac' : pick(prefixes[technology], number(4)),
    virtualization: virtualizationOf(family, pairRow, number(5)),
    membership,
    number,
  }
}

function familyOf(technology: HostTechnology, pairRow: number): Family {
  if (technology === 'Microsoft/SQLServer') return 'windows'
  if (technology !== 'Oracle/Database') return 'linux'
  if (every(pairRow, 9, 4)) return 'aix'
  if (every(pairRow, 13, 5)) return 'solaris'
  return every(pairRow, 67, 3) ? 'hpux' : 'linux'
}

function membershipOf(technology: HostTechnology, family: Family, pairRow: number): Pair['membership'] {
  if (technology === '') return 'none'
  if (family === 'aix') return pairRow % 2 === 0 ? 'hacmp' : 'none'
  if (family === 'solaris') return pairRow % 3 === 0 ? 'none' : 'sunCluster'
  if (family !== 'linux') return 'none'
  if (every(pairRow, 7, 6)) return 'veritas'
  return technology === 'Oracle/Database' && pairRow % 5 < 1 ? 'oracleClusterware' : 'none'
}

const x86Hypervisors: Pool<readonly [number, string]> = [
  [62, 'VMWARE'],
  [9, 'KVM'],
  [8, 'OVM'],
  [1, 'XEN'],
  [20, 'PH'],
]
const windowsHypervisors: Pool<readonly [number, string]> = [
  [60, 'VMWARE'],
  [30, 'HYPERV'],
  [10, 'PH'],
]

function virtualizationOf(family: Family, pairRow: number, number: number): string {
  if (family === 'linux') return weighted(x86Hypervisors, number)
  if (family === 'windows') return weighted(windowsHypervisors, number)
  if (family === 'hpux') return pairRow % 2 === 0 ? 'HPVIRT' : 'PH'
  return 'PH'
}

function hostnameOf(seed: number, row: number): string {
  return nameIn(pairOf(seed, row), row)
}

function nameIn(pair: Pair, row: number): string {
  const name = `${pair.prefix}-${pair.environment.toLowerCase()}-${pair.place.code}-${String(row).padStart(3, '0')}`
  if (pair.family === 'windows') return name.toUpperCase()
  return pair.family === 'linux' ? name : `${name}.corp.example.net`
}

export function hostFacts(seed: number, row: number): HostFacts {
  const pair = pairOf(seed, row)
  const number = chance(seed, row)
  const hostname = nameIn(pair, row)
  const shared = pair.membership === 'oracleClusterware' ? pair.number : number
  return {
    row,
    number,
    shared,
    hostname,
    location: pair.place.name,
    siteCode: pair.place.code,
    environment: pair.environment,
    agentVersion: weighted(agents, number(11)),
    technology: pair.technology,
    databases: databasesOf(pair.technology, pair.environment, shared, hostname, isCrowded(pair, row)),
    missingDatabases: missingDatabasesOf(row, pair.technology, number),
    info: infoOf(pair, hostname, number),
    membership: statusOf(pair, seed, row),
    ...hypervisorOf(pair, row, number),
    ...timesOf(row, number),
  }
}

function isCrowded({ technology, membership }: Pair, row: number): boolean {
  return technology === 'Oracle/Database' && membership === 'none' && every(row, 1000, 176)
}

function infoOf(pair: Pair, hostname: string, number: Chance): HostInfo {
  const virtual = pair.virtualization !== 'PH'
  const processor = processorOf(pair.family, pair.number(21))
  const cpuSockets = pick([1, 2, 2, 4], number(22))
  const coresPerSocket = virtual ? pick([1, 2, 4, 4, 8], number(23)) : processor.coresPerSocket
  const threadsPerCore = virtual ? 1 : processor.threadsPerCore
  const cpuCores = cpuSockets * coresPerSocket
  return {
    hostname,
    cpuModel: processor.cpuModel,
    cpuFrequency: processor.cpuFrequency,
    cpuSockets,
    cpuCores,
    cpuThreads: cpuCores * threadsPerCore,
    threadsPerCore,
    coresPerSocket,
    hardwareAbstraction: virtual ? 'VIRT' : 'PH',
    hardwareAbstractionTechnology: pair.virtualization,
    ...systemOf(pair.family, pair.number(24)),
    ...memoryOf(cpuCores, number, 25),
    clusterwareVersion: pair.membership === 'oracleClusterware' ? pick(clusterware, pair.number(27)) : '',
  }
}

function statusOf(pair: Pair, seed: number, row: number): ClusterMembershipStatus {
  const first = row % 2 === 0 ? row - 1 : row
  const veritas = pair.membership === 'veritas'
  return {
    oracleClusterware: pair.membership === 'oracleClusterware',
    sunCluster: pair.membership === 'sunCluster',
    hacmp: pair.membership === 'hacmp',
    veritasClusterServer: veritas,
    veritasClusterHostnames: veritas ? [hostnameOf(seed, first), hostnameOf(seed, first + 1)] : null,
  }
}

/** Hypervisors that report their VMs. The server has no data on the others. */
const hypervisors: Readonly<Record<string, { cluster: string; node: string }>> = {
  VMWARE: { cluster: 'vmcl', node: 'esx' },
  KVM: { cluster: 'olvm', node: 'kvm' },
  OVM: { cluster: 'ovmcl', node: 'ovs' },
}

/** Rows per hypervisor cluster. */
const CLUSTER_OF = 240

function hypervisorOf(pair: Pair, row: number, number: Chance) {
  const make = hypervisors[pair.virtualization]
  // Database clusters on KVM and OVM are guests of an Exadata rack, which no hypervisor cluster lists.
  const inRack = pair.membership === 'oracleClusterware' && pair.virtualization !== 'VMWARE'
  if (!make || inRack || every(row, 19, 7)) return { cluster: '', virtualizationNode: '' }
  const group = String(Math.ceil(row / CLUSTER_OF)).padStart(2, '0')
  const node = (number(31) % 4) + 1
  return {
    cluster: `${make.cluster}-${pair.place.code}-${group}`,
    virtualizationNode: `${make.node}-${pair.place.code}-${group}${node}`,
  }
}

function timesOf(row: number, number: Chance) {
  const lastDay = every(row, 23, 9) ? pick([2, 3, 5, 9, 21, 40], number(41)) : 0
  const recent = every(row, 31, 12)
  const firstDay = recent ? 1 + (number(42) % 6) : 30 + (number(42) % 870)
  return {
    reportsAt: number(43) % (6 * 3_600_000),
    firstDay: Math.max(firstDay, lastDay + 1),
    lastDay,
    grewOn: every(row, 29, 5) && firstDay > 60 ? 1 + (number(44) % 55) : undefined,
  }
}
