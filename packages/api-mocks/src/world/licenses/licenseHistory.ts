import type { LicenseHistoryItem } from '../../contract/wire.ts'
import { groupBy } from '../../lib/groupBy.ts'
import { DAY, utc } from '../../lib/time.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import { dayOf, type HostReport } from '../hosts/hostStore.ts'
import { reportAt, summaryAt } from '../hosts/hostSummary.ts'
import { oracleFactsOf } from '../oracle/oracleFacts.ts'
import { optionUses } from '../oracle/oracleOptions.ts'
import type { World } from '../world.ts'
import { balancesOf, sumsOf, type Balance, type Sums } from './compliance.ts'
import { createConsumption } from './consumption.ts'
import { contractsAt } from './contracts/contracts.ts'
import type { Contracts } from './contracts/storedContracts.ts'
import { hostOfKey } from './ignoredLicenses.ts'
import { descriptionOf, type LicensedHost, type LicenseInventory } from './licenseInventory.ts'
import { mysqlLicenseType } from './licenseTypes.ts'
import { usedLicensesIn } from './usedLicenses.ts'
import { licensedHost, typesOf } from './worldInventory.ts'

/** The license history starts this many days before the world. */
const COUNTED_DAYS = 365

interface Item {
  licenseTypeID: string
  metric: string
  description: string
}

interface Point extends Item {
  day: number
  sums: Sums
}

/** Points of past days, which never change. */
const pastPoints = new WeakMap<World, { until: number; points: Point[] }>()

/** Daily history; the current day shows the current state. */
export function licenseHistory(world: World, start: number, end: number): LicenseHistoryItem[] {
  const items = new Map<string, { item: Item; points: Point[] }>()
  for (const point of pointsOf(world)) {
    if (point.day * DAY <= start || point.day * DAY >= end) continue
    const key = `${point.licenseTypeID} ${point.metric} ${point.description}`
    const known = items.get(key) ?? { item: point, points: [] }
    known.points.push(point)
    items.set(key, known)
  }
  return [...items.values()]
    .filter(({ points }) => points.some(({ sums }) => sums.consumed + sums.covered + sums.purchased > 0))
    .map(({ item, points }) => ({
      licenseTypeID: item.licenseTypeID,
      itemDescription: item.description,
      metric: item.metric,
      history: points.map(({ day, sums: { consumed, covered, purchased } }) => ({
        date: utc(day * DAY),
        consumed,
        covered,
        purchased,
      })),
    }))
}

/** Freezes the past days. Call it before a write that would change how they are computed. */
export function freezePastDays(world: World): readonly Point[] {
  const first = world.hosts.startDay - COUNTED_DAYS
  const today = dayOf(world.clock.now())
  const known = pastPoints.get(world)
  const from = known === undefined || known.until > today ? first : known.until
  const cachedPoints = from === first ? [] : (known?.points ?? [])
  const points = [...cachedPoints, ...computePoints(world, from, today, (day) => (day + 1) * DAY - 1)]
  pastPoints.set(world, { until: today, points })
  return points
}

function pointsOf(world: World): Point[] {
  const now = world.clock.now()
  const today = dayOf(now)
  return [...freezePastDays(world), ...computePoints(world, today, today + 1, () => now)]
}

/**
 * Computes the days in order. Only changed hosts are recounted, and a day without changes copies the
 * previous one.
 */
function computePoints(
  world: World,
  from: number,
  until: number,
  momentOf: (day: number) => number,
): Point[] {
  if (from >= until) return []
  const consumption = createConsumption()
  const known = new Map<HostFacts, LicensedHost>()
  const neighbours = neighboursOf(world.hosts.facts)
  const changes = changesByDay(world, from)
  const points: Point[] = []
  let before: Contracts | undefined
  let yesterday: Point[] = []
  for (let day = from; day < until; day += 1) {
    const moment = momentOf(day)
    const contracts = contractsOrderedBy(contractsAt(world, moment), moment)
    // These contracts decide whether an instance counts by host or by cluster.
    const sameMetrics = before?.mysql === contracts.mysql && before.microsoft === contracts.microsoft
    const sameOracle = before !== undefined && haveSameItems(before.oracle, contracts.oracle)
    before = contracts
    const changed = sameMetrics ? [...(changes.get(day) ?? [])] : world.hosts.facts
    if (sameMetrics && sameOracle && changed.length === 0) {
      yesterday = yesterday.map((point) => ({ ...point, day }))
      points.push(...yesterday)
      continue
    }
    for (const facts of changed) {
      const report = reportOf(world, facts, moment)
      if (report) known.set(facts, licensedHost(world, report))
      else known.delete(facts)
    }
    const inventory = inventoryOn(world, known, neighbours, contracts)
    const used = usedLicensesIn(inventory)
    for (const facts of new Set(changed.flatMap(neighbours.of))) {
      const host = known.get(facts)
      if (host) consumption.set(facts, host, used(host), inventory)
      else consumption.remove(facts)
    }
    yesterday = pointsOn(day, balancesOf(inventory.types, consumption.types(), contracts), world)
    points.push(...yesterday)
  }
  return points
}

interface Neighbours {
  inCluster: (cluster: string) => readonly HostFacts[]
  named: (hostname: string) => readonly HostFacts[]
  /** Hosts whose licenses depend on this one, itself included. */
  of: (host: HostFacts) => readonly HostFacts[]
}

function neighboursOf(hosts: readonly HostFacts[]): Neighbours {
  const byCluster = groupBy(hosts, ({ cluster }) => cluster)
  const byName = groupBy(hosts, ({ hostname }) => hostname)
  const inCluster = (cluster: string) => (cluster === '' ? [] : (byCluster.get(cluster) ?? []))
  const named = (hostname: string) => byName.get(hostname) ?? []
  const of = (host: HostFacts) => [
    host,
    ...inCluster(host.cluster),
    ...(host.membership.veritasClusterHostnames ?? []).flatMap(named),
  ]
  return { inCluster, named, of }
}

function inventoryOn(
  world: World,
  known: ReadonlyMap<HostFacts, LicensedHost>,
  { inCluster, named }: Neighbours,
  contracts: Contracts,
): LicenseInventory {
  const find = (facts: HostFacts) => known.get(facts) ?? []
  return {
    hosts: known.values(),
    find: (hostname) => named(hostname).flatMap(find)[0],
    membersOf: (cluster) => inCluster(cluster).flatMap(find),
    types: typesOf(world),
    contracts,
    roundsCounts: world.configuration.APIService.RoundLicenses,
  }
}

const haveSameItems = <Contract>(some: readonly Contract[], others: readonly Contract[]) =>
  some.length === others.length && some.every((contract, index) => contract === others[index])

function reportOf(world: World, host: HostFacts, moment: number): HostReport | undefined {
  const { startDay } = world.hosts
  const report = reportAt(host, startDay, moment)
  return report === undefined
    ? undefined
    : { facts: host, row: summaryAt(host, startDay, report), receivedAt: report }
}

/** Omits Oracle contracts ordered later. */
function contractsOrderedBy(contracts: Contracts, moment: number): Contracts {
  const isOrdered = ({ productOrderDate }: { productOrderDate: string | null }) =>
    productOrderDate === null || Date.parse(productOrderDate) <= moment
  return { ...contracts, oracle: contracts.oracle.filter(isOrdered) }
}

function changesByDay(world: World, after: number): Map<number, Set<HostFacts>> {
  const { startDay, facts } = world.hosts
  const byDay = new Map<number, Set<HostFacts>>()
  const ignored = groupBy(ignoreChanges(world), ({ hostname }) => hostname)
  for (const host of facts) {
    const days = new Set([
      startDay - host.firstDay,
      startDay - (host.upgradedOn ?? host.firstDay),
      ...(host.dismissedAt === undefined ? [] : [dayOf(host.dismissedAt)]),
      ...(host.copiedAt === undefined ? [] : [dayOf(host.copiedAt)]),
      ...(ignored.get(host.hostname) ?? []).map(({ since }) => dayOf(since)),
      ...(host.technology === 'Oracle/Database' ? optionDays(host, startDay) : []),
    ])
    for (const day of days) {
      if (day <= after) continue
      const hosts = byDay.get(day) ?? new Set()
      hosts.add(host)
      byDay.set(day, hosts)
    }
  }
  return byDay
}

function optionDays(host: HostFacts, startDay: number): number[] {
  return oracleFactsOf(host)
    .flatMap(optionUses)
    .flatMap(({ firstUsed, lastUsed }) => [startDay - firstUsed, startDay - lastUsed + 1])
}

function ignoreChanges(world: World): { hostname: string; since: number }[] {
  return [...world.ignoredLicenses].flatMap(([key, changes]) =>
    changes.map(({ since }) => ({ hostname: hostOfKey(key), since })),
  )
}

/** All license types of MySQL form one item, those of SQL Server another. */
function pointsOn(day: number, balances: readonly Balance[], world: World): Point[] {
  const { RoundLicenses } = world.configuration.APIService
  const points = new Map<string, Point>()
  for (const balance of balances) {
    const item = itemOf(world, balance)
    const sums = sumsOf(balance, RoundLicenses)
    const key = `${item.licenseTypeID} ${item.description}`
    const before = points.get(key)
    points.set(key, { ...item, day, sums: before ? added(before.sums, sums) : sums })
  }
  return [...points.values()]
}

function added(a: Sums, b: Sums): Sums {
  return {
    consumed: a.consumed + b.consumed,
    covered: a.covered + b.covered,
    purchased: a.purchased + b.purchased,
    unlimited: a.unlimited || b.unlimited,
  }
}

function itemOf(world: World, { vendor, licenseTypeID, metric }: Balance): Item {
  switch (vendor) {
    case 'oracle':
      return { licenseTypeID, metric, description: descriptionOf(typesOf(world), licenseTypeID) }
    case 'mySql':
      return { licenseTypeID: mysqlLicenseType.id, metric: '', description: mysqlLicenseType.itemDescription }
    case 'sqlServer':
      return { licenseTypeID: '', metric: '', description: 'SQL Server' }
  }
}
