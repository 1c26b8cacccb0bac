import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { ChartTooltip } from '../frame/ChartTooltip.tsx'
import { Drawing } from '../frame/Drawing.tsx'
import { fitText, textWidth } from '../frame/fitText.ts'
import { useCursor } from '../frame/useCursor.ts'
import type { StackLayout } from '../stackLayout.ts'

const rowHeight = 68

export interface SharePlotProps {
  title: string
  stacks: readonly StackLayout[]
  width: number
}

/** One 100% bar per row, with the names of its parts below. */
export function SharePlot({ title, stacks, width }: SharePlotProps) {
  const t = useText('charts')
  const { number, percent } = useFormat()
  const text = (value: number) => number(value, 2)
  const entriesAt = (row: number) => {
    const { parts = [], total = 1 } = stacks[row] ?? {}
    return parts.map(({ value, ...part }) => ({
      ...part,
      value: `${text(value)} (${percent((value / total) * 100, 1)})`,
    }))
  }
  const cursor = useCursor({
    count: stacks.length,
    label: t('cursor', { title }),
    initialIndex: 0,
    indexAt: (_, y) => Math.min(stacks.length - 1, Math.max(0, Math.floor(y / rowHeight))),
    describe: (row) =>
      [stacks[row]?.label, ...entriesAt(row).map(({ name, value }) => `${name} ${value}`)].join(', '),
  })
  const { activeIndex } = cursor

  return (
    <div {...cursor.props} className="relative touch-pan-y rounded-control outline-offset-4">
      <Drawing width={width} height={stacks.length * rowHeight}>
        {activeIndex === null ? null : (
          <rect
            data-cursor
            y={activeIndex * rowHeight}
            width={width}
            height={rowHeight - 8}
            rx="4"
            className="fill-surface-hover"
          />
        )}
        {stacks.map((stack, row) => (
          <ShareRow
            key={row}
            stack={stack}
            y={row * rowHeight}
            width={width}
            text={text}
            formatMore={(count) => t('more', { count })}
          />
        ))}
      </Drawing>
      {activeIndex === null ? null : (
        <ChartTooltip
          x={width / 3}
          y={activeIndex * rowHeight + rowHeight - 8}
          width={width}
          title={stacks[activeIndex]?.label ?? ''}
          entries={entriesAt(activeIndex)}
        />
      )}
    </div>
  )
}

interface ShareRowProps {
  stack: StackLayout
  y: number
  width: number
  text: (value: number) => string
  formatMore: (count: number) => string
}

function ShareRow({ stack: { label, parts, total }, y, width, text, formatMore }: ShareRowProps) {
  const length = (value: number) => (value / total) * width
  const names = fittingLabels(parts, width, text)
  const hiddenCount = parts.length - names.length
  return (
    <g>
      <text x="0" y={y + 14} className="fill-text font-medium">
        {fitText(label, width - 80)}
      </text>
      <text x={width} y={y + 14} textAnchor="end" className="fill-text-muted">
        {text(total)}
      </text>
      {parts.map(({ color, from, value }, index) => (
        <rect
          key={index}
          x={length(from)}
          y={y + 21}
          width={Math.max(0.5, length(value) - 1)}
          height="12"
          fill={color}
        />
      ))}
      {names.map(({ color, caption, x }, index) => (
        <g key={index}>
          <rect x={x} y={y + 41} width="8" height="8" rx="2" fill={color} />
          <text x={x + 12} y={y + 49} className="fill-text-muted">
            {caption}
          </text>
        </g>
      ))}
      {hiddenCount > 0 ? (
        <text x={width} y={y + 49} textAnchor="end" className="fill-text-muted">
          {formatMore(hiddenCount)}
        </text>
      ) : null}
    </g>
  )
}

function fittingLabels(parts: StackLayout['parts'], width: number, text: (value: number) => string) {
  const names: { color: string; caption: string; x: number }[] = []
  let x = 0
  for (const { name, value, color } of parts) {
    const caption = `${fitText(name, Math.min(160, width / 2))} ${text(value)}`
    const end = x + 12 + textWidth(caption)
    if (end > width - (names.length + 1 === parts.length ? 0 : 32)) break
    names.push({ color, caption, x })
    x = end + 12
  }
  return names
}
