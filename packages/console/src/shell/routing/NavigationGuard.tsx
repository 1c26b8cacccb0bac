import {
  BlockNavigationContext,
  type BlockNavigation,
  type ConfirmLeave,
} from '@inventory-console/ui/lib/links'
import { isRecord } from '@inventory-console/ui/lib/records'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type To } from 'react-router-dom'

const ConfirmLeaveContext = createContext<ConfirmLeave>((leave) => leave())

/** Returns a function that leaves the page, after confirmation if a form on it has unsaved changes. */
export const useConfirmLeave = () => use(ConfirmLeaveContext)

/**
 * Asks before the router opens another page while a form has unsaved changes. Links, `navigate` and redirects
 * pass through the router's `navigator`; Back and Forward change the URL first and are undone. Changes of
 * the query string stay on the page and pass. The declarative router has no `useBlocker`.
 */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const navigation = use(NavigationContext)
  // Renders again after each navigation.
  useLocation()
  const blockers = useRef<ConfirmLeave[]>([])
  const block = useCallback<BlockNavigation>((confirm) => {
    blockers.current.push(confirm)
    return () => {
      blockers.current = blockers.current.filter((other) => other !== confirm)
    }
  }, [])
  const confirmLeave = useCallback<ConfirmLeave>((leave) => {
    const confirm = blockers.current.at(-1)
    if (confirm) confirm(leave)
    else leave()
  }, [])

  const guarded = useMemo(() => {
    const { navigator } = navigation
    const confirmPage = (to: To, open: () => void) => {
      const { pathname } = new URL(navigator.createHref(to), window.location.href)
      if (pathname === window.location.pathname) open()
      else confirmLeave(open)
    }
    return {
      ...navigation,
      navigator: {
        ...navigator,
        push: (...args: Parameters<typeof navigator.push>) =>
          confirmPage(args[0], () => navigator.push(...args)),
        replace: (...args: Parameters<typeof navigator.replace>) =>
          confirmPage(args[0], () => navigator.replace(...args)),
      },
    }
  }, [navigation, confirmLeave])

  const shown = useRef({ index: 0, pathname: '' })
  useEffect(() => {
    shown.current = { index: historyIndex() ?? 0, pathname: window.location.pathname }
  })
  // A layout effect, because it must listen before the router, whose listener belongs to a parent.
  useLayoutEffect(() => {
    // Moves in the history that the guard makes itself.
    let ownMoves = 0
    let isLeaving = false
    function onPopState(event: PopStateEvent) {
      if (ownMoves > 0) {
        ownMoves -= 1
        event.stopImmediatePropagation()
        return
      }
      if (isLeaving || blockers.current.length === 0 || window.location.pathname === shown.current.pathname) {
        isLeaving = false
        return
      }
      event.stopImmediatePropagation()
      const steps = (historyIndex() ?? shown.current.index - 1) - shown.current.index
      ownMoves += 1
      window.history.go(-steps)
      confirmLeave(() => {
        isLeaving = true
        window.history.go(steps)
      })
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [confirmLeave])

  return (
    <ConfirmLeaveContext value={confirmLeave}>
      <BlockNavigationContext value={block}>
        <NavigationContext value={guarded}>{children}</NavigationContext>
      </BlockNavigationContext>
    </ConfirmLeaveContext>
  )
}

/** Position of the current entry, which the router stores in its state. */
function historyIndex(): number | null {
  const state: unknown = window.history.state
  return isRecord(state) && typeof state['idx'] === 'number' ? state['idx'] : null
}
