import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { usePersisted, useServices, type Services } from '../environment/services.ts'
import { setDensity } from '../storage/appearance.ts'
import type { GlobalFilters } from '../storage/persisted.ts'
import { viewsKey } from '../storage/storage.ts'
import { tablePreference } from '../storage/tablePreference.ts'
import { givenDensity, givenFilters, withFilters, withoutDensity } from './sharedFilters.ts'
import { encodeView, isOfView } from './tableState.ts'

/**
 * Synchronizes the URL of a list with the global filters and the density. On arrival the URL wins; later
 * changes are written to it. A URL without a view opens the default view.
 */
export function useAddressOfList(write: (search: string, replace?: boolean) => void): void {
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
    const from = isArrival && !saysView(search) ? lastTime(services, pathname, search) : search

    if (isArrival && !saysView(search) && services.local.read(viewsKey) !== null) {
      // If the chunk fails to load, the list opens without the default view.
      const ours = import('../storage/usualView.ts').catch(() => null)
      void ours.then((code) => {
        if (!code) return
        const usual = code.usualView(services, pathname, search)
        // The user may have navigated in the meantime.
        if (usual !== null && last.current?.pathname === pathname && services.address().pathname === pathname)
          write(usual, true)
      })
    }
    const density = givenDensity(from)
    if (density !== null && density !== services.density.get()) setDensity(services, density)

    const now = services.now()
    const given = isOther ? givenFilters(from, visibility, now) : {}
    // Back and Forward restore the filters of that entry, also unset ones.
    const were = isBack && !isArrival && isOther ? givenFilters(allOff, visibility, now) : {}
    const set: GlobalFilters = { ...filters, ...were, ...given }
    if (!isSame(set, filters)) services.persisted.set({ ...services.persisted.get(), filters: set })

    const next = withFilters(withoutDensity(from), set, visibility, { now })
    // A filter change pushes a history entry; a normalized URL replaces the current one.
    if (next !== withoutChange(search)) write(next, isOther)
  }, [services, pathname, search, filters, isBack, write])
}

const allOff = '?date=&location=&environment='

function saysView(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(isOfView)
}

function withoutChange(search: string): string {
  return withFilters(search, { date: null, location: null, environment: null }, 'none', { now: 0 })
}

function isSame(some: GlobalFilters, others: GlobalFilters): boolean {
  return (
    some.date === others.date && some.location === others.location && some.environment === others.environment
  )
}

/** Columns and page size of the last visit. */
function lastTime(services: Services, pathname: string, search: string): string {
  return encodeView(tablePreference(services, pathname), search)
}
