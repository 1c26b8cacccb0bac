import { digestOf } from '../../../lib/records.ts'
import { extendRow } from '../../../lib/unreadValues.ts'
import { coverageOf, sum } from '../coverage.ts'
import { type ComplianceInput, inputsByType, type LicenseInputs, type OracleInput } from '../inputs.ts'
import {
  calculateLicenses,
  costOf,
  figuresOf,
  isInUse,
  serverFigures,
  type CountedLicenseType,
  type LicenseFigures,
} from '../licenseCalculation.ts'
import { contractsOf } from '../licenseContracts.ts'
import { needsOf } from '../needs.ts'
import { countsByCluster, veritas, type UsedLicense } from '../usedLicense.ts'
import type { PlanMove } from './planMoves.ts'
import {
  affectedHosts,
  inventoryAfter,
  usedAfter,
  type PlanInputs,
  type PlanLicenseType,
  type PlannedInventory,
} from './plannedInventory.ts'

/** The bill of a license type now and after the plan. */
export interface PlannedType {
  type: CountedLicenseType
  /** As the server answers. */
  before: LicenseFigures
  after: LicenseFigures
  /** List price of the missing licenses; null without a price. */
  costBefore: number | null
  costAfter: number | null
  /** False if the console cannot reproduce what the server answers now, so that `after` is not certain. */
  isCertain: boolean
}

export interface LicensePlan {
  inventory: PlannedInventory
  used: readonly UsedLicense[]
  /** Types that the plan touches, and those in use on hosts of the clusters that it changes. */
  types: readonly PlannedType[]
  /** List price of all missing licenses, also of types that the plan does not touch. */
  costBefore: number
  costAfter: number
  /** Resized hosts with licenses that do not follow from their cores; their counts stay. */
  kept: readonly { hostname: string; licenseTypeID: string }[]
  /** Contracts that name a host of a Veritas cluster, for which the server fails to answer. */
  failing: readonly { contractID: string; hostname: string }[]
}

export interface LicensePlanInputs extends PlanInputs {
  compliance: readonly ComplianceInput[]
}

/** Compares the figures of the server with those after the steps. */
export function planLicenses(inputs: LicensePlanInputs, moves: readonly PlanMove[]): LicensePlan {
  const inventory = inventoryAfter(inputs, moves)
  const { used, affectedTypes, unverified, kept } = usedAfter(inputs, inventory)
  const purchases = moves.filter((move) => move.kind === 'buy')
  const after: LicenseInputs = withContracts(
    { ...inputs, used, hosts: inventory.hosts, clusters: inventory.clusters },
    inputs.types,
    purchases,
  )
  const touched = new Set([
    ...affectedTypes,
    ...purchases.map(({ licenseTypeID }) => licenseTypeID),
    // The CPUs of a cluster count for contracts of MySQL and SQL Server that name it.
    ...inputs.types.filter(({ vendor }) => vendor !== 'oracle').map(({ id }) => id),
    '',
  ])
  const counted = countedTypes(inputs)
  const [now, then] = [inputsByType(inputs), inputsByType(after)]
  const types = counted.flatMap((type): PlannedType[] => {
    const { server, calculated, matchesServer } = touched.has(type.licenseTypeID)
      ? calculateLicenses(type, now(type))
      : untouched(type)
    const figures = touched.has(type.licenseTypeID) ? figuresAfter(type, then(type)) : calculated
    const isSame = isEqual(calculated, figures)
    // The server's own figures stay where nothing changes.
    const shown = isSame ? server : figures
    if (!isInUse(server, shown)) return []
    return [
      {
        type,
        before: server,
        after: shown,
        get costBefore() {
          return costOf(type, server)
        },
        get costAfter() {
          return costOf(type, shown)
        },
        isCertain: isSame || (matchesServer && !unverified.has(type.licenseTypeID)),
      },
    ]
  })
  return {
    inventory,
    used,
    types,
    get costBefore() {
      return sum(types.map(({ costBefore }) => costBefore ?? 0))
    },
    get costAfter() {
      return sum(types.map(({ costAfter }) => costAfter ?? 0))
    },
    kept,
    failing: failingContracts(after),
  }
}

/** Rows of the compliance, and types of the price lists that have none because nothing uses them. */
export function countedTypes({
  compliance,
  types,
  oracle,
}: Pick<LicensePlanInputs, 'compliance' | 'types' | 'oracle'>): CountedLicenseType[] {
  const typeById = new Map(types.map((type) => [type.id, type]))
  const listed = compliance.map((row): CountedLicenseType => {
    const isByInstance = row.metric === 'HOST' || row.metric === 'CLUSTER'
    // SQL Server types that the server does not know have no id.
    const vendor = typeById.get(row.licenseTypeID)?.vendor ?? (isByInstance ? 'microsoft' : 'oracle')
    return extendRow(row, { vendor })
  })
  const ids = new Set(listed.map(({ licenseTypeID }) => licenseTypeID))
  const others = types
    .filter(({ id }) => !ids.has(id))
    .map(({ id, itemDescription, metric, cost, vendor }): CountedLicenseType => ({
      licenseTypeID: id,
      itemDescription,
      metric,
      cost,
      vendor,
      consumed: 0,
      covered: 0,
      compliance: 1,
      unlimited: oracle.some(({ licenseTypeID, unlimited }) => licenseTypeID === id && unlimited),
    }))
  return [...listed, ...others]
}

function untouched(type: CountedLicenseType) {
  const server = serverFigures(type)
  return { server, calculated: server, matchesServer: true }
}

function figuresAfter(type: CountedLicenseType, inputs: LicenseInputs): LicenseFigures {
  const needs = needsOf(type, inputs)
  const contracts = contractsOf(type, inputs)
  return figuresOf(type, needs, contracts, coverageOf(type.vendor, needs, contracts))
}

function isEqual(a: LicenseFigures, b: LicenseFigures): boolean {
  return Math.abs(a.consumed - b.consumed) < 1e-6 && Math.abs(a.covered - b.covered) < 1e-6
}

/** Bought licenses form a contract without hosts: for Oracle a basket, for the others the last one of its type. */
function withContracts(
  inputs: LicenseInputs,
  types: readonly PlanLicenseType[],
  purchases: readonly Extract<PlanMove, { kind: 'buy' }>[],
): LicenseInputs {
  const typeById = new Map(types.map((type) => [type.id, type]))
  return purchases.reduce((result, { licenseTypeID, count }, index): LicenseInputs => {
    const type = typeById.get(licenseTypeID)
    const contract = {
      id: `plan ${index}`,
      contractID: '',
      licenseTypeID,
      supportExpiration: null,
      location: 'All',
    }
    const named = { ...contract, type: 'HOST', hosts: [], clusters: [] }
    switch (type?.vendor) {
      case undefined:
        return result
      case 'oracle':
        return { ...result, oracle: [...result.oracle, basket({ ...contract, metric: type.metric }, count)] }
      case 'mysql':
        return { ...result, mysql: [...result.mysql, { ...named, numberOfLicenses: count }] }
      case 'microsoft':
        return { ...result, sqlServer: [...result.sqlServer, { ...named, licensesNumber: count }] }
    }
  }, inputs)
}

function basket(
  contract: Pick<
    OracleInput,
    'id' | 'contractID' | 'licenseTypeID' | 'supportExpiration' | 'location' | 'metric'
  >,
  count: number,
): OracleInput {
  return {
    ...contract,
    unlimited: false,
    basket: true,
    restricted: false,
    hosts: [],
    licensesPerCore: count,
    licensesPerUser: null,
    availableLicensesPerCore: count,
    availableLicensesPerUser: null,
  }
}

function failingContracts({ used, oracle }: LicenseInputs) {
  const keyOf = (hostname: string, id: string) => JSON.stringify([hostname, id])
  const ofVeritas = new Set(
    used.flatMap((row) =>
      row.clusterType === veritas && countsByCluster(row) && !row.ignored
        ? [keyOf(row.hostname, row.licenseTypeID)]
        : [],
    ),
  )
  return oracle.flatMap(({ licenseTypeID, contractID, restricted, hosts }) =>
    restricted
      ? []
      : hosts
          .filter(({ hostname }) => ofVeritas.has(keyOf(hostname, licenseTypeID)))
          .map(({ hostname }) => ({ contractID, hostname })),
  )
}

/**
 * Digest of what the figures of a plan follow from: the hosts and clusters that it changes with their licenses, and the
 * contracts and figures of these license types. Another digest on another day: the inventory has changed since.
 */
export function planDigest(inputs: LicensePlanInputs, moves: readonly PlanMove[]): string {
  const inventory = inventoryAfter(inputs, moves)
  const affected = affectedHosts(inputs.hosts, inventory)
  const rows = inputs.used.filter(({ hostname }) => affected.has(hostname))
  const ids = new Set(rows.map(({ licenseTypeID }) => licenseTypeID))
  for (const move of moves) {
    if (move.kind === 'buy') ids.add(move.licenseTypeID)
    if (move.kind === 'add') for (const id of move.licenseTypeIDs) ids.add(id)
  }
  const sorted = (parts: readonly unknown[][]) => parts.map((part) => JSON.stringify(part)).toSorted()
  return digestOf([
    sorted(
      inputs.hosts
        .filter(({ hostname }) => affected.has(hostname))
        .map(({ hostname, cluster, info, clusterMembershipStatus }) => [
          hostname,
          cluster,
          info.cpuCores,
          clusterMembershipStatus.veritasClusterHostnames,
          inputs.pinned.has(hostname),
        ]),
    ),
    sorted(
      inputs.clusters
        .filter(({ name }) => inventory.changedClusters.has(name))
        .map(({ name, cpu, sockets }) => [name, cpu, sockets]),
    ),
    sorted(rows.map((row) => [row.hostname, row.dbName, row.licenseTypeID, row.usedLicenses, row.ignored])),
    sorted(
      countedTypes(inputs)
        .filter(({ licenseTypeID }) => ids.has(licenseTypeID))
        .map((type) => [
          type.licenseTypeID,
          type.consumed,
          type.covered,
          type.cost,
          contractsOf(type, inputs).map(({ id, count, names, unlimited, isPool, isRestricted }) => [
            id,
            count,
            names,
            unlimited,
            isPool,
            isRestricted,
          ]),
        ]),
    ),
  ])
}
