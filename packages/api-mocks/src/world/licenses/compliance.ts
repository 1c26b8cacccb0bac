import type { LicenseCompliance } from '../../contract/wire.ts'
import { sum } from '../../lib/decimals.ts'
import { emptyHttpError } from '../../lib/http/errors.ts'
import type { World } from '../world.ts'
import { createConsumption, type ConsumedType } from './consumption.ts'
import { contractsNow } from './contracts/contracts.ts'
import type { Contracts } from './contracts/storedContracts.ts'
import { coveredSum, noNeeds, type Cover } from './licenseCover.ts'
import { descriptionOf, mysqlLicenseType } from './licenseTypes.ts'
import { USERS_OF_PROCESSOR } from './oracleLicenseKinds.ts'
import { sqlServerLicenses } from './sqlServerLicenses.ts'
import { usedLicensesOf } from './usedLicenses.ts'

export type Vendor = 'oracle' | 'mySql' | 'sqlServer'

/** Licenses needed in one metric and the contracts that can cover them. */
interface BalancePart {
  consumed: ConsumedType
  covers: Cover[]
}

/** Balance of a license type. MySQL and SQL Server have two parts: by host and by cluster. */
export interface Balance {
  vendor: Vendor
  licenseTypeID: string
  metric: ConsumedType['metric']
  parts: BalancePart[]
}

/** License consumption of the current hosts at these locations, default all. */
export function consumptionNow(
  world: World,
  contracts: Contracts,
  locations?: readonly string[],
): Iterable<ConsumedType> {
  const moment = world.clock.now()
  const view = { world, moment, contracts }
  const consumption = createConsumption(world)
  for (const report of world.hosts.reports(moment)) {
    const { location } = report.row
    if (locations !== undefined && !locations.includes(location)) continue
    consumption.set(report.facts, location, usedLicensesOf(view, report))
  }
  return consumption.types()
}

/** Filters contracts by their own location. Those without one match no filter. */
function contractsAtPlaces(contracts: Contracts, locations?: readonly string[]): Contracts {
  if (locations === undefined) return contracts
  const inPlace = ({ location }: { location: string }) => locations.includes(location)
  return {
    oracle: contracts.oracle.filter(inPlace),
    mysql: contracts.mysql.filter(inPlace),
    microsoft: contracts.microsoft.filter(inPlace),
  }
}

const sqlServerIds: ReadonlySet<string> = new Set(sqlServerLicenses.map(({ id }) => id))

/** Needed and purchased licenses by type; Oracle in price list order. */
export function balancesOf(
  { priceList }: World,
  types: Iterable<ConsumedType>,
  contracts: Contracts,
): Balance[] {
  const needed = new Map([...types].map((type) => [`${type.licenseTypeID} ${type.metric}`, type]))
  const balance = (
    vendor: Vendor,
    licenseTypeID: string,
    metrics: readonly ConsumedType['metric'][],
  ): Balance[] => {
    const parts = metrics.flatMap((metric): BalancePart[] => {
      const covers = coversOf(contracts, vendor, licenseTypeID, metric)
      const type = needed.get(`${licenseTypeID} ${metric}`)
      if (type === undefined && covers.length === 0) return []
      return [{ consumed: type ?? { licenseTypeID, metric, ...noNeeds, all: () => [] }, covers }]
    })
    const [first] = parts
    return first ? [{ vendor, licenseTypeID, metric: first.consumed.metric, parts }] : []
  }
  return [
    ...[...priceList.values()].flatMap(({ id, metric }) => balance('oracle', id, [metric])),
    ...balance('mySql', mysqlLicenseType.id, ['HOST', 'CLUSTER']),
    ...[...sqlServerIds].flatMap((id) => balance('sqlServer', id, ['HOST', 'CLUSTER'])),
  ]
}

function coversOf(
  contracts: Contracts,
  vendor: Vendor,
  licenseTypeID: string,
  metric: ConsumedType['metric'],
): Cover[] {
  if (vendor === 'oracle') {
    return contracts.oracle
      .filter((contract) => contract.licenseTypeID === licenseTypeID)
      .map(({ id, count, unlimited, basket, restricted, hosts, location }) => ({
        id,
        count,
        unlimited,
        isPool: basket,
        isRestricted: restricted,
        pack: metric === 'Named User Plus Perpetual' ? USERS_OF_PROCESSOR : 1,
        names: hosts ?? [],
        location,
      }))
  }
  const bought =
    vendor === 'mySql'
      ? contracts.mysql.map((contract) => ({ ...contract, count: contract.numberOfLicenses }))
      : contracts.microsoft.map((contract) => ({ ...contract, count: contract.licensesNumber }))
  return bought.flatMap(({ id, type, count, hosts, clusters, location, ...contract }, order) => {
    if (contract.licenseTypeID !== licenseTypeID || type !== metric) return []
    const names = (metric === 'CLUSTER' ? clusters : hosts) ?? []
    // There is no basket here: a contract without names is open to all.
    return [{ id, order, count, unlimited: false, isPool: names.length === 0, names, location }]
  })
}

export interface Sums {
  consumed: number
  covered: number
  purchased: number
  unlimited: boolean
}

/** Without RoundLicenses, only the sum of a license type is rounded up. */
export function sumsOf({ vendor, parts }: Balance, roundsHosts: boolean): Sums {
  const roundUp = (value: number) => (roundsHosts ? value : Math.ceil(value))
  const covers = parts.flatMap((part) => part.covers)
  // The server adds the SQL Server consumption once per contract.
  const factor = vendor === 'sqlServer' ? Math.max(1, covers.length) : 1
  const needed = parts.map(({ consumed }) => sum([...consumed.byLocation.values()]))
  return {
    consumed: roundUp(factor * sum(needed)),
    covered: roundUp(sum(parts.map((part) => coveredSum(part.consumed, part.covers)))),
    // For MySQL and SQL Server it takes the count of the last contract.
    purchased:
      vendor === 'oracle' ? sum(covers.map(({ count }) => count)) : (lastContract(covers)?.count ?? 0),
    unlimited: covers.some(({ unlimited }) => unlimited),
  }
}

function lastContract(covers: readonly Cover[]): Cover | undefined {
  return covers.toSorted(({ order: a = 0 }, { order: b = 0 }) => a - b).at(-1)
}

function complianceRow(world: World, balance: Balance): LicenseCompliance[] {
  const { licenseTypeID, metric } = balance
  const { consumed, covered, purchased, unlimited } = sumsOf(
    balance,
    world.configuration.APIService.RoundLicenses,
  )
  if (consumed === 0 && covered === 0) return []
  const cost = world.priceList.get(licenseTypeID)?.cost ?? 0
  const isFree = balance.vendor === 'oracle' && cost === 0
  const fraction = unlimited || isFree || consumed === 0 ? 1 : covered / consumed
  return [
    {
      licenseTypeID,
      itemDescription: descriptionOf(world, licenseTypeID),
      metric,
      cost,
      consumed,
      covered,
      purchased,
      compliance: fraction,
      unlimited,
      available: unlimited ? 0 : Math.floor(purchased - covered),
    },
  ]
}

/** The server panics on a Veritas cluster host in an unrestricted contract. */
export function rejectVeritas(types: readonly ConsumedType[], { oracle }: Contracts): void {
  const byType = new Map(types.map((type) => [type.licenseTypeID, type]))
  const crashes = oracle.some(
    ({ restricted, hosts, licenseTypeID }) =>
      !restricted &&
      hosts?.some((name) => byType.get(licenseTypeID)?.find(name)?.kind === 'veritas') === true,
  )
  if (crashes) throw emptyHttpError(500)
}

/**
 * Current compliance; the server keeps no history of it. Contracts can be filtered by other locations than
 * hosts.
 */
export function complianceOf(
  world: World,
  locations?: readonly string[],
  ofContracts: readonly string[] | undefined = locations,
): Record<Vendor, LicenseCompliance[]> {
  const contracts = contractsNow(world)
  const rows: Record<Vendor, LicenseCompliance[]> = { oracle: [], mySql: [], sqlServer: [] }
  // All contracts decide whether an instance counts by host or by cluster; only the filtered ones cover it.
  const consumed = [...consumptionNow(world, contracts, locations)]
  rejectVeritas(consumed, contracts)
  for (const balance of balancesOf(world, consumed, contractsAtPlaces(contracts, ofContracts)))
    rows[balance.vendor].push(...complianceRow(world, balance))
  return rows
}

/** Mean compliance per vendor for the dashboard, 0 to 100. Shows 100 without contracts and for a mean of 0. */
export function compliancePercentages(
  world: World,
  locations?: readonly string[],
  ofContracts: readonly string[] | undefined = locations,
): Record<Vendor, number> {
  const { oracle, mySql, sqlServer } = complianceOf(world, locations, ofContracts)
  const bought = contractsAtPlaces(contractsNow(world), ofContracts)
  return {
    oracle: bought.oracle.length === 0 ? 100 : percentage(oracle),
    mySql: bought.mysql.length === 0 ? 100 : percentage(mySql),
    sqlServer: bought.microsoft.length === 0 ? 100 : percentage(sqlServer),
  }
}

function percentage(rows: readonly LicenseCompliance[]): number {
  const mean = rows.length === 0 ? 0 : sum(rows.map(({ compliance }) => compliance)) / rows.length
  return mean === 0 ? 100 : mean * 100
}
