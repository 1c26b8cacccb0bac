import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  UsedLicenseMetric,
} from '../../contract/wire.ts'
import type { Hypervisor } from '../hosts/clusters.ts'
import type { Contracts } from './contracts/storedContracts.ts'
import {
  coreFactor,
  descriptionOf,
  inMetric,
  type HostLicense,
  type LicensedHost,
  type LicenseInventory,
} from './licenseInventory.ts'

export const VERITAS = 'VeritasCluster'

/** Rows of a host. */
export type UsedLicensesOf = (host: LicensedHost) => DatabaseUsedLicense[]

/** Reads the clusters of the inventory once, for the rules that depend on all virtual machines of a cluster. */
export function usedLicensesIn(inventory: LicenseInventory): UsedLicensesOf {
  const uses = new Map<string, ClusterUse>()
  const clusterUseOf = (name: string): ClusterUse => {
    const use = uses.get(name) ?? clusterUse(inventory.membersOf(name))
    uses.set(name, use)
    return use
  }
  return (host) => rowsOf(inventory, host, clusterUseOf)
}

function rowsOf(
  inventory: LicenseInventory,
  host: LicensedHost,
  clusterUseOf: (name: string) => ClusterUse,
): DatabaseUsedLicense[] {
  if (host.licenses.length === 0) return []
  const { types, contracts, roundsCounts } = inventory
  const rounded = (count: number) => (roundsCounts ? Math.ceil(count) : count)
  const inHypervisor = host.hypervisor && clusterUseOf(host.hypervisor.name)
  const excluded = excludedTypes(inventory, host, inHypervisor)
  const cluster = clusterOf(inventory, host)
  return host.licenses.flatMap((license): DatabaseUsedLicense[] => {
    const { vendor, database, licenseTypeID, count, ignored, ignoredComment } = license
    const isOracle = vendor === 'oracle'
    if (isOracle && excluded.has(licenseTypeID)) return []
    const metric = isOracle
      ? // Empty for an unknown license type.
        (types.oracle.get(licenseTypeID)?.metric ?? '')
      : contractCluster(contracts, host, license) === undefined
        ? 'HOST'
        : 'CLUSTER'
    return [
      {
        hostname: host.hostname,
        dbName: database,
        // Rows of MySQL and SQL Server have no cluster.
        clusterName: isOracle ? cluster.name : '',
        clusterType: isOracle ? cluster.type : '',
        licenseTypeID,
        description: descriptionOf(types, licenseTypeID),
        metric,
        usedLicenses: rounded(inMetric(count, metric)),
        clusterLicenses: isOracle ? rounded(cluster.licenses(licenseTypeID, metric)) : 0,
        ignored,
        ignoredComment,
        olvmCapped: isOracle && inHypervisor !== undefined && isCapped(inHypervisor, licenseTypeID),
      },
    ]
  })
}

/** The license types that the virtual machines of a hypervisor cluster use. */
interface ClusterUse {
  all: ReadonlySet<string>
  /** Used by machines pinned to their cores, and by others. Ignored licenses do not count. */
  pinned: ReadonlySet<string>
  unpinned: ReadonlySet<string>
}

function clusterUse(members: readonly LicensedHost[]): ClusterUse {
  const [all, pinned, unpinned] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { hostname, hypervisor, licenses } of members) {
    const own = hypervisor?.capped.has(hostname) === true ? pinned : unpinned
    for (const { licenseTypeID, ignored } of licenses) {
      all.add(licenseTypeID)
      if (!ignored) own.add(licenseTypeID)
    }
  }
  return { all, pinned, unpinned }
}

/** Machines count on their own only if every machine of the cluster that uses the license type is pinned. */
function isCapped({ pinned, unpinned }: ClusterUse, licenseTypeID: string): boolean {
  return pinned.has(licenseTypeID) && !unpinned.has(licenseTypeID)
}

/** License types that include others: one of the first excludes all of the second. */
const inclusions = [
  { types: ['L75978', 'L75967'], included: ['L47210', 'L47217'] },
  { types: ['L10005', 'A90619'], included: ['L76084', 'L76094'] },
] as const

/** Found on the host itself, on any machine of its hypervisor cluster and on any member of its Veritas cluster. */
function excludedTypes(
  { find }: LicenseInventory,
  { licenses, veritasHostnames }: LicensedHost,
  use: ClusterUse | undefined,
): ReadonlySet<string> {
  const nearby = [...licenses, ...veritasHostnames.flatMap((name) => find(name)?.licenses ?? [])]
  const isUsed = (id: string) =>
    use?.all.has(id) === true || nearby.some(({ licenseTypeID }) => licenseTypeID === id)
  return new Set(inclusions.flatMap(({ types, included }) => (types.some(isUsed) ? included : [])))
}

/** The cluster of an Oracle host, which counts as a whole. A hypervisor comes before Veritas. */
interface HostCluster {
  name: string
  type: string
  licenses: (licenseTypeID: string, metric: UsedLicenseMetric) => number
}

const noCluster: HostCluster = { name: '', type: '', licenses: () => 0 }

function clusterOf(inventory: LicenseInventory, host: LicensedHost): HostCluster {
  const { hypervisor, veritasHostnames } = host
  if (hypervisor) {
    const { name, type } = hypervisor
    return { name, type, licenses: (id, metric) => inMetric(hypervisorProcessors(hypervisor, id), metric) }
  }
  if (veritasHostnames.length === 0) return noCluster
  return {
    name: veritasHostnames.toSorted().join(','),
    type: VERITAS,
    licenses: (id, metric) => veritasLicenses(inventory, host, id, metric),
  }
}

/** License types of Standard Edition 2, which counts sockets. */
const bySocket: ReadonlySet<string> = new Set(['L103405', 'L103399'])

/** Half a processor per CPU, whatever the model. */
function hypervisorProcessors({ cpu, sockets }: Hypervisor, licenseTypeID: string): number {
  return bySocket.has(licenseTypeID) ? sockets : cpu / 2
}

/** The only license type counted by host. */
const BY_HOST = 'L47837'

/** Cores of all members, with or without the license. A cluster of disaster-recovery copies counts half. */
function veritasLicenses(
  { find }: LicenseInventory,
  { veritasHostnames, isCopy }: LicensedHost,
  licenseTypeID: string,
  metric: UsedLicenseMetric,
): number {
  const members = veritasHostnames.flatMap((name) => find(name) ?? [])
  const processors = members.reduce((sum, { cpuCores, cpuModel }) => sum + cpuCores * coreFactor(cpuModel), 0)
  const count = licenseTypeID === BY_HOST ? members.length : inMetric(processors, metric)
  return isCopy ? count / 2 : count
}

/**
 * The cluster of a CLUSTER contract that this MySQL or SQL Server license counts by. The server finds only the
 * host that reports the cluster; it looks up the virtual machines by another name.
 */
export function contractCluster(
  { mysql, microsoft }: Contracts,
  { reportedClusters }: LicensedHost,
  { vendor, licenseTypeID }: Pick<HostLicense, 'vendor' | 'licenseTypeID'>,
): Hypervisor | undefined {
  const names = (vendor === 'mySql' ? mysql : microsoft)
    .filter((contract) => contract.type === 'CLUSTER' && contract.licenseTypeID === licenseTypeID)
    .flatMap(({ clusters }) => clusters ?? [])
  return reportedClusters.find(({ name }) => names.includes(name))
}

/** Groups rows by owner, license type and metric. */
function groupsOf<Row extends { licenseTypeID: string; metric: string }>(
  rows: readonly Row[],
  owner: (row: Row) => string,
): [Row, ...Row[]][] {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = JSON.stringify([owner(row), row.licenseTypeID, row.metric])
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

/** The server takes the counts of the first row, because the databases of a host share its cores. */
export function usedPerHost(rows: readonly DatabaseUsedLicense[]): DatabaseUsedLicensePerHost[] {
  const counted = rows.filter(({ ignored }) => !ignored)
  return groupsOf(counted, ({ hostname }) => hostname).map((group) => {
    const [{ hostname, licenseTypeID, description, metric, usedLicenses, clusterLicenses, olvmCapped }] =
      group
    return {
      hostname,
      databaseNames: group.map(({ dbName }) => dbName),
      licenseTypeID,
      description,
      metric,
      usedLicenses,
      clusterLicenses,
      olvmCapped,
    }
  })
}

/** Hypervisor clusters, with ignored and capped licenses. */
export function usedPerCluster(rows: readonly DatabaseUsedLicense[]): DatabaseUsedLicensePerCluster[] {
  const clustered = rows.filter(
    ({ clusterName, clusterType }) => clusterName !== '' && clusterType !== VERITAS,
  )
  return groupsOf(clustered, ({ clusterName }) => clusterName).map((group) => {
    const [{ clusterName, licenseTypeID, description, metric, clusterLicenses }] = group
    return {
      cluster: clusterName,
      hostnames: [...new Set(group.map(({ hostname }) => hostname))],
      licenseTypeID,
      description,
      metric,
      usedLicenses: clusterLicenses,
    }
  })
}

/** Veritas clusters, also those whose members are in a hypervisor cluster, with license types that others include. */
export function usedPerVeritasCluster(
  inventory: LicenseInventory,
  hosts: Iterable<LicensedHost>,
): ClusterVeritasLicense[] {
  const rows = [...hosts].flatMap((host) =>
    host.veritasHostnames.length === 0
      ? []
      : host.licenses.flatMap(({ vendor, licenseTypeID, ignored }) =>
          vendor === 'oracle' && !ignored
            ? [
                {
                  host,
                  licenseTypeID,
                  metric: inventory.types.oracle.get(licenseTypeID)?.metric ?? ('' as const),
                },
              ]
            : [],
        ),
  )
  const rounded = (count: number) => (inventory.roundsCounts ? Math.ceil(count) : count)
  return groupsOf(rows, ({ host }) => host.veritasHostnames.toSorted().join(',')).map(
    ([{ host, licenseTypeID, metric }]) => ({
      id: host.veritasHostnames.toSorted().join(',').replaceAll(',', '-'),
      hostnames: host.veritasHostnames.filter((name) => inventory.find(name) !== undefined).toSorted(),
      licenseTypeID,
      description: descriptionOf(inventory.types, licenseTypeID),
      metric,
      count: rounded(veritasLicenses(inventory, host, licenseTypeID, metric)),
    }),
  )
}
