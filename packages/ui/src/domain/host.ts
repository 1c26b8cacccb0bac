import { parseTime } from '../lib/dates.ts'

/** Identity of a host in a list; see `RowIdentity`. */
export function hostIdentity({ hostname }: { hostname: string }) {
  return [hostname] as const
}

/** Identity of a database in the list of all technologies. */
export function databaseIdentity({ hostname, name, type }: Record<'hostname' | 'name' | 'type', string>) {
  return [hostname, name, type] as const
}

const minute = 60_000
/** Seconds since the last update after which a host is obsolete. */
const obsoleteAfter = 86_400

/** A host without an update time (year 1 or the epoch) is not obsolete. */
export function isOutdated(createdAt: string, now: number): boolean {
  const updated = parseTime(createdAt)
  if (updated === null) return false
  return Math.floor((now - Math.floor(updated / minute) * minute) / 1000) > obsoleteAfter
}

/** False for a host without databases of any technology. */
export function hasFeatures({ features }: { features: object }): boolean {
  return Object.keys(features).length > 0
}

/** Names of the API's codes. */
const platforms = new Map([
  ['PH', 'Bare Metal'],
  ['VMWARE', 'VMware'],
  ['HYPERV', 'Hyper-V'],
  ['OVM', 'Oracle VM'],
  ['XEN', 'Xen'],
  ['AIXLPAR', 'AIX LPAR'],
])

export function platformOf(technology: string): string {
  return platforms.get(technology) ?? technology
}

const clusterTypes = [
  ['oracleClusterware', 'Clusterware'],
  ['sunCluster', 'Sun Cluster'],
  ['hacmp', 'HACMP'],
  ['veritasClusterServer', 'Veritas Cluster'],
] as const

/** Product names, the same in every language. A host can belong to several kinds of cluster. */
export function clusterTypesOf(status: ClusterMembership): string[] {
  return clusterTypes.filter(([key]) => status[key]).map(([, name]) => name)
}

export function isClusterMember(status: ClusterMembership): boolean {
  return clusterTypes.some(([key]) => status[key])
}

type ClusterMembership = Readonly<Record<(typeof clusterTypes)[number][0], boolean>>

/** Shows 1.6.3 as 1.06.3, so that versions line up. */
export function agentVersion({ agentVersion: version }: { agentVersion: string }): string {
  const [major, minor, ...rest] = version.split('.')
  if (minor === undefined || rest.length === 0 || !/^\d$/.test(minor)) return version
  return [major, `0${minor}`, ...rest].join('.')
}
