import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

interface Position {
  top: number
  left: number
}

/** Milliseconds before restoration gives up on a page that is too short. */
const restoreTimeout = 10_000

/** The page and the tables that scroll inside it. */
function scrollersIn(root: Element): readonly Element[] {
  return [root, ...root.querySelectorAll('[data-slot="data-table"] > div')]
}

/** Restores the scroll positions of the page and its tables on Back and Forward. */
export function useScrollRestoration() {
  const { key } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  // Keyed by history entry. In memory, because a reload starts at the top.
  const positions = useRef(new Map<string, readonly Position[]>())
  const current = useRef(key)

  useEffect(() => {
    function savePositions(event: Event) {
      const root = document.getElementById('content')
      if (!root || !(event.target instanceof Element) || !root.contains(event.target)) return
      const scrollers = scrollersIn(root)
      if (!scrollers.includes(event.target)) return
      positions.current.set(
        current.current,
        scrollers.map(({ scrollTop: top, scrollLeft: left }) => ({ top, left })),
      )
    }
    document.addEventListener('scroll', savePositions, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', savePositions, { capture: true })
  }, [])

  useLayoutEffect(() => {
    current.current = key
    const root = document.getElementById('content')
    const savedPositions = isPop ? positions.current.get(key) : undefined
    return root && savedPositions ? restore(root, savedPositions) : undefined
  }, [key, isPop])
}

/**
 * Rows load later, so each mutation of the page is another attempt until all positions fit or the user
 * scrolls.
 */
function restore(root: Element, savedPositions: readonly Position[]): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const stop = () => stopped.abort()
  function attempt() {
    for (const [index, scroller] of scrollersIn(root).entries()) {
      const { top, left } = savedPositions[index] ?? { top: 0, left: 0 }
      if (scroller.scrollTop !== top || scroller.scrollLeft !== left) scroller.scrollTo({ top, left })
    }
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
