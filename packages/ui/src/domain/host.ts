import { moment } from '../lib/values/format.ts'
import { flag, text } from '../lib/wire.ts'

const minute = 60_000
/** Seconds after which a host counts as obsolete: spec, Business constants. */
const obsoleteAfter = 86_400

/** A host without an update time (year 1, the epoch) is not obsolete: there is nothing to be late against. */
export function isObsolete(createdAt: unknown, now: number): boolean {
  const updated = moment(text(createdAt))
  if (updated === null) return false
  return Math.floor((now - Math.floor(updated / minute) * minute) / 1000) > obsoleteAfter
}

/** PH is a machine of its own: spec, Host summary row. */
export function platformOf(hardwareAbstractionTechnology: unknown): string {
  const technology = text(hardwareAbstractionTechnology)
  return technology === 'PH' ? 'Bare Metal' : technology
}

const clusterTypes = [
  ['oracleClusterware', 'Clusterware'],
  ['sunCluster', 'Sun Cluster'],
  ['hacmp', 'HACMP'],
  ['veritasClusterServer', 'Veritas Cluster'],
] as const

/** Names of the products, the same in every language. A host may be in several kinds of cluster at once. */
export function clusterTypesOf(status: unknown): string[] {
  return clusterTypes.filter(([key]) => membership(status, key) === true).map(([, name]) => name)
}

/** `null` where the agent did not say: neither a yes nor a no. */
export function isClusterMember(status: unknown): boolean | null {
  const said = clusterTypes.map(([key]) => membership(status, key)).filter((flag) => flag !== null)
  return said.length === 0 ? null : said.includes(true)
}

function membership(status: unknown, key: (typeof clusterTypes)[number][0]): boolean | null {
  return typeof status === 'object' && status !== null ? flag(Reflect.get(status, key)) : null
}
