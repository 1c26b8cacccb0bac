import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/** What is drawn moves by this many rows at a time, and that many more are drawn above and below what is in sight. */
const step = 4

interface WindowOptions {
  scroller: HTMLElement | null
  rows: number
  rowHeight: number
  /** Rows that are drawn wherever the page stands: the one that holds the focus, the one that is open. -1: none. */
  kept: readonly number[]
  /** Something of a height of its own stands below a row. */
  below?: { place: number; height: number } | null
}

export interface RowWindow {
  /** Places of the rows to draw, in order. */
  places: readonly number[]
  /** Rows that fit the height there is. */
  visible: number
}

/**
 * The rows to draw of a list whose rows all have one height. The place of the scroll bar is read as an external store:
 * React then draws in the very frame that shows it, so fast scrolling shows no blank rows, and looks again after each
 * change, so a list that has become shorter is drawn where it stands now.
 */
export function useWindow({ scroller, rows, rowHeight, kept, below = null }: WindowOptions): RowWindow {
  const block = useSyncExternalStore(
    useCallback((changed) => watchScroll(scroller, changed), [scroller]),
    () =>
      isScrolled(scroller)
        ? Math.floor(withoutDetail(scroller.scrollTop, rowHeight, below) / rowHeight / step)
        : 0,
  )
  const height = useRef(0)
  const visible = useSyncExternalStore(
    useCallback((changed) => watchHeight(scroller, height, changed), [scroller]),
    () => Math.ceil(height.current / rowHeight),
  )
  useSamePlace(scroller, rowHeight)
  const keptKey = kept.join(' ')

  return useMemo(() => {
    const from = Math.max(0, (block - 1) * step)
    const to = visible === 0 ? 0 : Math.min(rows, (block + 2) * step + visible)
    const places = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
    const apart = keptKey.split(' ').map(Number)
    const outside = apart.filter((place) => place >= 0 && place < rows && (place < from || place >= to))
    return { places: [...new Set([...places, ...outside])].toSorted((a, b) => a - b), visible }
  }, [block, visible, rows, keptKey])
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

function watchScroll(scroller: HTMLElement | null, changed: () => void) {
  scroller?.addEventListener('scroll', changed, { passive: true })
  return () => scroller?.removeEventListener('scroll', changed)
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
