import type { LicensedHost } from './inputs.ts'
import { largestAmount, type Need, type Usage } from './needs.ts'
import { isCopy, type UsedLicense } from './usedLicense.ts'

/** Reasons why a usage may need no license. */
export const ignoreReasons = ['test', 'standby'] as const
export type IgnoreReason = (typeof ignoreReasons)[number]

const testEnvironment = /^(test|tst|qa|uat|collaudo|homolog\w*)$/i
const standbyEnvironment = /^(dr|standby|disaster.*)$/i
const standbyName = /(^|[^a-z0-9])(dr|stby|sby|standby)\d*([^a-z0-9]|$)/i

/** Why a database may need no license, by the names and the environment of its host; null without a reason. */
export function reasonOf(
  { hostname, dbName }: UsedLicense,
  host: LicensedHost | undefined,
): IgnoreReason | null {
  const environment = host?.environment ?? ''
  if (testEnvironment.test(environment)) return 'test'
  const isStandby =
    standbyEnvironment.test(environment) || isCopy(hostname) || [hostname, dbName].some(isStandbyName)
  return isStandby ? 'standby' : null
}

function isStandbyName(name: string): boolean {
  return standbyName.test(name.replaceAll('_', '-'))
}

/** The usages of one host or cluster with the same reason, whose exclusion lowers its consumption. */
export interface IgnoreCandidate {
  need: Need
  rows: readonly UsedLicense[]
  /** The need without these rows. */
  rest: Need
}

export function ignoreCandidates(
  reason: IgnoreReason,
  needs: readonly Need[],
  hosts: readonly LicensedHost[],
): IgnoreCandidate[] {
  const byName = new Map(hosts.map((host) => [host.hostname, host]))
  const isCandidate = ({ row }: Usage) => reasonOf(row, byName.get(row.hostname)) === reason
  return needs.flatMap((need) => {
    const remainingAmount = largestAmount(need.usages.filter((usage) => !isCandidate(usage)))
    // A usage below the largest of the others does not count.
    const [counting, others] = partition(
      need.usages,
      (usage) => isCandidate(usage) && usage.amount > remainingAmount,
    )
    if (counting.length === 0) return []
    const rest = { ...need, usages: others, needed: largestAmount(others) }
    return [{ need, rows: counting.map(({ row }) => row), rest }]
  })
}

/** The fewest candidates that release this many licenses, and as little more as possible; all if they release fewer. */
export function smallestSufficient(
  candidates: readonly IgnoreCandidate[],
  missing: number,
): IgnoreCandidate[] {
  const releases = ({ need, rest }: IgnoreCandidate) => need.needed - rest.needed
  const largestFirst = candidates.toSorted((a, b) => releases(b) - releases(a))
  const chosen: IgnoreCandidate[] = []
  let open = missing
  for (const [index, candidate] of largestFirst.entries()) {
    const last = largestFirst.slice(index).findLast((smaller) => releases(smaller) >= open)
    chosen.push(last ?? candidate)
    if (last) break
    open -= releases(candidate)
  }
  return chosen
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
