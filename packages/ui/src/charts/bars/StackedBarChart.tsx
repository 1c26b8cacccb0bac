import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { ChartProps, ChartTableData } from '../chart.ts'
import { ChartFrame } from '../frame/ChartFrame.tsx'
import { layoutShares, layoutStacks, type StackLayout, type Stack } from '../stackLayout.ts'
import { SharePlot } from './SharePlot.tsx'
import { StackedBarPlot } from './StackedBarPlot.tsx'
import { stackTable } from './stackTable.ts'

export type { Part, Stack } from '../stackLayout.ts'

export interface StackedBarChartProps extends ChartProps<Stack> {
  /**
   * `value` uses one axis and the same color per name. `share` makes each bar 100% with its own part names,
   * for measures that are not comparable.
   */
  scale?: 'value' | 'share'
}

/** Horizontal stacked bars for long names and many rows. The height grows with the rows. */
export function StackedBarChart({ scale = 'value', ...frame }: StackedBarChartProps) {
  const { title, list } = frame
  const t = useText('charts')
  const { number, percent } = useFormat()
  const rows = list.status === 'ready' ? list.rows : []
  const { names, stacks } = layoutStacks(rows, t('others'))
  const text = (value: number) => number(value, 2)
  const headers = { category: t('category'), value: t('value'), total: t('total') }

  if (scale === 'share') {
    const shares = layoutShares(rows, t('others'))
    return (
      <ChartFrame
        {...frame}
        isEmpty={() => shares.every(({ parts }) => parts.length === 0)}
        table={() =>
          shareTable(shares, [t('category'), t('value'), t('share')], text, (part) => percent(part, 1))
        }
      >
        {(_, width) => <SharePlot title={title} stacks={shares} width={width} />}
      </ChartFrame>
    )
  }
  return (
    <ChartFrame
      {...frame}
      isEmpty={() => names.length === 0}
      legend={names.length > 1 ? names.map(({ name, color }) => ({ name, color })) : []}
      table={() => stackTable(names, stacks, headers, text)}
    >
      {(_, width) => <StackedBarPlot title={title} stacks={stacks} width={width} />}
    </ChartFrame>
  )
}

function shareTable(
  stacks: readonly StackLayout[],
  head: readonly string[],
  text: (value: number) => string,
  percent: (value: number) => string,
): ChartTableData {
  return {
    head,
    rows: stacks.flatMap(({ label, parts, total }) =>
      parts.map(({ name, value }) => ({
        cells: [`${label}: ${name}`, text(value), percent((value / total) * 100)],
      })),
    ),
  }
}
