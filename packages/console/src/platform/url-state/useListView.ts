import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '../environment/services.ts'
import { rememberTable } from '../storage/tablePreference.ts'
import { decodeView, encodeView, type ViewState } from './tableState.ts'
import { ownEntry } from './useAddress.ts'
import { useAddressOfList } from './useAddressOfList.ts'

/** Debounce in milliseconds before the URL is written, because browsers limit the rate of history updates. */
const rest = 150

/**
 * Keeps the state of the list in the URL. Typing replaces the history entry and every other change pushes
 * one, so that Back undoes a filter but not each keystroke. The view updates before the debounced URL.
 * `replace`: normalizes the URL without a history entry.
 */
export function useListView(): [ViewState, (view: ViewState, replace?: boolean) => void] {
  const { pathname, search, hash } = useLocation()
  const services = useServices()
  const left = useLeft()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A new object each time: React bails out if the state equals that of a discarded render.
  const [draft, setDraft] = useState<Draft>({ query: null, left })

  const query = encodeView(decodeView(search))
  if (draft.query !== null && (draft.query === query || draft.left !== left)) setDraft({ query: null, left })
  const shown = draft.query ?? query
  // oxlint-disable-next-line react/exhaustive-deps -- a new memo after navigation, so that the effect below drops the pending view
  const view = useMemo(() => decodeView(shown), [shown, left])
  // The latest requested view may not have rendered yet.
  const asked = useRef(view)
  useLayoutEffect(() => void (asked.current = view), [view])

  const write = useWriter(pathname, hash, left)
  useAddressOfList(write.now)

  const change = useCallback(
    (next: ViewState, replace = false) => {
      const written = encodeView(next, search)
      rememberTable(services, pathname, next)
      setDraft({ query: encodeView(next), left })
      clearTimeout(timer.current)
      const before = asked.current
      asked.current = next
      const alike =
        encodeView({ ...next, search: '', page: 1 }) === encodeView({ ...before, search: '', page: 1 })
      if (alike && next.search !== before.search) {
        services.pendingAddress.set(pathname + written + hash)
        timer.current = setTimeout(write.pending, rest)
      } else {
        write.pending()
        write.now(written, replace)
      }
    },
    [services, pathname, search, hash, write, left],
  )
  return [view, change]
}

interface Draft {
  query: string | null
  /** Navigation at which the draft was made. */
  left: string
}

/** Changes on every navigation by link or history, even to the same list. */
function useLeft(): string {
  const { key, state } = useLocation()
  const [seen, setSeen] = useState({ key, left: key })
  const now = seen.key === key ? seen : { key, left: state === ownEntry ? seen.left : key }
  if (now !== seen) setSeen(now)
  // Going back to an entry that never rendered keeps the same key.
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const turn = () => setTurns((turns) => turns + 1)
    window.addEventListener('popstate', turn)
    return () => window.removeEventListener('popstate', turn)
  }, [])
  return `${now.left} ${turns}`
}

/** Writes URLs of this page. A navigation cancels a pending write. */
function useWriter(pathname: string, hash: string, left: string) {
  const { address, pendingAddress } = useServices()
  const navigate = useNavigate()
  const writer = useMemo(() => {
    const now = (search: string, replace = false) =>
      void navigate({ pathname, search, hash }, { replace, state: ownEntry })
    function pending() {
      const current = pendingAddress.get()
      pendingAddress.set(null)
      // The router may already be navigating to another page while this one is still rendered.
      if (current === null || address().pathname !== pathname) return
      now(current.slice(pathname.length, current.length - hash.length), true)
    }
    return { now, pending }
  }, [address, pendingAddress, navigate, pathname, hash])

  useEffect(() => {
    window.addEventListener('pagehide', writer.pending)
    return () => window.removeEventListener('pagehide', writer.pending)
  }, [writer])
  useEffect(() => {
    return () => pendingAddress.set(null)
    // oxlint-disable-next-line react/exhaustive-deps -- also after navigation to the same list
  }, [pendingAddress, left])
  return writer
}
