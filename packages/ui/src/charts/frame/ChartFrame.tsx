import { clsx } from 'clsx'
import { Download, Table } from 'lucide-react'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { IconButton } from '../../components/button/Button.tsx'
import { EmptyBlock, FailedBlock, ForbiddenBlock } from '../../components/feedback/Block.tsx'
import { ProgressBar } from '../../components/progress/ProgressBar.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import type { ListState } from '../../lib/state.ts'
import type { ChartProps, ChartTableData, LegendEntry } from '../chart.ts'
import { drawImage, imageName, saveImage } from './drawImage.ts'

export interface ChartFrameProps<Row> extends ChartProps<Row> {
  isEmpty: (rows: readonly Row[]) => boolean
  emptyTitle?: string | undefined
  table: (rows: readonly Row[]) => ChartTableData
  /** Shown above the drawing and in the image. */
  legend?: readonly LegendEntry[]
  /** Hides the legend from this width, because the drawing has labels itself. */
  legendBelow?: number | undefined
  /** Legend for the image only, if the page shows it elsewhere. */
  imageLegend?: readonly LegendEntry[]
  /** Title for screen readers only, inside of something that shows it. */
  bare?: boolean
  /** Additional header buttons. */
  actions?: ReactNode
  children: (rows: readonly Row[], width: number) => ReactNode
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** Common frame of all charts: title, states, data table and image download. */
export function ChartFrame<Row>(props: ChartFrameProps<Row>) {
  const { title, unit, list, height = 240, level = 3, legendBelow = Number.POSITIVE_INFINITY } = props
  const t = useText('charts')
  const common = useText('common')
  const id = useId()
  const now = useNow()
  const figure = useRef<HTMLElement>(null)
  const [asTable, setAsTable] = useState(false)
  const [measureRef, width] = useWidth()
  const Heading = headings[level]
  const rows = list.status === 'ready' && !props.isEmpty(list.value) ? list.value : null
  const legend = width < legendBelow ? (props.legend ?? []) : []
  const fullTitle = unit === undefined ? title : `${title} (${unit})`

  function download() {
    const svg = figure.current?.querySelector<SVGSVGElement>('svg[data-slot=chart-drawing]')
    if (svg)
      saveImage(
        drawImage(svg, { title: fullTitle, legend: props.imageLegend ?? legend }),
        imageName(title, now),
      )
  }

  return (
    <figure
      ref={figure}
      data-slot="chart"
      aria-labelledby={id}
      aria-busy={list.status === 'loading' || (list.status === 'ready' && list.refreshing === true)}
      className={clsx('flex min-w-0 break-inside-avoid flex-col', props.className)}
    >
      <div className={props.bare ? 'sr-only' : 'mb-2 flex min-h-7 items-start gap-1'}>
        <Heading id={id} className="min-w-0 flex-1 py-1 text-14 font-semibold wrap-anywhere">
          <HighlightedText text={title} needle="" />
          {unit === undefined ? null : <span className="font-normal text-text-muted">{` (${unit})`}</span>}
        </Heading>
        {rows && !props.bare ? props.actions : null}
        {rows && !props.bare ? (
          <>
            <IconButton
              size="small"
              label={common('asTable')}
              aria-pressed={asTable}
              className="aria-pressed:bg-surface-selected"
              onClick={() => setAsTable(!asTable)}
            >
              <Table size={16} />
            </IconButton>
            <IconButton
              size="small"
              label={t('download')}
              {...(asTable
                ? { 'aria-disabled': true, title: t('downloadOnlyDrawn') }
                : { onClick: download })}
            >
              <Download size={16} />
            </IconButton>
          </>
        ) : null}
      </div>
      {rows && legend.length > 0 && !asTable ? <Legend entries={legend} /> : null}
      <div ref={measureRef} className="relative min-w-0 print:min-h-0!" style={{ minHeight: height }}>
        {list.status === 'ready' && list.refreshing ? (
          <ProgressBar label={common('state.loading')} className="absolute inset-x-0 top-0" />
        ) : null}
        {rows === null ? (
          <ChartPlaceholder
            list={list}
            height={height}
            emptyTitle={props.emptyTitle ?? t('empty')}
            emptyText={props.emptyText}
          />
        ) : asTable ? (
          <ChartTable
            name={t('table', { title: fullTitle })}
            height={Math.max(height, 160)}
            {...props.table(rows)}
          />
        ) : width > 0 ? (
          props.children(rows, width)
        ) : null}
      </div>
    </figure>
  )
}

export interface ChartPlaceholderProps {
  list: ListState<unknown>
  height: number
  emptyTitle: string
  emptyText: string | undefined
}

/** Loading, empty and error states of a chart. */
export function ChartPlaceholder({ list, height, emptyTitle, emptyText }: ChartPlaceholderProps) {
  const t = useText('common')
  switch (list.status) {
    case 'loading':
      return (
        <div style={{ height }}>
          <span className="sr-only">{t('state.loading')}</span>
          <Skeleton className="h-full" />
        </div>
      )
    case 'failed':
      return <FailedBlock detail={list.error.message} onRetry={list.retry} />
    case 'forbidden':
      return <ForbiddenBlock />
    case 'ready':
      return <EmptyBlock title={emptyTitle} text={emptyText} />
  }
}

export interface ChartTableProps extends ChartTableData {
  name: string
  height: number
}

/** Data table that replaces the drawing at the same height. */
export function ChartTable({ name, height, head, rows }: ChartTableProps) {
  return (
    <section
      data-slot="chart-table"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
      tabIndex={0}
      className="overflow-auto rounded-control border border-line"
      style={{ maxHeight: height }}
    >
      <table className="w-full text-13 tabular-nums">
        <caption className="sr-only">{name}</caption>
        <thead className="sticky top-0 bg-surface-muted text-12 text-text-muted">
          <tr>
            {head.map((text, index) => (
              <th
                key={index}
                scope="col"
                className={clsx('px-2 py-1 font-medium', index === 0 ? 'text-left' : 'text-right')}
              >
                <HighlightedText text={text} needle="" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map(({ cells: [first = '', ...values] }, index) => (
            <tr key={index} className="border-t border-line">
              <th
                scope="row"
                className="max-w-64 min-w-20 px-2 py-1 text-left font-normal wrap-break-word tabular-nums"
              >
                <bdi translate="no">
                  <HighlightedText text={first} needle="" />
                </bdi>
              </th>
              {values.map((text, index) => (
                <td key={index} className="px-2 py-1 text-right whitespace-nowrap">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul data-slot="chart-legend" className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-muted">
      {entries.map(({ name, color, shape }, index) => (
        <li key={index} className="flex max-w-full min-w-0 items-center gap-2">
          <Swatch color={color} shape={shape} />
          <bdi translate="no" className="max-w-64 truncate">
            <HighlightedText text={name} needle="" />
          </bdi>
        </li>
      ))}
    </ul>
  )
}

export function Swatch({ color, shape = 'box' }: Pick<LegendEntry, 'color' | 'shape'>) {
  return (
    <svg width="12" height="12" aria-hidden className="shrink-0">
      {shape === 'box' ? (
        <rect width="10" height="10" x="1" y="1" rx="2" fill={color} />
      ) : (
        <path
          d="M0 6H12"
          stroke={color}
          strokeWidth="2"
          strokeDasharray={shape === 'dashed' ? '3 2' : undefined}
        />
      )}
    </svg>
  )
}

/** Width of an element, measured before the first paint to avoid a layout shift. */
export function useWidth(): [
  watch: (element: HTMLElement | null) => (() => void) | undefined,
  width: number,
] {
  const [width, setWidth] = useState(0)
  const measureRef = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setWidth(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return [measureRef, width]
}
