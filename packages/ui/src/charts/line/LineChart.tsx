import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../components/button/Button.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { valueOr } from '../../lib/state.ts'
import type { ChartProps, ChartTableData, ValueLimit } from '../chart.ts'
import { ChartFrame } from '../frame/ChartFrame.tsx'
import {
  connectedStep,
  hasValues,
  layoutSeries,
  stopsOf,
  type DayRange,
  type LineSeries,
  type LineStep,
  type SeriesLayout,
} from './lineModel.ts'
import { LinePlot } from './LinePlot.tsx'

export type { DayRange, LineSeries, LineStep } from './lineModel.ts'

export interface LineChartProps extends ChartProps<LineSeries> {
  /** `day` keeps the last value of each day, `moment` keeps every point. */
  step?: LineStep
  /** Visible period; points outside are dropped. */
  range?: DayRange | null
  /** Enables selecting a period by drag or keyboard; `null` resets it. */
  onRangeChange?: (range: DayRange | null) => void
  /** In milliseconds. Points further apart are not connected. */
  longestStep?: number | undefined
  /** A dashed line with its label, such as the number of cores. */
  limit?: ValueLimit | undefined
  /** Minimum end of the scale, for comparable charts side by side. */
  suggestedMax?: number
  /** Title for screen readers only, inside of something that shows it. */
  bare?: boolean
}

/** Time series chart with one line per series and gaps for missing values. */
export function LineChart(props: LineChartProps) {
  const { step = 'day', range = null, onRangeChange, longestStep, limit, suggestedMax, ...frame } = props
  const { title, list, height = 240 } = frame
  const t = useText('charts')
  const common = useText('common')
  const { number } = useFormat()
  const hint = useId()
  const rows = valueOr(list, [])
  const series = layoutSeries(rows, step, range)
  const hasDataInRange = range === null || hasValues(series) || !hasValues(layoutSeries(rows, step))
  const labelsFromWidth = series.length > 4 ? Number.POSITIVE_INFINITY : 560

  return (
    <ChartFrame
      {...frame}
      isEmpty={() => !hasValues(series)}
      {...(hasDataInRange
        ? {}
        : { emptyTitle: t('emptyInRange'), emptyText: frame.emptyText ?? t('changeRange') })}
      legend={
        series.length > 1
          ? series.map(({ name, color, dashed }) => ({ name, color, shape: dashed ? 'dashed' : 'line' }))
          : []
      }
      legendBelow={labelsFromWidth}
      table={() => toTable(series, step, common('columns.date'), (value) => number(value, 2))}
      actions={
        onRangeChange && range ? (
          <IconButton size="small" label={t('wholePeriod')} onClick={() => onRangeChange(null)}>
            <Undo2 size={16} />
          </IconButton>
        ) : null
      }
    >
      {(_, width) => (
        <>
          <LinePlot
            title={title}
            series={series}
            width={width}
            height={height}
            step={step}
            range={range}
            longestStep={longestStep ?? connectedStep(series, step)}
            limit={limit}
            suggestedMax={suggestedMax}
            endLabels={series.length === 1 ? 'value' : width >= labelsFromWidth ? 'name' : 'none'}
            onRangeChange={onRangeChange}
            hint={onRangeChange ? hint : undefined}
          />
          {onRangeChange ? (
            <p id={hint} className="sr-only">
              {t('drag')}
            </p>
          ) : null}
        </>
      )}
    </ChartFrame>
  )
}

function toTable(
  series: readonly SeriesLayout[],
  step: LineStep,
  date: string,
  text: (value: number | null | undefined) => string,
): ChartTableData {
  const valuesByTime = series.map(({ points }) => new Map(points.map(({ time, value }) => [time, value])))
  return {
    head: [date, ...series.map(({ name }) => name)],
    rows: stopsOf(series)
      .toReversed()
      .map((time) => ({
        cells: [
          step === 'day' ? formatDate(time) : formatDateTime(time),
          ...valuesByTime.map((values) => text(values.get(time))),
        ],
      })),
  }
}
