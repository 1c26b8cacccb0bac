import type {
  WorkId,
  WorklistProps,
  WorkTrend,
} from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { useCallback, useEffect } from 'react'
import { useMissingDatabases, useSilentAgents } from '../../platform/queries/hosts.ts'
import {
  licenseCompliance,
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
} from '../../platform/queries/licenses.ts'
import { oracleTablespaces } from '../../platform/queries/lists.ts'
import type { Refreshable } from '../../platform/query/query.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import { usePersisted, useServices } from '../../platform/services.ts'
import {
  type GlobalFilters,
  type Persisted,
  recordCount,
  startVisit,
} from '../../platform/storage/persisted.ts'

interface Worklist extends Omit<WorklistProps, 'alerts' | 'alertDays' | 'clouds' | 'trend'> {
  lists: readonly Refreshable[]
}

/**
 * Queries of the worklist cards, with the global filters that each linked list takes. The tablespaces come last, once the
 * figures of the page have loaded, because they are the largest response.
 */
export function useWorklist(filters: GlobalFilters, isLoaded: boolean, refreshInterval: number): Worklist {
  const ofLocation = filterQuery(filters, 'location')
  const agents = useSilentAgents(refreshInterval)
  const compliance = licenseCompliance.useRows(ofLocation)
  const oracle = oracleContracts.useRows(ofLocation)
  const mysql = mysqlContracts.useRows(ofLocation)
  const sqlServer = sqlServerContracts.useRows(ofLocation)
  const missing = useMissingDatabases()
  const tablespaces = oracleTablespaces.useRows(isLoaded ? filterQuery(filters) : null)
  return {
    agents,
    compliance,
    contracts: { oracle, mysql, sqlServer },
    missing,
    tablespaces,
    lists: [agents.list, compliance, oracle, mysql, sqlServer, missing, tablespaces],
  }
}

/**
 * Counts of the last visit, and the recording of those of this visit. The API has no earlier state of alerts, missing
 * databases and contracts, so the browser remembers what it displayed. Filtered counts are not comparable.
 */
export function useWorklistTrend(visit: number | null | undefined, isFiltered: boolean): WorkTrend {
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
    if (visit !== undefined) update((stored) => startVisit(stored, visit))
  }, [update, visit])
  const onCount = useCallback(
    (id: WorkId, count: number) => {
      if (visit !== undefined) update((stored) => recordCount(stored, visit, id, count))
    },
    [update, visit],
  )
  if (visit === undefined || isFiltered) return { earlier: null }
  const isKnown = visit !== null && work?.visit === visit
  return { earlier: isKnown ? { since: visit, counts: work.earlier } : null, onCount }
}
