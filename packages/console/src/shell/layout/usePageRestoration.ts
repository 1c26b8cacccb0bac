import { focusPage, isFocusLost } from '@inventory-console/ui/lib/focus'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

interface Position {
  top: number
  left: number
}

interface SavedPage {
  positions?: readonly Position[]
  /** Address of the last followed link. */
  link?: string | null
  /** Grid position `row:column` of the cell that had the focus. */
  cell?: string | null | undefined
}

/**
 * Restores on Back and Forward the scroll positions of the page and its tables, and the focus. Without another
 * element to focus, the content of a new page takes the focus that was lost with the page before.
 */
export function usePageRestoration() {
  const { key } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  // Keyed by history entry. In memory, because a reload starts at the top.
  const pages = useRef(new Map<string, SavedPage>())
  const current = useRef(key)
  // A reload leaves the focus to the browser.
  const focusedKey = useRef(isPop ? key : null)

  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    function save(part: SavedPage) {
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
    return root && page ? restorePage(root, page) : undefined
  }, [key, isPop])

  useEffect(() => {
    if (focusedKey.current === key) return
    focusedKey.current = key
    // The link is removed, or hidden while the new page loads.
    if (isFocusLost()) focusPage()
  }, [key])
}

/** Milliseconds before restoration gives up on a page that is too short. */
const restoreTimeout = 10_000

/**
 * Restores scroll positions and focus. Rows load later, so each mutation of the page is another attempt until all
 * positions fit or the user scrolls. Returns a function that stops.
 */
function restorePage(root: Element, { positions, link, cell }: SavedPage): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const stop = () => stopped.abort()
  let isFocused = false
  function attempt() {
    for (const [index, scroller] of positions ? scrollersIn(root).entries() : []) {
      const { top, left } = positions?.[index] ?? { top: 0, left: 0 }
      if (scroller.scrollTop !== top || scroller.scrollLeft !== left) scroller.scrollTo({ top, left })
    }
    // Focus on `body` or the content was lost with the page before. Any other focus is the user's.
    const isLost = document.activeElement === document.body || document.activeElement === root
    if (isFocused || !link || !isLost) return
    const element = followedElement(root, link, cell)
    element?.focus({ preventScroll: true })
    isFocused = element !== null
  }
  const observer = new MutationObserver(attempt)
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'aria-busy'],
  })
  const timer = setTimeout(stop, restoreTimeout)
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, stop, { signal, capture: true, passive: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  attempt()
  return stop
}

/** The cell or link that was followed. A cell must still link to the same address, because rows may have moved. */
function followedElement(root: Element, link: string, position: SavedPage['cell']): HTMLElement | null {
  const links = root.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(link)}"]`)
  if (!position) return links[0]?.closest<HTMLElement>('[data-cell]') ?? links[0] ?? null
  const cell = root.querySelector<HTMLElement>(`[data-cell="${position}"]`)
  const row = cell?.closest('tr')
  return [...links].some((one) => row?.contains(one)) ? (cell ?? null) : null
}

/** The page and the tables that scroll inside it. */
function scrollersIn(root: Element): readonly Element[] {
  return [root, ...root.querySelectorAll('[data-slot="data-table"] > div')]
}
