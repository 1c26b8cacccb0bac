import type { DatabaseUsedLicense, UsedLicenseMetric } from '../../contract/index.ts'
import { sqlServerLicensesOf } from '../databases/microsoft.ts'
import { mySqlLicensesOf } from '../databases/mysql.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { hypervisorOf, type Hypervisor } from '../hosts/hypervisorOf.ts'
import type { World } from '../world.ts'
import type { Contracts } from './contracts/storedContracts.ts'
import { descriptionOf, mysqlLicenseType, oracleLicenseType } from './licenseTypes.ts'
import { inMetric } from './oracleLicenseKinds.ts'
import { oracleLicensesOf } from './oracleLicenses.ts'

interface HostLicense {
  database: string
  licenseTypeID: string
  count: number
  ignored: boolean
  ignoredComment: string
}

export interface LicenseView {
  world: World
  /** The moment that is asked about. */
  moment: number
  contracts: Contracts
}

export const VERITAS = 'VeritasCluster'

/** The used licences of the databases and instances of one host. */
export function usedLicensesOf(view: LicenseView, report: HostReport): DatabaseUsedLicense[] {
  const licenses = licensesOf(view.world, report)
  if (licenses.length === 0) return []
  const place = placeOf(view, report)
  return licenses.map((license) => {
    const { licenseTypeID, ignored, ignoredComment } = license
    const metric = metricOf(view, report, licenseTypeID)
    return {
      hostname: report.row.hostname,
      dbName: license.database,
      clusterName: place.name,
      clusterType: place.type,
      licenseTypeID,
      description: descriptionOf(licenseTypeID),
      metric,
      usedLicenses: roundedCount(view.world, license.count),
      clusterLicenses: place.licenses(license, metric),
      ignored,
      ignoredComment,
      olvmCapped: place.capped,
    }
  })
}

function licensesOf(world: World, report: HostReport): HostLicense[] {
  return allLicensesOf(world, report).filter(({ count }) => count > 0)
}

function allLicensesOf(world: World, report: HostReport): HostLicense[] {
  switch (report.facts.technology) {
    case 'Oracle/Database':
      return oracleLicensesOf(world, report).flatMap(({ name, licenses }) =>
        licenses.map((license) => ({ database: name, ...license })),
      )
    case 'Oracle/MySQL':
      return mySqlLicensesOf(world, report).map(({ name, license }) => ({ database: name, ...license }))
    case 'Microsoft/SQLServer':
      return sqlServerLicensesOf(world, report).map(({ name, license }) => ({ database: name, ...license }))
    case 'PostgreSQL/PostgreSQL':
    case 'MongoDB/MongoDB':
    case '':
      return []
  }
}

/** The whole cluster of a host counts, where it is in one. */
interface Place {
  name: string
  type: string
  capped: boolean
  licenses: (license: HostLicense, metric: UsedLicenseMetric) => number
}

function placeOf(view: LicenseView, report: HostReport): Place {
  const { veritasClusterHostnames } = report.row.clusterMembershipStatus
  if (veritasClusterHostnames !== null) return veritas(view, report, veritasClusterHostnames)
  const hypervisor = hypervisorOf(view.world, report.facts)
  if (hypervisor === undefined) return { name: '', type: '', capped: false, licenses: () => 0 }
  const { name, type } = hypervisor
  return {
    name,
    type,
    capped:
      type === 'Oracle/LVM' &&
      report.facts.technology === 'Oracle/Database' &&
      hypervisor.capped.has(report.row.hostname),
    licenses: ({ licenseTypeID }, metric) =>
      roundedCount(view.world, licensesOfHypervisor(hypervisor, licenseTypeID, metric)),
  }
}

/** Hypervisors are of the make for which half a licence a core is needed; Standard Edition counts sockets. */
function licensesOfHypervisor(
  { cpu, sockets }: Hypervisor,
  licenseTypeID: string,
  metric: UsedLicenseMetric,
): number {
  switch (metric) {
    case 'HOST':
    case '':
      return 0
    case 'CLUSTER':
      return licenseTypeID === mysqlLicenseType.id ? 1 : cpu
    case 'Computer Perpetual':
    case 'Stream Perpetual':
      return 1
    case 'Processor Perpetual':
    case 'Named User Plus Perpetual': {
      const isStandard = descriptionOf(licenseTypeID).endsWith('Standard Edition 2')
      return inMetric(isStandard ? sockets : cpu / 2, metric)
    }
  }
}

/** The copy of a node has its document, and so its cluster, whose nodes are others. */
export function isNode({ hostname, membership }: HostFacts): boolean {
  return membership.veritasClusterHostnames?.includes(hostname) ?? false
}

/** All nodes of the cluster that use the licence and do not ignore it, this one in any case. */
function veritas(view: LicenseView, report: HostReport, members: readonly string[]): Place {
  const { world, moment } = view
  const counts = isNode(report.facts)
  const others = members
    .filter((name) => name !== report.row.hostname)
    .flatMap((name) => world.hosts.reportOf(name, moment) ?? [])
    .map((other) => licensesOf(world, other))
  return {
    name: members.toSorted().join(','),
    type: VERITAS,
    capped: false,
    licenses: ({ licenseTypeID, count }) => {
      const ofOthers = others.map((licenses) => mostUsed(licenses, licenseTypeID))
      return ofOthers.reduce(
        (sum, more) => sum + roundedCount(world, more),
        counts ? roundedCount(world, count) : 0,
      )
    },
  }
}

/** Of the Veritas cluster in which a host is: the nodes that the server knew at that moment. */
export function veritasMembers({ hosts }: World, moment: number): (hostname: string) => string[] {
  return (hostname) => {
    const status = hosts.reportOf(hostname, moment)?.row.clusterMembershipStatus
    const names = status?.veritasClusterHostnames ?? []
    return names.filter((name) => hosts.known(name, moment) !== undefined).toSorted()
  }
}

function mostUsed(licenses: readonly HostLicense[], id: string): number {
  return Math.max(
    0,
    ...licenses.filter((other) => other.licenseTypeID === id && !other.ignored).map(({ count }) => count),
  )
}

/** Cluster, where a contract by cluster names the cluster of the host. */
function metricOf({ contracts }: LicenseView, { row }: HostReport, licenseTypeID: string): UsedLicenseMetric {
  const oracle = oracleLicenseType(licenseTypeID)
  if (oracle) return oracle.metric
  const bought = licenseTypeID === mysqlLicenseType.id ? contracts.mysql : contracts.microsoft
  const byCluster = bought.some(
    (contract) =>
      contract.type === 'CLUSTER' &&
      contract.licenseTypeID === licenseTypeID &&
      contract.clusters?.includes(row.cluster) === true,
  )
  const isVeritas = row.clusterMembershipStatus.veritasClusterHostnames !== null
  return byCluster && !isVeritas ? 'CLUSTER' : 'HOST'
}

/** Configuration RoundLicenses: each host is rounded up, or the total of a licence type. */
function roundedCount({ configuration }: World, count: number): number {
  return configuration.APIService.RoundLicenses ? Math.ceil(count) : count
}
