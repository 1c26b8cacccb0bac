import type { HostSummary } from '../../contract/index.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'

/**
 * The same function, which looks at each document of a host once: for lists of what no call can change in a document.
 * The host store keeps the newest documents, and with them goes what was read from them.
 */
export function keptRows<Row>(
  rowsOf: (world: World, report: HostReport) => readonly Row[],
): (world: World, report: HostReport) => readonly Row[] {
  const kept = new WeakMap<HostSummary, readonly Row[]>()
  return (world, report) => {
    const known = kept.get(report.row)
    if (known) return known
    const rows = rowsOf(world, report)
    kept.set(report.row, rows)
    return rows
  }
}
