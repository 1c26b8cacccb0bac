import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { ownValue } from '../../lib/records.ts'
import type { Filters } from '../filter-panel/filterDrafts.ts'

export interface CountBar {
  id: string
  label: string
  /** Row count or another amount. */
  count: number
  /** Color of the value from domain/tones.ts. */
  color?: string | undefined
}

export interface CountBarsProps {
  title: string
  /** Unit of all values, shown next to the title. */
  unit?: string
  /** In display order. */
  bars: readonly CountBar[]
  /** Ids of the bars whose filter is active. */
  selectedIds?: readonly string[]
  /** Without it the bars are not clickable. */
  onSelect?: ((id: string) => void) | undefined
  /** Number of bars before expanding. */
  limit?: number
}

const noIds: readonly string[] = []

/** Labels with more characters stand above their bars, because they would be cut beside them. */
const longLabel = 18

/** Limit of rendered bars. The filter panel covers the rest. */
const maxBars = 100

/** Bar chart of row counts by value. Each bar is a button that filters by its value. */
export function CountBars(props: CountBarsProps) {
  const { title, unit, bars, selectedIds = noIds, onSelect, limit = 4 } = props
  const id = useId()
  const t = useText('common')
  const { number } = useFormat()
  const [expanded, setExpanded] = useState(false)
  const maxCount = bars.reduce((max, { count }) => Math.max(max, count), Number.EPSILON)
  const visibleBars = bars.slice(0, expanded ? maxBars : limit)
  const isStacked = visibleBars.some(({ label }) => label.length > longLabel)
  return (
    <section data-slot="count-bars" aria-labelledby={id} className="min-w-0">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-2">
        <h3 id={id} className="min-w-0 text-12 font-semibold wrap-anywhere">
          {title}
          {unit === undefined ? null : ` (${unit})`}
        </h3>
        {bars.length > limit ? (
          <button
            type="button"
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
            className="min-h-6 shrink-0 rounded-control px-1 text-12 link-text hover:underline print:hidden"
          >
            {expanded ? t('bars.fewer') : t('bars.all', { count: bars.length })}
          </button>
        ) : null}
      </div>
      {bars.length === 0 ? <p className="text-13 text-text-muted">{t('bars.none')}</p> : null}
      <ul
        className={clsx(
          '-mx-1 grid',
          isStacked ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,5fr)_minmax(2rem,4fr)_auto]',
        )}
      >
        {visibleBars.map((bar) => {
          const row = (
            <>
              <bdi translate="no" className="truncate" title={bar.label}>
                <HighlightedText text={bar.label} needle="" />
              </bdi>
              <span
                aria-hidden
                className={clsx(
                  'flex overflow-hidden rounded-chip bg-surface-active bar-track',
                  isStacked ? 'col-span-full row-start-2 h-1' : 'h-2',
                )}
              >
                <span
                  className="bar-fill"
                  style={{
                    width: `${(Math.max(0, bar.count) / maxCount) * 100}%`,
                    background: bar.color ?? 'var(--chart-1)',
                  }}
                />
              </span>
              <span className="text-right text-text-muted tabular-nums">{number(bar.count, 2)}</span>
            </>
          )
          const barClass = clsx(
            'col-span-full grid min-h-6 grid-cols-subgrid items-center gap-x-2 rounded-control px-1 text-left text-12',
            isStacked && 'gap-y-0.5 py-1',
          )
          return (
            <li key={bar.id} className="col-span-full grid grid-cols-subgrid">
              {onSelect ? (
                <button
                  type="button"
                  aria-pressed={selectedIds.includes(bar.id)}
                  onClick={() => onSelect(bar.id)}
                  className={clsx(barClass, 'hover:bg-surface-hover aria-pressed:bg-surface-selected')}
                >
                  {row}
                </button>
              ) : (
                <div className={barClass}>{row}</div>
              )}
            </li>
          )
        })}
      </ul>
      {expanded && bars.length > maxBars ? (
        <p className="text-12 text-text-muted">{t('bars.more', { count: bars.length - maxBars })}</p>
      ) : null}
    </section>
  )
}

interface FilteredColumn {
  id: string
  kind: string
}

/** Ids of the bars that match the active filter. */
export function selectedBars(id: string, filters: Filters): readonly string[] {
  const filter = ownValue(filters, id)
  if (filter?.kind === 'yesNo') return [filter.value ? '1' : '0']
  return filter?.kind === 'oneOf' ? filter.values : []
}

/** Toggles the filter of a bar. */
export function toggleBar({ id, kind }: FilteredColumn, bar: string, filters: Filters): Filters {
  const { [id]: current, ...others } = filters
  if (current !== undefined && selectedBars(id, filters).includes(bar)) {
    const remaining = current.kind === 'oneOf' ? current.values.filter((value) => value !== bar) : []
    return remaining.length === 0 ? others : { ...others, [id]: { kind: 'oneOf', values: remaining } }
  }
  if (kind === 'boolean' && bar !== '1' && bar !== '0')
    return { ...others, [id]: { kind: 'oneOf', values: [bar] } }
  if (kind === 'boolean') return { ...others, [id]: { kind: 'yesNo', value: bar === '1' } }
  const values = current?.kind === 'oneOf' ? [...current.values, bar] : [bar]
  return { ...others, [id]: { kind: 'oneOf', values } }
}
