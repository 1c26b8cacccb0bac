import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { Box } from '../chart.ts'
import { ChartTooltip, useCursor } from '../frame/ChartTooltip.tsx'
import { Drawing, fitText, textWidth, ValueGrid, valueScale } from '../frame/Drawing.tsx'
import type { StackLayout } from '../stackLayout.ts'

const rowHeight = 28
const barHeight = 14
const axisHeight = 24

export interface StackedBarPlotProps {
  title: string
  stacks: readonly StackLayout[]
  width: number
}

export function StackedBarPlot({ title, stacks, width }: StackedBarPlotProps) {
  const t = useText('charts')
  const common = useText('common')
  const { number } = useFormat()
  const text = (value: number) => number(value, 2)
  const maxTextWidth = (texts: readonly string[]) => Math.ceil(Math.max(...texts.map(textWidth)))
  const labels = Math.min(width * 0.36, maxTextWidth(stacks.map(({ label }) => label)) + 12)
  const box: Box = {
    left: labels,
    right: width - Math.min(width * 0.3, maxTextWidth(stacks.map(({ total }) => text(total))) + 10),
    top: axisHeight,
    bottom: axisHeight + stacks.length * rowHeight,
  }
  // Half the ticks of a vertical axis, because the labels are side by side.
  const scale = valueScale(
    stacks.map(({ total }) => total),
    [box.left, box.right],
  )
  const ticks = scale.ticks.filter((_, index) => scale.ticks.length < 6 || index % 2 === 0)
  const top = (row: number) => axisHeight + row * rowHeight
  const cursor = useCursor({
    count: stacks.length,
    label: t('cursor', { title }),
    indexAt: (_, y) => Math.min(stacks.length - 1, Math.max(0, Math.floor((y - axisHeight) / rowHeight))),
    describe(row) {
      const { label = '', parts = [], total = 0 } = stacks[row] ?? {}
      const figures = parts.map(({ name, value }) => `${name} ${text(value)}`)
      return [
        label,
        ...figures,
        ...(parts.length === 1 ? [] : [`${common('columns.total')} ${text(total)}`]),
      ].join(', ')
    },
  })
  const { activeIndex } = cursor
  const current = activeIndex === null ? undefined : stacks[activeIndex]

  return (
    <div {...cursor.props} className="relative touch-pan-y rounded-control outline-offset-4">
      <Drawing width={width} height={box.bottom + 4}>
        {activeIndex === null ? null : (
          <rect
            data-cursor
            x="0"
            y={top(activeIndex)}
            width={width}
            height={rowHeight}
            rx="4"
            className="fill-surface-hover"
          />
        )}
        <ValueGrid ticks={ticks} position={scale.position} text={text} box={box} side="top" />
        {stacks.map(({ label, parts, total }, row) => {
          const y = top(row) + rowHeight / 2
          return (
            <g key={row}>
              <text x="0" y={y + 4} className="fill-text normal-nums">
                {fitText(label, labels - 8)}
              </text>
              {parts.map(({ from, value, color }, index) => (
                <rect
                  key={index}
                  x={scale.position(from)}
                  y={y - barHeight / 2}
                  width={Math.max(0.5, scale.position(from + value) - scale.position(from) - 1)}
                  height={barHeight}
                  fill={color}
                />
              ))}
              <text x={scale.position(total) + 6} y={y + 4} className="fill-text-muted">
                {text(total)}
              </text>
            </g>
          )
        })}
      </Drawing>
      {activeIndex === null || !current ? null : (
        <ChartTooltip
          x={Math.min(scale.position(current.total), width / 2 - 1)}
          y={top(activeIndex) + rowHeight}
          width={width}
          title={current.label}
          entries={current.parts.map((part) => ({ ...part, value: text(part.value) }))}
        />
      )}
    </div>
  )
}
