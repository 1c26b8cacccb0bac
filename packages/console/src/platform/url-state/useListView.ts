import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '../environment/services.ts'
import { rememberTable } from '../storage/tablePreference.ts'
import { decodeView, encodeView, type ViewState } from './tableState.ts'
import { ownEntry } from './useAddress.ts'
import { useAddressOfList } from './useAddressOfList.ts'

/** Milliseconds of rest after a key stroke before the address is written: browsers ration that. */
const rest = 150

/**
 * The address is the state of the list. Typing replaces the entry of the history, everything else adds one, so
 * that going back undoes a filter, but not letter by letter. What the address will say is shown before it says it.
 * `replace`: the address is put right, which is no step to go back to.
 */
export function useListView(): [ViewState, (view: ViewState, replace?: boolean) => void] {
  const { pathname, search, hash } = useLocation()
  const services = useServices()
  const left = useLeft()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // An object of its own each time: React drops a change to what a discarded rendering had already.
  const [draft, setDraft] = useState<Draft>({ query: null, left })

  const query = encodeView(decodeView(search))
  if (draft.query !== null && (draft.query === query || draft.left !== left)) setDraft({ query: null, left })
  const shown = draft.query ?? query
  // oxlint-disable-next-line react/exhaustive-deps -- given anew, a view takes the place of what was asked for before somebody left
  const view = useMemo(() => decodeView(shown), [shown, left])
  // What was asked for last may not be drawn yet.
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
  /** Where it was asked for. */
  left: string
}

/** Other each time that somebody went elsewhere by a link or by the history, be it to the same list. */
function useLeft(): string {
  const { key, state } = useLocation()
  const [seen, setSeen] = useState({ key, left: key })
  const now = seen.key === key ? seen : { key, left: state === ownEntry ? seen.left : key }
  if (now !== seen) setSeen(now)
  // Back at an entry that was never left on screen, its key is the same.
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const turn = () => setTurns((turns) => turns + 1)
    window.addEventListener('popstate', turn)
    return () => window.removeEventListener('popstate', turn)
  }, [])
  return `${now.left} ${turns}`
}

/** Writes addresses of this page. Where somebody went since is newer than what was not written yet. */
function useWriter(pathname: string, hash: string, left: string) {
  const { address, pendingAddress } = useServices()
  const navigate = useNavigate()
  const writer = useMemo(() => {
    const now = (search: string, replace = false) =>
      void navigate({ pathname, search, hash }, { replace, state: ownEntry })
    function pending() {
      const current = pendingAddress.get()
      pendingAddress.set(null)
      // The router may be on its way to another page, while this one is still on screen.
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
    // oxlint-disable-next-line react/exhaustive-deps -- also where the same list is gone to
  }, [pendingAddress, left])
  return writer
}
