import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { ownValue } from '../../lib/records.ts'

export interface CursorOptions {
  count: number
  /** Accessible name of the cursor. */
  label: string
  /** Value text of a stop for screen readers. */
  describe: (index: number) => string
  /** The stop nearest to a point of the drawing. */
  indexAt: (x: number, y: number) => number
  /** Initial stop for the keyboard. */
  initialIndex?: number
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Cursor for pointer and keyboard. Screen readers see a slider over the stops with the values as its value
 * text, so no live region is needed.
 */
export function useCursor({ count, label, describe, indexAt, initialIndex = 0 }: CursorOptions) {
  const [stop, setStop] = useState<number | null>(null)
  const activeIndex = stop === null || stop >= count ? null : stop

  function onKeyDown(event: KeyboardEvent) {
    const from = activeIndex ?? initialIndex
    const step = ownValue(steps, event.key) ?? (event.key.startsWith('Page') ? pageStep(event.key, count) : 0)
    if (event.key === 'Escape') setStop(null)
    else if (event.key === 'Home') setStop(0)
    else if (event.key === 'End') setStop(count - 1)
    else if (step !== 0) setStop(Math.min(count - 1, Math.max(0, from + step)))
    else return
    if (event.key !== 'Escape') event.preventDefault()
  }

  function onPointer(event: PointerEvent) {
    const bounds = event.currentTarget.getBoundingClientRect()
    setStop(indexAt(event.clientX - bounds.left, event.clientY - bounds.top))
  }

  return {
    activeIndex,
    props: {
      role: 'slider' as const,
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(0, count - 1),
      'aria-valuenow': activeIndex ?? initialIndex,
      'aria-valuetext': describe(activeIndex ?? initialIndex),
      onKeyDown,
      onPointerMove: onPointer,
      onPointerDown: onPointer,
      onPointerLeave: (event: PointerEvent) => {
        if (event.currentTarget !== document.activeElement) setStop(null)
      },
      onFocus: () => setStop((current) => current ?? initialIndex),
      onBlur: () => setStop(null),
    },
  }
}

export type CursorProps = ReturnType<typeof useCursor>['props']

function pageStep(key: string, count: number): number {
  const page = Math.max(1, Math.round(count / 10))
  return key === 'PageUp' ? -page : key === 'PageDown' ? page : 0
}
