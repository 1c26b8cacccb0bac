import { scaleTime } from '@visx/scale'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { dayOf } from '../../lib/dates.ts'
import { formatDate, formatDateTime, formatTime } from '../../lib/format.ts'
import type { Box } from '../chart.ts'
import { ChartTooltip, type CursorProps, useCursor } from '../frame/ChartTooltip.tsx'
import { axisWidth, Drawing, fitText, textWidth, ValueGrid, valueScale } from '../frame/Drawing.tsx'
import type { ValueLimit } from './LineChart.tsx'
import {
  type DayRange,
  type LineStep,
  nearest,
  runsOf,
  type SeriesLayout,
  spreadLabels,
  stopsOf,
  timeSpan,
} from './lineModel.ts'

export interface LinePlotProps {
  title: string
  series: readonly SeriesLayout[]
  width: number
  height: number
  step: LineStep
  range: DayRange | null
  longestStep: number | undefined
  limit: ValueLimit | undefined
  /** Labels at the ends of the lines. */
  named: boolean
  onRangeChange: ((range: DayRange) => void) | undefined
  /** Id of the text that explains how to select a period. */
  hint: string | undefined
}

export function LinePlot({ title, series, width, height, step, range, ...rest }: LinePlotProps) {
  const { longestStep, limit, named, onRangeChange, hint } = rest
  const t = useText('charts')
  const { number } = useFormat()
  // Start of the selected period. The cursor is its end.
  const [anchor, setAnchor] = useState<number | null>(null)
  const stops = stopsOf(series)
  const span = timeSpan(stops, range)
  const values = series.flatMap(({ points }) =>
    points.flatMap(({ value }) => (value === null ? [] : [value])),
  )
  const scale = valueScale(limit ? [...values, limit.value] : values, [height - 28, 8])
  const text = (value: number | null | undefined) => number(value, 2)
  const labelWidth = named
    ? Math.min(180, Math.ceil(Math.max(...series.map(({ name }) => textWidth(name)))) + 12)
    : 0
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
        {named ? <LineNames series={series} box={box} y={scale.position} maxWidth={labelWidth - 12} /> : null}
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

/** The label stands below its line at the top of the drawing, else above it. */
function LimitLine({ limit, y, box }: { limit: ValueLimit; y: number; box: Box }) {
  const labelY = y - box.top < 16 ? y + 14 : y - 5
  return (
    <g>
      <line
        x1={box.left}
        x2={box.right}
        y1={y}
        y2={y}
        strokeWidth="1.5"
        strokeDasharray="5 4"
        className="stroke-text-muted"
      />
      <text x={box.right} y={labelY} textAnchor="end" className="fill-text-muted">
        {limit.label}
      </text>
    </g>
  )
}

/** Labels at the last value of each line. */
function LineNames(props: {
  series: readonly SeriesLayout[]
  box: Box
  y: (value: number) => number
  maxWidth: number
}) {
  const { series, box, y, maxWidth } = props
  const lineEnds = series.map(({ points }) => y(points.findLast(({ value }) => value !== null)?.value ?? 0))
  const labelPositions = spreadLabels(lineEnds, 16, box.top + 4, box.bottom - 4)
  return series.map(({ name }, index) => (
    <text key={index} x={box.right + 8} y={(labelPositions[index] ?? 0) + 4} className="fill-text">
      {fitText(name, maxWidth)}
    </text>
  ))
}

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
