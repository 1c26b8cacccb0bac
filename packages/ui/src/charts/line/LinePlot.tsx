import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { dayOf } from '../../lib/dates.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import type { Box, ValueLimit } from '../chart.ts'
import { ChartTooltip, type CursorProps, useCursor } from '../frame/ChartTooltip.tsx'
import {
  axisWidth,
  Drawing,
  fitText,
  LimitLine,
  textWidth,
  ValueGrid,
  valueScale,
} from '../frame/Drawing.tsx'
import {
  type DayRange,
  gapsOf,
  type LineStep,
  nearest,
  runsOf,
  type SeriesLayout,
  spreadLabels,
  stopsOf,
  timeSpan,
} from './lineModel.ts'
import { MissingSpan, TimeAxis } from './TimeAxis.tsx'

export interface LinePlotProps {
  title: string
  series: readonly SeriesLayout[]
  width: number
  height: number
  step: LineStep
  range: DayRange | null
  longestStep: number
  limit: ValueLimit | undefined
  suggestedMax: number | undefined
  /** What stands at the last point of each line: its name and value, or only the value of a single line. */
  endLabels: 'name' | 'value' | 'none'
  onRangeChange: ((range: DayRange) => void) | undefined
  /** Id of the text that explains how to select a period. */
  hint: string | undefined
}

export function LinePlot({ title, series, width, height, step, range, ...rest }: LinePlotProps) {
  const { longestStep, limit, suggestedMax, endLabels, onRangeChange, hint } = rest
  const t = useText('charts')
  const { number } = useFormat()
  // Start of the selected period. The cursor is its end.
  const [anchor, setAnchor] = useState<number | null>(null)
  const stops = stopsOf(series)
  const span = timeSpan(stops, range)
  const values = series.flatMap(({ points }) =>
    points.flatMap(({ value }) => (value === null ? [] : [value])),
  )
  const ends = [limit?.value, suggestedMax].filter((end) => end !== undefined)
  const scale = valueScale([...values, ...ends], [height - 28, 8])
  const text = (value: number | null | undefined) => number(value, 2)
  const labels = endLabels === 'none' ? [] : labelsOf(series, endLabels === 'name', number)
  const labelWidth =
    labels.length === 0
      ? 0
      : Math.min(200, leaderWidth + Math.ceil(Math.max(...labels.map(({ text }) => textWidth(text)))))
  const box: Box = {
    left: axisWidth(scale.ticks.map(text), width),
    right: width - labelWidth - 12,
    top: 8,
    bottom: height - 28,
  }
  const x = (time: number) => box.left + ((time - span[0]) / (span[1] - span[0])) * (box.right - box.left)
  const xPositions = stops.map(x)
  const formatStop = (stop: number) => (step === 'day' ? formatDate : formatDateTime)(stops[stop] ?? null)
  const entriesAt = (stop: number) =>
    series.flatMap(({ name, color, dashed, points }) => {
      const point = points.find(({ time }) => time === stops[stop])
      const shape = dashed ? ('dashed' as const) : ('line' as const)
      return point ? [{ name, color, shape, value: text(point.value), y: point.value }] : []
    })
  const indexAt = (px: number) => nearest(xPositions, px)
  const initialIndex = stops.length - 1
  const cursor = useCursor({
    count: stops.length,
    label: t('cursor', { title }),
    initialIndex,
    indexAt,
    describe: (stop) => {
      const figures = entriesAt(stop).map(({ name, value }) => `${name} ${value}`)
      const period = anchor === null ? [] : [t('period', { from: formatStop(anchor), to: formatStop(stop) })]
      return [...period, formatStop(stop), ...figures].join(', ')
    },
  })
  const { activeIndex } = cursor
  const onPickStops = (from: number, to: number) =>
    onRangeChange?.({ from: dayOf(stops[from] ?? 0), to: dayOf(stops[to] ?? 0) })
  const props = useBrush({
    ...cursor,
    initialIndex,
    anchor,
    setAnchor,
    indexAt,
    onRangeSelect: onRangeChange ? onPickStops : undefined,
  })
  const cursorX = activeIndex === null ? 0 : Math.round(xPositions[activeIndex] ?? 0) + 0.5
  const selection =
    anchor === null || activeIndex === null ? null : [xPositions[anchor] ?? 0, xPositions[activeIndex] ?? 0]

  return (
    <div {...props} aria-describedby={hint} className="relative touch-pan-y rounded-control outline-offset-4">
      <Drawing width={width} height={height}>
        <ValueGrid ticks={scale.ticks} position={scale.position} text={text} box={box} />
        <TimeAxis span={span} box={box} step={step} />
        {gapsOf(series, span, longestStep).map((gap) => (
          <MissingSpan
            key={gap.from}
            gap={gap}
            x={x}
            box={box}
            limitY={limit ? scale.position(limit.value) : undefined}
            step={step}
          />
        ))}
        {limit ? <LimitLine limit={limit} y={scale.position(limit.value)} box={box} /> : null}
        {selection ? (
          <rect
            data-cursor
            x={Math.min(...selection)}
            y={box.top}
            width={Math.abs((selection[1] ?? 0) - (selection[0] ?? 0))}
            height={box.bottom - box.top}
            className="fill-accent-subtle stroke-accent-border"
          />
        ) : null}
        {series.map(({ color, dashed, points }, index) => (
          <g key={index} fill="none" stroke={color} strokeWidth="2" strokeLinejoin="round">
            {runsOf(points, longestStep).map((run) => {
              const [{ time, value } = { time: 0, value: 0 }] = run
              return run.length === 1 ? (
                <circle
                  key={time}
                  cx={x(time)}
                  cy={scale.position(value)}
                  r="2.5"
                  fill={color}
                  stroke="none"
                />
              ) : (
                <path
                  key={time}
                  d={run
                    .map(
                      (point, index) =>
                        `${index === 0 ? 'M' : 'L'}${x(point.time)} ${scale.position(point.value)}`,
                    )
                    .join('')}
                  strokeDasharray={dashed ? '4 3' : undefined}
                />
              )
            })}
          </g>
        ))}
        <EndLabels labels={labels} box={box} x={x} y={scale.position} width={labelWidth} />
        {activeIndex === null ? null : (
          <g data-cursor>
            <line x1={cursorX} x2={cursorX} y1={box.top} y2={box.bottom} className="stroke-text-muted" />
            {entriesAt(activeIndex).map(({ color, y }, index) =>
              y === null ? null : (
                <circle
                  key={index}
                  cx={cursorX}
                  cy={scale.position(y)}
                  r="4"
                  fill={color}
                  strokeWidth="2"
                  className="stroke-surface-raised"
                />
              ),
            )}
          </g>
        )}
      </Drawing>
      {activeIndex === null ? null : (
        <ChartTooltip
          x={cursorX}
          y={8}
          width={width}
          title={formatStop(activeIndex)}
          entries={entriesAt(activeIndex)}
        />
      )}
    </div>
  )
}

/** Between the last point of a line and its label, so that a moved label still belongs to its line. */
const leaderWidth = 20

interface EndLabel {
  color: string
  dashed: boolean
  /** The last value. */
  time: number
  value: number
  /** Empty if the line needs no name. */
  name: string
  /** Name and value. */
  text: string
}

function labelsOf(
  series: readonly SeriesLayout[],
  withNames: boolean,
  number: (value: number, digits: number) => string,
): EndLabel[] {
  return series.flatMap(({ name, color, dashed, points }) => {
    const last = points.findLast(({ value }) => value !== null)
    if (!last || last.value === null) return []
    const size = Math.abs(last.value)
    const value = number(last.value, size >= 100 ? 0 : size >= 1 ? 1 : 2)
    const label = { color, dashed, time: last.time, value: last.value }
    return [{ ...label, name: withNames ? name : '', text: withNames ? `${name} ${value}` : value }]
  })
}

interface EndLabelsProps {
  labels: readonly EndLabel[]
  box: Box
  x: (time: number) => number
  y: (value: number) => number
  /** Room for leader and text. */
  width: number
}

/** Name and value at the last point of each line, in its color. */
function EndLabels({ labels, box, x, y, width }: EndLabelsProps) {
  const positions = spreadLabels(
    labels.map(({ value }) => y(value)),
    16,
    box.top + 4,
    box.bottom - 4,
  )
  return labels.map(({ color, dashed, time, value, name, text }, index) => {
    const from = x(time)
    const labelY = positions[index] ?? 0
    const figure = name === '' ? text : text.slice(name.length)
    const nameWidth = width - leaderWidth - textWidth(figure)
    return (
      <g key={index}>
        <path
          d={`M${from + 2} ${y(value)}L${from + leaderWidth - 4} ${labelY}`}
          fill="none"
          stroke={color}
          strokeWidth="1.5"
          strokeDasharray={dashed ? '3 2' : undefined}
        />
        <text
          x={from + leaderWidth}
          y={labelY + 4}
          // Some series colors have a contrast of only 3:1.
          fill={`color-mix(in oklab, ${color} 60%, var(--text))`}
          strokeWidth="3"
          paintOrder="stroke"
          className="stroke-surface-raised font-semibold"
        >
          {name === '' ? null : <tspan className="font-normal">{fitText(name, nameWidth)}</tspan>}
          {figure}
        </text>
      </g>
    )
  })
}

export interface BrushOptions {
  activeIndex: number | null
  initialIndex: number
  props: CursorProps
  /** Without it selection is disabled. */
  onRangeSelect: ((from: number, to: number) => void) | undefined
  anchor: number | null
  setAnchor: (anchor: number | null) => void
  indexAt: (x: number, y: number) => number
}

/** Selects a period by dragging, or with Shift and arrow keys followed by Enter. */
export function useBrush({
  activeIndex,
  initialIndex,
  props,
  onRangeSelect,
  anchor,
  setAnchor,
  indexAt,
}: BrushOptions) {
  if (!onRangeSelect) return props
  function finish() {
    if (anchor !== null && activeIndex !== null && anchor !== activeIndex)
      onRangeSelect?.(Math.min(anchor, activeIndex), Math.max(anchor, activeIndex))
    setAnchor(null)
  }
  return {
    ...props,
    onPointerDown(event: PointerEvent) {
      props.onPointerDown(event)
      if (event.button !== 0) return
      const bounds = event.currentTarget.getBoundingClientRect()
      event.currentTarget.setPointerCapture(event.pointerId)
      setAnchor(indexAt(event.clientX - bounds.left, event.clientY - bounds.top))
    },
    onPointerUp: finish,
    onPointerCancel: () => setAnchor(null),
    onBlur() {
      setAnchor(null)
      props.onBlur()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') finish()
      else if (event.key !== 'Shift')
        setAnchor(event.shiftKey ? (anchor ?? activeIndex ?? initialIndex) : null)
      props.onKeyDown(event)
    },
  }
}
