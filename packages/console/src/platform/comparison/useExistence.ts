import { type ListState, type OneState, valueOr } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { dismissalsQuery, readDismissals } from '../queries/dismissals.ts'
import { useHostNames } from '../queries/nameQueries.ts'
import { useOne, type Refreshable } from '../query/query.ts'
import { timeOf } from './comparedDates.ts'
import { rowsOfExistingHosts, type Existence } from './existence.ts'

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

/** Removes hosts that were dismissed before a past date. `date` null means now. */
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
    return rows === null ? { ...pending, refresh: list.refresh, stale: list.stale } : { ...list, rows }
    // oxlint-disable-next-line react/exhaustive-deps -- `pending` is a new object each render and counts only without rows
  }, [list, date, rows, pending.status])
}
