import { scrollersIn, type SavedPage } from './savedPage.ts'

/** Milliseconds before restoration gives up on a page that is too short. */
const restoreTimeout = 10_000

/**
 * Restores scroll positions and focus. Rows load later, so each mutation of the page is another attempt until all
 * positions fit or the user scrolls. Returns a function that stops.
 */
export function restorePage(root: Element, { positions, link, cell }: SavedPage): () => void {
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
