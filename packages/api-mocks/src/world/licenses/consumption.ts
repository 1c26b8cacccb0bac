import type { DatabaseUsedLicense, UsedLicenseMetric } from '../../contract/wire.ts'
import { hypervisorOf } from '../hosts/clusters.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { World } from '../world.ts'
import type { Need, Needs } from './licenseCover.ts'
import { mysqlLicenseType } from './licenseTypes.ts'
import { VERITAS } from './usedLicenses.ts'

/** A license type in one metric with its consumers. */
export interface ConsumedType extends Needs {
  licenseTypeID: string
  metric: UsedLicenseMetric
  all: () => Iterable<NamedNeed>
}

export interface NamedNeed extends Need {
  names: () => string[]
}

/** Needed licenses, updated incrementally. Each host counts once; the hosts of a cluster count together. */
export interface Consumption {
  /** Replaces the licenses of a host. */
  set: (host: HostFacts, location: string, rows: readonly DatabaseUsedLicense[]) => void
  /** Live view that reflects later changes. */
  types: () => Iterable<ConsumedType>
}

interface Consumer extends NamedNeed {
  key: string
  /** Cluster name, if contracts refer to clusters. */
  cluster: string
  members: Map<HostFacts, { hostname: string; amount: number }>
}

interface Type extends ConsumedType {
  consumers: Map<string, Consumer>
  /** By host or cluster name, as contracts refer to them. */
  byName: Map<string, Consumer>
  byLocation: Map<string, number>
}

export function createConsumption(world: World): Consumption {
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
          return { type, consumer: addTo(type, host, location, row, countedOf(world, host, row)) }
        }),
      )
    },
    types: () => types.values(),
  }
}

/** How a row counts: by host, or once per cluster. */
interface Counted {
  kind: Need['kind']
  /** Empty for hosts. */
  cluster: string
  amount: number
}

/** By cluster, MySQL counts the CPUs and SQL Server packs of two CPUs. */
function countedOf(world: World, host: HostFacts, row: DatabaseUsedLicense): Counted {
  if (row.metric === 'CLUSTER') {
    const cpu = hypervisorOf(world, host)?.cpu ?? 0
    const amount = row.licenseTypeID === mysqlLicenseType.id ? cpu : cpu / 2
    return { kind: 'hypervisor', cluster: host.cluster, amount }
  }
  if (row.clusterLicenses === 0 || row.olvmCapped)
    return { kind: 'host', cluster: '', amount: row.usedLicenses }
  const kind = row.clusterType === VERITAS ? 'veritas' : 'hypervisor'
  return { kind, cluster: row.clusterName, amount: row.clusterLicenses }
}

function addTo(
  type: Type,
  host: HostFacts,
  location: string,
  { hostname, metric }: DatabaseUsedLicense,
  { kind, cluster, amount }: Counted,
): Consumer {
  const key = cluster === '' ? `host ${hostname}` : `cluster ${cluster}`
  const named = metric === 'CLUSTER' ? cluster : ''
  const consumer = type.consumers.get(key) ?? consumerOf(key, kind, named, location)
  const before = consumer.members.get(host)?.amount ?? 0
  consumer.members.set(host, { hostname, amount: Math.max(before, amount) })
  type.consumers.set(key, consumer)
  type.byName.set(named || hostname, consumer)
  if (amount > before) count(type, consumer, Math.max(consumer.needed, amount))
  return consumer
}

function consumerOf(key: string, kind: Need['kind'], cluster: string, location: string): Consumer {
  const members: Consumer['members'] = new Map()
  const hostnames = () => [...members.values()].map(({ hostname }) => hostname)
  return {
    key,
    kind,
    cluster,
    location,
    members,
    needed: 0,
    names: () => (cluster === '' ? hostnames() : [cluster]),
  }
}

/** Updates the sums per location. */
function count({ byLocation }: Type, consumer: Consumer, needed = neededBy(consumer)) {
  const { location } = consumer
  byLocation.set(location, (byLocation.get(location) ?? 0) + needed - consumer.needed)
  consumer.needed = needed
}

function neededBy({ members }: Consumer): number {
  return [...members.values()].reduce((needed, { amount }) => Math.max(needed, amount), 0)
}

function typeOf(types: Map<string, Type>, { licenseTypeID, metric }: DatabaseUsedLicense): Type {
  const key = `${licenseTypeID} ${metric}`
  const known = types.get(key)
  if (known) return known
  const consumers: Type['consumers'] = new Map()
  const byName: Type['byName'] = new Map()
  const type: Type = {
    licenseTypeID,
    metric,
    consumers,
    byName,
    byLocation: new Map(),
    all: () => consumers.values(),
    find: (name) => byName.get(name),
  }
  types.set(key, type)
  return type
}
