import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { valueOr } from '../../lib/state.ts'
import type { ChartProps } from '../chart.ts'
import { ChartFrame } from '../frame/ChartFrame.tsx'
import { slicesOf, sumOf, type Part } from '../stackLayout.ts'
import { PiePlot } from './PiePlot.tsx'

export type { Part } from '../stackLayout.ts'

export interface PieChartProps extends ChartProps<Part> {
  /** Makes the names clickable. */
  onSelect?: ((name: string) => void) | undefined
  selected?: string | null
}

/**
 * Donut chart with at most six slices, largest first, and the rest as "others". The legend has values and
 * shares.
 */
export function PieChart({ onSelect, selected = null, ...frame }: PieChartProps) {
  const { title, list, height = 176 } = frame
  const t = useText('charts')
  const common = useText('common')
  const { number, percent } = useFormat()
  const rows = valueOr(list, [])
  const parts = slicesOf(rows, t('others'))
  const total = sumOf(parts)
  const slices = parts.map(({ name, value, color }) => ({
    name,
    color,
    angle: (value / total) * 2 * Math.PI,
    value: number(value, 2),
    share: percent((value / total) * 100, 1),
  }))

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={() => slices.length === 0}
      imageLegend={slices.map(({ name, color, value, share }) => ({
        name,
        color,
        value: `${value} (${share})`,
      }))}
      table={() => ({
        head: [common('columns.category'), t('value'), t('share')],
        // The table lists the categories within "others" too.
        rows: rows
          .filter(({ value }) => value > 0)
          .toSorted((a, b) => b.value - a.value)
          .map(({ name, value }) => ({
            cells: [name, number(value, 2), percent((value / total) * 100, 1)],
          })),
      })}
    >
      {(_, width) => <PiePlot {...{ title, slices, width, selected, onSelect }} total={number(total, 2)} />}
    </ChartFrame>
  )
}
