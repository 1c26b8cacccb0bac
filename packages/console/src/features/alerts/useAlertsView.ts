import type { ListView } from '@inventory-console/ui/lib/listView'
import { useEffect, useMemo, useState } from 'react'
import { usePageFilters } from '../../platform/pages/page.ts'
import { alertFilter, type AlertQuery, withAlertDefaults } from '../../platform/queries/alerts.ts'
import { useIsAdmin, useLocations } from '../../platform/queries/lookups.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'

/** Debounce of the search in milliseconds, after that of the URL: each search sends a request. */
const searchDebounceMs = 150

/** Query parameter that selects the plain table. */
export const tableParam = { key: 'show', value: 'table' } as const

/** Query parameters of one of the two lists, cleared by a switch. */
const clearedListParams = {
  sort: null,
  page: null,
  size: null,
  hide: null,
  order: null,
  pin: null,
  wide: null,
}

/** The view of the alerts, which the groups and the table share. */
export function useAlertsView() {
  const filters = usePageFilters()
  const [urlView, setUrlView] = useUrlView()
  const [, change] = useUrlParams()
  const view = useMemo(() => withAlertDefaults(urlView), [urlView])
  const search = useDebouncedValue(view.search, searchDebounceMs)
  const debounced = useMemo((): Partial<ListView> => ({ ...view, search: search ?? '' }), [view, search])
  return {
    filters,
    urlView,
    setUrlView,
    view,
    /** The view with the debounced search. */
    debounced,
    /** Switches to the other list with the same search and filters. */
    openList: (list: 'groups' | 'table') =>
      change({ ...clearedListParams, [tableParam.key]: list === 'table' ? tableParam.value : null }),
  }
}

/** The filters of the list without the severity, whose quick filters count all of them. */
export function withoutSeverity(filters: FilterQuery, view: Partial<ListView>): AlertQuery {
  const { severity: _, ...filter } = alertFilter(view)
  return { ...filters, ...filter }
}

/** The new alerts of the view up to now: alerts that arrive later are not marked. */
export function newAlertsUntil(time: number, filters: FilterQuery, view: Partial<ListView>): AlertQuery {
  const now = new Date(time).toISOString()
  const { to = now, ...filter } = alertFilter(view)
  return { ...filters, ...filter, status: 'NEW', to: to < now ? to : now }
}

/** Debounced so that typing does not send a request per keystroke. */
function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}

/** True if a role has all locations and the user is no administrator: the server then hides alerts of known hosts. */
export function useHidesKnownHosts(): boolean {
  const isAdmin = useIsAdmin()
  const locations = useLocations()
  return (
    !isAdmin && locations.status === 'ready' && locations.value.some((name) => name.toLowerCase() === 'all')
  )
}
