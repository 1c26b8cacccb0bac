import type { ListState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { dismissalsQuery, readDismissals } from '../queries/dismissals.ts'
import { useHostNames } from '../queries/nameQueries.ts'
import { useOne, type Refreshable } from '../query/query.ts'
import { timeOf } from './comparedDates.ts'
import { rowsOfExistingHosts, type Existence } from './existence.ts'

interface ExistenceState {
  isLoading: boolean
  /** Null if a request failed; every host then counts as existing. */
  existence: Existence | null
}

export function useExistence(): ExistenceState {
  const names = useHostNames(true)
  const dismissals = useOne(dismissalsQuery(), readDismissals)
  const hosts = names.status === 'ready' ? names.rows : null
  const times = dismissals.status === 'ready' ? dismissals.value : null
  const existence = useMemo(
    () => (hosts === null || times === null ? null : { current: new Set(hosts), dismissals: times }),
    [hosts, times],
  )
  return { isLoading: names.status === 'loading' || dismissals.status === 'loading', existence }
}

/** Removes hosts that were dismissed before a past date. `date` null means now. */
export function useRowsOfExistingHosts<Row>(
  list: ListState<Row> & Refreshable,
  date: string | null,
  { isLoading, existence }: ExistenceState,
): ListState<Row> & Refreshable {
  return useMemo(() => {
    if (date === null || list.status !== 'ready') return list
    if (isLoading) return { status: 'loading', refresh: list.refresh, stale: list.stale }
    if (existence === null) return list
    return { ...list, rows: rowsOfExistingHosts(list.rows, Date.parse(timeOf(date)), existence) }
  }, [list, date, isLoading, existence])
}
