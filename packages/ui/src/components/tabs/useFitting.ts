import { useLayoutEffect, useRef, useState } from 'react'

/** Pixels that the button for the rest takes. */
const rest = 112
const none: ReadonlySet<number> = new Set()

/**
 * Which tabs, by their place, find no room in the row; the active one always does. All stay in the page, so that they
 * can be measured. `key`: another one where other tabs stand there.
 */
export function useFitting(key: string, active: number, enabled: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(none)

  useLayoutEffect(() => {
    const list = row.current?.querySelector('[role="tablist"]')
    if (!row.current || !list || !enabled || key === '[]') return undefined
    const place = row.current
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0
      const widths = tabs.map((tab) => tab.offsetWidth + gap)
      const left = without(widths, place.clientWidth + gap, active)
      setHidden((before) => (before.size === left.size && left.isSubsetOf(before) ? before : left))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    // A font that arrives makes them wider.
    for (const tab of tabs) observer.observe(tab)
    measure()
    return () => observer.disconnect()
  }, [key, active, enabled])

  return { row, hidden: enabled ? hidden : none }
}

function without(widths: readonly number[], room: number, active: number): ReadonlySet<number> {
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
