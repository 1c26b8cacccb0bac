import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useCallback, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListView } from '../../lib/listView.ts'
import { memoGeneric } from '../../lib/memoGeneric.ts'
import { useOptimisticValue } from '../../lib/useOptimisticValue.ts'
import type { GridPosition } from '../keyboard/useGridFocus.ts'
import { SelectAll } from '../selection/SelectAll.tsx'
import type { DataTableModel } from '../useDataTable.tsx'
import { type ColumnModel, leadWidth, menuPinnedClass, pinnedClass } from './columnModel.ts'
import { kinds } from './kinds.tsx'
import type { ColumnTexts } from './useColumnTexts.ts'

interface TableHeadProps<Row> {
  table: DataTableModel<Row>
  /** Columns to sort by above cards, which have no column to press. */
  sortChoices: ColumnModel<Row>['visible'] | null
  active: GridPosition
}

export function TableHead<Row>({ table, sortChoices, active }: TableHeadProps<Row>) {
  const t = useText('table')
  const common = useText('common')
  const { model, selection, texts, leading, trailing, detail, view } = table
  const sortBy = useSortBy(table)
  const hasGroups = model.groupCells.length > 0
  return (
    <thead className="sticky top-0 z-20 group-data-[scrolled-y]/scroller:shadow-[0_1px_0_0_var(--line-strong)]">
      {hasGroups && (
        <tr aria-rowindex={1}>
          {leading > 0 && <td colSpan={leading} className={clsx(headClass, 'sticky left-0 z-10')} />}
          {model.groupCells.map(({ key, group, span, pinnedWidth }, index) =>
            group === null ? (
              <td
                key={key}
                colSpan={span}
                className={clsx(headClass, index === 0 && leading === 0 && 'z-10')}
              />
            ) : (
              <th
                key={key}
                colSpan={span}
                scope="colgroup"
                className={clsx(headClass, 'border-l border-l-line px-3 text-left')}
              >
                <span className="sticky inline-block" style={{ left: pinnedWidth + 12 }}>
                  {texts.group(group)}
                </span>
              </th>
            ),
          )}
          <td aria-hidden data-filler className={headClass} />
          {trailing > 0 && <td className={clsx(headClass, menuPinnedClass)} />}
        </tr>
      )}
      <tr aria-rowindex={hasGroups ? 2 : 1}>
        {selection && (
          <th scope="col" className={clsx(headClass, 'sticky left-0 z-10 text-center')}>
            <SelectAll
              table={table}
              selection={selection}
              focused={active.row === -1 && active.column === 0}
            />
          </th>
        )}
        {detail && (
          <th
            scope="col"
            data-cell={`-1:${leading - 1}`}
            tabIndex={active.row === -1 && active.column === leading - 1 ? 0 : -1}
            className={clsx(headClass, 'sticky z-10')}
            style={{ left: (leading - 1) * leadWidth }}
          >
            <span className="sr-only">{common('details')}</span>
          </th>
        )}
        {sortChoices ? <SortChoice table={table} columns={sortChoices} sortBy={sortBy} /> : null}
        {(sortChoices ? [] : model.visible).map(({ column }, position) => (
          <HeaderCell
            key={column.id}
            model={model}
            texts={texts}
            columnIndex={position}
            leading={leading}
            order={view.sort?.id !== column.id ? 'none' : view.sort.desc ? 'descending' : 'ascending'}
            focused={active.row === -1 && active.column === position + leading}
            sortBy={sortBy}
          />
        ))}
        <td aria-hidden data-filler className={headClass} />
        {trailing > 0 && (
          <th
            scope="col"
            data-cell={`-1:${leading + model.visible.length}`}
            tabIndex={active.row === -1 && active.column === leading + model.visible.length ? 0 : -1}
            className={clsx(headClass, menuPinnedClass)}
          >
            <span className="sr-only">{t('actions.column')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface SortChoiceProps<Row> {
  table: DataTableModel<Row>
  columns: ColumnModel<Row>['visible']
  sortBy: (sort: ListView['sort']) => void
}

/** Above cards: the order of the list as a select of the device. */
function SortChoice<Row>({ table: { view, texts }, columns, sortBy }: SortChoiceProps<Row>) {
  const t = useText('table')
  const id = useId()
  const valueOf = (column: string, desc: boolean) => `${desc ? '-' : '+'}${column}`
  return (
    <th scope="col" data-card-sort className={clsx(headClass, 'text-left')}>
      <span className="flex h-full items-center gap-1.5 px-3">
        <label htmlFor={id} className="font-normal">
          {t('sort.label')}
        </label>
        <select
          id={id}
          value={view.sort ? valueOf(view.sort.id, view.sort.desc) : ''}
          // The grid moves the focus by the same keys.
          onKeyDown={(event) => event.stopPropagation()}
          onChange={({ target: { value } }) =>
            sortBy(value === '' ? null : { id: value.slice(1), desc: value.startsWith('-') })
          }
          className="h-7 min-w-0 rounded-control bg-transparent text-12 font-medium text-text"
        >
          <option value="">{t('sort.unsorted')}</option>
          {columns.flatMap(({ column }) =>
            [false, true].map((desc) => (
              <option key={`${column.id} ${desc}`} value={valueOf(column.id, desc)}>
                {`${texts.fullHeader(column)} ${desc ? '↓' : '↑'}`}
              </option>
            )),
          )}
        </select>
      </span>
    </th>
  )
}

/** Stable callback that reads the latest table from a ref. */
function useSortBy<Row>({ setView }: DataTableModel<Row>) {
  const latest = useRef(setView)
  useLayoutEffect(() => {
    latest.current = setView
  })
  return useCallback((sort: ListView['sort']) => latest.current({ sort }), [])
}

interface HeaderCellProps<Row> {
  model: ColumnModel<Row>
  texts: ColumnTexts
  /** Index among the shown columns. */
  columnIndex: number
  leading: number
  order: 'ascending' | 'descending' | 'none'
  focused: boolean
  /** With stable identity. */
  sortBy: (sort: ListView['sort']) => void
}

const headClass = 'h-row border-b border-line bg-surface-muted p-0 text-12 font-medium text-text-muted'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const
const after = { none: 'ascending', ascending: 'descending', descending: 'none' } as const
const keys = 'Shift+ArrowLeft Shift+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight'

/** Sorts on click, moves by drag or Shift with an arrow key, and resizes at its edge or with Ctrl+Shift. */
function PlainHeader<Row>(props: HeaderCellProps<Row>) {
  const { model, texts, columnIndex, leading, focused, sortBy } = props
  const t = useText('table')
  const shown = model.visible[columnIndex]
  const [order, sort] = useOptimisticValue(props.order, (next) => {
    if (shown) sortBy(next === 'none' ? null : { id: shown.column.id, desc: next === 'descending' })
  })
  if (!shown) return null
  const { column, left } = shown
  const { align, unit, headerUnit = unit } = kinds[column.kind]
  const Icon = icons[order]
  return (
    <th
      scope="col"
      aria-sort={order}
      aria-colindex={model.orderedColumns.indexOf(column) + 1 + leading}
      data-column={column.id}
      className={clsx(
        headClass,
        columnIndex > 0 && 'relative',
        drop,
        pinnedClass(model.visible, columnIndex),
      )}
      style={left === undefined ? undefined : { left }}
    >
      <button
        type="button"
        data-cell={`-1:${columnIndex + leading}`}
        tabIndex={focused ? 0 : -1}
        title={[texts.hint(column.id), t(`sort.${order}`)].filter(Boolean).join(' ')}
        aria-keyshortcuts={keys}
        onClick={() => sort(after[order])}
        className={clsx(
          'group/sort flex h-full w-full items-center gap-1 px-3 text-left leading-[1.1] focus-visible:outline-offset-[-2px]',
          align === 'end' && 'flex-row-reverse text-right',
          order === 'none' ? 'hover:text-text' : 'text-text',
        )}
      >
        <span className="line-clamp-2 pb-px text-balance text-ellipsis">
          <span>{texts.header(column.id)}</span>
          {/* The space lets the unit wrap. */}
          {headerUnit && ' '}
          {headerUnit && <span className="font-normal text-text-muted">{t(`units.${headerUnit}`)}</span>}
        </span>
        <Icon
          aria-hidden
          size={12}
          className={clsx(
            'shrink-0',
            order === 'none' && 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
          )}
        />
      </button>
      <span data-resize aria-hidden className={edge} />
    </th>
  )
}

/** Memoized, so that searching or sorting another column does not re-render it. */
const HeaderCell = memoGeneric(PlainHeader)

/** Drop indicator of a dragged column. A border, because forced colors drop shadows. */
const drop =
  'data-[drop=after]:border-r-2 data-[drop=after]:border-r-accent data-[drop=before]:border-l-2 data-[drop=before]:border-l-accent'
const edge =
  'absolute inset-y-0 right-0 z-[1] w-2 cursor-col-resize touch-none select-none after:absolute after:inset-y-2 after:right-0 after:w-px after:bg-line-strong after:opacity-0 hover:after:w-0.5 hover:after:bg-accent hover:after:opacity-100 [tr:hover>th>&]:after:opacity-100'
