import type { comparisons } from '@inventory-console/ui/columns/comparisons'
import type { Comparison } from '@inventory-console/ui/domain/comparison'

/** Loads how a list is compared; lists that are not compared do without the code. */
export type LoadComparison<Row> = () => Promise<Comparison<Row>>

export function comparedBy<Row>(choose: (all: typeof comparisons) => Comparison<Row>): LoadComparison<Row> {
  return async () => choose((await import('@inventory-console/ui/columns/comparisons')).comparisons)
}
