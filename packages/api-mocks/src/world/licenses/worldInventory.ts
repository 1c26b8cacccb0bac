import { groupBy } from '../../lib/groupBy.ts'
import { mySqlLicensesOf } from '../databases/mysql.ts'
import { sqlServerLicensesOf } from '../databases/sqlServer.ts'
import { hypervisorOf } from '../hosts/clusters.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { Archive, HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import type { Contracts } from './contracts/storedContracts.ts'
import type {
  HostLicense,
  LicensedHost,
  LicenseInventory,
  LicenseTypes,
  LicenseVendor,
} from './licenseInventory.ts'
import { mysqlLicenseType } from './licenseTypes.ts'
import { oracleLicensesOf } from './oracleLicenses.ts'
import { sqlServerLicenses } from './sqlServerLicenses.ts'

export interface InventoryOptions {
  /** Defaults to now. */
  moment?: number
  archive?: Archive | undefined
}

export interface WorldInventory extends LicenseInventory {
  hostOf: (report: HostReport) => LicensedHost
}

/**
 * The hosts of a world that license rules read, with these contracts. Licenses of a host are computed when a rule asks
 * for them.
 */
export function inventoryWith(
  contracts: Contracts,
  world: World,
  { moment = world.clock.now(), archive }: InventoryOptions = {},
): WorldInventory {
  const hosts = new Map<HostFacts, LicensedHost>()
  const hostOf = (report: HostReport): LicensedHost => {
    const host = hosts.get(report.facts) ?? licensedHost(world, report)
    hosts.set(report.facts, host)
    return host
  }
  let members: ReadonlyMap<string, readonly HostReport[]> | undefined
  return {
    hostOf,
    get hosts() {
      return world.hosts.reports(moment, archive).map(hostOf)
    },
    find: (hostname) => {
      const report = world.hosts.reportOf(hostname, moment, archive)
      return report && hostOf(report)
    },
    membersOf: (cluster) => {
      members ??= groupBy(world.hosts.reports(moment, archive), ({ facts }) => facts.cluster)
      return (members.get(cluster) ?? []).map(hostOf)
    },
    types: typesOf(world),
    contracts,
    roundsCounts: world.configuration.APIService.RoundLicenses,
  }
}

const mySqlTypes = new Map([[mysqlLicenseType.id, mysqlLicenseType]])
const sqlServerTypes = new Map(sqlServerLicenses.map((type) => [type.id, type]))

export function typesOf({ priceList }: World): LicenseTypes {
  return { oracle: priceList, mySql: mySqlTypes, sqlServer: sqlServerTypes }
}

export function licensedHost(world: World, report: HostReport): LicensedHost {
  const { facts, row } = report
  let licenses: HostLicense[] | undefined
  return {
    hostname: row.hostname,
    location: row.location,
    cpuCores: row.info.cpuCores,
    cpuModel: row.info.cpuModel,
    hypervisor: hypervisorOf(world, facts),
    get reportedClusters() {
      return reportedBy(world, facts)
    },
    veritasHostnames: row.clusterMembershipStatus.veritasClusterHostnames ?? [],
    isCopy: facts.copiedAt !== undefined,
    get licenses() {
      licenses ??= licensesOf(world, report)
      return licenses
    },
  }
}

function reportedBy(world: World, facts: HostFacts) {
  return world.clusters
    .filter(({ agent }) => agent === facts)
    .flatMap(({ name }) => hypervisorOf(world, { ...facts, cluster: name }) ?? [])
}

function licensesOf(world: World, report: HostReport): HostLicense[] {
  const ofVendor = (
    vendor: LicenseVendor,
    database: string,
    { licenseTypeID, count, ignored, ignoredComment }: Omit<HostLicense, 'vendor' | 'database'>,
  ): HostLicense[] =>
    count === 0 ? [] : [{ vendor, database, licenseTypeID, count, ignored, ignoredComment }]
  return [
    ...oracleLicensesOf(world, report).flatMap(({ name, licenses }) =>
      licenses.flatMap((license) => ofVendor('oracle', name, license)),
    ),
    ...mySqlLicensesOf(world, report).flatMap(({ name, license }) => ofVendor('mySql', name, license)),
    ...sqlServerLicensesOf(world, report).flatMap(({ name, license }) =>
      ofVendor('sqlServer', name, license),
    ),
  ]
}
