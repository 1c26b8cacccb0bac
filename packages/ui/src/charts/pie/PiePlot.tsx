import { clsx } from 'clsx'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Swatch } from '../frame/ChartFrame.tsx'
import { useCursor } from '../frame/ChartTooltip.tsx'
import { Drawing, fitText } from '../frame/Drawing.tsx'

interface Slice {
  name: string
  color: string
  angle: number
  value: string
  share: string
}

export interface PiePlotProps {
  title: string
  slices: readonly Slice[]
  total: string
  width: number
  selected: string | null
  onSelect: ((name: string) => void) | undefined
}

const size = 168
const center = size / 2
const outer = 80
const inner = 52

export function PiePlot({ title, slices, total, width, selected, onSelect }: PiePlotProps) {
  const t = useText('charts')
  const common = useText('common')
  const endAngles = slices.map((_, index) =>
    slices.slice(0, index + 1).reduce((sum, { angle }) => sum + angle, 0),
  )
  const cursor = useCursor({
    count: slices.length,
    label: t('cursor', { title }),
    describe: (index) => {
      const { name = '', value = '', share = '' } = slices[index] ?? {}
      return `${name} ${value}, ${share}`
    },
    indexAt(x, y) {
      const angle = (Math.atan2(x - center, center - y) + 2 * Math.PI) % (2 * Math.PI)
      return Math.max(
        0,
        endAngles.findIndex((end) => angle <= end),
      )
    },
  })
  const { activeIndex } = cursor
  const current = activeIndex === null ? undefined : slices[activeIndex]
  const [figure, caption] = current ? [current.share, current.name] : [total, common('columns.total')]

  return (
    <div className={clsx('flex gap-4', width < 360 ? 'flex-col items-center' : 'items-center')}>
      <div {...cursor.props} className="shrink-0 touch-pan-y rounded-panel outline-offset-4">
        <Drawing width={size} height={size}>
          {slices.map(({ color, angle }, index) => (
            <path
              key={index}
              d={ringSegment((endAngles[index] ?? 0) - angle, endAngles[index] ?? 0, inner, outer)}
              fill={color}
              strokeWidth={slices.length > 1 ? 1.5 : 0}
              className={clsx(
                'stroke-surface',
                activeIndex !== null && activeIndex !== index && 'opacity-40',
              )}
            />
          ))}
          <text x={center} y={center + 4} textAnchor="middle" className="fill-text text-20 font-semibold">
            {fitText(figure, 64)}
          </text>
          <text x={center} y={center + 22} textAnchor="middle" className="fill-text-muted">
            {fitText(caption, 84)}
          </text>
        </Drawing>
      </div>
      <table className="w-full min-w-0 text-13 tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{common('columns.category')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody translate="no">
          {slices.map((slice, index) => (
            <SliceRow
              key={index}
              slice={slice}
              current={index === activeIndex}
              selected={slice.name === selected}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SliceRowProps {
  slice: Slice
  current: boolean
  selected: boolean
  onSelect: ((name: string) => void) | undefined
}

function SliceRow({ slice: { name, color, value, share }, current, selected, onSelect }: SliceRowProps) {
  const label = (
    <span className="flex min-h-6 items-center gap-2">
      <Swatch color={color} />
      <bdi translate="no" className="line-clamp-2 min-w-0 wrap-anywhere" title={name}>
        <HighlightedText text={name} needle="" />
      </bdi>
    </span>
  )
  return (
    <tr className={clsx(current && 'bg-surface-hover', selected && 'selected-fill')}>
      <th scope="row" className="w-full max-w-0 rounded-l-control pl-1 text-left font-normal">
        {onSelect ? (
          <button
            type="button"
            aria-pressed={selected}
            className="w-full rounded-control text-left hover:underline"
            onClick={() => onSelect(name)}
          >
            {label}
          </button>
        ) : (
          label
        )}
      </th>
      <td className="pl-4 text-right">{value}</td>
      <td className="rounded-r-control pr-1 pl-4 text-right text-text-muted">{share}</td>
    </tr>
  )
}

/**
 * SVG path of a ring segment, clockwise from the top. A full ring is two halves, because an arc cannot end
 * at its start.
 */
export function ringSegment(from: number, to: number, inner: number, outer: number): string {
  if (to - from > 2 * Math.PI - 0.0001) {
    const half = from + Math.PI
    return ringSegment(from, half, inner, outer) + ringSegment(half, to - 0.0002, inner, outer)
  }
  const point = (angle: number, radius: number) =>
    `${(center + Math.sin(angle) * radius).toFixed(2)} ${(center - Math.cos(angle) * radius).toFixed(2)}`
  const large = to - from > Math.PI ? 1 : 0
  return `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`
}
