import type { Faker } from '@faker-js/faker'
import type {
  ClusterMembershipStatus,
  HostInfo,
  HostTechnology,
  MissingDatabase,
} from '../../contract/index.ts'
import { every, fakeOf, weights, type Fake, type Source } from '../../lib/random.ts'
import type { Site, Sites } from '../company/sites.ts'
import { databasesOf, missingDatabasesOf } from '../databases/databases.ts'
import { memoryOf, processorOf, systemOf, type Family } from './systems.ts'

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
  /** Day of the upgrade that doubled cores and memory. */
  upgradedOn: number | undefined
  /** Clones only: the time of the only document. */
  copiedAt?: number
  /** Random source of the id of a clone. All its other values come from the original. */
  idFake?: Fake
  /** Time of the dismissal. Reads of earlier dates still return the host. */
  dismissedAt?: number
}

/** Properties that two neighboring rows share, so that clusters have members. */
interface Pair {
  site: Site
  environment: Environment
  technology: HostTechnology
  family: Family
  prefix: string
  virtualization: string
  membership: 'none' | 'oracleClusterware' | 'sunCluster' | 'hacmp' | 'veritas'
  fake: Fake
}

const technologies = weights<HostTechnology>([
  [46, 'Oracle/Database'],
  [14, 'Microsoft/SQLServer'],
  [10, 'Oracle/MySQL'],
  [10, 'PostgreSQL/PostgreSQL'],
  [5, 'MongoDB/MongoDB'],
  [15, ''],
])

const prefixes: Record<HostTechnology, readonly string[]> = {
  'Oracle/Database': ['ora', 'ora', 'db'],
  'Microsoft/SQLServer': ['sql', 'mssql'],
  'Oracle/MySQL': ['mysql', 'db'],
  'PostgreSQL/PostgreSQL': ['pg', 'pgsql', 'db'],
  'MongoDB/MongoDB': ['mongo'],
  '': ['app', 'web', 'batch', 'etl'],
}

type Environment = keyof typeof environmentCodes

/** Part of the host name. */
const environmentCodes = { PROD: 'prd', TEST: 'tst', DEV: 'dev', QA: 'qa', DR: 'dr' } as const

const environments = weights<Environment>([
  [38, 'PROD'],
  [20, 'TEST'],
  [18, 'DEV'],
  [12, 'QA'],
  [12, 'DR'],
])

const agents = weights<string>([
  [40, '2.9.1'],
  [25, '2.9.0'],
  [15, '2.8.3'],
  [12, '2.11.2'],
  [6, '2.7.0'],
  [2, '1.6.3'],
])

const clusterware: readonly string[] = ['19.22.0.0.0', '19.18.0.0.0', '21.3.0.0.0', '12.2.0.1.0']

/** Chosen so that the first hosts of the default seed have each technology, pluggable databases and many patches. */
const HOSTS = 73_585_000
const SYSTEMS = -1_494_645_113

function pairOf(source: Source, sites: Sites, row: number): Pair {
  const pairRow = Math.ceil(row / 2)
  const fake = fakeOf(source, SYSTEMS - pairRow)
  const technology =
    isBigSystem(pairRow) || isOldSystem(pairRow)
      ? 'Oracle/Database'
      : fake(1).helpers.weightedArrayElement(technologies)
  const family = familyOf(technology, pairRow)
  const membership = membershipOf(technology, family, pairRow)
  return {
    site: siteFor(fake(2), sites),
    environment: fake(3).helpers.weightedArrayElement(environments),
    technology,
    family,
    prefix: membership === 'oracleClusterware' ? 'rac' : fake(4).helpers.arrayElement(prefixes[technology]),
    virtualization: virtualizationOf(family, pairRow, fake(5)),
    membership,
    fake,
  }
}

function siteFor(faker: Faker, sites: Sites): Site {
  return faker.helpers.weightedArrayElement(sites.map((site) => ({ weight: site.weight, value: site })))
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

const x86Hypervisors = weights<string>([
  [62, 'VMWARE'],
  [9, 'KVM'],
  [8, 'OVM'],
  [1, 'XEN'],
  [20, 'PH'],
])
const windowsHypervisors = weights<string>([
  [60, 'VMWARE'],
  [30, 'HYPERV'],
  [10, 'PH'],
])

function virtualizationOf(family: Family, pairRow: number, faker: Faker): string {
  if (family === 'linux') return faker.helpers.weightedArrayElement(x86Hypervisors)
  if (family === 'windows') return faker.helpers.weightedArrayElement(windowsHypervisors)
  if (family === 'hpux') return pairRow % 2 === 0 ? 'HPVIRT' : 'PH'
  return 'PH'
}

function hostnameOf(source: Source, sites: Sites, row: number): string {
  return nameIn(pairOf(source, sites, row), row)
}

function nameIn(pair: Pair, row: number): string {
  const { site, prefix, environment } = pair
  const name = [site.code, prefix, environmentCodes[environment], String(row).padStart(2, '0')].join('-')
  if (pair.family === 'windows') return name.toUpperCase()
  return pair.family === 'linux' ? name : `${name}.corp.example.net`
}

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

/** One pair in 500. */
function isBigSystem(pairRow: number): boolean {
  return every(pairRow, 500, 88)
}

/** One pair in 500: virtual, on HP-UX. */
function isOldSystem(pairRow: number): boolean {
  return every(pairRow, 500, 204)
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
      : null,
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

function hypervisorOf(pair: Pair, row: number, fake: Fake) {
  const make = hypervisors[pair.virtualization]
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
