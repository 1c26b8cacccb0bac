import type {
  ClusterMembershipStatus,
  HostDocument,
  HostInfo,
  HostTechnology,
  MissingDatabase,
} from '../../contract/wire.ts'
import { every, type Fake, fakeOf, type Source, weights } from '../../lib/random.ts'
import type { Sites } from '../company/sites.ts'
import { databasesOf, missingDatabasesOf } from '../databases/databases.ts'
import { makes } from './clusters.ts'
import { hostnameOf, isBigSystem, nameIn, type Pair, pairOf } from './pairs.ts'
import { memoryOf, processorOf, systemOf } from './systems.ts'

const agents = weights<string>([
  [40, '2.9.1'],
  [25, '2.9.0'],
  [15, '2.8.3'],
  [12, '2.11.2'],
  [6, '2.7.0'],
  [2, '1.6.3'],
])

const clusterware: readonly string[] = ['19.22.0.0.0', '19.18.0.0.0', '21.3.0.0.0', '12.2.0.1.0']

/** All time-independent facts of host `row`. Days count back from the start day. */
export interface HostFacts {
  row: number
  fake: Fake
  /** Random source that the nodes of a database cluster share, because they run the same databases. */
  shared: Fake
  hostname: string
  location: string
  /** Code of the site in host names. */
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
  /** Day of the upgrade that doubled the cores. */
  upgradedOn: number | undefined
  /** Clones only: the time of the only document. */
  copiedAt?: number
  /** Random source of the id of a clone. All its other values come from the original. */
  idFake?: Fake
  /** Content of the agent report, for a world from reports. All other content is generated. */
  reported?: HostDocument
  /** Time of the dismissal. Reads of earlier dates still return the host. */
  dismissedAt?: number
}

/** Chosen so that the first hosts of the default seed have each technology, pluggable databases and many patches. */
const HOSTS = 73_585_000

export function hostFacts(source: Source, sites: Sites, row: number): HostFacts {
  const pair = pairOf(source, sites, row)
  const fake = fakeOf(source, HOSTS + row)
  const hostname = nameIn(pair, row)
  const shared = pair.membership === 'oracleClusterware' ? pair.fake : fake
  return {
    row,
    fake,
    shared,
    hostname,
    location: pair.site.name,
    siteCode: pair.site.code,
    environment: pair.environment,
    agentVersion: fake(15).helpers.weightedArrayElement(agents),
    technology: pair.technology,
    databases: databasesOf(pair.technology, pair.environment, shared, hostname, isCrowded(pair, row)),
    missingDatabases: missingDatabasesOf(row, pair.technology, fake),
    info: infoOf(pair, hostname, fake),
    membership: statusOf(pair, source, sites, row),
    ...hypervisorOf(pair, row, fake),
    ...timesOf(row, fake),
  }
}

/** One host in 1,000 runs many databases. */
function isCrowded({ membership }: Pair, row: number): boolean {
  return isBigSystem(Math.ceil(row / 2)) && membership === 'none' && row % 2 === 0
}

function infoOf(pair: Pair, hostname: string, fake: Fake): HostInfo {
  const virtual = pair.virtualization !== 'PH'
  const processor = processorOf(pair.family, pair.fake(21))
  const cpuSockets = fake(22).helpers.arrayElement([1, 2, 2, 4])
  const coresPerSocket = virtual ? fake(23).helpers.arrayElement([1, 2, 4, 4, 8]) : processor.coresPerSocket
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
    ...systemOf(pair.family, pair.fake(24)),
    ...memoryOf(cpuCores, fake, 25),
    clusterwareVersion:
      pair.membership === 'oracleClusterware' ? pair.fake(27).helpers.arrayElement(clusterware) : '',
  }
}

function statusOf(pair: Pair, source: Source, sites: Sites, row: number): ClusterMembershipStatus {
  const first = row % 2 === 0 ? row - 1 : row
  const veritas = pair.membership === 'veritas'
  return {
    oracleClusterware: pair.membership === 'oracleClusterware',
    sunCluster: pair.membership === 'sunCluster',
    hacmp: pair.membership === 'hacmp',
    veritasClusterServer: veritas,
    veritasClusterHostnames: veritas
      ? [hostnameOf(source, sites, first), hostnameOf(source, sites, first + 1)]
      : [],
  }
}

/** Rows per hypervisor cluster. */
const CLUSTER_OF = 240

function hypervisorOf(pair: Pair, row: number, fake: Fake) {
  const make = makes.get(pair.virtualization)
  // Database clusters on KVM and OVM are guests of an Exadata rack, which no hypervisor cluster lists.
  const inRack = pair.membership === 'oracleClusterware' && pair.virtualization !== 'VMWARE'
  if (!make || inRack || every(row, 19, 7)) return { cluster: '', virtualizationNode: '' }
  const group = String(Math.ceil(row / CLUSTER_OF)).padStart(2, '0')
  const node = fake(31).number.int(3) + 1
  return {
    cluster: `${make.cluster}-${pair.site.code}-${group}`,
    virtualizationNode: `${make.node}-${pair.site.code}-${group}${node}`,
  }
}

function timesOf(row: number, fake: Fake) {
  const lastDay = every(row, 23, 9) ? fake(41).helpers.arrayElement([2, 3, 5, 9, 21, 40]) : 0
  const recent = every(row, 31, 12)
  const firstDay = recent
    ? fake(42).number.int({ min: 1, max: 6 })
    : fake(42).number.int({ min: 30, max: 899 })
  return {
    reportsAt: fake(43).number.int(6 * 3_600_000 - 1),
    firstDay: Math.max(firstDay, lastDay + 1),
    lastDay,
    upgradedOn: every(row, 29, 5) && firstDay > 60 ? fake(44).number.int({ min: 1, max: 55 }) : undefined,
  }
}
