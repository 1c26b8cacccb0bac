import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { type Tone, toneIcon, toneIconClass } from '../../components/badge/Badge.tsx'
import { Button, buttonClass } from '../../components/button/Button.tsx'
import { Chip } from '../../components/chip/Chip.tsx'
import {
  type FilterSection,
  labelerOf,
  useFilterLabels,
} from '../../components/filter-panel/filterColumns.ts'
import type { FilterDrafts } from '../../components/filter-panel/filterDrafts.ts'
import { LazyMenu } from '../../components/menu/LazyMenu.tsx'
import { initialView } from '../../data-table/columns/column.ts'
import { isLabeled } from '../../data-table/engine/keys.ts'
import { countMatches } from '../../data-table/engine/selectRows.ts'
import { runSliced } from '../../data-table/engine/slices.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { missingValue } from '../../lib/format.ts'
import { useNarrow, useOverflowingItems } from '../../lib/layout.ts'
import { lazyModule } from '../../lib/lazy.ts'
import type { FilterValue, ListView } from '../../lib/listView.ts'
import { deepEqual, ownValue } from '../../lib/records.ts'

/** Quick filter with a row count. */
export interface ListCount {
  /** Its label: `<area>.counts.<id>`, else that of the value it selects, else that of its column. */
  id: string
  /** Id of a filterable column. */
  column: string
  filter: FilterValue
  tone?: Tone
  /** Order of the list while the filter is applied, unless the user has chosen another one. */
  sort?: ListView['sort']
  /** Count of matching rows from the server, null while loading. If absent, the rows are counted here. */
  value?: number | null
}

interface QuickFiltersProps<Row> {
  table: DataTableModel<Row>
  /** False while the rows load: the quick filters have no counts yet. */
  ready: boolean
  /** Must be referentially stable. */
  counts: readonly ListCount[]
  sections: readonly FilterSection[]
  drafts: Pick<FilterDrafts, 'remove' | 'reset'>
  /** Receives focus when a removed chip had it. */
  filterButton: RefObject<HTMLElement | null>
  /** Row count and data age: the parts that fit beside the filters. */
  status?: ReactNode
  /** The command palette lists the quick filters. */
  hasCommands?: boolean
}

const loadOverflow = lazyModule(async () => (await import('./ToolbarMenus.tsx')).QuickFiltersOverflow)

/** Applied and quick filters on a single line, so that the table never shifts. */
export function QuickFilters<Row>(props: QuickFiltersProps<Row>) {
  const { table, ready, counts, sections, drafts, filterButton, status, hasCommands = false } = props
  const t = useText('list')
  const common = useText('common')
  const narrow = useNarrow()
  const label = useFilterLabels()
  const quick = useQuickFilters(table, counts, ready)
  const columns = sections.flatMap((section) => section.columns)
  const withFocusRestored = (action: () => void) => () => {
    action()
    filterButton.current?.focus()
  }
  const isQuick = (id: string) => quick.some(({ column, pressed }) => column === id && pressed)
  const applied = Object.entries(table.view.filters)
    .filter(([id]) => !isQuick(id))
    .map(([id, filter]): QuickFilter => {
      const column = columns.find((column) => column.id === id)
      const value = label(filter, labelerOf(table.texts, column))
      return {
        id,
        label: t('chip.label', {
          name: column ? table.texts.fullHeader(column) : table.texts.header(id),
          value,
        }),
        pressed: true,
        disabled: false,
        onToggle: withFocusRestored(() => drafts.remove(id)),
      }
    })
  const clear: QuickFilter = {
    id: 'clear',
    label: t('filters.clearAll'),
    pressed: false,
    disabled: false,
    onToggle: withFocusRestored(drafts.reset),
  }
  // A single filter is removed by its own chip or button.
  const canClear = Object.keys(table.view.filters).length > 1
  // Last, so that no quick filter moves under the pointer that pressed it.
  const all = [...applied, ...quick, ...(canClear ? [clear] : [])]
  const { row, hidden, isMeasured } = useOverflowingItems({
    key: JSON.stringify(all.map(({ id, label, count }) => [id, label, count])),
    // What narrows the list stays in view, with the button that removes it.
    active: all.flatMap((filter, index) => (filter.pressed || filter === clear ? [index] : [])),
    enabled: !narrow,
    listSelector: '[data-fit-list]',
    itemSelector: '[data-fit]',
    buttonWidth: 56,
    reservedSelector: '[data-slot="row-count"]',
  })
  // A focused filter stays in the menu while new ones are measured.
  const overflowing = all.filter((_, index) => narrow || !isMeasured || hidden.has(index))
  const overflowClass = (index: number) => (narrow || hidden.has(index) ? 'invisible absolute' : undefined)
  // An applied quick filter stays in the menu as well, which keeps the focus in an open menu.
  const entries = all.filter(
    (filter, index) => overflowing.includes(filter) || (index >= applied.length && filter.pressed),
  )
  const [firstPressed, ...otherPressed] = all.filter(({ pressed }) => pressed)
  const pressedText = firstPressed
    ? `${firstPressed.label}${otherPressed.length > 0 ? ` +${otherPressed.length}` : ''}`
    : null
  const narrowLabel =
    pressedText === null
      ? common('quickFilters')
      : t('chip.label', { name: common('quickFilters'), value: pressedText })

  return (
    <div ref={row} className="flex min-w-0 items-center gap-1.5 md:flex-1">
      <div
        data-fit-list
        className="relative -m-1 flex min-w-0 items-center gap-1.5 overflow-hidden p-1 max-md:hidden"
      >
        {applied.length > 0 ? (
          <ul aria-label={common('activeFilters')} className="contents">
            {applied.map(({ id, label, onToggle }, index) => (
              <li key={id} data-fit className={clsx('flex max-w-72 shrink-0', overflowClass(index))}>
                <Chip label={label} onRemove={onToggle} />
              </li>
            ))}
          </ul>
        ) : null}
        {quick.length > 0 ? (
          <fieldset aria-label={common('quickFilters')} className="contents">
            {quick.map((filter, index) => (
              <QuickButton
                key={filter.id}
                {...filter}
                command={hasCommands ? common('quickFilters') : undefined}
                className={overflowClass(applied.length + index)}
              />
            ))}
          </fieldset>
        ) : null}
        {canClear ? (
          <span data-fit className={clsx('shrink-0', overflowClass(all.length - 1))}>
            <Button variant="ghost" size="small" onClick={clear.onToggle}>
              {clear.label}
            </Button>
          </span>
        ) : null}
      </div>
      {overflowing.length > 0 ? (
        <LazyMenu
          align="end"
          label={narrow ? narrowLabel : t('filters.more', { count: overflowing.length })}
          content={
            <>
              {narrow ? (
                <span className="max-w-32 truncate">{pressedText ?? common('quickFilters')}</span>
              ) : (
                <bdi translate="no">{`+${overflowing.length}`}</bdi>
              )}
              <ChevronDown aria-hidden size={14} />
            </>
          }
          className={clsx(
            buttonClass({ size: 'small' }),
            'gap-1',
            narrow && firstPressed && 'border-accent! bg-accent-subtle text-accent-text',
          )}
          load={loadOverflow}
          entries={{ filters: entries }}
        />
      ) : null}
      {/* A part that does not fit wraps to a clipped line. Behind the empty first part, all of them can wrap. */}
      <span className="flex h-5 min-w-0 flex-1 flex-wrap justify-end overflow-hidden text-12/5 whitespace-pre text-text-muted tabular-nums before:h-5 max-md:hidden">
        {status}
      </span>
    </div>
  )
}

type CountedQuickFilter = QuickFilter & { column: string; tone: Tone | undefined }

/** Counts all rows regardless of the search, so that counts stay stable while filtering. */
function useQuickFilters<Row>(
  table: DataTableModel<Row>,
  counts: readonly ListCount[],
  ready: boolean,
): readonly CountedQuickFilter[] {
  const { number } = useFormat()
  const matchCounts = useMatchCounts(table, counts, ready)
  return counts.map((count) => {
    const { id, column, filter, tone, sort, value: serverCount } = count
    const value = serverCount === undefined ? matchCounts?.get(id) : (serverCount ?? undefined)
    const pressed = deepEqual(ownValue(table.view.filters, column), filter)
    return {
      id,
      column,
      label: labelOf(count, table),
      count: value === undefined ? missingValue : number(value),
      pressed,
      // A filter that is not counted yet works, since it needs no count.
      disabled: value === 0 && !pressed,
      tone: value === undefined || value === 0 ? undefined : tone,
      onToggle: () =>
        table.setView(({ filters, sort: current }) => {
          const others = Object.entries(filters).filter(([other]) => other !== column)
          const initial = initialView(table.columns).sort
          const [from, to] = pressed ? [sort, initial] : [initial, sort]
          return {
            filters: Object.fromEntries(pressed ? others : [...others, [column, filter]]),
            ...(sort && deepEqual(current, from) ? { sort: to } : {}),
          }
        }),
    }
  })
}

function labelOf<Row>({ id, column, filter }: ListCount, { texts, columns }: DataTableModel<Row>): string {
  const filtered = columns.find((each) => each.id === column)
  const [code] = filter.kind === 'oneOf' ? filter.values : []
  const isCode = filtered !== undefined && isLabeled(filtered.kind)
  return (
    texts.count(id) ?? (isCode && code !== undefined ? texts.codeLabel(filtered, code) : texts.header(column))
  )
}

interface QuickButtonProps extends CountedQuickFilter {
  command: string | undefined
  className: string | undefined
}

function QuickButton(props: QuickButtonProps) {
  const { label, count, pressed, disabled, tone, onToggle, command, className } = props
  const t = useText('list')
  const Icon = tone === undefined ? null : toneIcon[tone]
  return (
    <button
      type="button"
      data-fit
      data-command={command}
      aria-pressed={pressed}
      {...(disabled
        ? { 'aria-disabled': true, title: t('noneSuch') }
        : { title: count === missingValue ? t('counting') : undefined, onClick: onToggle })}
      className={clsx(
        buttonClass({ size: 'small' }),
        'gap-1.5! border-line! font-normal! aria-disabled:bg-transparent! aria-pressed:border-accent! aria-pressed:bg-accent-subtle aria-pressed:text-accent-text print:inline-flex!',
        className,
      )}
    >
      {Icon ? <Icon aria-hidden size={14} className={toneIconClass[tone ?? 'neutral']} /> : null}
      <span>{label}</span> <span className="font-semibold tabular-nums">{count}</span>
    </button>
  )
}

function useMatchCounts<Row>(
  { tableStore }: DataTableModel<Row>,
  counts: readonly ListCount[],
  ready: boolean,
) {
  const [matchCounts, setMatchCounts] = useState<ReadonlyMap<string, number> | null>(null)
  useEffect(() => {
    const uncounted = counts.filter(({ value }) => value === undefined)
    return ready && uncounted.length > 0
      ? runSliced(countMatches(tableStore, uncounted), setMatchCounts)
      : undefined
  }, [tableStore, counts, ready])
  return ready ? matchCounts : null
}

/** Quick filter in the toolbar or in its overflow menu. */
export interface QuickFilter {
  id: string
  label: string
  /** Formatted row count; absent for an applied filter. */
  count?: string
  pressed: boolean
  disabled: boolean
  onToggle: () => void
}
