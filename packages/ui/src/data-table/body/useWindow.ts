import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/** Rows per scroll step, and the overscan above and below. Fast scrolling uses neither. */
const step = 4

/** Milliseconds without fast scrolling after which the overscan is rendered. */
const rest = 100

interface WindowOptions {
  scroller: HTMLElement | null
  rows: number
  rowHeight: number
  /** Rows of the sticky header. */
  headRows: number
  /** Row indexes that always render: the focused and the expanded one. -1 for none. */
  kept: readonly number[]
  /** Row index and height in pixels of the expanded detail. */
  below?: { place: number; height: number } | null
}

export interface RowWindow {
  /** Sorted row indexes to render. */
  places: readonly number[]
  /** Rows that fit below the header. */
  visible: number
  /** True while scrolling so fast that no row stays in the viewport. */
  leaps: boolean
}

/**
 * Virtualizes rows of equal height. The scroll offset is an external store: React then renders
 * synchronously in the same frame, so fast scrolling shows no blank rows, and a list that became shorter is
 * re-read after each change.
 */
export function useWindow(options: WindowOptions): RowWindow {
  const { scroller, rows, rowHeight, headRows, kept, below = null } = options
  const height = useRef(0)
  const visible = useSyncExternalStore(
    useCallback((changed) => watchHeight(scroller, height, changed), [scroller]),
    () => (height.current === 0 ? 0 : Math.max(1, Math.ceil(height.current / rowHeight) - headRows)),
  )
  useSamePlace(scroller, rowHeight)
  const watched = useMemo(() => watchPlace(scroller), [scroller])
  const { row, leaps } = useSyncExternalStore(watched.subscribe, () =>
    watched.placeOf(
      isScrolled(scroller) ? Math.floor(withoutDetail(scroller.scrollTop, rowHeight, below) / rowHeight) : 0,
      visible,
    ),
  )
  const keptKey = kept.join(' ')

  return useMemo(() => {
    const from = leaps ? row : Math.max(0, row - step)
    // The first and last row in the viewport may be partly visible.
    const to = visible === 0 ? 0 : Math.min(rows, row + visible + (leaps ? 1 : 2 * step))
    const places = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
    const apart = keptKey.split(' ').map(Number)
    const outside = apart.filter((place) => place >= 0 && place < rows && (place < from || place >= to))
    return { places: [...new Set([...places, ...outside])].toSorted((a, b) => a - b), visible, leaps }
  }, [row, leaps, visible, rows, keptKey])
}

/** Scroll offset with the height of the expanded detail subtracted. */
function withoutDetail(top: number, rowHeight: number, below: WindowOptions['below']): number {
  const end = below ? (below.place + 1) * rowHeight : Infinity
  return top <= end ? top : Math.max(end, top - (below?.height ?? 0))
}

/** Keeps the same row at the top when the row height changes. */
function useSamePlace(scroller: HTMLElement | null, rowHeight: number) {
  const before = useRef(rowHeight)
  useLayoutEffect(() => {
    const scale = rowHeight / before.current
    if (scroller && scale !== 1) scroller.scrollTo({ top: scroller.scrollTop * scale })
    before.current = rowHeight
  }, [scroller, rowHeight])
}

function inSteps(row: number): number {
  return row - (row % step)
}

/**
 * Subscribes to the first row in the viewport and to fast scrolling. The overscan is skipped while the
 * scroll bar is dragged, because fewer rows per frame scroll more smoothly.
 */
function watchPlace(scroller: HTMLElement | null) {
  let place = { row: 0, leaps: false }
  /**
   * Set while scrolling. Other changes of the offset, such as a collapsing detail, are not fast scrolling
   * and no scroll end would follow them.
   */
  let resting: ReturnType<typeof setTimeout> | undefined
  return {
    placeOf(top: number, visible: number) {
      if (place.row !== (place.leaps ? top : inSteps(top))) {
        const leaps = resting !== undefined && Math.abs(top - place.row) > visible
        place = { row: leaps ? top : inSteps(top), leaps }
      }
      return place
    },
    subscribe: (changed: () => void) => {
      const rests = () => {
        resting = undefined
        if (place.leaps) place = { row: inSteps(place.row), leaps: false }
        changed()
      }
      const scrolls = () => {
        clearTimeout(resting)
        resting = setTimeout(rests, rest)
        changed()
      }
      scroller?.addEventListener('scroll', scrolls, { passive: true })
      return () => {
        clearTimeout(resting)
        resting = undefined
        scroller?.removeEventListener('scroll', scrolls)
      }
    },
  }
}

/**
 * True unless the table is at its top, read from the attribute that `DataTable` sets on scroll. Reading
 * `scrollTop` would force layout during a render.
 */
export function isScrolled(scroller: HTMLElement | null): scroller is HTMLElement {
  return scroller !== null && scroller.hasAttribute('data-scrolled-y')
}

function watchHeight(scroller: HTMLElement | null, height: { current: number }, changed: () => void) {
  if (!scroller) return () => {}
  const read = () => {
    height.current = scroller.clientHeight
    changed()
  }
  read()
  const observer = new ResizeObserver(read)
  observer.observe(scroller)
  return () => observer.disconnect()
}
