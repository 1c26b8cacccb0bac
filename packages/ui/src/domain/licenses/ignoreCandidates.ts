import type { LicensedHost } from './inputs.ts'
import { largestAmount, type Need, type Usage } from './needs.ts'
import { isCopy, type UsedLicense } from './usedLicense.ts'

/** Reasons why a usage may need no license. */
export const ignoreReasons = ['test', 'standby'] as const
export type IgnoreReason = (typeof ignoreReasons)[number]

const testEnvironment = /^(test|tst|qa|uat|collaudo|homolog\w*)$/i
const standbyEnvironment = /^(dr|standby|disaster.*)$/i
const standbyName = /(^|[^a-z0-9])(dr|stby|sby|standby)\d*([^a-z0-9]|$)/i

function reasonOf({ hostname, dbName }: UsedLicense, host: LicensedHost | undefined): IgnoreReason | null {
  const environment = host?.environment ?? ''
  if (testEnvironment.test(environment)) return 'test'
  const isStandby =
    standbyEnvironment.test(environment) || isCopy(hostname) || [hostname, dbName].some(isStandbyName)
  return isStandby ? 'standby' : null
}

function isStandbyName(name: string): boolean {
  return standbyName.test(name.replaceAll('_', '-'))
}

export interface IgnoreCandidates {
  reason: IgnoreReason
  rows: readonly UsedLicense[]
  environments: readonly string[]
  /** The needs without these rows. */
  remainingNeeds: readonly Need[]
}

/** Usages with one reason whose exclusion lowers the consumption of their host or cluster; null if there is none. */
export function ignoreCandidates(
  reason: IgnoreReason,
  needs: readonly Need[],
  hosts: readonly LicensedHost[],
): IgnoreCandidates | null {
  const byName = new Map(hosts.map((host) => [host.hostname, host]))
  const isCandidate = ({ row }: Usage) => reasonOf(row, byName.get(row.hostname)) === reason
  const rows: UsedLicense[] = []
  const rest = needs.map((need): Need => {
    const remainingAmount = largestAmount(need.usages.filter((usage) => !isCandidate(usage)))
    // A usage below the largest of the others does not count.
    const [counting, others] = partition(
      need.usages,
      (usage) => isCandidate(usage) && usage.amount > remainingAmount,
    )
    if (counting.length === 0) return need
    rows.push(...counting.map(({ row }) => row))
    return { ...need, usages: others, needed: largestAmount(others) }
  })
  if (rows.length === 0) return null
  const environments = new Set(rows.map(({ hostname }) => byName.get(hostname)?.environment ?? ''))
  return {
    reason,
    rows,
    environments: [...environments].filter((name) => name !== '').toSorted(),
    remainingNeeds: rest.filter(({ usages }) => usages.length > 0),
  }
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
