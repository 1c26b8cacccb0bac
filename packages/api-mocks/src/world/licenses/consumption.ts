import type { DatabaseUsedLicense, UsedLicenseMetric } from '../../contract/wire.ts'
import type { Need, Needs } from './licenseCover.ts'
import type { LicensedHost, LicenseInventory, LicenseVendor } from './licenseInventory.ts'
import { contractCluster, VERITAS } from './usedLicenses.ts'

/** A license type in one metric with its consumers. */
export interface ConsumedType extends Needs {
  vendor: LicenseVendor
  licenseTypeID: string
  metric: UsedLicenseMetric
  all: () => Iterable<NamedNeed>
}

export interface NamedNeed extends Need {
  names: () => string[]
  /** Location of the host that was counted first. */
  location: string
}

/**
 * Needed licenses, updated incrementally. Oracle counts each host and each cluster once; MySQL and SQL Server count
 * each instance.
 */
export interface Consumption {
  /** Replaces the licenses of a host. The key identifies it across its documents. */
  set: (key: object, host: LicensedHost, rows: readonly DatabaseUsedLicense[], from: LicenseInventory) => void
  remove: (key: object) => void
  /** Live view that reflects later changes. */
  types: () => Iterable<ConsumedType>
}

interface Consumer extends NamedNeed {
  key: string
  members: Map<object, { hostname: string; amount: number }>
}

interface Type extends ConsumedType {
  consumers: Map<string, Consumer>
  /** By host name, as contracts refer to them. */
  byName: Map<string, Consumer>
  sum: number
}

export function createConsumption(): Consumption {
  const types = new Map<string, Type>()
  const ofHost = new Map<object, { type: Type; consumer: Consumer }[]>()

  function remove(key: object) {
    for (const { type, consumer } of ofHost.get(key) ?? []) {
      const member = consumer.members.get(key)
      if (member && type.byName.get(member.hostname) === consumer) type.byName.delete(member.hostname)
      consumer.members.delete(key)
      count(type, consumer)
      if (consumer.members.size === 0) type.consumers.delete(consumer.key)
    }
    ofHost.delete(key)
  }

  return {
    set: (key, host, rows, inventory) => {
      remove(key)
      // An ignored license of MySQL and SQL Server still counts.
      const counted = rows
        .map((row) => ({ row, vendor: vendorOf(row, inventory) }))
        .filter(({ row, vendor }) => vendor !== 'oracle' || !row.ignored)
      if (counted.length === 0) return
      ofHost.set(
        key,
        counted.map(({ row, vendor }, index) => {
          const type = typeOf(types, vendor, row, inventory)
          const use = vendor === 'oracle' ? countedOf(row) : instanceOf(inventory, host, vendor, row, index)
          return { type, consumer: addTo(type, key, host, use) }
        }),
      )
    },
    remove,
    types: () => types.values(),
  }
}

function vendorOf(
  { metric, licenseTypeID }: DatabaseUsedLicense,
  { types }: LicenseInventory,
): LicenseVendor {
  if (metric !== 'HOST' && metric !== 'CLUSTER') return 'oracle'
  return types.mySql.has(licenseTypeID) ? 'mySql' : 'sqlServer'
}

/** How a row counts: by host, once per cluster, or by instance. */
interface Counted {
  kind: Need['kind']
  key: string
  amount: number
}

function countedOf(row: DatabaseUsedLicense): Counted {
  if (row.clusterLicenses === 0 || row.olvmCapped)
    return { kind: 'host', key: `host ${row.hostname}`, amount: row.usedLicenses }
  const kind = row.clusterType === VERITAS ? 'veritas' : 'hypervisor'
  return { kind, key: `cluster ${row.clusterName}`, amount: row.clusterLicenses }
}

/** By cluster, MySQL counts the CPUs and SQL Server packs of two CPUs. */
function instanceOf(
  { contracts }: LicenseInventory,
  host: LicensedHost,
  vendor: LicenseVendor,
  { hostname, licenseTypeID, usedLicenses }: DatabaseUsedLicense,
  index: number,
): Counted {
  const cluster = contractCluster(contracts, host, { vendor, licenseTypeID })
  if (!cluster) return { kind: 'host', key: `instance ${index} ${hostname}`, amount: usedLicenses }
  const amount = vendor === 'mySql' ? cluster.cpu : cluster.cpu / 2
  return { kind: 'hypervisor', key: `cluster ${cluster.name}`, amount }
}

function addTo(
  type: Type,
  member: object,
  { hostname, location }: LicensedHost,
  { kind, key, amount }: Counted,
): Consumer {
  const consumer = type.consumers.get(key) ?? consumerOf(key, kind, location)
  const before = consumer.members.get(member)?.amount ?? 0
  consumer.members.set(member, { hostname, amount: Math.max(before, amount) })
  type.consumers.set(key, consumer)
  type.byName.set(hostname, consumer)
  if (amount > before) count(type, consumer, Math.max(consumer.needed, amount))
  return consumer
}

function consumerOf(key: string, kind: Need['kind'], location: string): Consumer {
  const members: Consumer['members'] = new Map()
  return {
    key,
    kind,
    location,
    members,
    needed: 0,
    names: () => [...members.values()].map(({ hostname }) => hostname),
  }
}

/** Updates the total. */
function count(type: Type, consumer: Consumer, needed = neededBy(consumer)) {
  type.sum += needed - consumer.needed
  consumer.needed = needed
}

function neededBy({ members }: Consumer): number {
  return [...members.values()].reduce((needed, { amount }) => Math.max(needed, amount), 0)
}

/** SQL Server types that the server does not know form one type without an id. */
function typeOf(
  types: Map<string, Type>,
  vendor: LicenseVendor,
  { licenseTypeID: id, metric }: DatabaseUsedLicense,
  inventory: LicenseInventory,
): Type {
  const licenseTypeID = vendor === 'sqlServer' && !inventory.types.sqlServer.has(id) ? '' : id
  const key = `${vendor} ${licenseTypeID} ${metric}`
  const known = types.get(key)
  if (known) return known
  const consumers: Type['consumers'] = new Map()
  const byName: Type['byName'] = new Map()
  const type: Type = {
    vendor,
    licenseTypeID,
    metric,
    consumers,
    byName,
    sum: 0,
    all: () => consumers.values(),
    find: (name) => byName.get(name),
    total: () => type.sum,
  }
  types.set(key, type)
  return type
}
