import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { valueOr } from '../../lib/state.ts'
import type { ChartProps } from '../chart.ts'
import { ChartFrame } from '../frame/ChartFrame.tsx'
import { layoutStacks, type Stack } from '../stackLayout.ts'
import { StackedBarPlot } from './StackedBarPlot.tsx'
import { stackTable } from './stackTable.ts'

export type { Part, Stack } from '../stackLayout.ts'

/** Horizontal stacked bars for long names and many rows. The height grows with the rows. */
export function StackedBarChart(props: ChartProps<Stack>) {
  const { title, list } = props
  const t = useText('charts')
  const common = useText('common')
  const { number } = useFormat()
  const { names, stacks } = layoutStacks(valueOr(list, []), t('others'))
  const headers = { category: common('columns.category'), value: t('value'), total: common('columns.total') }
  return (
    <ChartFrame
      {...props}
      isEmpty={() => names.length === 0}
      legend={names.length > 1 ? names.map(({ name, color }) => ({ name, color })) : []}
      table={() => stackTable(names, stacks, headers, (value) => number(value, 2))}
    >
      {(_, width) => <StackedBarPlot title={title} stacks={stacks} width={width} />}
    </ChartFrame>
  )
}
