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
