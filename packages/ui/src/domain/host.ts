import { moment } from '../lib/values/format.ts'

const minute = 60_000
/** Seconds after which a host counts as obsolete: spec, Business constants. */
const obsoleteAfter = 86_400

/** A host without an update time (year 1, the epoch) is not obsolete: there is nothing to be late against. */
export function isObsolete(createdAt: string, now: number): boolean {
  const updated = moment(createdAt)
  if (updated === null) return false
  return Math.floor((now - Math.floor(updated / minute) * minute) / 1000) > obsoleteAfter
}

/** PH is a machine of its own: spec, Host summary row. */
export function platformOf(technology: string): string {
  return technology === 'PH' ? 'Bare Metal' : technology
}

const clusterTypes = [
  ['oracleClusterware', 'Clusterware'],
  ['sunCluster', 'Sun Cluster'],
  ['hacmp', 'HACMP'],
  ['veritasClusterServer', 'Veritas Cluster'],
] as const

/** Names of the products, the same in every language. A host may be in several kinds of cluster at once. */
export function clusterTypesOf(status: ClusterMembership): string[] {
  return clusterTypes.filter(([key]) => status[key]).map(([, name]) => name)
}

export function isClusterMember(status: ClusterMembership): boolean {
  return clusterTypes.some(([key]) => status[key])
}

type ClusterMembership = Readonly<Record<(typeof clusterTypes)[number][0], boolean>>
