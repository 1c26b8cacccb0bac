import type { LicenseContract } from './licenseContracts.ts'
import { isCluster, type Need } from './needs.ts'

export interface Coverage {
  total: number
  byNeed: ReadonlyMap<Need, number>
  /** Contracts by id. */
  byContract: ReadonlyMap<string, number>
}

/**
 * Distributes licenses as the server does: first the named hosts, contracts without a basket before
 * baskets. The open contracts then cover the rest, those of one location before those of all locations.
 */
export function coverageOf(needs: readonly Need[], contracts: readonly LicenseContract[]): Coverage {
  const byNeed = new Map<Need, number>()
  const byContract = new Map<string, number>()
  const byName = namesOf(needs)

  function allocate(contract: LicenseContract, need: Need) {
    if (!canCover(contract, need)) return
    const used = byContract.get(contract.id) ?? 0
    const available = contract.unlimited
      ? Number.POSITIVE_INFINITY
      : Math.max(0, (contract.count ?? 0) - used)
    const uncovered = need.needed - (byNeed.get(need) ?? 0)
    const allocated = Math.max(0, Math.min(uncovered, wholePacks(contract, available)))
    byNeed.set(need, (byNeed.get(need) ?? 0) + allocated)
    byContract.set(contract.id, used + allocated)
  }

  for (const contract of contracts.toSorted((a, b) => Number(a.isPool) - Number(b.isPool))) {
    for (const name of contract.names) {
      const need = byName.get(keyOf(contract.covers === 'CLUSTER', name))
      if (need && !(contract.isRestricted && isCluster(need.kind))) allocate(contract, need)
    }
  }
  for (const contract of inAllocationOrder(contracts)) {
    if (contract.isPool) for (const need of needs) allocate(contract, need)
  }
  return { total: sum(byNeed.values()), byNeed, byContract }
}

/** Contracts without a basket, then open contracts of one location, then those of all locations. */
export function inAllocationOrder(contracts: readonly LicenseContract[]): LicenseContract[] {
  const rank = (contract: LicenseContract) => (contract.isPool ? (isEverywhere(contract) ? 2 : 1) : 0)
  return contracts.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether the contract can cover this host or cluster at all. */
export function canCover(contract: LicenseContract, { kind, location }: Need): boolean {
  const isKind = contract.covers === 'all' || (contract.covers === 'CLUSTER') === (kind === 'cluster')
  return isKind && (isEverywhere(contract) || contract.location.split(',').includes(location))
}

function isEverywhere({ location }: LicenseContract): boolean {
  return location === '' || location === 'All'
}

/** Contracts reach a cluster by its members; those by cluster name it. */
function namesOf(needs: readonly Need[]): ReadonlyMap<string, Need> {
  return new Map(
    needs.flatMap((need) =>
      need.kind === 'cluster'
        ? [[keyOf(true, need.name), need] as const]
        : need.usages.map(({ row }) => [keyOf(false, row.hostname), need] as const),
    ),
  )
}

function keyOf(isClusterName: boolean, name: string): string {
  return JSON.stringify([isClusterName, name])
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
