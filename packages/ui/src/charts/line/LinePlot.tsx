import { useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { dayOf } from '../../lib/dates.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import type { Box } from '../chart.ts'
import { ChartTooltip, useCursor } from '../frame/ChartTooltip.tsx'
import { axisWidth, Drawing, fitText, textWidth, ValueGrid, valueScale } from '../frame/Drawing.tsx'
import {
  nearest,
  runsOf,
  spreadLabels,
  stopsOf,
  timeSpan,
  type DayRange,
  type LineStep,
  type SeriesLayout,
} from './lineModel.ts'
import { TimeAxis } from './TimeAxis.tsx'
import { useBrush } from './useBrush.ts'

export interface LinePlotProps {
  title: string
  series: readonly SeriesLayout[]
  width: number
  height: number
  step: LineStep
  range: DayRange | null
  longestStep: number | undefined
  /** Labels at the ends of the lines. */
  named: boolean
  onRangeChange: ((range: DayRange) => void) | undefined
  /** Id of the text that explains how to select a period. */
  hint: string | undefined
}

export function LinePlot({ title, series, width, height, step, range, ...rest }: LinePlotProps) {
  const { longestStep, named, onRangeChange, hint } = rest
  const t = useText('charts')
  const { number } = useFormat()
  // Start of the selected period. The cursor is its end.
  const [anchor, setAnchor] = useState<number | null>(null)
  const stops = stopsOf(series)
  const span = timeSpan(stops, range)
  const values = series.flatMap(({ points }) =>
    points.flatMap(({ value }) => (value === null ? [] : [value])),
  )
  const scale = valueScale(values, [height - 28, 8])
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
