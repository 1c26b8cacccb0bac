import { isRecord } from '../storage/storage.ts'

/** The hosts of now and the dismissals, to tell which hosts of a past date existed then. */
export interface Existence {
  current: ReadonlySet<string>
  /** Time of the newest dismissal by host name, in milliseconds. */
  dismissals: ReadonlyMap<string, number>
}

/**
 * The rows of a past date without those of hosts that were dismissed by then: the server still lists them. Rows without a
 * host stay.
 */
export function existingRows<Row>(rows: readonly Row[], time: number, existence: Existence): readonly Row[] {
  return rows.filter((row) => {
    const hostname = isRecord(row) ? row['hostname'] : undefined
    return typeof hostname !== 'string' || existedAt(hostname, time, existence)
  })
}

/** False for a host that is not listed now and was dismissed before that time, or at an unknown time. */
export function existedAt(hostname: string, time: number, { current, dismissals }: Existence): boolean {
  return current.has(hostname) || (dismissals.get(hostname) ?? Number.NEGATIVE_INFINITY) > time
}
