import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '../app/services.ts'
import { rememberTable } from './tablePreference.ts'
import { decodeView, encodeView, type ViewState } from './tableState.ts'
import { useAddressOfList } from './useAddressOfList.ts'

/** Milliseconds of rest after a key stroke before the address is written: browsers ration that. */
const rest = 150

/**
 * The address is the state of the list. Typing replaces the entry of the history, everything else adds one, so
 * that going back undoes a filter, but not letter by letter. What the address will say is shown before it says it.
 */
export function useListView(): [ViewState, (view: ViewState) => void] {
  const { pathname, search, hash } = useLocation()
  const services = useServices()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // An object of its own each time: React drops a change to what a discarded rendering had already.
  const [draft, setDraft] = useState<{ query: string | null }>({ query: null })

  const query = encodeView(decodeView(search))
  if (draft.query === query) setDraft({ query: null })
  const shown = draft.query ?? query
  const view = useMemo(() => decodeView(shown), [shown])
  // What was asked for last may not be drawn yet.
  const asked = useRef(view)
  useLayoutEffect(() => void (asked.current = view), [view])

  const forget = useCallback(() => setDraft({ query: null }), [])
  const write = useWriter(pathname, hash, forget)
  useAddressOfList(write.now)

  const change = useCallback(
    (next: ViewState) => {
      const written = encodeView(next, search)
      rememberTable(services, pathname, next)
      setDraft({ query: encodeView(next) })
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
        write.now(written)
      }
    },
    [services, pathname, search, hash, write],
  )
  return [view, change]
}

/** Writes addresses of this page. Going back in the history is newer than what was not written yet. */
function useWriter(pathname: string, hash: string, onBack: () => void) {
  const { address, pendingAddress } = useServices()
  const navigate = useNavigate()
  const writer = useMemo(() => {
    const now = (search: string, replace = false) => void navigate({ pathname, search, hash }, { replace })
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
    const back = () => {
      pendingAddress.set(null)
      onBack()
    }
    window.addEventListener('popstate', back)
    return () => {
      window.removeEventListener('popstate', back)
      pendingAddress.set(null)
    }
  }, [pendingAddress, onBack])
  return writer
}
