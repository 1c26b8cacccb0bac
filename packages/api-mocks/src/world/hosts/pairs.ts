import type { Faker } from '@faker-js/faker'
import type { HostTechnology } from '../../contract/wire.ts'
import { every, type Fake, fakeOf, type Source, weights } from '../../lib/random.ts'
import type { Site, Sites } from '../company/sites.ts'
import type { World } from '../world.ts'
import type { HostFacts } from './hostFacts.ts'
import type { HostReport } from './hostStore.ts'
import type { Family } from './systems.ts'

/** Abbreviations of the technologies in host names. */
const prefixes: Record<HostTechnology, readonly string[]> = {
  'Oracle/Database': ['ora', 'ora', 'db'],
  'Microsoft/SQLServer': ['sql', 'mssql'],
  'Oracle/MySQL': ['mysql', 'db'],
  'PostgreSQL/PostgreSQL': ['pg', 'pgsql', 'db'],
  'MongoDB/MongoDB': ['mongo'],
  '': ['app', 'web', 'batch', 'etl'],
}

/** Abbreviations of the environments in host names. */
const environmentCodes = { PROD: 'prd', TEST: 'tst', DEV: 'dev', QA: 'qa', DR: 'dr' } as const

/** Properties that two neighboring rows share, so that clusters have members. */
export interface Pair {
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

type Environment = keyof typeof environmentCodes

const environments = weights<Environment>([
  [38, 'PROD'],
  [20, 'TEST'],
  [18, 'DEV'],
  [12, 'QA'],
  [12, 'DR'],
])

const SYSTEMS = -1_494_645_113

export function pairOf(source: Source, sites: Sites, row: number): Pair {
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
    prefix:
      membership === 'oracleClusterware'
        ? 'rac'
        : fake(4).helpers.arrayElement(prefixes[technology] ?? ['db']),
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

export function hostnameOf(source: Source, sites: Sites, row: number): string {
  return nameIn(pairOf(source, sites, row), row)
}

export function nameIn(pair: Pair, row: number): string {
  const { site, prefix, environment } = pair
  const name = [site.code, prefix, environmentCodes[environment], String(row).padStart(2, '0')].join('-')
  if (pair.family === 'windows') return name.toUpperCase()
  return pair.family === 'linux' ? name : `${name}.corp.example.net`
}

/** One pair in 500. */
export function isBigSystem(pairRow: number): boolean {
  return every(pairRow, 500, 88)
}

/** One pair in 500: virtual, on HP-UX. */
function isOldSystem(pairRow: number): boolean {
  return every(pairRow, 500, 204)
}

/**
 * Pairs of neighboring rows replicate each other. Independent of what the server knows about the other
 * host.
 */
export function replicaPartnerOf(world: World, { facts }: HostReport): HostFacts | undefined {
  const other = world.hosts.facts[facts.row % 2 === 0 ? facts.row - 2 : facts.row]
  const isCopy = other?.copiedAt !== undefined
  return isCopy || other?.technology !== facts.technology || other.row === facts.row ? undefined : other
}

/** The primary has the odd row. */
export function isPrimary({ row }: HostFacts): boolean {
  return row % 2 === 1
}
