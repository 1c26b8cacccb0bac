import type { ListState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { dismissalsQuery, existedAt, readDismissals } from '../queries/dismissals.ts'
import { useHostNames } from '../queries/nameQueries.ts'
import { useOne, type Refreshable } from '../query/query.ts'
import { endOfDay } from '../scope/globalFilters.ts'
import { isRecord } from '../storage/storage.ts'

type Existed = (hostname: string, moment: number) => boolean

/** Null while loading. If the alerts or the host names fail, every host counts as existing. */
export function useExistence(): Existed | null {
  const names = useHostNames(true)
  const dismissals = useOne(dismissalsQuery(), readDismissals)
  const isLoading = names.status === 'loading' || dismissals.status === 'loading'
  const hosts = names.status === 'ready' ? names.rows : null
  const times = dismissals.status === 'ready' ? dismissals.value : null
  return useMemo((): Existed | null => {
    if (isLoading) return null
    if (hosts === null || times === null) return () => true
    const current = new Set(hosts)
    return (hostname, moment) => existedAt(hostname, moment, current, times)
  }, [isLoading, hosts, times])
}

/** The list of a past day without the hosts that were dismissed by then: the server still lists them. */
export function useExisting<Row>(
  list: ListState<Row> & Refreshable,
  day: string | null,
  existed: Existed | null,
): ListState<Row> & Refreshable {
  return useMemo(() => {
    if (day === null || list.status !== 'ready') return list
    if (existed === null) return { status: 'loading', refresh: list.refresh, stale: list.stale }
    const moment = Date.parse(endOfDay(day))
    const rows = list.rows.filter((row) => {
      const hostname = isRecord(row) ? row['hostname'] : undefined
      return typeof hostname !== 'string' || existed(hostname, moment)
    })
    return { ...list, rows }
  }, [list, day, existed])
}
