import type { SegmentAdvisorRow } from '@inventory-console/api-mocks/contract'
import { joinNonEmpty } from '../../../lib/text.ts'

/** Includes the host, because names are not unique. */
export function databaseOf({ hostname, dbname }: Pick<SegmentAdvisorRow, 'hostname' | 'dbname'>): string {
  return joinNonEmpty(dbname, hostname)
}

export interface Sum {
  id: string
  gigabytes: number
}

/** Largest first, truncated to one decimal and never rounded up. */
function sumsBy(rows: readonly SegmentAdvisorRow[], groupKey: (row: SegmentAdvisorRow) => string): Sum[] {
  const hundredths = new Map<string, number>()
  for (const row of rows) {
    const name = groupKey(row)
    if (name === '') continue
    // Integer hundredths, because sums of fractions drift.
    hundredths.set(name, (hundredths.get(name) ?? 0) + Math.round(row.reclaimable * 100))
  }
  return [...hundredths]
    .toSorted(([, megabytes], [, otherMegabytes]) => otherMegabytes - megabytes)
    .map(([id, sum]) => ({ id, gigabytes: Math.floor(sum / 10) / 10 }))
}

export function topDatabases(rows: readonly SegmentAdvisorRow[]): Sum[] {
  return sumsBy(rows, databaseOf).slice(0, 10)
}

export function bySegmentType(rows: readonly SegmentAdvisorRow[]): Sum[] {
  return sumsBy(rows, ({ segmentType }) => segmentType)
}
