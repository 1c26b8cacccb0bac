import { scaleTime } from '@visx/scale'
import { formatDate, formatDateTime } from '../../lib/values/format.ts'
import type { Box } from '../chart.ts'
import type { LineStep } from './lineModel.ts'

const twoDays = 2 * 86_400_000

/** Date labels, or hours for up to two days. */
export function TimeAxis({ span, box, step }: { span: readonly [number, number]; box: Box; step: LineStep }) {
  const scale = scaleTime<number>({ domain: [...span], range: [box.left, box.right] })
  const hours = step === 'moment' && span[1] - span[0] <= twoDays
  const labelWidth = hours ? 56 : 92
  const candidateTicks = scale
    .ticks(Math.max(2, Math.floor((box.right - box.left) / labelWidth)))
    .filter((tick) => hours || tick.getHours() === 0)
  // `ticks` may return more than requested, so every n-th is kept to avoid overlaps.
  const interval = Math.ceil((candidateTicks.length * labelWidth) / (box.right - box.left + labelWidth))
  const ticks = candidateTicks.filter((_, index) => index % interval === 0)
  return (
    <g>
      {ticks.map((tick) => {
        const time = tick.getTime()
        const half = labelWidth / 2 - 10
        const x = Math.max(half, Math.min(box.right + 12 - half, scale(tick)))
        return (
          <g key={time}>
            <line
              x1={scale(tick)}
              x2={scale(tick)}
              y1={box.bottom}
              y2={box.bottom + 4}
              className="stroke-line-control"
            />
            <text x={x} y={box.bottom + 18} textAnchor="middle" className="fill-text-muted">
              {hours ? formatDateTime(time).slice(-5) : formatDate(time)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
