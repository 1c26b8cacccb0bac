import type { DatabaseUsedLicense, UsedLicenseMetric } from '../../contract/wire.ts'
import { mySqlLicensesOf } from '../databases/mysql.ts'
import { sqlServerLicensesOf } from '../databases/sqlServer.ts'
import { hypervisorOf, type Hypervisor } from '../hosts/clusters.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import type { Contracts } from './contracts/storedContracts.ts'
import { descriptionOf, mysqlLicenseType } from './licenseTypes.ts'
import { inMetric } from './oracleLicenseKinds.ts'
import { coreFactor, oracleLicensesOf } from './oracleLicenses.ts'

interface HostLicense {
  database: string
  licenseTypeID: string
  count: number
  ignored: boolean
  ignoredComment: string
}

export interface LicenseView {
  world: World
  moment: number
  contracts: Contracts
}

export const VERITAS = 'VeritasCluster'

/** Licenses used by the databases and instances of a host. `includeUnused` adds those with a count of 0. */
export function usedLicensesOf(
  view: LicenseView,
  report: HostReport,
  includeUnused = false,
): DatabaseUsedLicense[] {
  const licenses = licensesOf(view.world, report).filter(({ count }) => includeUnused || count > 0)
  if (licenses.length === 0) return []
  const cluster = clusterOf(view, report)
  return licenses.map((license) => {
    const { licenseTypeID, ignored, ignoredComment } = license
    const metric = metricOf(view, report, licenseTypeID)
    return {
      hostname: report.row.hostname,
      dbName: license.database,
      clusterName: cluster.name,
      clusterType: cluster.type,
      licenseTypeID,
      description: descriptionOf(view.world, licenseTypeID),
      metric,
      usedLicenses: roundedCount(view.world, inMetric(license.count, metric)),
      clusterLicenses: roundedCount(view.world, cluster.licenses(licenseTypeID, metric)),
      ignored,
      ignoredComment,
      olvmCapped: cluster.capped,
    }
  })
}

function licensesOf(world: World, report: HostReport): HostLicense[] {
  return [
    ...oracleLicensesOf(world, report).flatMap(({ name, licenses }) =>
      withoutIncluded(licenses).map((license) => ({ database: name, ...license })),
    ),
    ...mySqlLicensesOf(world, report).map(({ name, license }) => ({ database: name, ...license })),
    ...sqlServerLicensesOf(world, report).map(({ name, license }) => ({ database: name, ...license })),
  ]
}

/** Options that include another one. */
const included = [
  ['GoldenGate', 'Active Data Guard'],
  ['Real Application Clusters', 'RAC One Node'],
] as const

/** Removes options that another option of the same database includes. */
export function withoutIncluded<License extends { name: string; count: number }>(
  licenses: readonly License[],
): License[] {
  const used = new Set(licenses.filter(({ count }) => count > 0).map(({ name }) => name))
  const removed = included.filter(([option]) => used.has(option)).map(([, name]) => name)
  return licenses.filter(({ name }) => !removed.some((option) => name === option))
}

/** Cluster of an Oracle host, which counts as a whole. MySQL and SQL Server rows have no cluster. */
interface HostCluster {
  name: string
  type: string
  capped: boolean
  licenses: (licenseTypeID: string, metric: UsedLicenseMetric) => number
}

const noCluster: HostCluster = { name: '', type: '', capped: false, licenses: () => 0 }

function clusterOf(view: LicenseView, report: HostReport): HostCluster {
  if (report.facts.technology !== 'Oracle/Database') return noCluster
  const hypervisor = hypervisorOf(view.world, report.facts)
  if (hypervisor !== undefined) return inHypervisor(hypervisor, report)
  const { veritasClusterHostnames } = report.row.clusterMembershipStatus
  return (veritasClusterHostnames ?? []).length === 0 || veritasClusterHostnames === null
    ? noCluster
    : inVeritas(view, report, veritasClusterHostnames)
}

/** Half a license per core in every metric. */
function inHypervisor({ name, type, cpu, capped }: Hypervisor, report: HostReport): HostCluster {
  return {
    name,
    type,
    capped: type === 'Oracle/LVM' && capped.has(report.row.hostname),
    licenses: (_licenseTypeID, metric) => inMetric(cpu / 2, metric),
  }
}

/** The only license type counted by host. */
const BY_HOST = 'L47837'

/** Cores of all members, with or without the license. A cluster of disaster-recovery copies counts half. */
function inVeritas(
  { world, moment }: LicenseView,
  report: HostReport,
  members: readonly string[],
): HostCluster {
  const infos = members.flatMap((name) => world.hosts.reportOf(name, moment)?.row.info ?? [])
  const processors = infos.reduce((sum, { cpuCores, cpuModel }) => sum + cpuCores * coreFactor(cpuModel), 0)
  const share = report.facts.copiedAt === undefined ? 1 : 0.5
  return {
    name: members.toSorted().join(','),
    type: VERITAS,
    capped: false,
    licenses: (licenseTypeID, metric) =>
      share * (licenseTypeID === BY_HOST ? infos.length : inMetric(processors, metric)),
  }
}

/** Returns the known nodes of a host's Veritas cluster at `moment`. */
export function veritasMembers({ hosts }: World, moment: number): (hostname: string) => string[] {
  return (hostname) => {
    const status = hosts.reportOf(hostname, moment)?.row.clusterMembershipStatus
    const names = status?.veritasClusterHostnames ?? []
    return names.filter((name) => hosts.find(name, moment) !== undefined).toSorted()
  }
}

/** CLUSTER if a contract refers to the host's cluster, else HOST. */
function metricOf(
  { world, contracts }: LicenseView,
  report: HostReport,
  licenseTypeID: string,
): UsedLicenseMetric {
  const { row, facts } = report
  // Empty for an unknown license type.
  if (facts.technology === 'Oracle/Database') return world.priceList.get(licenseTypeID)?.metric ?? ''
  const bought = licenseTypeID === mysqlLicenseType.id ? contracts.mysql : contracts.microsoft
  const byCluster = bought.some(
    (contract) =>
      contract.type === 'CLUSTER' &&
      contract.licenseTypeID === licenseTypeID &&
      contract.clusters?.includes(row.cluster) === true,
  )
  return byCluster ? 'CLUSTER' : 'HOST'
}

/** With RoundLicenses each count is rounded up, otherwise only the compliance. */
function roundedCount({ configuration }: World, count: number): number {
  return configuration.APIService.RoundLicenses ? Math.ceil(count) : count
}
