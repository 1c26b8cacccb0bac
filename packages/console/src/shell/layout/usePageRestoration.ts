import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { restorePage as RestorePage } from './restorePage.ts'
import { scrollersIn, type SavedPage } from './savedPage.ts'

let restorePage: typeof RestorePage | null = null

/** Lazy-loaded with the first saved page, so that it is ready for the first Back. */
function preload() {
  if (restorePage) return
  const ignoreError = () => undefined
  void import('./restorePage.ts').then((code) => void (restorePage = code.restorePage), ignoreError)
}

/**
 * Restores on Back and Forward the scroll positions of the page and its tables, and the focus. Without another
 * element to focus, the content of a new page takes the focus that was lost with the page before.
 */
export function usePageRestoration() {
  const { key, pathname } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  // Keyed by history entry. In memory, because a reload starts at the top.
  const pages = useRef(new Map<string, SavedPage>())
  const current = useRef(key)
  // A reload leaves the focus to the browser.
  const focusedPath = useRef(isPop ? pathname : null)

  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    function save(part: SavedPage) {
      preload()
      pages.current.set(current.current, { ...pages.current.get(current.current), ...part })
    }
    function savePositions({ target }: Event) {
      const root = document.getElementById('content')
      if (!root || !(target instanceof Element) || !root.contains(target)) return
      const scrollers = scrollersIn(root)
      if (!scrollers.includes(target)) return
      save({ positions: scrollers.map(({ scrollTop: top, scrollLeft: left }) => ({ top, left })) })
    }
    function saveLink({ target }: Event) {
      const link = target instanceof Element && target.closest('#content a, [role="dialog"] a')
      if (!link) return
      const focused = document.activeElement?.closest('[data-cell]') ?? null
      // Enter in any cell opens the row by its link.
      const cell = link.closest('tr')?.contains(focused) ? focused : link.closest('[data-cell]')
      save({ link: link.getAttribute('href'), cell: cell?.getAttribute('data-cell') })
    }
    document.addEventListener('scroll', savePositions, options)
    document.addEventListener('click', saveLink, options)
    return () => controller.abort()
  }, [])

  useLayoutEffect(() => {
    current.current = key
    const root = document.getElementById('content')
    const page = isPop ? pages.current.get(key) : undefined
    return root && page ? restorePage?.(root, page) : undefined
  }, [key, isPop])

  useEffect(() => {
    if (focusedPath.current === pathname) return
    focusedPath.current = pathname
    // The link is removed, which focuses the body, or hidden while the new page loads. A ring around the whole page would
    // mark no control.
    if (!document.activeElement?.closest('body *')?.checkVisibility())
      document.getElementById('content')?.focus({ preventScroll: true, focusVisible: false })
  }, [pathname])
}
