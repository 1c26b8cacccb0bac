import type { Vendor } from './inputs.ts'
import type { LicenseContract } from './licenseContracts.ts'
import { isCluster, type Need } from './needs.ts'

export interface Coverage {
  total: number
  byNeed: ReadonlyMap<Need, number>
  /** Contracts by id. */
  byContract: ReadonlyMap<string, number>
  /** Numbers of the Oracle contracts that cover a need. */
  contractsOf: ReadonlyMap<Need, readonly string[]>
}

/** How the server covers the needs of a license type. */
export function coverageOf(
  vendor: Vendor,
  needs: readonly Need[],
  contracts: readonly LicenseContract[],
): Coverage {
  return vendor === 'oracle' ? distribute(needs, contracts) : lastContractOnly(needs, contracts)
}

/**
 * Oracle: first the named hosts, then contracts with a basket cover the rest. The server does not compare the location
 * of a contract with that of a host.
 */
function distribute(needs: readonly Need[], contracts: readonly LicenseContract[]): Coverage {
  const byNeed = new Map<Need, number>()
  const byContract = new Map<string, number>()
  const contractsOf = new Map<Need, string[]>()
  const byName = new Map(needs.flatMap((need) => need.usages.map(({ row }) => [row.hostname, need] as const)))

  function allocate(contract: LicenseContract, need: Need) {
    const used = byContract.get(contract.id) ?? 0
    const available = contract.unlimited
      ? Number.POSITIVE_INFINITY
      : Math.max(0, (contract.count ?? 0) - used)
    const uncovered = need.needed - (byNeed.get(need) ?? 0)
    const allocated = Math.max(0, Math.min(uncovered, wholePacks(contract, available)))
    byNeed.set(need, (byNeed.get(need) ?? 0) + allocated)
    byContract.set(contract.id, used + allocated)
    if (allocated > 0) contractsOf.set(need, [...(contractsOf.get(need) ?? []), contract.contractID])
  }

  const inOrder = inAllocationOrder(contracts)
  for (const contract of inOrder) {
    for (const name of contract.names) {
      const need = byName.get(name)
      if (need && !(contract.isRestricted && isCluster(need.kind))) allocate(contract, need)
    }
  }
  for (const contract of inOrder) if (contract.isPool) for (const need of needs) allocate(contract, need)
  return { total: sum(byNeed.values()), byNeed, byContract, contractsOf }
}

/** MySQL and SQL Server: only the last contract covers, whatever hosts it names. */
function lastContractOnly(needs: readonly Need[], contracts: readonly LicenseContract[]): Coverage {
  const last = countingContracts(needs, contracts).at(-1)
  const total = Math.max(0, Math.min(consumptionOf(needs, contracts), last?.count ?? 0))
  return {
    total,
    byNeed: new Map(),
    byContract: new Map(last ? [[last.id, total]] : []),
    contractsOf: new Map(),
  }
}

/** A contract of MySQL or SQL Server counts only for uses of its own type. */
function countingContracts(needs: readonly Need[], contracts: readonly LicenseContract[]): LicenseContract[] {
  return contracts.filter(({ covers }) => needs.some((need) => coversNeed(covers, need)))
}

function coversNeed(covers: LicenseContract['covers'], { kind }: Need): boolean {
  return covers === 'all' || (covers === 'CLUSTER') === (kind === 'cluster')
}

/** Contracts of MySQL and SQL Server that count a need, at least 1: the server counts it once for each. */
export function timesCounted(need: Need, contracts: readonly LicenseContract[]): number {
  return Math.max(1, contracts.filter(({ covers }) => covers !== 'all' && coversNeed(covers, need)).length)
}

/** The server adds the consumption of MySQL and SQL Server once per contract. */
export function consumptionOf(needs: readonly Need[], contracts: readonly LicenseContract[]): number {
  return sum(needs.map((need) => need.needed * timesCounted(need, contracts)))
}

/** Contracts without a basket come first, larger ones before smaller ones. Those of MySQL and SQL Server stay in order. */
export function inAllocationOrder(contracts: readonly LicenseContract[]): LicenseContract[] {
  return contracts.toSorted((a, b) =>
    a.covers === 'all' ? Number(a.isPool) - Number(b.isPool) || (b.count ?? 0) - (a.count ?? 0) : 0,
  )
}

/** Whether the contract is meant for hosts of this location. */
export function isForLocation({ location }: LicenseContract, place: string): boolean {
  return location === '' || location === 'All' || location.split(',').includes(place)
}

function wholePacks({ pack }: LicenseContract, available: number): number {
  return pack === 1 || available === Number.POSITIVE_INFINITY
    ? available
    : Math.floor(available / pack) * pack
}

export function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
