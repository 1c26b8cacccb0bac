import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { usePersisted, useServices, type Services } from '../environment/services.ts'
import { setDensity } from '../storage/appearance.ts'
import type { GlobalFilters } from '../storage/persisted.ts'
import { viewsKey } from '../storage/storage.ts'
import { tablePreference } from '../storage/tablePreference.ts'
import { densityFromUrl, filtersFromUrl, withFilters, withoutDensity } from './sharedFilters.ts'
import { encodeView, isViewParameter } from './tableState.ts'

/**
 * Synchronizes the URL of a list with the global filters and the density. On arrival the URL wins; later
 * changes are written to it. A URL without a view opens the default view.
 */
export function useListUrlSync(write: (search: string, replace?: boolean) => void): void {
  const services = useServices()
  const { pathname, search, key } = useLocation()
  const filters = usePersisted('filters')
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default'
  const last = useRef<{ pathname: string; search: string }>(undefined)

  useEffect(() => {
    const visibility = services.pageOf(pathname)?.filters ?? 'none'
    const before = last.current
    last.current = { pathname, search }
    const isArrival = before?.pathname !== pathname
    const isOther = isArrival || before.search !== search
    const from =
      isArrival && !hasViewParameters(search) ? withTablePreference(services, pathname, search) : search

    if (isArrival && !hasViewParameters(search) && services.local.read(viewsKey) !== null) {
      // If the chunk fails to load, the list opens without the default view.
      const viewModule = import('../storage/defaultView.ts').catch(() => null)
      void viewModule.then((code) => {
        if (!code) return
        const defaultSearch = code.defaultViewSearch(services, pathname, search)
        // The user may have navigated in the meantime.
        if (
          defaultSearch !== null &&
          last.current?.pathname === pathname &&
          services.address().pathname === pathname
        )
          write(defaultSearch, true)
      })
    }
    const density = densityFromUrl(from)
    if (density !== null && density !== services.density.get()) setDensity(services, density)

    const now = services.now()
    const urlFilters = isOther ? filtersFromUrl(from, visibility, now) : {}
    // Back and Forward restore the filters of that entry, also unset ones.
    const restored = isBack && !isArrival && isOther ? filtersFromUrl(emptyFilterParams, visibility, now) : {}
    const merged: GlobalFilters = { ...filters, ...restored, ...urlFilters }
    if (!isSameFilters(merged, filters))
      services.persisted.set({ ...services.persisted.get(), filters: merged })

    const next = withFilters(withoutDensity(from), merged, visibility, { now })
    // A filter change pushes a history entry; a normalized URL replaces the current one.
    if (next !== normalizedSearch(search)) write(next, isOther)
  }, [services, pathname, search, filters, isBack, write])
}

const emptyFilterParams = '?date=&location=&environment='

function hasViewParameters(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(isViewParameter)
}

function normalizedSearch(search: string): string {
  return withFilters(search, { date: null, location: null, environment: null }, 'none', { now: 0 })
}

function isSameFilters(a: GlobalFilters, b: GlobalFilters): boolean {
  return a.date === b.date && a.location === b.location && a.environment === b.environment
}

/** Columns and page size of the last visit. */
function withTablePreference(services: Services, pathname: string, search: string): string {
  return encodeView(tablePreference(services, pathname), search)
}
