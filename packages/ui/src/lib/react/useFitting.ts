import { useLayoutEffect, useRef, useState } from 'react'

const none: ReadonlySet<number> = new Set()

interface FittingOptions {
  /** Must change with the items. */
  key: string
  /** Index of an item that always stays visible, or -1. */
  active?: number
  enabled?: boolean
  /** Selectors of the items' container within the row, and of the items. */
  list: string
  item: string
  /** Width in pixels of the overflow button. */
  rest: number
}

/** Indexes of the items that overflow their row. All stay in the DOM, so that they can be measured. */
export function useFitting({ key, active = -1, enabled = true, list, item, rest }: FittingOptions) {
  const row = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(none)

  useLayoutEffect(() => {
    const box = row.current?.querySelector(list)
    if (!row.current || !box || !enabled || key === '[]') return undefined
    const place = row.current
    const items = [...box.querySelectorAll<HTMLElement>(item)]
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(box).columnGap) || 0
      const widths = items.map((one) => one.offsetWidth + gap)
      const left = without(widths, place.clientWidth + gap, rest, active)
      setHidden((before) => (before.size === left.size && left.isSubsetOf(before) ? before : left))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    // Fonts that load later change the widths.
    for (const one of items) observer.observe(one)
    measure()
    return () => observer.disconnect()
  }, [key, active, enabled, list, item, rest])

  return { row, hidden: enabled ? hidden : none }
}

function without(widths: readonly number[], room: number, rest: number, active: number): ReadonlySet<number> {
  if (widths.reduce((sum, width) => sum + width, 0) <= room) return none
  let left = room - rest - (widths[active] ?? 0)
  const hidden = new Set<number>()
  for (const [index, width] of widths.entries()) {
    if (index === active) continue
    left -= width
    if (left < 0) hidden.add(index)
  }
  return hidden
}
