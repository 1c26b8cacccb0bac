import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** The `xl` breakpoint of styles/theme.css, for layouts that CSS alone cannot switch. */
export const wideQuery = '(min-width: 1200px)'

/** Not matching while the server renders. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const queryList = matchMedia(query)
      queryList.addEventListener('change', onChange)
      return () => queryList.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** True if side panels become drawers. For styling alone use `md:` classes. */
export function useNarrow(): boolean {
  // The `md` breakpoint of styles/theme.css.
  return useMediaQuery('(max-width: 767.98px)')
}

/** Whether an element overflows. Only then must it be focusable for keyboard scrolling. */
export function useOverflow(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [overflows, setOverflows] = useState(false)
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    measure()
    return () => observer.disconnect()
  }, [])
  return [observe, overflows]
}

const noItems: ReadonlySet<number> = new Set()
const unmeasured = { key: '', items: noItems }
const noIndexes: readonly number[] = []
/** Before the reserved element, in pixels. */
const reservedGap = 12

interface OverflowOptions {
  /** Must change with the items. */
  key: string
  /** Indexes of the items that overflow last. The first of them always stays visible. */
  active?: readonly number[]
  enabled?: boolean
  /** Selectors of the items' container within the row, and of the items. */
  listSelector: string
  itemSelector: string
  /** Width in pixels of the overflow button. */
  buttonWidth: number
  /** Selector of an element in the row that keeps its place when some items overflow anyway; no item does for it alone. */
  reservedSelector?: string
}

/**
 * Indexes of the items that overflow their row. All items stay in the DOM, so that they can be measured. While
 * `isMeasured` is false, the indexes belong to the previous items.
 */
export function useOverflowingItems({
  key,
  active = noIndexes,
  enabled = true,
  listSelector,
  itemSelector,
  buttonWidth,
  reservedSelector,
}: OverflowOptions) {
  const row = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState(unmeasured)
  const activeKey = active.join()

  useLayoutEffect(() => {
    const container = row.current?.querySelector(listSelector)
    if (!row.current || !container || !enabled || key === '[]') return undefined
    const rowElement = row.current
    const items = [...container.querySelectorAll<HTMLElement>(itemSelector)]
    const reserved =
      reservedSelector === undefined ? null : rowElement.querySelector<HTMLElement>(reservedSelector)
    const reservedWidth = () => (reserved ? reserved.offsetWidth + reservedGap : 0)
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(container).columnGap) || 0
      const widths = items.map((element) => element.offsetWidth + gap)
      const first = activeKey === '' ? [] : activeKey.split(',').map(Number)
      const available = rowElement.clientWidth + gap
      const fits = widths.reduce((sum, width) => sum + width, 0) <= available
      const overflowing = fits
        ? noItems
        : overflowingItems(widths, available - reservedWidth(), buttonWidth, first)
      setMeasured((previous) =>
        previous.key === key && overflowing.symmetricDifference(previous.items).size === 0
          ? previous
          : { key, items: overflowing },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(rowElement)
    // Fonts that load later change the widths.
    for (const element of reserved ? [...items, reserved] : items) observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [key, activeKey, enabled, listSelector, itemSelector, buttonWidth, reservedSelector])

  return {
    row,
    hidden: enabled ? measured.items : noItems,
    isMeasured: measured.key === key,
  }
}

function overflowingItems(
  widths: readonly number[],
  availableWidth: number,
  buttonWidth: number,
  active: readonly number[],
): ReadonlySet<number> {
  let remaining = availableWidth - buttonWidth
  const hidden = new Set<number>()
  const others = [...widths.keys()].filter((index) => !active.includes(index))
  for (const index of [...active, ...others]) {
    remaining -= widths[index] ?? 0
    if (remaining < 0 && index !== active[0]) hidden.add(index)
  }
  return hidden
}
