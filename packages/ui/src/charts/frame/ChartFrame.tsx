import { Download, Table } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../../components/button/IconButton.tsx'
import { ProgressBar } from '../../components/progress/ProgressBar.tsx'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/clock.ts'
import { cn } from '../../lib/cn.ts'
import type { ChartProps, ChartTableData, LegendEntry } from '../chart.ts'
import { ChartPlaceholder } from './ChartPlaceholder.tsx'
import { ChartTable } from './ChartTable.tsx'
import { drawImage } from './drawImage.ts'
import { Legend } from './Legend.tsx'
import { imageName, saveImage } from './saveImage.ts'
import { useWidth } from './useWidth.ts'

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
      className={cn('flex min-w-0 flex-col', props.className)}
    >
      <div className="mb-2 flex min-h-7 items-start gap-1">
        <Heading id={id} className="min-w-0 flex-1 py-1 text-14 font-semibold wrap-anywhere">
          <HighlightedText text={title} needle="" />
          {unit === undefined ? null : (
            <span className="pl-1 font-normal text-text-muted">{`(${unit})`}</span>
          )}
        </Heading>
        {rows ? props.actions : null}
        {rows ? (
          <>
            <IconButton
              size="small"
              label={t('asTable')}
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
      <div ref={measureRef} className="relative min-w-0" style={{ minHeight: height }}>
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
