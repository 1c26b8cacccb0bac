import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Namespace } from '../i18n/messages.ts'
import { useNow } from '../lib/dates.ts'
import type { ListView, SetView } from '../lib/listView.ts'
import { idOf, type RowAction } from './body/rows.ts'
import { richCell } from './cells/LazyRichCell.tsx'
import type { Column } from './columns/column.ts'
import {
  type ColumnGroup,
  type ColumnModel,
  endWidth,
  groupsOf,
  leadWidth,
  useColumnModel,
} from './columns/columnModel.ts'
import { useContent } from './columns/contentWidths.ts'
import { isRich } from './columns/kinds.tsx'
import { type ColumnTexts, useColumnTexts, useValueTexts } from './columns/useColumnTexts.ts'
import { parseSearch } from './engine/search.ts'
import { type RowQuery, type RowQueryResult, smallList, useRowQuery } from './engine/selectRows.ts'
import type { TableStore } from './engine/tableStore.ts'

export interface DataTableOptions<Row> {
  area: Namespace
  /** Must be referentially stable, because caches are keyed by column. */
  columns: readonly Column<Row>[]
  /** With the columns that are not in the table, whose headers filters need. */
  allColumns?: readonly Column<Row>[]
  rows: readonly Row[]
  /** Stable id of a row across refreshes. The selection stores it. */
  rowId: (row: Row) => string
  rowTo?: ((row: Row) => string | null) | undefined
  view: ListView
  setView: SetView
  selection?: RowSelection | undefined
  /** Adds a menu at the end of each row. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** Adds an expandable detail below each row, one open at a time. */
  detail?: ((row: Row) => ReactNode) | undefined
  /**
   * Total row count. Set for server-side pagination, where `rows` is one page and the caller searches,
   * filters and sorts.
   */
  total?: number | undefined
  differenceOf?: DifferenceOf<Row> | undefined
  /** Time to which ages and states of the rows refer, if they are of a past date. */
  pastAt?: number | undefined
}

/** How a cell differs from another date, in words; null if it does not. Must be referentially stable. */
export type DifferenceOf<Row> = (column: Column<Row>, row: Row) => string | null

export interface RowSelection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}

export interface RowDetail<Row> {
  /** Id of the expanded row. */
  open: string | null
  toggle: (id: string) => void
  render: (row: Row) => ReactNode
}

/** `view` updates immediately, and the inherited parts follow deferred. */
export interface DataTableModel<Row> extends DeferredTable<Row> {
  area: Namespace
  texts: ColumnTexts
  columns: readonly Column<Row>[]
  view: ListView
  /** The columns of the current view, ahead of the deferred `model`. */
  currentModel: ColumnModel<Row>
  setView: SetView
  /** The rendered rows still belong to the previous view. */
  pending: boolean
  /** There are rows, but none is rendered yet. */
  renderPending: boolean
  /** Server-side pagination. */
  paginated: boolean
  tableStore: TableStore<Row>
  groups: readonly ColumnGroup[]
  /** Unique in the list, even if the `rowId` option is not. */
  rowId: (row: Row) => string
  rowTo?: ((row: Row) => string | null) | undefined
  selection?: RowSelection | undefined
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  detail?: RowDetail<Row> | undefined
  differenceOf: DifferenceOf<Row> | undefined
  pastAt: number | undefined
  /** Number of columns before and after the data columns. */
  leading: number
  trailing: number
  /** Reports the width available to the columns, in pixels. */
  setAvailableWidth: (pixels: number) => void
}

const emptyQuery: RowQuery = { search: '', sort: null, filters: {} }

export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { area, columns, rows, rowTo, view, setView, selection, rowActions, total } = options
  const columnTexts = useColumnTexts(area, options.allColumns ?? columns)
  const texts = useValueTexts(columns, columnTexts)
  const arrival = useArrivalTime(rows)
  const now = options.pastAt ?? arrival
  const query = useQuery(view, columns, columnTexts)
  const paginated = total !== undefined
  const rowQuery = useRowQuery(
    useMemo(() => ({ columns, texts, rows, now }), [columns, texts, rows, now]),
    paginated ? emptyQuery : query,
  )
  const result = useMemo(
    // Rows under server-side pagination are already filtered. The query is kept for highlighting.
    () => (paginated && rowQuery.result ? { ...rowQuery.result, query } : rowQuery.result),
    [paginated, rowQuery.result, query],
  )
  const leading = (selection ? 1 : 0) + (options.detail ? 1 : 0)
  const trailing = rowActions ? 1 : 0
  const [availableWidth, setAvailableWidth] = useState(0)
  const loadedCount = result?.rows.length ?? 0
  const isSmall = rows.length <= smallList
  // Deferred like the first rows, so that the columns of the skeleton do not move before.
  const hasDeferredRows = useDeferredValue(loadedCount > 0)
  const hasRows = isSmall ? loadedCount > 0 : hasDeferredRows
  const { widths, empty } = useContent({ area, columns, rows, now, texts: columnTexts, paginated, hasRows })
  const model = useColumnModel(columns, view, leading * leadWidth, {
    widths,
    empty,
    width: Math.max(0, availableWidth - leading * leadWidth - endWidth(trailing)),
  })
  const [open, setOpen] = useState<string | null>(null)
  const hasRichCells = useMemo(() => columns.some(isRich), [columns])
  useEffect(() => {
    if (hasRichCells) void richCell.preload()
  }, [hasRichCells])

  const matched = result?.order?.length ?? loadedCount
  const { page, pageSize } = view
  const counts = useMemo(
    () =>
      paginated
        ? countRows(total, total, { page, pageSize }, loadedCount)
        : countRows(loadedCount, matched, { page, pageSize }),
    [paginated, total, loadedCount, matched, page, pageSize],
  )
  const offset = paginated ? 0 : Math.max(counts.from - 1, 0)
  const { isPending, ...deferred } = useDeferredTable({ model, result, counts, offset, now }, isSmall)
  const rowId = useRowIds(deferred.result?.rows, options.rowId, leading > 0 || rowActions !== undefined)

  return {
    area,
    texts: columnTexts,
    columns,
    ...deferred,
    view,
    currentModel: model,
    setView,
    pending: rowQuery.pending || isPending,
    renderPending: rows.length > 0 && (deferred.result?.rows.length ?? 0) === 0,
    paginated,
    tableStore: rowQuery.tableStore,
    groups: groupsOf(columns, view.hidden),
    rowId,
    rowTo,
    selection,
    rowActions,
    detail: options.detail && {
      open,
      toggle: (id) => setOpen(open === id ? null : id),
      render: options.detail,
    },
    differenceOf: options.differenceOf,
    pastAt: options.pastAt,
    leading,
    trailing,
    setAvailableWidth,
  }
}

/** Reads the clock once per set of rows, so that time-dependent values do not change during a search. */
function useArrivalTime(rows: unknown): number {
  const now = useNow()
  const [arrival, setArrival] = useState({ rows, now })
  if (arrival.rows !== rows) setArrival({ rows, now })
  return arrival.now
}

/** Memoized by content, so that an equal view keeps the query's identity. */
function useQuery<Row>(
  { search, sort, filters }: ListView,
  columns: readonly Column<Row>[],
  { header }: ColumnTexts,
) {
  const parsed = useMemo(
    () =>
      parseSearch(
        search,
        columns.map(({ id }) => ({ id, header: header(id) })),
      ),
    [search, columns, header],
  )
  const key = JSON.stringify([search, sort, filters, parsed])
  const [query, setQuery] = useState({ key, search, sort, filters, parsed })
  if (query.key !== key) setQuery({ key, search, sort, filters, parsed })
  return query
}

export interface Counts {
  /** All rows. */
  total: number
  /** Rows that match search and filters. */
  matched: number
  /** First and last row of the page, counted from 1; both 0 if there are none. */
  from: number
  to: number
  page: number
  pages: number
}

/** `loadedRows` is the number of rows of the page under server-side pagination. */
function countRows(
  total: number,
  matched: number,
  view: Pick<ListView, 'page' | 'pageSize'>,
  loadedRows?: number,
): Counts {
  const size = view.pageSize === 'all' ? Math.max(matched, 1) : view.pageSize
  const pages = Math.max(1, Math.ceil(matched / size))
  const page = Math.min(Math.max(1, view.page), pages)
  const from = matched === 0 || loadedRows === 0 ? 0 : (page - 1) * size + 1
  const to = from === 0 ? 0 : Math.min(page * size, matched)
  return {
    total,
    matched,
    from,
    to: loadedRows === undefined || from === 0 ? to : from + loadedRows - 1,
    page,
    pages,
  }
}

/**
 * The parts of the table that are expensive to render. They are deferred together, so that rows, offset and
 * counts belong to the same view.
 */
export interface DeferredTable<Row> {
  model: ColumnModel<Row>
  /** The rows in order; may lag behind the query. */
  result: RowQueryResult<Row> | null
  counts: Counts
  /** Index of the first row of the page among the rows of all pages. */
  offset: number
  now: number
}

/** Defers re-rendering of the body of a long table, so that checkboxes, buttons and typing stay responsive. */
function useDeferredTable<Row>({ model, result, counts, offset, now }: DeferredTable<Row>, isSmall: boolean) {
  const latest = useMemo(() => ({ model, result, counts, offset, now }), [model, result, counts, offset, now])
  const deferred = useDeferredValue(isSmall ? null : latest) ?? latest
  return { ...deferred, isPending: deferred !== latest }
}

/**
 * Returns row ids made unique: the API may send rows with the same identity, and each is selected and
 * expanded separately.
 * `enabled` is false if rows have no controls, so that long lists are not scanned.
 */
function useRowIds<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  enabled: boolean,
): (row: Row) => string {
  const duplicates = useMemo(
    () => duplicatesOf(enabled && rows ? rows : [], rowId),
    // oxlint-disable-next-line react/exhaustive-deps -- an inline `rowId` is a new function each render, with the same ids
    [rows, enabled],
  )
  return useMemo(() => (row) => uniqueId(idOf({ rowId }, row), duplicates.get(row)), [rowId, duplicates])
}

/** Maps each row that repeats an id to the number of earlier rows with it. */
function duplicatesOf<Row>(rows: readonly Row[], rowId: (row: Row) => string): ReadonlyMap<Row, number> {
  const seen = new Map<string, number>()
  const duplicates = new Map<Row, number>()
  for (const row of rows) {
    const id = idOf({ rowId }, row)
    const count = seen.get(id) ?? 0
    if (count > 0) duplicates.set(row, count)
    seen.set(id, count + 1)
  }
  return duplicates
}

function uniqueId(id: string, duplicateNumber = 0): string {
  return duplicateNumber === 0 ? id : JSON.stringify([id, duplicateNumber])
}
