import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'

/** Rows per scroll step, and the overscan above and below. Fast scrolling uses neither. */
const overscan = 4

/** Milliseconds without fast scrolling after which the overscan is rendered. */
const scrollEndDelay = 100

interface VirtualRowsOptions {
  scroller: HTMLElement | null
  rowCount: number
  rowHeight: number
  /** Rows of the sticky header. */
  headerRows: number
  /** Row indexes that always render: the focused and the expanded one. -1 for none. */
  alwaysRendered: readonly number[]
  /** Row index and height in pixels of the expanded detail. */
  expanded?: { index: number; height: number } | null
}

export interface VirtualRows {
  /** Sorted row indexes to render. */
  rowIndexes: readonly number[]
  /** Rows that fit below the header. */
  visible: number
  /** True while scrolling so fast that no row stays in the viewport. */
  isFast: boolean
}

/**
 * Virtualizes rows of equal height. The scroll offset is an external store: React then renders
 * synchronously in the same frame, so fast scrolling shows no blank rows, and a list that became shorter is
 * re-read after each change.
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const {
    scroller,
    rowCount,
    rowHeight,
    headerRows,
    alwaysRendered,
    expanded: expandedDetail = null,
  } = options
  const viewportHeight = useViewportHeight(scroller)
  const visibleRowCount =
    viewportHeight === 0 ? 0 : Math.max(1, Math.ceil(viewportHeight / rowHeight) - headerRows)
  usePreserveTopRow(scroller, rowHeight)
  const scrollStore = useMemo(() => createScrollStore(scroller), [scroller])
  const position = () =>
    scrollStore.positionAt(
      isScrolled(scroller)
        ? Math.floor(withoutDetail(scroller.scrollTop, rowHeight, expandedDetail) / rowHeight)
        : 0,
      visibleRowCount,
    )
  const { row, isFast: isFastScroll } = useSyncExternalStore(scrollStore.subscribe, position, position)
  const alwaysRenderedKey = alwaysRendered.join(' ')

  return useMemo(() => {
    const from = isFastScroll ? row : Math.max(0, row - overscan)
    // The first and last row in the viewport may be partly visible.
    const to =
      visibleRowCount === 0
        ? 0
        : Math.min(rowCount, row + visibleRowCount + (isFastScroll ? 1 : 2 * overscan))
    const rowIndexes = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
    const alwaysRenderedIndexes = alwaysRenderedKey.split(' ').map(Number)
    const outside = alwaysRenderedIndexes.filter(
      (index) => index >= 0 && index < rowCount && (index < from || index >= to),
    )
    return {
      rowIndexes: [...new Set([...rowIndexes, ...outside])].toSorted((a, b) => a - b),
      visible: visibleRowCount,
      isFast: isFastScroll,
    }
  }, [row, isFastScroll, visibleRowCount, rowCount, alwaysRenderedKey])
}

/** Scroll offset with the height of the expanded detail subtracted. */
function withoutDetail(
  top: number,
  rowHeight: number,
  expandedDetail: VirtualRowsOptions['expanded'],
): number {
  const detailTop = expandedDetail ? (expandedDetail.index + 1) * rowHeight : Infinity
  return top <= detailTop ? top : Math.max(detailTop, top - (expandedDetail?.height ?? 0))
}

/** Keeps the same row at the top when the row height changes. */
function usePreserveTopRow(scroller: HTMLElement | null, rowHeight: number) {
  const previousRowHeight = useRef(rowHeight)
  useLayoutEffect(() => {
    const scale = rowHeight / previousRowHeight.current
    if (scroller && scale !== 1) scroller.scrollTo({ top: scroller.scrollTop * scale })
    previousRowHeight.current = rowHeight
  }, [scroller, rowHeight])
}

function roundToStep(row: number): number {
  return row - (row % overscan)
}

/**
 * Subscribes to the first row in the viewport and to fast scrolling. The overscan is skipped while the
 * scroll bar is dragged, because fewer rows per frame scroll more smoothly.
 */
function createScrollStore(scroller: HTMLElement | null) {
  let position = { row: 0, isFast: false }
  /**
   * Set while scrolling. Other changes of the offset, such as a collapsing detail, are not fast scrolling
   * and no scroll end would follow them.
   */
  let scrollEndTimer: ReturnType<typeof setTimeout> | undefined
  return {
    positionAt(top: number, visibleRowCount: number) {
      if (position.row !== (position.isFast ? top : roundToStep(top))) {
        const isFastScroll = scrollEndTimer !== undefined && Math.abs(top - position.row) > visibleRowCount
        position = { row: isFastScroll ? top : roundToStep(top), isFast: isFastScroll }
      }
      return position
    },
    subscribe: (onStoreChange: () => void) => {
      const onScrollEnd = () => {
        scrollEndTimer = undefined
        if (position.isFast) position = { row: roundToStep(position.row), isFast: false }
        onStoreChange()
      }
      const onScroll = () => {
        clearTimeout(scrollEndTimer)
        scrollEndTimer = setTimeout(onScrollEnd, scrollEndDelay)
        onStoreChange()
      }
      scroller?.addEventListener('scroll', onScroll, { passive: true })
      return () => {
        clearTimeout(scrollEndTimer)
        scrollEndTimer = undefined
        scroller?.removeEventListener('scroll', onScroll)
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

/**
 * Height of the scroller in pixels; 0 until measured. State rather than an external store, because a synchronous render in
 * the callback of the observer would resize the scroller again in the same frame.
 */
function useViewportHeight(scroller: HTMLElement | null): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (!scroller) return undefined
    const measure = () => setHeight(scroller.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    measure()
    return () => observer.disconnect()
  }, [scroller])
  return height
}
