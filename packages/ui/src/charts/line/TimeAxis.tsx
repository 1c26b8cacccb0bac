import { scaleTime } from '@visx/scale'
import { formatDate, formatTime } from '../../lib/format.ts'
import type { Box } from '../chart.ts'
import type { LineStep } from './lineModel.ts'

const twoDays = 2 * 86_400_000

/** Date labels, or hours for up to two days. */
export function TimeAxis({ span, box, step }: { span: readonly [number, number]; box: Box; step: LineStep }) {
  const scale = scaleTime<number>({ domain: [...span], range: [box.left, box.right] })
  const hours = step === 'moment' && span[1] - span[0] <= twoDays
  const labelWidth = hours ? 56 : 92
  const half = labelWidth / 2 - 10
  const labelX = (tick: Date) => Math.max(half, Math.min(box.right + 12 - half, scale(tick)))
  const ticks: Date[] = []
  // `ticks` may return more than requested, and days around the end of a month are closer than others.
  for (const tick of scale.ticks(Math.max(2, Math.floor((box.right - box.left) / labelWidth)))) {
    const last = ticks.at(-1)
    const isFree = last === undefined || labelX(tick) - labelX(last) >= labelWidth - 10
    if (isFree && (hours || tick.getHours() === 0)) ticks.push(tick)
  }
  return (
    <g>
      {ticks.map((tick) => {
        const time = tick.getTime()
        return (
          <g key={time}>
            <line
              x1={scale(tick)}
              x2={scale(tick)}
              y1={box.bottom}
              y2={box.bottom + 4}
              className="stroke-line-control"
            />
            <text x={labelX(tick)} y={box.bottom + 18} textAnchor="middle" className="fill-text-muted">
              {hours ? formatTime(time) : formatDate(time)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
