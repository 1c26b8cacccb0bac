import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/** What is drawn moves by this many rows at a time, and that many more are drawn above and below; in a leap, neither. */
const step = 4

/** Milliseconds without a leap of the scroll bar after which the rows above and below what is in sight are drawn. */
const rest = 100

interface WindowOptions {
  scroller: HTMLElement | null
  rows: number
  rowHeight: number
  /** Rows of the head, which stay above all others. */
  headRows: number
  /** Rows that are drawn wherever the page stands: the one that holds the focus, the one that is open. -1: none. */
  kept: readonly number[]
  /** Something of a height of its own stands below a row. */
  below?: { place: number; height: number } | null
}

export interface RowWindow {
  /** Places of the rows to draw, in order. */
  places: readonly number[]
  /** Rows that fit below the head. */
  visible: number
  /** The bar is dragged through the list: no row that was in sight still is. */
  leaps: boolean
}

/**
 * The rows to draw of a list whose rows all have one height. The place of the scroll bar is read as an external store:
 * React then draws in the very frame that shows it, so fast scrolling shows no blank rows, and looks again after each
 * change, so a list that has become shorter is drawn where it stands now.
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
    // The first and the last one in sight may show a part of themselves.
    const to = visible === 0 ? 0 : Math.min(rows, row + visible + (leaps ? 1 : 2 * step))
    const places = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
    const apart = keptKey.split(' ').map(Number)
    const outside = apart.filter((place) => place >= 0 && place < rows && (place < from || place >= to))
    return { places: [...new Set([...places, ...outside])].toSorted((a, b) => a - b), visible, leaps }
  }, [row, leaps, visible, rows, keptKey])
}

/** How far the page would be scrolled if rows alone stood in it. */
function withoutDetail(top: number, rowHeight: number, below: WindowOptions['below']): number {
  const end = below ? (below.place + 1) * rowHeight : Infinity
  return top <= end ? top : Math.max(end, top - (below?.height ?? 0))
}

/** Rows of another height would carry the reader elsewhere: the row at the top stays there. */
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
 * Where the scroll bar stands, and whether it came there in a leap that left no row in sight. While it is dragged through a
 * long list each frame shows other rows: the fewer they are, the smoother it goes. What is around them follows when it rests.
 */
function watchPlace(scroller: HTMLElement | null) {
  let place = { row: 0, leaps: false }
  /** Runs while it scrolls: what moves the place otherwise, such as a detail that closes, is no leap, and no rest would follow. */
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
 * Whether it may stand anywhere but at its top, as `DataTable` marks it when it is scrolled. To read where exactly makes
 * the browser lay out the page in the middle of a change.
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
