import { isRecord } from '@inventory-console/ui/lib/records'
import { type ListState, type OneState, valueOr } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { dismissalsQuery, readDismissals } from '../queries/hosts.ts'
import { hostNamesQuery, useHostNames } from '../queries/lookups.ts'
import { type Query, type Refreshable, useOne } from '../query/query.ts'
import { timeOf } from './comparedDates.ts'

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

/** False for a host that is not in the current list and was dismissed before `time`. */
export function existedAt(hostname: string, time: number, { current, dismissals }: Existence): boolean {
  return current.has(hostname) || (dismissals.get(hostname) ?? Number.POSITIVE_INFINITY) > time
}

type ReadQuery = <Body>(query: Query<Body>) => Promise<Body>

/** Requests the current hosts and the dismissals. */
export async function fetchExistence(read: ReadQuery): Promise<Existence> {
  const dismissals = readDismissals(await read(dismissalsQuery()))
  return { current: new Set(await read(hostNamesQuery())), dismissals }
}

interface ExistenceState {
  /** Null until both responses have arrived. */
  existence: Existence | null
  /** State of the first response that is missing. Without it, dismissed hosts would count as removed. */
  pending: Exclude<ListState<never>, { status: 'ready' }>
}

export function useExistence(): ExistenceState {
  const names = useHostNames()
  const dismissals = useOne(dismissalsQuery(), readDismissals)
  const hosts = valueOr(names, null)
  const times = valueOr(dismissals, null)
  const existence = useMemo(
    () => (hosts === null || times === null ? null : { current: new Set(hosts), dismissals: times }),
    [hosts, times],
  )
  return { existence, pending: pendingState(names) ?? pendingState(dismissals) ?? { status: 'loading' } }
}

function pendingState(state: ListState<unknown> | OneState<unknown>): ExistenceState['pending'] | null {
  if (state.status === 'failed') return { status: 'failed', error: state.error, retry: state.retry }
  return state.status === 'forbidden' ? { status: 'forbidden' } : null
}

/** Removes hosts that were dismissed before a past date. `null` keeps all rows: for today, and for rows that are no hosts. */
export function useRowsOfExistingHosts<Row>(
  list: ListState<Row> & Refreshable,
  date: string | null,
  { existence, pending }: ExistenceState,
): ListState<Row> & Refreshable {
  const rows = useMemo(
    () =>
      date === null || list.status !== 'ready' || existence === null
        ? null
        : rowsOfExistingHosts(list.value, Date.parse(timeOf(date)), existence),
    [list, date, existence],
  )
  return useMemo(() => {
    if (date === null || list.status !== 'ready') return list
    return rows === null ? { ...pending, refresh: list.refresh, stale: list.stale } : { ...list, value: rows }
    // oxlint-disable-next-line react/exhaustive-deps -- `pending` is a new object each render and counts only without rows
  }, [list, date, rows, pending.status])
}
