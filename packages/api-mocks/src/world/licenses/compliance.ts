import type { LicenseCompliance } from '../../contract/wire.ts'
import { sum } from '../../lib/decimals.ts'
import { emptyHttpError } from '../../lib/http/http.ts'
import { createConsumption, type ConsumedType } from './consumption.ts'
import type { Contracts, StoredOracleContract } from './contracts/storedContracts.ts'
import { coveredSum, noNeeds, type Cover } from './licenseCover.ts'
import {
  descriptionOf,
  USERS_OF_PROCESSOR,
  type LicenseInventory,
  type LicenseTypes,
  type LicenseVendor,
  type PricedType,
} from './licenseInventory.ts'
import { usedLicensesIn } from './usedLicenses.ts'

/** Needed licenses of a type and the contracts that can cover them. */
export type Balance = OracleBalance | InstanceBalance

interface BalanceHead {
  licenseTypeID: string
  metric: ConsumedType['metric']
}

interface OracleBalance extends BalanceHead {
  vendor: 'oracle'
  consumed: ConsumedType
  covers: Cover[]
}

/** Uses and contracts of MySQL and SQL Server are by host or by cluster. */
interface InstanceBalance extends BalanceHead {
  vendor: 'mySql' | 'sqlServer'
  uses: readonly ConsumedType[]
  contracts: readonly { type: string; count: number }[]
}

/** License consumption of the hosts at these locations, default all. */
export function consumptionOf(
  inventory: LicenseInventory,
  locations?: readonly string[],
): Iterable<ConsumedType> {
  const consumption = createConsumption()
  const used = inventory.usedBy ?? usedLicensesIn(inventory)
  for (const host of inventory.hosts) {
    if (locations === undefined || locations.includes(host.location))
      consumption.set(host, host, used(host), inventory)
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

/** Needed and purchased licenses by type; Oracle in price list order. */
export function balancesOf(
  { oracle, mySql, sqlServer }: LicenseTypes,
  consumed: Iterable<ConsumedType>,
  { oracle: ofOracle, mysql, microsoft }: Contracts,
): Balance[] {
  const keyOf = (vendor: LicenseVendor, id: string, metric: string) => `${vendor} ${id} ${metric}`
  const needed = new Map(
    [...consumed].map((type) => [keyOf(type.vendor, type.licenseTypeID, type.metric), type]),
  )
  const oracleBalance = ({ id: licenseTypeID, metric }: PricedType): OracleBalance[] => {
    const vendor = 'oracle'
    const covers = ofOracle.flatMap((contract) =>
      contract.licenseTypeID === licenseTypeID ? coverOf(contract, metric) : [],
    )
    const type = needed.get(keyOf(vendor, licenseTypeID, metric))
    if (type === undefined && covers.length === 0) return []
    return [
      {
        vendor,
        licenseTypeID,
        metric,
        consumed: type ?? { vendor, licenseTypeID, metric, ...noNeeds, all: () => [] },
        covers,
      },
    ]
  }
  const instanceBalance = (
    vendor: InstanceBalance['vendor'],
    licenseTypeID: string,
    contracts: InstanceBalance['contracts'],
  ): InstanceBalance[] => {
    const uses = ['HOST', 'CLUSTER'].flatMap((metric) => {
      const type = needed.get(keyOf(vendor, licenseTypeID, metric))
      return type && type.total() > 0 ? [type] : []
    })
    const [first] = uses
    if (first === undefined && contracts.length === 0) return []
    return [{ vendor, licenseTypeID, metric: first?.metric ?? 'HOST', uses, contracts }]
  }
  const countsOf = <Contract extends { licenseTypeID: string; type: string }>(
    contracts: readonly Contract[],
    id: string,
    count: (contract: Contract) => number,
  ) =>
    contracts.flatMap((contract) =>
      contract.licenseTypeID === id ? { type: contract.type, count: count(contract) } : [],
    )
  return [
    ...[...oracle.values()].flatMap(oracleBalance),
    ...[...mySql.keys()].flatMap((id) =>
      instanceBalance(
        'mySql',
        id,
        countsOf(mysql, id, ({ numberOfLicenses }) => numberOfLicenses),
      ),
    ),
    ...[...sqlServer.keys(), ''].flatMap((id) =>
      instanceBalance(
        'sqlServer',
        id,
        countsOf(microsoft, id, ({ licensesNumber }) => licensesNumber),
      ),
    ),
  ]
}

function coverOf(contract: StoredOracleContract, metric: string): Cover {
  const { id, count, unlimited, basket, restricted, hosts } = contract
  return {
    id,
    count,
    unlimited,
    isPool: basket,
    isRestricted: restricted,
    pack: metric === 'Named User Plus Perpetual' ? USERS_OF_PROCESSOR : 1,
    names: hosts ?? [],
  }
}

export interface Sums {
  consumed: number
  covered: number
  purchased: number
  unlimited: boolean
}

/** Without RoundLicenses, only the sum of a license type is rounded up. */
export function sumsOf(balance: Balance, roundsCounts: boolean): Sums {
  if (balance.vendor !== 'oracle') return sumsByInstance(balance)
  const { consumed, covers } = balance
  const roundUp = (value: number) => (roundsCounts ? value : Math.ceil(value))
  return {
    consumed: roundUp(consumed.total()),
    covered: roundUp(coveredSum(consumed, covers)),
    purchased: sum(covers.map(({ count }) => count)),
    unlimited: covers.some(({ unlimited }) => unlimited),
  }
}

/**
 * MySQL and SQL Server: the server adds the consumption once per contract and takes the count of the last contract,
 * whatever hosts they name. A contract counts only for uses of its own type.
 */
function sumsByInstance({ uses, contracts }: InstanceBalance): Sums {
  const counting = contracts.filter(({ type }) => uses.some(({ metric }) => metric === type))
  const times = (metric: string) => Math.max(1, counting.filter(({ type }) => type === metric).length)
  const consumed = Math.ceil(sum(uses.map((use) => use.total() * times(use.metric))))
  const purchased = counting.at(-1)?.count ?? 0
  return { consumed, covered: Math.max(0, Math.min(consumed, purchased)), purchased, unlimited: false }
}

function complianceRow({ types, roundsCounts }: LicenseInventory, balance: Balance): LicenseCompliance {
  const { licenseTypeID, metric } = balance
  const { consumed, covered, purchased, unlimited } = sumsOf(balance, roundsCounts)
  const cost = types.oracle.get(licenseTypeID)?.cost ?? 0
  const isFree = balance.vendor === 'oracle' && cost === 0
  return {
    licenseTypeID,
    itemDescription: descriptionOf(types, licenseTypeID),
    metric,
    cost,
    consumed,
    covered,
    purchased,
    compliance: unlimited || isFree || consumed === 0 ? 1 : covered / consumed,
    unlimited,
    available: unlimited ? 0 : Math.floor(purchased - covered),
  }
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

/** Also rows of license types with a contract that nothing uses. */
function allRows(
  inventory: LicenseInventory,
  locations: readonly string[] | undefined,
  ofContracts: readonly string[] | undefined,
): Record<LicenseVendor, LicenseCompliance[]> {
  const { types, contracts } = inventory
  const rows: Record<LicenseVendor, LicenseCompliance[]> = { oracle: [], mySql: [], sqlServer: [] }
  // All contracts decide whether an instance counts by host or by cluster; only the filtered ones cover it.
  const consumed = [...consumptionOf(inventory, locations)]
  rejectVeritas(consumed, contracts)
  for (const balance of balancesOf(types, consumed, contractsAtPlaces(contracts, ofContracts)))
    rows[balance.vendor].push(complianceRow(inventory, balance))
  return rows
}

const isInUse = ({ consumed, covered }: LicenseCompliance) => consumed !== 0 || covered !== 0

/** Contracts can be filtered by other locations than hosts. */
export function complianceIn(
  inventory: LicenseInventory,
  locations?: readonly string[],
  ofContracts: readonly string[] | undefined = locations,
): Record<LicenseVendor, LicenseCompliance[]> {
  const { oracle, mySql, sqlServer } = allRows(inventory, locations, ofContracts)
  return {
    oracle: oracle.filter(isInUse),
    mySql: mySql.filter(isInUse),
    sqlServer: sqlServer.filter(isInUse),
  }
}

/**
 * Mean compliance per vendor for the dashboard, 0 to 100. An Oracle license type with a contract that nothing uses
 * counts as compliant, although the compliance list omits it. Shows 100 without contracts and for a mean of 0.
 */
export function percentagesIn(
  inventory: LicenseInventory,
  locations?: readonly string[],
  ofContracts: readonly string[] | undefined = locations,
): Record<LicenseVendor, number> {
  const { oracle, mySql, sqlServer } = allRows(inventory, locations, ofContracts)
  const bought = contractsAtPlaces(inventory.contracts, ofContracts)
  return {
    oracle: bought.oracle.length === 0 ? 100 : percentage(oracle),
    mySql: bought.mysql.length === 0 ? 100 : percentage(mySql.filter(isInUse)),
    sqlServer: bought.microsoft.length === 0 ? 100 : percentage(sqlServer.filter(isInUse)),
  }
}

function percentage(rows: readonly LicenseCompliance[]): number {
  const mean = rows.length === 0 ? 0 : sum(rows.map(({ compliance }) => compliance)) / rows.length
  return mean === 0 ? 100 : mean * 100
}
