import { clsx } from 'clsx'
import {
  createElement,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useText } from '../i18n/I18nProvider.tsx'
import { FirstResponseContext } from '../lib/contexts.ts'
import { useNarrow } from '../lib/layout.ts'
import { lazyModule, useLazy } from '../lib/lazy.ts'
import { idOf, rowAt } from './body/rows.ts'
import { type ColumnRange, SkeletonRows, TableBody } from './body/TableBody.tsx'
import { useRowCallbacks } from './body/TableRow.tsx'
import { isScrolled, useVirtualRows } from './body/useVirtualRows.ts'
import { cardModel, endWidth, leadWidth, tailWidth } from './columns/columnModel.ts'
import { TableHead } from './columns/TableHead.tsx'
import { openRow, useFollowedRow, useGridFocus } from './keyboard/useGridFocus.ts'
import type { Reveal } from './keyboard/useReveal.ts'
import type { Peek, PeekedRow } from './peek/RowPeek.tsx'
import { selectNoText, useRowSelection } from './selection/SelectAll.tsx'
import type { DataTableModel } from './useDataTable.tsx'

export interface DataTableProps<Row> {
  table: DataTableModel<Row>
  /** Accessible name of the grid. */
  name: string
  loading?: boolean
  /** Renders each row as a card, for phones. */
  cards?: boolean
  /** Replaces the rows (empty, no results, failed) while the header stays. */
  placeholder?: ReactNode
  /** Scrolled to and marked. */
  reveal?: Reveal | null | undefined
  /** Opens a row in a drawer by Space or a click beside its link. */
  peek?: Peek<Row> | undefined
  className?: string
}

const loadGestures = lazyModule(async () => (await import('./keyboard/TableGestures.tsx')).TableGestures)

/** Height of a card with its border in pixels, matching styles/cards.css. */
const cardHeight = 68

/**
 * Virtualized data grid. Fills the height of its parent and scrolls inside it, and without one is as high
 * as the window.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, loading = false, cards = false, placeholder, reveal = null, peek, className } = props
  const t = useText('table')
  const skeleton = loading || props.table.result === null || props.table.renderPending
  // The first deferred model has no available width yet.
  const fullModel =
    skeleton || props.table.model.availableWidth === 0 ? props.table.currentModel : props.table.model
  const model = useMemo(() => (cards ? cardModel(fullModel) : fullModel), [cards, fullModel])
  const table = { ...props.table, model }
  const narrow = useNarrow()
  const TableGestures = useLazy(loadGestures, use(FirstResponseContext))
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const lineHeight = useRowHeight(scroller)
  const rowHeight = cards ? cardHeight : lineHeight
  const [announcement, setAnnouncement] = useState('')
  const [detailHeight, setDetailHeight] = useState(0)
  const [peeked, setPeeked] = useState<PeekedRow | null>(null)
  const { counts, result, leading, trailing } = table
  const count = skeleton || placeholder ? 0 : counts.to - Math.max(counts.from - 1, 0)
  const focus = useGridFocus(
    {
      rows: count,
      columns: model.visible.length + leading + trailing,
      header: cards ? (table.selection ? 'first' : 'none') : 'all',
    },
    peek === undefined,
  )
  const idAt = (index: number) => {
    const row = rowAt(table, index)
    return row === undefined ? null : idOf(table, row)
  }
  const activeId = useFollowedRow(focus, { count, idAt, query: result?.query, page: counts.page })
  const expandedIndex = useExpandedIndex(table, count)
  const headerRows = model.groupCells.length > 0 ? 2 : 1
  const virtualRows = useVirtualRows({
    scroller,
    rowCount: count,
    rowHeight,
    headerRows,
    alwaysRendered: [focus.active.row, expandedIndex],
    expanded: expandedIndex < 0 ? null : { index: expandedIndex, height: detailHeight },
  })
  useAvailableWidth(scroller, table.setAvailableWidth)
  const expanded = expandedIndex < 0 ? null : { row: expandedIndex, column: leading - 1 }
  useLayoutEffect(() => focus.restoreFocus(scroller, fullModel === table.currentModel, expanded))
  const query = result?.query
  useLayoutEffect(() => {
    if (isScrolled(scroller)) scroller.scrollTo({ top: 0 })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- scrolls to the top when the rows change
  }, [scroller, query, counts.page])

  const selectRow = useRowSelection(table)
  function peekAt(index: number) {
    const row = rowAt(table, index)
    if (row !== undefined) setPeeked({ id: idOf(table, row), position: table.offset + index })
  }
  const callbacks = useRowCallbacks(table, () => setAnnouncement(t('copy.rowDone')))
  const stickyWidth = narrow ? (model.visible[0]?.width ?? 0) + leading * leadWidth : model.pinnedWidth
  const minWidth = model.width + leading * leadWidth + endWidth(trailing)
  const style = useMemo(() => ({ minWidth }), [minWidth])

  return (
    <div
      data-slot="data-table"
      data-cards={cards ? '' : undefined}
      className={clsx('relative min-h-0 min-w-0 flex-1', className)}
    >
      <div
        ref={setScroller}
        // Firefox would make it a tab stop of its own.
        tabIndex={-1}
        data-wide={!cards && model.width > model.availableWidth ? '' : undefined}
        className="group/scroller relative h-full max-h-dvh min-h-row overflow-auto overscroll-x-contain bg-surface outline-none"
        style={{
          scrollPaddingTop: headerRows * lineHeight,
          scrollPaddingLeft: stickyWidth,
          scrollPaddingRight: trailing * tailWidth,
        }}
        onScroll={markScrolled}
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a real table pastes into spreadsheets
          role="grid"
          aria-label={name}
          aria-busy={skeleton || table.pending}
          aria-rowcount={headerRows + (skeleton ? 0 : counts.matched)}
          aria-colcount={table.columns.length + leading + trailing}
          aria-multiselectable={table.selection ? true : undefined}
          className="w-full table-fixed border-separate border-spacing-0 text-13 [&:not([data-ring])_tbody_:is(td,th):focus-visible]:outline-none"
          style={style}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
          onKeyDown={(event) => focus.onKeyDown(event, Math.max(1, virtualRows.visible - 1))}
          onMouseDown={selectNoText}
          onClick={(event) => {
            selectRow(event)
            openRow(event, peek ? peekAt : null)
          }}
        >
          <ColGroup table={table} />
          <TableHead table={table} sortChoices={cards ? fullModel.visible : null} active={focus.active} />
          {skeleton ? (
            <SkeletonRows
              columns={model.visible}
              leading={leading}
              trailing={trailing}
              label={t('loading')}
            />
          ) : (
            <TableBody
              table={table}
              rowIndexes={virtualRows.rowIndexes}
              columnsInView={virtualRows.isFast ? columnsInView(scroller, table, stickyWidth) : null}
              rowCount={count}
              rowHeight={rowHeight}
              active={focus.active}
              headerRows={headerRows}
              activeId={activeId}
              expandedIndex={expandedIndex}
              revealed={(peeked ?? reveal)?.id ?? null}
              onDetailHeight={setDetailHeight}
              callbacks={callbacks}
            />
          )}
        </table>
        {placeholder !== undefined && !skeleton && <div className="sticky left-0 w-full">{placeholder}</div>}
      </div>
      {TableGestures
        ? createElement(TableGestures<Row>, {
            table,
            scroller,
            reveal,
            peek,
            peeked,
            onPeek: setPeeked,
            onCopyRow: callbacks.copy,
            rowHeight,
            goTo: focus.goTo,
            announce: setAnnouncement,
          })
        : null}
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
    </div>
  )
}

/** Reports the width available to the columns when the table is resized. */
function useAvailableWidth(scroller: HTMLElement | null, onAvailableWidth: (pixels: number) => void) {
  useLayoutEffect(() => {
    if (!scroller) return undefined
    const report = () => onAvailableWidth(scroller.clientWidth)
    const observer = new ResizeObserver(report)
    observer.observe(scroller)
    report()
    return () => observer.disconnect()
  }, [scroller, onAvailableWidth])
}

/** The scrollable columns between the pinned ones and the right edge of the viewport. */
function columnsInView<Row>(
  scroller: HTMLElement | null,
  { model, leading }: DataTableModel<Row>,
  stickyWidth: number,
): ColumnRange | null {
  if (!scroller) return null
  const viewportStart = scroller.scrollLeft + stickyWidth
  const viewportEnd = scroller.scrollLeft + scroller.clientWidth
  let right = leading * leadWidth
  let from = 0
  let to = 0
  for (const { width } of model.visible) {
    if (right >= viewportEnd) break
    right += width
    if (right <= viewportStart) from += 1
    to += 1
  }
  return { from, to }
}

function ColGroup<Row>({ table: { model, selection, detail, trailing } }: { table: DataTableModel<Row> }) {
  return (
    <colgroup>
      {selection && <col style={{ width: leadWidth }} />}
      {detail && <col style={{ width: leadWidth }} />}
      {model.visible.map(({ column, width }) => (
        <col key={column.id} data-column={column.id} style={{ width }} />
      ))}
      {/* Takes the free width, so that no other column is stretched. */}
      <col />
      {trailing > 0 && <col style={{ width: tailWidth }} />}
    </colgroup>
  )
}

/** Draws a hairline under the sticky header or first column once content scrolls beneath it. */
function markScrolled({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.toggleAttribute('data-scrolled-x', currentTarget.scrollLeft > 0)
  currentTarget.toggleAttribute('data-scrolled-y', currentTarget.scrollTop > 0)
}

/** Row index of the expanded row on the page, or -1. */
function useExpandedIndex<Row>(table: DataTableModel<Row>, count: number): number {
  const { detail, result, offset } = table
  const expandedId = detail?.open ?? null
  return useMemo(() => {
    if (expandedId === null) return -1
    for (let index = 0; index < count; index += 1) {
      const row = rowAt(table, index)
      if (row !== undefined && idOf(table, row) === expandedId) return index
    }
    return -1
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
  }, [expandedId, result?.rows, result?.order, offset, count])
}

/** Row height in pixels at the density of the table, read from its element. */
function useRowHeight(scroller: HTMLElement | null): number {
  return useSyncExternalStore(
    watchDensity,
    () => (scroller ? rowHeightOf(scroller) : lastRowHeight),
    () => comfortableRowHeight,
  )
}

/** The attribute may be set on any element around the table. */
function watchDensity(onStoreChange: () => void) {
  const observer = new MutationObserver(onStoreChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'], subtree: true })
  return () => observer.disconnect()
}

const comfortableRowHeight = 36

/** For the first render of a table, before it has an element. */
let lastRowHeight = comfortableRowHeight

/** Cached by density, because reading a computed style forces layout. */
const heights = new WeakMap<HTMLElement, { density: string | undefined; height: number }>()

function rowHeightOf(scroller: HTMLElement): number {
  const density = scroller.closest<HTMLElement>('[data-density]')?.dataset['density']
  const known = heights.get(scroller)
  if (known?.density === density && known !== undefined) return known.height
  const height = Number.parseFloat(getComputedStyle(scroller).minHeight)
  // Without a height, the stylesheet has not loaded yet.
  if (!(height > 0)) return lastRowHeight
  heights.set(scroller, { density, height })
  lastRowHeight = height
  return height
}
