import type { DatabaseUsedLicense, UsedLicenseMetric } from '../../contract/index.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { Need, Needs } from './licenseCover.ts'
import { isNode, VERITAS } from './usedLicenses.ts'

/** A licence type in one metric, and everybody who needs it. */
export interface ConsumedType extends Needs {
  licenseTypeID: string
  metric: UsedLicenseMetric
  all: () => Iterable<NamedNeed>
}

export interface NamedNeed extends Need {
  /** Of the hosts, or of the cluster where contracts name clusters. */
  names: () => string[]
}

/** Who needs how many licences: each host once, and the hosts of a cluster together. */
export interface Consumption {
  /** The licences of a host from now on. */
  set: (host: HostFacts, location: string, rows: readonly DatabaseUsedLicense[]) => void
  /** They follow later changes. */
  types: () => Iterable<ConsumedType>
}

interface Consumer extends NamedNeed {
  key: string
  /** A hypervisor cluster needs what any of its members says, a Veritas cluster the sum of its nodes. */
  adds: boolean
  cluster: string
  members: Map<HostFacts, { hostname: string; amount: number }>
}

interface Type extends ConsumedType {
  consumers: Map<string, Consumer>
  /** By the names by which contracts reach it. */
  byName: Map<string, Consumer>
  byLocation: Map<string, number>
}

export function createConsumption(): Consumption {
  const types = new Map<string, Type>()
  const ofHost = new Map<HostFacts, { type: Type; consumer: Consumer }[]>()

  function remove(host: HostFacts) {
    for (const { type, consumer } of ofHost.get(host) ?? []) {
      const member = consumer.members.get(host)
      if (member && type.byName.get(member.hostname) === consumer) type.byName.delete(member.hostname)
      consumer.members.delete(host)
      count(type, consumer)
      if (consumer.members.size > 0) continue
      type.consumers.delete(consumer.key)
      if (type.byName.get(consumer.cluster) === consumer) type.byName.delete(consumer.cluster)
    }
    ofHost.delete(host)
  }

  return {
    set: (host, location, rows) => {
      remove(host)
      const counted = rows.filter(({ ignored }) => !ignored)
      if (counted.length === 0) return
      ofHost.set(
        host,
        counted.map((row) => {
          const type = typeOf(types, row)
          return { type, consumer: addTo(type, host, location, row) }
        }),
      )
    },
    types: () => types.values(),
  }
}

function addTo(type: Type, host: HostFacts, location: string, row: DatabaseUsedLicense): Consumer {
  const asCluster = row.clusterLicenses > 0 && !row.olvmCapped
  const adds = row.clusterType === VERITAS
  const key = asCluster ? `cluster ${row.clusterName}` : `host ${row.hostname}`
  const cluster = type.metric === 'CLUSTER' ? row.clusterName : ''
  const consumer = type.consumers.get(key) ?? consumerOf(key, adds, cluster, location)
  const amount = asCluster ? amountIn(host, row) : row.usedLicenses
  const before = consumer.members.get(host)?.amount ?? 0
  consumer.members.set(host, { hostname: row.hostname, amount: Math.max(before, amount) })
  type.consumers.set(key, consumer)
  type.byName.set(cluster || row.hostname, consumer)
  if (amount > before) count(type, consumer, adds ? undefined : Math.max(consumer.needed, amount))
  return consumer
}

function amountIn(
  host: HostFacts,
  { clusterType, clusterLicenses, usedLicenses }: DatabaseUsedLicense,
): number {
  if (clusterType !== VERITAS) return clusterLicenses
  return isNode(host) ? usedLicenses : 0
}

function consumerOf(key: string, adds: boolean, cluster: string, location: string): Consumer {
  const members: Consumer['members'] = new Map()
  const hostnames = () => [...members.values()].map(({ hostname }) => hostname)
  return {
    key,
    adds,
    cluster,
    location,
    members,
    needed: 0,
    names: () => (cluster === '' ? hostnames() : [cluster]),
  }
}

/** Keeps the sums of the locations in step. */
function count({ byLocation }: Type, consumer: Consumer, needed = neededBy(consumer)) {
  const { location } = consumer
  byLocation.set(location, (byLocation.get(location) ?? 0) + needed - consumer.needed)
  consumer.needed = needed
}

function neededBy({ adds, members }: Consumer): number {
  let needed = 0
  for (const { amount } of members.values()) needed = adds ? needed + amount : Math.max(needed, amount)
  return needed
}

function typeOf(types: Map<string, Type>, { licenseTypeID, metric }: DatabaseUsedLicense): Type {
  const key = `${licenseTypeID} ${metric}`
  const known = types.get(key)
  if (known) return known
  const consumers: Type['consumers'] = new Map()
  const byName: Type['byName'] = new Map()
  const made: Type = {
    licenseTypeID,
    metric,
    consumers,
    byName,
    byLocation: new Map(),
    all: () => consumers.values(),
    find: (name) => byName.get(name),
  }
  types.set(key, made)
  return made
}
