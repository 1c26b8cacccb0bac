import { sum } from '../../lib/decimals.ts'

/** A host or cluster that needs licenses of a type. */
export interface Need {
  /** Kind of owner of the need. */
  kind: 'host' | 'hypervisor' | 'veritas'
  needed: number
}

/** All needs of one license type. */
export interface Needs {
  all: () => Iterable<Need>
  /** By host name. */
  find: (name: string) => Need | undefined
  total: () => number
}

export const noNeeds: Needs = { all: () => [], find: () => undefined, total: () => 0 }

/** Licenses of an Oracle contract. */
export interface Cover {
  id: string
  count: number
  unlimited: boolean
  /** Covers any need with what is left after the named hosts. */
  isPool: boolean
  names: readonly string[]
  /** Does not cover its hosts that are in a cluster. */
  isRestricted: boolean
  /** Licenses are assigned in packs of this size. */
  pack: number
}

export interface Covered {
  byNeed: ReadonlyMap<Need, number>
  /** Licenses in use by contract id. */
  used: ReadonlyMap<string, number>
  /** Licenses assigned by contract id and name. */
  byName: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/**
 * Assigns licenses in the order of `inOrder`. Contracts first cover the hosts they name; then those with a basket cover
 * the rest, wherever it is: the server does not compare the location of a contract with that of a host.
 */
export function coverNeeds(needs: Needs, covers: readonly Cover[]): Covered {
  const { byNeed, used, byName } = allocateToNamed(needs, covers)
  for (const cover of pools(covers)) {
    let remaining = remainingOf(cover, used)
    for (const need of needs.all()) {
      if (remaining <= 0) break
      remaining -= allocate(cover, need, remaining, byNeed, used)
    }
  }
  return { byNeed, used, byName }
}

/** Total of `coverNeeds` without iterating over all hosts, because the license history computes it for each day. */
export function coveredSum(needs: Needs, covers: readonly Cover[]): number {
  // Packs leave a remainder that depends on the single needs.
  if (covers.some(({ pack }) => pack > 1)) return sum([...coverNeeds(needs, covers).byNeed.values()])
  const { byNeed, used } = allocateToNamed(needs, covers)
  const named = sum([...byNeed.values()])
  return Math.min(needs.total(), named + sum(pools(covers).map((cover) => remainingOf(cover, used))))
}

/** Contracts without a basket come first, larger ones before smaller ones. */
export function inOrder<Ordered extends { isPool: boolean; count: number }>(
  covers: readonly Ordered[],
): Ordered[] {
  return covers.toSorted((a, b) => Number(a.isPool) - Number(b.isPool) || b.count - a.count)
}

function pools(covers: readonly Cover[]): Cover[] {
  return inOrder(covers).filter(({ isPool }) => isPool)
}

function allocateToNamed(needs: Needs, covers: readonly Cover[]) {
  const byNeed = new Map<Need, number>()
  const used = new Map<string, number>()
  const byName = new Map<string, Map<string, number>>()
  for (const cover of inOrder(covers)) {
    if (cover.names.length === 0) continue
    const allocated = new Map<string, number>()
    for (const name of cover.names) {
      const need = needs.find(name)
      const isCovered = need !== undefined && !(cover.isRestricted && need.kind !== 'host')
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

function wholePacks({ pack }: Cover, remaining: number): number {
  return pack === 1 || remaining === Number.POSITIVE_INFINITY
    ? remaining
    : Math.floor(remaining / pack) * pack
}

function remainingOf({ id, count, unlimited }: Cover, used: ReadonlyMap<string, number>): number {
  // A negative count covers nothing.
  return unlimited ? Number.POSITIVE_INFINITY : Math.max(0, count - (used.get(id) ?? 0))
}
