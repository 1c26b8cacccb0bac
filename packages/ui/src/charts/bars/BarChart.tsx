import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { ChartProps, LegendEntry } from '../chart.ts'
import { categoryColour } from '../colours.ts'
import { ChartFrame } from '../frame/ChartFrame.tsx'
import { ColumnPlot, type PlacedColumn } from './ColumnPlot.tsx'

export interface ChartBar {
  id: string
  label: string
  /** `null`: not known, which is not zero. */
  value: number | null
  /** A limit or maximum, drawn as a line across the bar. */
  marker?: number | null
  /** Bars of a group stand together and share a colour. */
  group?: string
  /** Instead of the colour of its group: from domain/tones.ts. */
  color?: string
}

export interface BarChartProps extends ChartProps<ChartBar> {
  /** What a bar is: "Used licenses". */
  valueName: string
  /** What the line across it is: "Covered licenses". */
  markerName?: string
  /** The scale reaches at least so far: charts side by side are read on one. */
  atLeast?: number
}

const markerColour = 'var(--text)'

/** One value a category, in groups, each with a marker to be compared with; the figures stand over the bars. */
export function BarChart({ valueName, markerName, atLeast, ...frame }: BarChartProps) {
  const { title, list, height = 240 } = frame
  const t = useText('charts')
  const { number } = useFormat()
  const bars = list.status === 'ready' ? list.rows : []
  const groups = [...new Set(bars.flatMap(({ group }) => group ?? []))]
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? t('missing') : number(value, 2)
  const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value)
  const columns = bars.map(({ value, marker, group, color, ...bar }): PlacedColumn => {
    const own = color ?? categoryColour(group === undefined ? 0 : groups.indexOf(group))
    const name = markerName ?? ''
    const entries: LegendEntry[] = [
      { name: valueName, color: own, value: text(value) },
      ...(markerName === undefined
        ? []
        : [{ name, color: markerColour, shape: 'line' as const, value: text(marker) }]),
    ]
    return {
      ...bar,
      ...(group === undefined ? {} : { group }),
      parts: isKnown(value) ? [{ name: valueName, value: Math.max(0, value), from: 0, color: own }] : [],
      marker: isKnown(marker) ? marker : null,
      entries,
    }
  })
  const legend: LegendEntry[] =
    markerName === undefined
      ? []
      : [
          ...(groups.length > 1 ? [] : [{ name: valueName, color: columns[0]?.entries[0]?.color ?? '' }]),
          { name: markerName, color: markerColour, shape: 'line' as const },
        ]

  return (
    <ChartFrame
      {...frame}
      isEmpty={(rows) => !rows.some(({ value, marker }) => isKnown(value) || isKnown(marker))}
      legend={legend}
      table={(rows) => ({
        head: [t('category'), valueName, ...(markerName === undefined ? [] : [markerName])],
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
          printed
          {...(atLeast === undefined ? {} : { atLeast })}
        />
      )}
    </ChartFrame>
  )
}
