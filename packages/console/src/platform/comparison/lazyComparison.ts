import type { comparisons } from '@inventory-console/ui/columns/comparisons'
import type { Comparison } from '@inventory-console/ui/domain/comparison'

/** Loads the comparison of a list on demand; lists without one never load this code. */
export type LoadComparison<Row> = () => Promise<Comparison<Row>>

export function lazyComparison<Row>(
  select: (allComparisons: typeof comparisons) => Comparison<Row>,
): LoadComparison<Row> {
  return async () => select((await import('@inventory-console/ui/columns/comparisons')).comparisons)
}
