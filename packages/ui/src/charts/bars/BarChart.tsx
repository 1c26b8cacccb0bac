import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { valueOr } from '../../lib/state.ts'
import type { ChartProps, LegendEntry, ValueLimit } from '../chart.ts'
import { categoryColor } from '../colors.ts'
import { ChartFrame } from '../frame/ChartFrame.tsx'
import { ColumnPlot, type PlacedColumn } from './ColumnPlot.tsx'

export interface ChartBar {
  id: string
  label: string
  /** `null` if unknown, which differs from zero. */
  value: number | null
  /** Limit or maximum, rendered as a line across the bar. */
  marker?: number | null
  /** Bars of a group are adjacent. */
  group?: string | undefined
  /** Overrides the color of the chart, from domain/tones.ts. */
  color?: string
  /** Paler than the others, such as a past period. */
  isMuted?: boolean
}

export interface BarChartProps extends ChartProps<ChartBar> {
  /** Name of the values: "Used licenses". */
  valueName: string
  /** Name of the marker: "Covered licenses". */
  markerName?: string | undefined
  /** Minimum end of the scale, for comparable charts side by side. */
  suggestedMax?: number
  /** A dashed line with its label, such as the number of cores. */
  limit?: ValueLimit | undefined
}

const markerColor = 'var(--text)'

/**
 * Bar chart with one value per category, optional groups and a marker per bar. Values are printed above the
 * bars.
 */
export function BarChart({ valueName, markerName, suggestedMax, limit, ...frame }: BarChartProps) {
  const { title, list, height = 240 } = frame
  const t = useText('charts')
  const common = useText('common')
  const { number } = useFormat()
  const bars = valueOr(list, [])
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? t('missing') : number(value, 2)
  const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value)
  const columns = bars.map(({ value, marker, color, ...bar }): PlacedColumn => {
    const barColor = color ?? categoryColor(0)
    const entries: LegendEntry[] = [
      { name: valueName, color: barColor, value: text(value) },
      ...(markerName === undefined
        ? []
        : [{ name: markerName, color: markerColor, shape: 'line' as const, value: text(marker) }]),
    ]
    return {
      ...bar,
      parts: isKnown(value) ? [{ name: valueName, value: Math.max(0, value), from: 0, color: barColor }] : [],
      marker: isKnown(marker) ? marker : null,
      entries,
    }
  })
  const legend: LegendEntry[] =
    markerName === undefined
      ? []
      : [
          { name: valueName, color: columns[0]?.entries[0]?.color ?? '' },
          { name: markerName, color: markerColor, shape: 'line' as const },
        ]

  return (
    <ChartFrame
      {...frame}
      isEmpty={(rows) => !rows.some(({ value, marker }) => isKnown(value) || isKnown(marker))}
      legend={legend}
      table={(rows) => ({
        head: [common('columns.category'), valueName, ...(markerName === undefined ? [] : [markerName])],
        rows: rows.map(({ label, group, value, marker }) => ({
          cells: [
            group === undefined ? label : `${group}, ${label}`,
            text(value),
            ...(markerName === undefined ? [] : [text(marker)]),
          ],
        })),
      })}
    >
      {(_, width) => (
        <ColumnPlot
          title={title}
          columns={columns}
          width={width}
          height={height}
          suggestedMax={suggestedMax}
          limit={limit}
        />
      )}
    </ChartFrame>
  )
}
