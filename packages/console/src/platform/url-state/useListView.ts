import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '../environment/services.ts'
import { saveTablePreference } from '../storage/tablePreference.ts'
import { decodeView, encodeView, type ViewParts } from './tableState.ts'
import { useListUrlSync } from './useListUrlSync.ts'
import { ownHistoryEntry } from './useUrlParams.ts'

/** Debounce in milliseconds before the URL is written, because browsers limit the rate of history updates. */
const debounceMs = 150

/**
 * Keeps the state of the list in the URL. Typing replaces the history entry and every other change pushes
 * one, so that Back undoes a filter but not each keystroke. The view updates before the debounced URL.
 * `replace`: normalizes the URL without a history entry.
 */
export function useListView(): [ViewParts, (view: ViewParts, replace?: boolean) => void] {
  const { pathname, search, hash } = useLocation()
  const services = useServices()
  const navigationKey = useNavigationKey()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A new object each time: React bails out if the state equals that of a discarded render.
  const [draft, setDraft] = useState<Draft>({ query: null, left: navigationKey })

  const query = encodeView(decodeView(search))
  if (draft.query !== null && (draft.query === query || draft.left !== navigationKey))
    setDraft({ query: null, left: navigationKey })
  const viewQuery = draft.query ?? query
  // oxlint-disable-next-line react/exhaustive-deps -- a new memo after navigation, so that the effect below drops the pending view
  const view = useMemo(() => decodeView(viewQuery), [viewQuery, navigationKey])
  // The latest requested view may not have rendered yet.
  const latestView = useRef(view)
  useLayoutEffect(() => void (latestView.current = view), [view])

  const write = useUrlWriter(pathname, hash, navigationKey)
  useListUrlSync(write.now)

  const change = useCallback(
    (next: ViewParts, replace = false) => {
      const nextSearch = encodeView(next, search)
      saveTablePreference(services, pathname, next)
      setDraft({ query: encodeView(next), left: navigationKey })
      clearTimeout(timer.current)
      const before = latestView.current
      latestView.current = next
      const isSameExceptSearch =
        encodeView({ ...next, search: '', page: 1 }) === encodeView({ ...before, search: '', page: 1 })
      if (isSameExceptSearch && next.search !== before.search) {
        services.pendingUrl.set(pathname + nextSearch + hash)
        timer.current = setTimeout(write.pending, debounceMs)
      } else {
        write.pending()
        write.now(nextSearch, replace)
      }
    },
    [services, pathname, search, hash, write, navigationKey],
  )
  return [view, change]
}

interface Draft {
  query: string | null
  /** Navigation at which the draft was made. */
  left: string
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
    function pending() {
      const current = pendingUrl.get()
      pendingUrl.set(null)
      // The router may already be navigating to another page while this one is still rendered.
      if (current === null || currentLocation().pathname !== pathname) return
      now(current.slice(pathname.length, current.length - hash.length), true)
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
