import type { Faker } from '@faker-js/faker'
import type { MySQLContract, SqlServerContract } from '../../../contract/wire.ts'
import { cyclic, fakeOf, objectId, type Fake, type Source } from '../../../lib/random.ts'
import { DAY, utc } from '../../../lib/time.ts'
import { makeConfiguration } from '../../server/defaultConfiguration.ts'
import type { World } from '../../world.ts'
import { createConsumption, type ConsumedType, type NamedNeed } from '../consumption.ts'
import { mysqlLicenseType, oracleLicenseTypes } from '../licenseTypes.ts'
import { sqlServerLicenses } from '../sqlServerLicenses.ts'
import { usedLicensesIn } from '../usedLicenses.ts'
import { inventoryWith } from '../worldInventory.ts'
import { noContracts, type Contracts, type StoredOracleContract } from './storedContracts.ts'

/**
 * Contracts bought for the usage on the start day: enough of some licenses, too few of others, none of a
 * few. Writes to the world have no effect on them.
 */
export function firstContracts(world: World): Contracts {
  if (world.hosts.facts.length === 0) return noContracts
  const before: World = { ...world, ignoredLicenses: new Map(), configuration: makeConfiguration() }
  const moment = world.hosts.startDay * DAY
  const consumption = createConsumption()
  const inventory = inventoryWith(noContracts, before, { moment })
  const used = usedLicensesIn(inventory)
  for (const host of inventory.hosts) if (!host.isCopy) consumption.set(host, host, used(host), inventory)
  const types = [...consumption.types()]
  const makerFrom = (row: number): ContractContext => ({ source: world, moment, row })
  const ofOracle = makerFrom(40_000_003)
  return {
    oracle: [...oracleOf(types, ofOracle), ...unusedOf(ofOracle)],
    mysql: mysqlOf(types, makerFrom(41_000_003), before),
    microsoft: sqlServerOf(types, makerFrom(42_000_003), before),
  }
}

interface ContractContext {
  source: Source
  moment: number
  /** Row of the most recently created contract. */
  row: number
}

function next(context: ContractContext): { fake: Fake; id: string; ordered: number } {
  context.row += 1
  const fake = fakeOf(context.source, context.row)
  const { from, to } = { from: context.moment - 2000 * DAY, to: context.moment - 200 * DAY }
  const ordered = fake(1).date.between({ from, to }).getTime()
  return { fake, id: objectId(ordered, fake), ordered: Math.floor(ordered / DAY) * DAY }
}

const digits = (faker: Faker, from: number) => String(faker.number.int({ min: from, max: 2 * from - 1 }))

/** Some contracts for all locations were stored without one. */
function unrestrictedLocation(fake: Fake): string {
  return fake(11).datatype.boolean(1 / 5) ? '' : 'All'
}

const statuses: readonly string[] = ['Active', 'Active', 'Active', 'In renewal', '']

function oracleContract(
  context: ContractContext,
  licenseTypeID: string,
  count: number,
  rest: Partial<StoredOracleContract> = {},
): StoredOracleContract {
  const { fake, id, ordered } = next(context)
  const isEnded = fake(2).datatype.boolean(1 / 9)
  // Support ends at least a month after the order.
  const longest = isEnded ? Math.min(719, (context.moment - ordered) / DAY - 30) : 719
  const expires = context.moment + (isEnded ? -1 : 1) * fake(3).number.int({ min: 20, max: longest }) * DAY
  return {
    id,
    contractID: digits(fake(4), 5_000_000),
    csi: digits(fake(5), 20_000_000),
    licenseTypeID,
    referenceNumber: fake(6).datatype.boolean(1 / 4) ? '' : digits(fake(7), 30_000_000),
    unlimited: false,
    count: Math.max(1, Math.round(count)),
    basket: false,
    restricted: false,
    supportExpiration:
      !isEnded && fake(8).datatype.boolean(1 / 11) ? null : utc(Math.floor(expires / DAY) * DAY),
    hosts: [],
    status: isEnded ? 'Expired' : fake(9).helpers.arrayElement(statuses),
    productOrderDate: utc(ordered),
    location: unrestrictedLocation(fake),
    ...rest,
  }
}

const basket = { basket: true }

/** Purchased share of the consumption by license type, in rotation, for every level of compliance. */
const shares = [1.15, 0.9, 0.55, 1, 0.82, 0] as const

function oracleOf(types: readonly ConsumedType[], context: ContractContext): StoredOracleContract[] {
  const byId = new Map(types.map((type) => [type.licenseTypeID, type]))
  const used = oracleLicenseTypes.flatMap(({ id }) => byId.get(id) ?? [])
  return used.flatMap((type, index) => contractsFor(type, index, context))
}

function contractsFor(type: ConsumedType, index: number, context: ContractContext) {
  const { licenseTypeID: id } = type
  const needs = [...type.all()]
  const total = sumOf(needs)
  // Every seventh type is unlimited, but never the first one.
  if (index > 0 && index % 7 === 3)
    return [oracleContract(context, id, 0, { ...basket, unlimited: true, count: 0 })]
  const share = index === 0 ? 0.88 : cyclic(shares, index)
  if (share === 0) return []
  const bought = total * share
  // Contracts name no hosts that run in clusters.
  const named = needs
    .filter(({ kind }) => kind === 'host')
    .filter((_, row) => row % 5 === 1)
    .slice(0, 3)
  const reserved = sumOf(named)
  if (named.length === 0 || reserved >= bought) return [oracleContract(context, id, bought, basket)]
  const rest = needs.filter((need) => !named.includes(need))
  const location = rest[0]?.location ?? ''
  const local = Math.floor(
    Math.min((bought - reserved) * 0.3, sumOf(rest.filter((need) => need.location === location))),
  )
  return [
    oracleContract(context, id, reserved, {
      restricted: index % 2 === 0,
      hosts: named.flatMap(({ names }) => names().slice(0, 2)),
    }),
    ...(local > 0 ? [oracleContract(context, id, local, { ...basket, location })] : []),
    oracleContract(context, id, bought - reserved - local, basket),
  ]
}

/** Unused contracts, among them one without dates and one with an unknown license type. */
function unusedOf(context: ContractContext): StoredOracleContract[] {
  const epoch = '1970-01-01T00:00:00Z'
  const unknown = '9999999'
  const listed = ['L84564', 'L29543']
  return [
    ...listed.map((id) => oracleContract(context, id, 4, basket)),
    oracleContract(context, 'L76084', 2, {
      hosts: null,
      supportExpiration: epoch,
      productOrderDate: epoch,
      status: 'Terminated',
    }),
    oracleContract(context, unknown, 8, basket),
  ]
}

function mysqlOf(types: readonly ConsumedType[], context: ContractContext, world: World): MySQLContract[] {
  const needs = needsOf(types, mysqlLicenseType.id)
  if (needs.length === 0) return []
  const [cluster] = clustersOf(needs, world, context)
  const contract = (rest: Pick<MySQLContract, 'type' | 'numberOfLicenses' | 'hosts' | 'clusters'>) => {
    const { fake, id } = next(context)
    return {
      id,
      contractID: digits(fake(4), 6_000_000),
      csi: digits(fake(5), 20_000_000),
      licenseTypeID: mysqlLicenseType.id,
      supportExpiration: utc(context.moment + fake(3).number.int({ min: 30, max: 629 }) * DAY),
      location: unrestrictedLocation(fake),
      ...rest,
    }
  }
  const named = needs.filter((_, row) => row % 4 !== 3).flatMap(({ names }) => names())
  return [
    contract({ type: 'HOST', numberOfLicenses: named.length, hosts: named, clusters: null }),
    ...(cluster === undefined
      ? []
      : [contract({ type: 'CLUSTER', numberOfLicenses: 1, hosts: null, clusters: [cluster] })]),
  ]
}

function sqlServerOf(
  types: readonly ConsumedType[],
  context: ContractContext,
  world: World,
): SqlServerContract[] {
  return sqlServerLicenses.flatMap(({ id: licenseTypeID }, index): SqlServerContract[] => {
    const needs = needsOf(types, licenseTypeID)
    if (needs.length === 0 || index % 4 === 3) return []
    const { fake, id } = next(context)
    const shared = {
      id,
      contractID: `MS-${digits(fake(4), 100_000)}`,
      licenseTypeID,
      supportExpiration: fake(8).datatype.boolean(1 / 5)
        ? null
        : utc(context.moment + fake(3).number.int({ min: 30, max: 629 }) * DAY),
      location: unrestrictedLocation(fake),
    }
    const [cluster] = index % 4 === 1 ? clustersOf(needs, world, context) : []
    if (cluster !== undefined) {
      const licensesNumber = fake(6).number.int({ min: 64, max: 67 }) * 32
      return [{ ...shared, type: 'CLUSTER', licensesNumber, hosts: null, clusters: [cluster] }]
    }
    const isNamed = index % 4 === 2
    const hosts = isNamed ? needs.flatMap(({ names }) => names()) : []
    const licensesNumber = Math.max(4, Math.round(sumOf(needs) * (isNamed ? 1 : 0.85)))
    return [{ ...shared, type: 'HOST', licensesNumber, hosts, clusters: [] }]
  })
}

function needsOf(types: readonly ConsumedType[], licenseTypeID: string): NamedNeed[] {
  return types.filter((type) => type.licenseTypeID === licenseTypeID).flatMap((type) => [...type.all()])
}

/** Hypervisor clusters of these hosts. */
function clustersOf(needs: readonly NamedNeed[], world: World, { moment }: ContractContext): string[] {
  const names = needs.flatMap((need) =>
    need.names().map((name) => world.hosts.find(name, moment)?.cluster ?? ''),
  )
  return [...new Set(names.filter((name) => name !== ''))]
}

function sumOf(needs: readonly NamedNeed[]): number {
  return needs.reduce((total, { needed }) => total + needed, 0)
}
