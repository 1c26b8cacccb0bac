import type { HostTechnology } from '../../contract/wire.ts'
import { createWorld } from '../../world/createWorld.ts'
import { mySqlLicensesOf } from '../../world/databases/mysql.ts'
import { sqlServerLicensesOf } from '../../world/databases/sqlServer.ts'
import type { HostFacts } from '../../world/hosts/hostFacts.ts'
import type { HostReport } from '../../world/hosts/hostStore.ts'
import { replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import type { Contracts, StoredOracleContract } from '../../world/licenses/contracts/storedContracts.ts'
import { oracleLicensesOf } from '../../world/licenses/oracleLicenses.ts'
import type { World } from '../../world/world.ts'

export const ENTERPRISE_EDITION = 'A90611'
export const MYSQL = 'B64911'
export const noContracts: Contracts = { oracle: [], mysql: [], microsoft: [] }

type Membership = 'none' | 'hypervisor' | 'veritas'

function membershipOf({ cluster, membership }: HostFacts): Membership | undefined {
  if (membership.oracleClusterware || (cluster !== '' && membership.veritasClusterServer)) return undefined
  return cluster === '' ? (membership.veritasClusterServer ? 'veritas' : 'none') : 'hypervisor'
}

/**
 * A world in which only two hosts report, so that a test can calculate every figure: `one` in Rome with 8 cores
 * and `other` in Milan with 6, both Intel. Both use `licenseTypeID`.
 */
export function smallEstate(
  technology: HostTechnology,
  { membership = 'none', licenseTypeID }: { membership?: Membership; licenseTypeID?: string } = {},
) {
  const world = createWorld({ hosts: 120 })
  const isWanted = (report: HostReport) =>
    report.facts.technology === technology &&
    report.facts.upgradedOn === undefined &&
    membershipOf(report.facts) === membership &&
    usesLicense(world, report, licenseTypeID)
  const [one, other] = world.hosts.reports(world.clock.now()).filter(isWanted)
  if (!one || !other)
    throw new Error(`The world has no two hosts with ${technology}, membership ${membership}`)
  for (const host of world.hosts.facts)
    if (host !== one.facts && host !== other.facts) world.hosts.dismiss(host, Number.NEGATIVE_INFINITY)
  return { world, one: prepare(world, one.facts, 'Rome', 8), other: prepare(world, other.facts, 'Milan', 6) }
}

/** Both hosts run Oracle Database Enterprise Edition. */
export const oracleEstate = (membership: Membership = 'none') =>
  smallEstate('Oracle/Database', { licenseTypeID: ENTERPRISE_EDITION, membership })

/** Replaces the contracts of all vendors. */
export function setContracts(world: World, contracts: Partial<Contracts>): void {
  replaceContracts(world, { ...noContracts, ...contracts })
}

function usesLicense(world: World, report: HostReport, licenseTypeID: string | undefined): boolean {
  const licenses = [
    ...oracleLicensesOf(world, report).flatMap((database) => database.licenses),
    ...mySqlLicensesOf(world, report).map(({ license }) => license),
    ...sqlServerLicensesOf(world, report).map(({ license }) => license),
  ]
  return licenses.some(
    (license) =>
      license.count > 0 &&
      !license.ignored &&
      (licenseTypeID === undefined || license.licenseTypeID === licenseTypeID),
  )
}

function prepare(world: World, host: HostFacts, location: string, cores: number): HostFacts {
  host.location = location
  host.info = { ...host.info, cpuModel: 'Intel(R) Xeon(R) Gold 6338' }
  world.hosts.setCores(host, cores)
  return host
}

export function oracleContract(id: string, more: Partial<StoredOracleContract> = {}): StoredOracleContract {
  return {
    id,
    contractID: `contract ${id}`,
    csi: `csi ${id}`,
    licenseTypeID: ENTERPRISE_EDITION,
    referenceNumber: `order ${id}`,
    unlimited: false,
    count: 5,
    basket: true,
    restricted: false,
    supportExpiration: null,
    hosts: null,
    status: '',
    productOrderDate: null,
    location: 'All',
    ...more,
  }
}

export function mySqlContract(
  id: string,
  numberOfLicenses: number,
  more: Partial<Contracts['mysql'][number]> = {},
) {
  return {
    id,
    type: 'HOST' as const,
    contractID: `contract ${id}`,
    csi: '',
    licenseTypeID: MYSQL,
    numberOfLicenses,
    supportExpiration: null,
    clusters: null,
    hosts: null,
    location: 'All',
    ...more,
  }
}

export function sqlServerContract(
  id: string,
  licenseTypeID: string,
  licensesNumber: number,
  more: Partial<Contracts['microsoft'][number]> = {},
) {
  return {
    id,
    type: 'HOST' as const,
    contractID: `contract ${id}`,
    licenseTypeID,
    licensesNumber,
    supportExpiration: null,
    hosts: null,
    clusters: null,
    location: 'All',
    ...more,
  }
}
