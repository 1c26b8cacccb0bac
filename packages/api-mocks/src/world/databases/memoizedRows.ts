import type { HostSummary } from '../../contract/wire.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'

/**
 * Memoizes rows per host document, for lists that no write can change. A WeakMap, so rows are dropped with
 * their document.
 */
export function memoizedRows<Row>(
  rowsOf: (world: World, report: HostReport) => readonly Row[],
): (world: World, report: HostReport) => readonly Row[] {
  const cache = new WeakMap<HostSummary, readonly Row[]>()
  return (world, report) => {
    const known = cache.get(report.row)
    if (known) return known
    const rows = rowsOf(world, report)
    cache.set(report.row, rows)
    return rows
  }
}
