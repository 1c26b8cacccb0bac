import { useEffect, useState } from 'react'
import { toneIcon, toneIconClass, type Tone } from '../../components/badge/tones.tsx'
import { buttonClass } from '../../components/button/buttonClass.ts'
import { runSliced } from '../../data-table/engine/slices.ts'
import { tally } from '../../data-table/engine/tally.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { FilterValue } from '../../lib/listView.ts'
import type { ListState } from '../../lib/state.ts'
import { equal } from '../../lib/values/equal.ts'
import { nothing } from '../../lib/values/format.ts'
import { ownValue } from '../../lib/values/ownValue.ts'

/** How many rows are such; a click shows only them. */
export interface ListCount {
  /** Its words: `<area>.counts.<id>`. */
  id: string
  /** The id of a column that can be filtered. */
  column: string
  filter: FilterValue
  tone?: Tone
}

interface ListCountsProps<Row> {
  table: DataTableModel<Row>
  status: ListState<Row>['status']
  /** A stable reference. */
  counts: readonly ListCount[]
}

/** Figures of all rows, whatever is searched: they stay as they are while the list is narrowed by them. */
export function ListCounts<Row>({ table, status, counts }: ListCountsProps<Row>) {
  const t = useText('list')
  const { number } = useFormat()
  const known = useTally(table, counts, status === 'ready')
  const { filters } = table.view
  if (status === 'failed' || status === 'forbidden') return null

  function toggle({ column, filter }: ListCount, pressed: boolean) {
    table.setView(({ filters }) => {
      const others = Object.entries(filters).filter(([id]) => id !== column)
      return { filters: Object.fromEntries(pressed ? others : [...others, [column, filter]]) }
    })
  }

  return (
    <fieldset
      aria-label={t('counts')}
      className="-m-1 flex min-w-0 gap-2 p-1 max-md:overflow-x-auto md:flex-wrap"
    >
      {counts.map((count) => {
        const value = known?.get(count.id)
        const pressed = equal(ownValue(filters, count.column), count.filter)
        const none = value === 0 && !pressed
        const Icon = count.tone === undefined || value === undefined || none ? null : toneIcon[count.tone]
        return (
          <button
            key={count.id}
            type="button"
            aria-pressed={pressed}
            {...(none || value === undefined
              ? { 'aria-disabled': true, title: value === undefined ? t('counting') : t('noneSuch') }
              : { onClick: () => toggle(count, pressed) })}
            className={cn(
              buttonClass({ size: 'small' }),
              'aria-pressed:border-accent aria-pressed:bg-accent-subtle aria-pressed:text-accent-text print:inline-flex!',
            )}
          >
            {Icon ? <Icon size={14} className={toneIconClass[count.tone ?? 'neutral']} /> : null}
            <span>{table.texts.count(count.id)}</span>
            <span className="min-w-4 text-right font-semibold tabular-nums">
              {value === undefined ? nothing : number(value)}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

function useTally<Row>({ preparation }: DataTableModel<Row>, counts: readonly ListCount[], ready: boolean) {
  const [known, setKnown] = useState<ReadonlyMap<string, number> | null>(null)
  useEffect(
    () => (ready ? runSliced(tally(preparation, counts), setKnown) : undefined),
    [preparation, counts, ready],
  )
  return ready ? known : null
}
