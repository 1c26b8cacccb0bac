import type { WorkId, WorkTrend } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { useCallback, useEffect } from 'react'
import { usePersisted, useServices } from '../../platform/services.ts'
import { type Persisted, recordWork, startWork } from '../../platform/storage/persisted.ts'

/**
 * Counts of the last visit, and the recording of those of this visit. The API has no earlier state of alerts, missing
 * databases and contracts, so the browser remembers what it displayed. Filtered counts are not comparable.
 */
export function useWorkTrend(visit: number | null | undefined, isFiltered: boolean): WorkTrend {
  const { persisted } = useServices()
  const work = usePersisted('work')
  const update = useCallback(
    (next: (stored: Persisted['work']) => Persisted['work']) => {
      const current = persisted.get()
      const changed = next(current.work)
      if (changed !== current.work) persisted.set({ ...current, work: changed })
    },
    [persisted],
  )
  useEffect(() => {
    if (visit !== undefined) update((stored) => startWork(stored, visit))
  }, [update, visit])
  const onCount = useCallback(
    (id: WorkId, count: number) => {
      if (visit !== undefined) update((stored) => recordWork(stored, visit, id, count))
    },
    [update, visit],
  )
  if (visit === undefined || isFiltered) return { earlier: null }
  const isKnown = visit !== null && work?.visit === visit
  return { earlier: isKnown ? { since: visit, counts: work.earlier } : null, onCount }
}
