import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { valueOr } from '../../lib/state.ts'
import type { ChartProps } from '../chart.ts'
import { ChartFrame } from '../frame/ChartFrame.tsx'
import { layoutStacks, type Stack } from '../stackLayout.ts'
import { ColumnPlot } from './ColumnPlot.tsx'
import { stackTable } from './stackTable.ts'

export type { Part, Stack } from '../stackLayout.ts'

export type ColumnChartProps = ChartProps<Stack>

/** Stacked columns for a few categories. Use StackedBarChart for long names. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, list, height = 240 } = props
  const t = useText('charts')
  const common = useText('common')
  const { number } = useFormat()
  const { names, stacks } = layoutStacks(valueOr(list, []), t('others'))
  const isSimple = stacks.every(({ parts }) => parts.length < 2)
  const text = (value: number) => number(value, 2)
  const columns = stacks.map(({ id, label, parts, total }) => ({
    id,
    label,
    parts,
    entries: [
      ...parts.map((part) => ({ ...part, value: text(part.value) })),
      ...(isSimple ? [] : [{ name: common('columns.total'), color: 'transparent', value: text(total) }]),
    ],
  }))

  return (
    <ChartFrame
      {...props}
      isEmpty={() => names.length === 0}
      legend={isSimple ? [] : names.map(({ name, color }) => ({ name, color }))}
      table={() =>
        stackTable(
          names,
          stacks,
          { category: common('columns.category'), value: t('value'), total: common('columns.total') },
          text,
        )
      }
    >
      {(_, width) => <ColumnPlot title={title} columns={columns} width={width} height={height} />}
    </ChartFrame>
  )
}
