import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { Box, LegendEntry, ValueLimit } from '../chart.ts'
import { ChartTooltip, useCursor } from '../frame/ChartTooltip.tsx'
import {
  axisWidth,
  Drawing,
  fitText,
  LimitLine,
  textWidth,
  ValueGrid,
  valueScale,
} from '../frame/Drawing.tsx'
import { nearest } from '../line/lineModel.ts'
import { sumOf, type StackedPart } from '../stackLayout.ts'

export interface PlacedColumn {
  id: string
  label: string
  /** Columns of a group are adjacent above its name. */
  group?: string | undefined
  /** From bottom to top; empty if the value is unknown. */
  parts: readonly StackedPart[]
  /** Line across the column for a limit or maximum. */
  marker?: number | null
  /** Paler than the others, such as a past period. */
  isMuted?: boolean | undefined
  entries: readonly LegendEntry[]
}

export interface ColumnPlotProps {
  title: string
  columns: readonly PlacedColumn[]
  width: number
  height: number
  /** Minimum end of the scale. */
  suggestedMax?: number | undefined
  limit?: ValueLimit | undefined
}

const maxBarWidth = 48
const groupGap = 12

export function ColumnPlot({ title, columns, width, height, suggestedMax = 0, limit }: ColumnPlotProps) {
  const t = useText('charts')
  const { number, fixed } = useFormat()
  const text = (value: number) => number(value, 2)
  const grouped = columns.some(({ group }) => group !== undefined)
  const bottom = height - (grouped ? 44 : 28)
  // The limit is named above the columns, whose totals would cover its name at the line.
  const top = limit ? 34 : 20
  const scale = valueScale(
    [
      suggestedMax,
      limit?.value ?? 0,
      ...columns.flatMap((column) => [sumOf(column.parts), column.marker ?? 0]),
    ],
    [bottom, top],
  )
  const box: Box = {
    left: axisWidth(scale.ticks.map(text), width),
    right: width - 4,
    top,
    bottom,
  }
  const breaks = columns.filter((column, index) => index > 0 && column.group !== columns[index - 1]?.group)
  const step = Math.max(1, (box.right - box.left - breaks.length * groupGap) / columns.length)
  const bar = Math.min(maxBarWidth, Math.max(2, step * 0.64))
  const centers = columns.map((_, index) => {
    const precedingBreaks = breaks.filter((column) => columns.indexOf(column) <= index).length
    return box.left + step * (index + 0.5) + precedingBreaks * groupGap
  })
  // Decided by the common scale and the width, so that charts side by side look alike.
  const highest = Math.max(suggestedMax, ...columns.map(({ parts }) => sumOf(parts)))
  const whole = columns.every(({ parts }) => Number.isInteger(sumOf(parts)))
  const decimals = whole || highest >= 100 ? 0 : highest >= 1 ? 1 : 2
  const showsTotals = textWidth(fixed(highest, decimals)) <= step
  const sums = columns.map(({ parts }) => (parts.length === 0 ? t('missing') : fixed(sumOf(parts), decimals)))
  const cursor = useCursor({
    count: columns.length,
    label: t('cursor', { title }),
    indexAt: (x) => nearest(centers, x),
    describe(stop) {
      const { label = '', group, entries = [] } = columns[stop] ?? {}
      const figures = entries.map(({ name, value }) => `${name} ${value}`)
      return [...(group === undefined ? [] : [group]), label, ...figures].join(', ')
    },
  })
  const { activeIndex } = cursor
  const current = activeIndex === null ? undefined : columns[activeIndex]

  return (
    <div {...cursor.props} className="relative touch-pan-y rounded-control outline-offset-4">
      <Drawing width={width} height={height}>
        {activeIndex === null ? null : (
          <rect
            data-cursor
            x={(centers[activeIndex] ?? 0) - step / 2}
            y={box.top}
            width={step}
            height={box.bottom - box.top}
            className="fill-surface-hover"
          />
        )}
        <ValueGrid ticks={scale.ticks} position={scale.position} text={text} box={box} />
        {columns.map((column, index) => (
          <Column
            key={index}
            column={column}
            center={centers[index] ?? 0}
            bar={bar}
            step={step}
            y={scale.position}
            sum={showsTotals ? sums[index] : undefined}
          />
        ))}
        {limit ? <LimitLine limit={limit} y={scale.position(limit.value)} box={box} isKeyed /> : null}
        {grouped ? <Groups columns={columns} centers={centers} step={step} y={height - 6} /> : null}
      </Drawing>
      {activeIndex === null || !current ? null : (
        <ChartTooltip
          x={(centers[activeIndex] ?? 0) + (bar / 2) * ((centers[activeIndex] ?? 0) < width / 2 ? 1 : -1)}
          y={box.top}
          width={width}
          title={current.group === undefined ? current.label : `${current.group}, ${current.label}`}
          entries={current.entries}
        />
      )}
    </div>
  )
}

interface ColumnProps {
  column: PlacedColumn
  center: number
  bar: number
  step: number
  y: (value: number) => number
  sum: string | undefined
}

function Column({ column, center, bar, step, y, sum }: ColumnProps) {
  const { label, parts, marker, isMuted = false } = column
  const zero = y(0)
  const total = sumOf(parts)
  const barTop = y(total)
  const markerY = marker === null || marker === undefined ? null : y(marker)
  // Above the bar, without overlapping the marker line.
  const overlapsMarker = markerY !== null && markerY <= barTop && markerY > barTop - 22
  const sumY = (overlapsMarker ? markerY : barTop) - 6
  return (
    <g>
      {parts.map(({ from, value, color }, index) => (
        <rect
          key={index}
          opacity={isMuted ? 0.6 : 1}
          x={center - bar / 2}
          y={y(from + value)}
          width={bar}
          height={Math.max(0, y(from) - y(from + value) - (from === 0 ? 0 : 1))}
          fill={color}
        />
      ))}
      {markerY === null ? null : (
        <path
          d={`M${center - bar / 2 - 4} ${markerY}H${center + bar / 2 + 4}`}
          strokeWidth="3"
          className="stroke-text"
        />
      )}
      {sum === undefined ? null : (
        <text
          x={center}
          y={sumY}
          textAnchor="middle"
          className={parts.length === 0 ? 'fill-text-muted' : 'fill-text'}
        >
          {sum}
        </text>
      )}
      <text x={center} y={zero + 18} textAnchor="middle" className="fill-text-muted">
        {fitText(label, Math.max(step - 12, 20))}
      </text>
    </g>
  )
}

/** Line and name below the columns of each group. */
function Groups(props: {
  columns: readonly PlacedColumn[]
  centers: readonly number[]
  step: number
  y: number
}) {
  const { columns, centers, step, y } = props
  const groups = new Map<string, { from: number; to: number }>()
  columns.forEach(({ group = '' }, index) => {
    const to = (centers[index] ?? 0) + step / 2
    groups.set(group, { from: groups.get(group)?.from ?? to - step, to })
  })
  return [...groups].map(([name, { from, to }]) => (
    <g key={name}>
      <line x1={from + 2} x2={to - 2} y1={y - 14.5} y2={y - 14.5} className="stroke-line-strong" />
      <text x={(from + to) / 2} y={y} textAnchor="middle" className="fill-text">
        {fitText(name, Math.max(to - from, 40))}
      </text>
    </g>
  ))
}
