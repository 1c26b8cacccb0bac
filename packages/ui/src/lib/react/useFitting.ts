import { useLayoutEffect, useRef, useState } from 'react'

const none: ReadonlySet<number> = new Set()

interface FittingOptions {
  /** Changes with the items. */
  key: string
  /** The index of an item that always finds room, or -1. */
  active?: number
  enabled?: boolean
  /** Selectors of the box of the items inside the row, and of the items. */
  list: string
  item: string
  /** Pixels that the button for the rest takes. */
  rest: number
}

/** Indexes of the items that find no room in their row. All stay in the page, so that they can be measured. */
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
    // A font that arrives makes them wider.
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
