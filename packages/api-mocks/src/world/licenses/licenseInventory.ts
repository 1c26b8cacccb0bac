import type { DatabaseUsedLicense, OracleLicenseType } from '../../contract/wire.ts'
import type { Hypervisor } from '../hosts/clusters.ts'
import type { Contracts } from './contracts/storedContracts.ts'

export type LicenseVendor = 'oracle' | 'mySql' | 'sqlServer'

/** A license as stored with a host. The server drops those with a count of 0 when a report arrives. */
export interface HostLicense {
  vendor: LicenseVendor
  database: string
  licenseTypeID: string
  /** Processors, sockets, hosts or packs; named users are not multiplied. */
  count: number
  ignored: boolean
  ignoredComment: string
}

/** What the license rules read about a host. */
export interface LicensedHost {
  hostname: string
  location: string
  cpuCores: number
  cpuModel: string
  /** The cluster of a virtual machine. */
  hypervisor: Hypervisor | undefined
  /** Clusters that the agent of this host reports. */
  reportedClusters: readonly Hypervisor[]
  veritasHostnames: readonly string[]
  /** True for a disaster-recovery copy. */
  isCopy: boolean
  licenses: readonly HostLicense[]
}

export interface PricedType {
  id: string
  itemDescription: string
  metric: OracleLicenseType['metric']
  cost: number
}

/** License types by id. */
export interface LicenseTypes {
  oracle: ReadonlyMap<string, PricedType>
  mySql: ReadonlyMap<string, { itemDescription: string }>
  sqlServer: ReadonlyMap<string, { itemDescription: string }>
}

/** Everything that the license answers follow from, read from a world, from agent reports or from a live server. */
export interface LicenseInventory {
  hosts: Iterable<LicensedHost>
  find: (hostname: string) => LicensedHost | undefined
  /** Hosts in a hypervisor cluster. */
  membersOf: (cluster: string) => readonly LicensedHost[]
  types: LicenseTypes
  contracts: Contracts
  /** Used licenses of a host, in place of those that follow from the inventory. */
  usedBy?: (host: LicensedHost) => readonly DatabaseUsedLicense[]
  /** With RoundLicenses each count is rounded up, otherwise only the compliance. */
  roundsCounts: boolean
}

export function inventoryOf(
  hosts: readonly LicensedHost[],
  rest: Pick<LicenseInventory, 'types' | 'contracts' | 'roundsCounts'>,
): LicenseInventory {
  const byName = new Map(hosts.map((host) => [host.hostname, host]))
  const members = new Map<string, LicensedHost[]>()
  for (const host of hosts) {
    if (host.hypervisor === undefined) continue
    const { name } = host.hypervisor
    members.set(name, [...(members.get(name) ?? []), host])
  }
  return {
    hosts,
    find: (hostname) => byName.get(hostname),
    membersOf: (cluster) => members.get(cluster) ?? [],
    ...rest,
  }
}

/** Empty for an unknown license type. */
export function descriptionOf({ oracle, mySql, sqlServer }: LicenseTypes, licenseTypeID: string): string {
  const type = oracle.get(licenseTypeID) ?? mySql.get(licenseTypeID) ?? sqlServer.get(licenseTypeID)
  return type?.itemDescription ?? ''
}

/** Oracle's core factor. SPARC and x86 count half. */
export function coreFactor(cpuModel: string): number {
  return /PowerPC|Itanium/.test(cpuModel) ? 1 : 0.5
}

/** Named users per processor, and the size of a pack, for every edition and option. */
export const USERS_OF_PROCESSOR = 25

export function inMetric(processors: number, metric: string): number {
  return metric === 'Named User Plus Perpetual' ? processors * USERS_OF_PROCESSOR : processors
}
