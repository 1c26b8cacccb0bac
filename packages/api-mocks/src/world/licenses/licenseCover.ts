import { sum } from '../../lib/decimals.ts'

/** A host or cluster that needs licenses of a type. */
export interface Need {
  /** Kind of owner of the need. */
  kind: 'host' | 'hypervisor' | 'veritas'
  location: string
  needed: number
}

/** All needs of one license type. */
export interface Needs {
  all: () => Iterable<Need>
  /** By host name, or by cluster name if contracts refer to clusters. */
  find: (name: string) => Need | undefined
  /** Total need by location. */
  byLocation: ReadonlyMap<string, number>
}

export const noNeeds: Needs = { all: () => [], find: () => undefined, byLocation: new Map() }

/** Licenses of a contract. */
export interface Cover {
  id: string
  count: number
  unlimited: boolean
  /** Covers any need with what is left after the named hosts. */
  isPool: boolean
  names: readonly string[]
  /** Index among the stored contracts of MySQL or SQL Server. */
  order?: number
  /** Does not cover its hosts that are in a cluster. */
  isRestricted?: boolean
  /** Licenses are assigned in packs of this size. */
  pack?: number
  /** Empty or All for everywhere; several are separated by commas. */
  location: string
}

export interface Covered {
  byNeed: ReadonlyMap<Need, number>
  /** Licenses in use by contract id. */
  used: ReadonlyMap<string, number>
  /** Licenses assigned by contract id and name. */
  byName: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/**
 * Assigns licenses. Contracts first cover the hosts they name, in order; then open contracts cover the
 * rest, those of a single location before those of all.
 */
export function coverNeeds(needs: Needs, covers: readonly Cover[]): Covered {
  const { byNeed, used, byName } = allocateToNamed(needs, covers)
  for (const cover of sortedPools(covers)) {
    let remaining = remainingOf(cover, used)
    for (const need of needs.all()) {
      if (remaining <= 0) break
      if (coversLocation(cover, need.location)) remaining -= allocate(cover, need, remaining, byNeed, used)
    }
  }
  return { byNeed, used, byName }
}

/**
 * Total of `coverNeeds` without iterating over all hosts, because the license history computes it for each
 * day.
 */
export function coveredSum(needs: Needs, covers: readonly Cover[]): number {
  // Packs leave a remainder that depends on the single needs.
  if (covers.some(({ location, pack = 1 }) => location.includes(',') || pack > 1))
    return sum([...coverNeeds(needs, covers).byNeed.values()])
  const { byNeed, used } = allocateToNamed(needs, covers)
  const uncovered = new Map(needs.byLocation)
  for (const [{ location }, allocated] of byNeed)
    uncovered.set(location, (uncovered.get(location) ?? 0) - allocated)
  let covered = sum([...byNeed.values()])
  for (const cover of sortedPools(covers)) {
    let remaining = remainingOf(cover, used)
    for (const location of isEverywhere(cover) ? uncovered.keys() : [cover.location]) {
      const allocated = Math.min(uncovered.get(location) ?? 0, remaining)
      uncovered.set(location, (uncovered.get(location) ?? 0) - allocated)
      remaining -= allocated
      covered += allocated
    }
  }
  return covered
}

function allocateToNamed(needs: Needs, covers: readonly Cover[]) {
  const byNeed = new Map<Need, number>()
  const used = new Map<string, number>()
  const byName = new Map<string, Map<string, number>>()
  // Contracts without a basket come first.
  for (const cover of covers.toSorted((a, b) => Number(a.isPool) - Number(b.isPool))) {
    if (cover.names.length === 0) continue
    const allocated = new Map<string, number>()
    for (const name of cover.names) {
      const need = needs.find(name)
      const isCovered =
        need !== undefined &&
        coversLocation(cover, need.location) &&
        !(cover.isRestricted && need.kind !== 'host')
      allocated.set(name, isCovered ? allocate(cover, need, remainingOf(cover, used), byNeed, used) : 0)
    }
    byName.set(cover.id, allocated)
  }
  return { byNeed, used, byName }
}

function allocate(
  cover: Cover,
  need: Need,
  remaining: number,
  byNeed: Map<Need, number>,
  used: Map<string, number>,
): number {
  const before = byNeed.get(need) ?? 0
  const allocated = Math.max(0, Math.min(need.needed - before, wholePacks(cover, remaining)))
  byNeed.set(need, before + allocated)
  used.set(cover.id, (used.get(cover.id) ?? 0) + allocated)
  return allocated
}

function wholePacks({ pack = 1 }: Cover, remaining: number): number {
  return pack === 1 || remaining === Number.POSITIVE_INFINITY
    ? remaining
    : Math.floor(remaining / pack) * pack
}

function remainingOf({ id, count, unlimited }: Cover, used: ReadonlyMap<string, number>): number {
  // A negative count covers nothing.
  return unlimited ? Number.POSITIVE_INFINITY : Math.max(0, count - (used.get(id) ?? 0))
}

function sortedPools(covers: readonly Cover[]): Cover[] {
  const openCovers = covers.filter(({ isPool }) => isPool)
  return [...openCovers.filter((cover) => !isEverywhere(cover)), ...openCovers.filter(isEverywhere)]
}

function isEverywhere({ location }: Cover): boolean {
  return location === '' || location === 'All'
}

function coversLocation(cover: Cover, location: string): boolean {
  return isEverywhere(cover) || cover.location === location || cover.location.split(',').includes(location)
}
