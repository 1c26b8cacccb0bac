import { isRecord } from '@inventory-console/ui/lib/records'

/** Current hosts and dismissals. Together they show which hosts existed at a past date. */
export interface Existence {
  current: ReadonlySet<string>
  /** Time of the newest dismissal by host name, in milliseconds. */
  dismissals: ReadonlyMap<string, number>
}

/**
 * Removes the rows of hosts dismissed before that time, because the server still lists them. Keeps rows
 * without a host.
 */
export function rowsOfExistingHosts<Row>(
  rows: readonly Row[],
  time: number,
  existence: Existence,
): readonly Row[] {
  return rows.filter((row) => {
    const hostname = isRecord(row) ? row['hostname'] : undefined
    return typeof hostname !== 'string' || existedAt(hostname, time, existence)
  })
}

/** False for a host that is not in the current list and was dismissed before `time` or at an unknown time. */
export function existedAt(hostname: string, time: number, { current, dismissals }: Existence): boolean {
  return current.has(hostname) || (dismissals.get(hostname) ?? Number.NEGATIVE_INFINITY) > time
}
