import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import type { LegendEntry } from '../chart.ts'
import { Swatch } from './Swatch.tsx'

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
