import { scaleTime } from '@visx/scale'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { formatTime } from '../../lib/format.ts'
import type { Box } from '../chart.ts'
import { textWidth } from '../frame/Drawing.tsx'
import { dayTicks, type Gap, type LineStep } from './lineModel.ts'

const hatchDistance = 7

interface MissingSpanProps {
  gap: Gap
  x: (time: number) => number
  box: Box
  /** Position of the limit's line, which must not cross the label. */
  limitY: number | undefined
  step: LineStep
}

/** Hatched band that says which dates are missing. Its lines are a path, because images cannot draw patterns. */
export function MissingSpan(props: MissingSpanProps) {
  const { gap, x, box, limitY, step } = props
  const text = useGapText(gap, step)
  const t = useText('charts')
  const left = x(gap.from)
  const width = x(gap.to) - left
  const height = box.bottom - box.top
  const label = [text, t('gap.short')].find((candidate) => textWidth(candidate) <= width - 4)
  const lines: string[] = []
  for (let offset = hatchDistance - height; offset < width; offset += hatchDistance) {
    const from = Math.max(offset, 0)
    const to = Math.min(offset + height, width)
    lines.push(`M${left + from} ${box.bottom - from + offset}L${left + to} ${box.bottom - to + offset}`)
  }
  return (
    <g data-slot="chart-gap">
      <path d={lines.join('')} className="stroke-line" />
      {label === undefined ? null : (
        <text
          x={left + width / 2}
          y={limitY !== undefined && limitY - box.top < 36 ? box.bottom - 6 : box.top + 14}
          textAnchor="middle"
          strokeWidth="4"
          paintOrder="stroke"
          className="fill-text-muted stroke-surface-raised"
        >
          {label}
        </text>
      )}
    </g>
  )
}

/** "no data 23 – 28 Nov", with the first and the last missing day, or "no data 14:00–17:00". */
function useGapText({ from, to, after, before }: Gap, step: LineStep): string {
  const t = useText('charts')
  const { dayRange } = useFormat()
  if (step === 'moment' && to - from <= twoDays)
    return t('gap.span', { span: `${formatTime(from)}–${formatTime(to)}` })
  const first = after === null ? from : shiftDay(from, 1)
  const last = before === null ? to : shiftDay(to, -1)
  return t('gap.span', { span: dayRange(Math.min(first, last), last) })
}

function shiftDay(time: number, days: number): number {
  const date = new Date(time)
  return date.setDate(date.getDate() + days)
}

const twoDays = 2 * 86_400_000
const tickDistance = 72

/** Date labels, or hours for up to two days. */
export function TimeAxis({ span, box, step }: { span: readonly [number, number]; box: Box; step: LineStep }) {
  const { dayMonth, monthYear } = useFormat()
  const scale = scaleTime<number>({ domain: [...span], range: [box.left, box.right] })
  const width = box.right - box.left
  const isHourly = step === 'moment' && span[1] - span[0] <= twoDays
  const days = dayTicks(span, width, tickDistance)
  const ticks = isHourly
    ? scale.ticks(Math.max(2, Math.floor(width / tickDistance))).map((tick) => tick.getTime())
    : days.times
  function label(time: number): string {
    if (!isHourly) return days.unit === 'month' ? monthYear(time) : dayMonth(time)
    return formatTime(time) === '00:00' ? dayMonth(time) : formatTime(time)
  }
  return (
    <g data-slot="chart-dates">
      {ticks.map((time) => {
        const half = textWidth(label(time)) / 2
        const labelX = Math.max(half, Math.min(box.right + 12 - half, scale(time)))
        return (
          <g key={time}>
            <line
              x1={scale(time)}
              x2={scale(time)}
              y1={box.bottom}
              y2={box.bottom + 4}
              className="stroke-line-control"
            />
            <text x={labelX} y={box.bottom + 18} textAnchor="middle" className="fill-text-muted">
              {label(time)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
