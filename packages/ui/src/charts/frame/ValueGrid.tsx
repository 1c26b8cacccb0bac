import type { Box } from '../chart.ts'
import { textWidth } from './fitText.ts'

export interface ValueGridProps {
  ticks: readonly number[]
  position: (value: number) => number
  text: (value: number) => string
  box: Box
  /** `left` for a vertical value axis, `top` for a horizontal one. */
  side?: 'left' | 'top'
}

/** Width of the axis labels, capped for extremely long numbers. */
export function axisWidth(texts: readonly string[], width: number): number {
  return Math.min(width * 0.4, Math.ceil(Math.max(...texts.map(textWidth)) + 12))
}

/** Grid lines at round values, with a stronger line at zero. */
export function ValueGrid({ ticks, position, text, box, side = 'left' }: ValueGridProps) {
  return (
    <g>
      {ticks.map((tick) => {
        const coordinate = Math.round(position(tick)) + 0.5
        const line =
          side === 'left'
            ? { x1: box.left, x2: box.right, y1: coordinate, y2: coordinate }
            : { x1: coordinate, x2: coordinate, y1: box.top, y2: box.bottom }
        return (
          <g key={tick}>
            <line {...line} className={tick === 0 ? 'stroke-line-control' : 'stroke-line'} />
            {side === 'left' ? (
              <text x={box.left - 8} y={coordinate + 4} textAnchor="end" className="fill-text-muted">
                {text(tick)}
              </text>
            ) : (
              <text x={coordinate} y={box.top - 6} textAnchor="middle" className="fill-text-muted">
                {text(tick)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
