import type { ComplianceInput } from './inputs.ts'

/** Licenses consumed beyond those covered; null for an unlimited license, which misses none. */
export function missingOf(row: Pick<ComplianceInput, 'consumed' | 'covered' | 'unlimited'>): number | null {
  return row.unlimited ? null : Math.max(0, Math.round((row.consumed - row.covered) * 1000) / 1000)
}

/** List price of the missing licenses; null without a gap or a price. */
export function gapCostOf(
  row: Pick<ComplianceInput, 'consumed' | 'covered' | 'unlimited'> & { cost: number },
): number | null {
  const cost = row.cost * (missingOf(row) ?? 0)
  return cost > 0 ? cost : null
}

type Gap = Parameters<typeof gapCostOf>[0]

/**
 * Largest gap first: by its cost, then by the share that is missing. Named users and processors cannot be compared by
 * their number.
 */
export function byGap(one: Gap, other: Gap): number {
  const share = (row: Gap) => (row.consumed > 0 ? (missingOf(row) ?? 0) / row.consumed : 0)
  return (gapCostOf(other) ?? 0) - (gapCostOf(one) ?? 0) || share(other) - share(one)
}
