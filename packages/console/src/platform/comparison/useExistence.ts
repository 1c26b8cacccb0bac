import type { ListState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { dismissalsQuery, existedAt, readDismissals } from '../queries/dismissals.ts'
import { useHostNames } from '../queries/nameQueries.ts'
import { useOne, type Refreshable } from '../query/query.ts'
import { endOfDay } from '../scope/globalFilters.ts'
import { isRecord } from '../storage/storage.ts'

interface Existence {
  isLoading: boolean
  /** Null if the request failed: then every host counts as existing. */
  current: ReadonlySet<string> | null
  dismissals: ReadonlyMap<string, number> | null
}

/** The current hosts and the dismissals, to tell which hosts of a past day existed. */
export function useExistence(): Existence {
  const names = useHostNames(true)
  const dismissals = useOne(dismissalsQuery(), readDismissals)
  const hosts = names.status === 'ready' ? names.rows : null
  const current = useMemo(() => (hosts === null ? null : new Set(hosts)), [hosts])
  return {
    isLoading: names.status === 'loading' || dismissals.status === 'loading',
    current,
    dismissals: dismissals.status === 'ready' ? dismissals.value : null,
  }
}

/** The list of a past day without the hosts that were dismissed by then: the server still lists them. */
export function useExisting<Row>(
  list: ListState<Row> & Refreshable,
  day: string | null,
  { isLoading, current, dismissals }: Existence,
): ListState<Row> & Refreshable {
  return useMemo(() => {
    if (day === null || list.status !== 'ready') return list
    if (isLoading) return { status: 'loading', refresh: list.refresh, stale: list.stale }
    if (current === null || dismissals === null) return list
    const moment = Date.parse(endOfDay(day))
    const rows = list.rows.filter((row) => {
      const hostname = isRecord(row) ? row['hostname'] : undefined
      return typeof hostname !== 'string' || existedAt(hostname, moment, current, dismissals)
    })
    return { ...list, rows }
  }, [list, day, isLoading, current, dismissals])
}
