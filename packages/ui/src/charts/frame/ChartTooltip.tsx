import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { ownValue } from '../../lib/records.ts'
import type { LegendEntry } from '../chart.ts'
import { Swatch } from './ChartFrame.tsx'

export interface ChartTooltipProps {
  /** Cursor position in the drawing. */
  x: number
  y: number
  /** Width of the drawing, to choose the side of the tooltip. */
  width: number
  title: string
  entries: readonly LegendEntry[]
}

const maxEntries = 12

/** Tooltip at the cursor. Hidden from screen readers, which read the cursor's value text. */
export function ChartTooltip({ x, y, width, title, entries }: ChartTooltipProps) {
  const side = x < width / 2 ? { left: x + 12 } : { right: width - x + 12 }
  return (
    <div
      data-slot="chart-tooltip"
      aria-hidden
      className="pointer-events-none absolute z-10 flex w-max max-w-[min(18rem,70%)] flex-col gap-1 rounded-control border border-line bg-surface-raised px-2 py-1.5 text-12 shadow-float"
      style={{ ...side, top: y }}
    >
      <bdi translate="no" className="line-clamp-2 font-medium wrap-anywhere">
        <HighlightedText text={title} needle="" />
      </bdi>
      {entries.slice(0, maxEntries).map(({ name, color, shape, value }, index) => (
        <span key={index} className="flex items-center gap-2">
          <Swatch color={color} shape={shape} />
          <bdi translate="no" className="min-w-0 flex-1 truncate text-text-muted">
            <HighlightedText text={name} needle="" />
          </bdi>
          <span className="pl-2 tabular-nums">{value}</span>
        </span>
      ))}
    </div>
  )
}

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
