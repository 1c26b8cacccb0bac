import { decodeView, encodeView, isViewParameter } from '@inventory-console/ui/lib/listUrl'
import type { ListView } from '@inventory-console/ui/lib/listView'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { decodeComparedView, encodeComparedView } from '../comparison/comparedDates.ts'
import { densityFromUrl, filtersFromUrl, withFilters, withoutDensity } from '../scope/globalFilters.ts'
import { type Services, usePersisted, useServices } from '../services.ts'
import { setDensity } from '../storage/appearance.ts'
import { type GlobalFilters, saveTablePreference, tablePreference } from '../storage/persisted.ts'
import { viewsKey } from '../storage/storage.ts'
import { newestSearch, ownHistoryEntry } from './useUrlParams.ts'

/** Debounce in milliseconds before the URL is written, because browsers limit the rate of history updates. */
const debounceMs = 150

/**
 * The view of a list in the URL, for the list that owns it. Typing replaces the history entry and every other
 * change pushes one, so that Back undoes a filter but not each keystroke. `view` follows the URL: a new object
 * after each navigation, also to the same URL, so that a link or Back replaces a change that was not written.
 * `replace`: normalizes the URL without a history entry.
 */
export function useUrlView(): [Partial<ListView>, ChangeView] {
  const { view, change, write } = useEncodedView(listParameters)
  useListUrlSync(write.now)
  return [view, change]
}

/** The view of the changes between two dates of a list, beside the view of the list. */
export function useComparedView(): [Partial<ListView>, ChangeView] {
  const { view, change } = useEncodedView(comparedParameters)
  return [view, change]
}

type ChangeView = (view: Partial<ListView>, replace?: boolean) => void

interface ViewParameters {
  decode: (search: string) => Partial<ListView>
  /** Keeps the other parameters. */
  encode: (view: Partial<ListView>, search?: string) => string
  /** Remembers columns and page size for the next visit. */
  isPreference: boolean
}

const listParameters: ViewParameters = { decode: decodeView, encode: encodeView, isPreference: true }
const comparedParameters: ViewParameters = {
  decode: decodeComparedView,
  encode: encodeComparedView,
  isPreference: false,
}

function useEncodedView({ decode, encode, isPreference }: ViewParameters) {
  const { pathname, search, hash } = useLocation()
  const services = useServices()
  const navigationKey = useNavigationKey()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const query = encodeView(decode(search))
  // oxlint-disable-next-line react/exhaustive-deps -- a new object after each navigation
  const view = useMemo(() => decodeView(query), [query, navigationKey])
  const write = useUrlWriter(pathname, hash, navigationKey)

  const change = useCallback<ChangeView>(
    (next, replace = false) => {
      if (isPreference) saveTablePreference(services, pathname, next)
      clearTimeout(timer.current)
      const newest = newestSearch(services, { pathname, search, hash })
      const nextSearch = encode(next, newest)
      if (isOnlySearchChanged(decode(newest), next)) {
        services.pendingUrl.set(pathname + nextSearch + hash)
        timer.current = setTimeout(write.pending, debounceMs)
      } else {
        write.pending()
        write.now(nextSearch, replace)
      }
    },
    [services, pathname, search, hash, write, decode, encode, isPreference],
  )
  return { view, change, write }
}

function isOnlySearchChanged(before: Partial<ListView>, next: Partial<ListView>): boolean {
  const withoutSearch = (view: Partial<ListView>) => encodeView({ ...view, search: '', page: 1 })
  return next.search !== before.search && withoutSearch(next) === withoutSearch(before)
}

/** Changes on every navigation by link or history, even to the same list. */
function useNavigationKey(): string {
  const { key, state } = useLocation()
  const [lastEntry, setLastEntry] = useState({ key, left: key })
  const now =
    lastEntry.key === key ? lastEntry : { key, left: state === ownHistoryEntry ? lastEntry.left : key }
  if (now !== lastEntry) setLastEntry(now)
  // Going back to an entry that never rendered keeps the same key.
  const [popStateCount, setPopStateCount] = useState(0)
  useEffect(() => {
    const onPopState = () => setPopStateCount((popStateCount) => popStateCount + 1)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  return `${now.left} ${popStateCount}`
}

/** Writes URLs of this page. A navigation cancels a pending write. */
function useUrlWriter(pathname: string, hash: string, navigationKey: string) {
  const { address: currentLocation, pendingUrl } = useServices()
  const navigate = useNavigate()
  const writer = useMemo(() => {
    const now = (search: string, replace = false) =>
      void navigate({ pathname, search, hash }, { replace, state: ownHistoryEntry })
    const pendingSearch = () =>
      pendingUrl.get()?.slice(pathname.length, hash === '' ? undefined : -hash.length) ?? null
    function pending() {
      const current = pendingSearch()
      pendingUrl.set(null)
      // The router may already be navigating to another page while this one is still rendered.
      if (current === null || currentLocation().pathname !== pathname) return
      now(current, true)
    }
    return { now, pending }
  }, [currentLocation, pendingUrl, navigate, pathname, hash])

  useEffect(() => {
    window.addEventListener('pagehide', writer.pending)
    return () => window.removeEventListener('pagehide', writer.pending)
  }, [writer])
  useEffect(() => {
    return () => pendingUrl.set(null)
    // oxlint-disable-next-line react/exhaustive-deps -- also after navigation to the same list
  }, [pendingUrl, navigationKey])
  return writer
}

/**
 * Synchronizes the URL of a list with the global filters and the density. On arrival the URL wins; later
 * changes are written to it. A URL without a view opens the default view.
 */
function useListUrlSync(write: (search: string, replace?: boolean) => void): void {
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
