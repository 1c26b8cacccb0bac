import { useLayoutEffect, useRef, useState } from 'react'

const noItems: ReadonlySet<number> = new Set()
const unmeasured = { key: '', items: noItems }

interface OverflowOptions {
  /** Must change with the items. */
  key: string
  /** Index of an item that always stays visible, or -1. */
  active?: number
  enabled?: boolean
  /** Selectors of the items' container within the row, and of the items. */
  listSelector: string
  itemSelector: string
  /** Width in pixels of the overflow button. */
  buttonWidth: number
}

/**
 * Indexes of the items that overflow their row. All stay in the DOM, so that they can be measured. Not `isMeasured`: the
 * indexes are those of the previous items.
 */
export function useOverflowingItems({
  key,
  active = -1,
  enabled = true,
  listSelector,
  itemSelector,
  buttonWidth,
}: OverflowOptions) {
  const row = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState(unmeasured)

  useLayoutEffect(() => {
    const container = row.current?.querySelector(listSelector)
    if (!row.current || !container || !enabled || key === '[]') return undefined
    const rowElement = row.current
    const items = [...container.querySelectorAll<HTMLElement>(itemSelector)]
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(container).columnGap) || 0
      const widths = items.map((element) => element.offsetWidth + gap)
      const overflowing = overflowingItems(widths, rowElement.clientWidth + gap, buttonWidth, active)
      setMeasured((previous) =>
        previous.key === key && overflowing.symmetricDifference(previous.items).size === 0
          ? previous
          : { key, items: overflowing },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(rowElement)
    // Fonts that load later change the widths.
    for (const element of items) observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [key, active, enabled, listSelector, itemSelector, buttonWidth])

  return { row, hidden: enabled ? measured.items : noItems, isMeasured: measured.key === key }
}

function overflowingItems(
  widths: readonly number[],
  availableWidth: number,
  buttonWidth: number,
  active: number,
): ReadonlySet<number> {
  if (widths.reduce((sum, width) => sum + width, 0) <= availableWidth) return noItems
  let remaining = availableWidth - buttonWidth - (widths[active] ?? 0)
  const hidden = new Set<number>()
  for (const [index, width] of widths.entries()) {
    if (index === active) continue
    remaining -= width
    if (remaining < 0) hidden.add(index)
  }
  return hidden
}
