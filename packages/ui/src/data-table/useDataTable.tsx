import {
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { Namespace } from '../i18n/messages.ts'
import { useNow } from '../lib/clock.ts'
import type { ListView } from '../lib/listView.ts'
import type { RowAction } from './body/rowAction.ts'
import { useDeferredTable, type DeferredTable } from './body/useDeferredTable.ts'
import { useRowIds } from './body/useRowIds.ts'
import { preloadRichCells } from './cells/LazyRichCell.tsx'
import type { Column } from './columns/column.ts'
import { useColumnModel, type ColumnModel } from './columns/columnModel.ts'
import { groupsOf, type ColumnGroup } from './columns/groups.ts'
import { isRich } from './columns/kinds.tsx'
import { useColumnTexts, type ColumnTexts } from './columns/useColumnTexts.ts'
import { noContent, useContent } from './content/useContent.ts'
import { countRows } from './counts.ts'
import { endWidth, leadWidth } from './edges.ts'
import { parseSearch } from './engine/columnTerms.ts'
import type { Query } from './engine/selectRows.ts'
import type { TableStore } from './engine/tableStore.ts'
import { useRowQuery } from './engine/useRowQuery.ts'
import { useValueTexts } from './engine/useValueTexts.ts'
import { initialView } from './initialView.ts'

export interface DataTableOptions<Row> {
  area: Namespace
  /** Must be referentially stable, because caches are keyed by column. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Stable id of a row across refreshes. The selection stores it. */
  rowId: (row: Row) => string
  rowTo?: ((row: Row) => string | null) | undefined
  /** Without it the table keeps its own state. */
  view?: ListView | undefined
  onViewChange?: ((view: ListView) => void) | undefined
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
}

export interface RowSelection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}

export type { Counts } from './counts.ts'

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
  /**
   * Every change except page and column layout returns to the first page. Use the function form if the
   * patch depends on the view, which may have unrendered changes.
   */
  setView: (patch: Partial<ListView> | ((view: ListView) => Partial<ListView>)) => void
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
  /** Number of columns before and after the data columns. */
  leading: number
  trailing: number
  /** Reports the width available to the columns, in pixels. */
  setAvailableWidth: (pixels: number) => void
}

const emptyQuery: Query = { search: '', sort: null, filters: {} }
const keysKeepingPage = new Set(['page', 'hidden', 'order', 'pinned', 'showEmpty', 'widths'])
/** Not deferred, because drag and keyboard moves continue from the rendered position. */
const urgentKeys = new Set(['order', 'pinned', 'widths'])

export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { area, columns, rows, rowTo, selection, rowActions, total } = options
  const [localView, setLocalView] = useState<ListView>(() => initialView(columns))
  const view = options.view ?? localView
  const columnTexts = useColumnTexts(area)
  const texts = useValueTexts(columns, columnTexts)
  const now = useArrivalTime(rows)
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
  // Deferred like the first rows, so that the columns of the skeleton do not move before.
  const hasRows = useDeferredValue(loadedCount > 0)
  const content = useContent({ columns, rows, now, texts: columnTexts, paginated })
  const model = useColumnModel(columns, view, leading * leadWidth, {
    ...(hasRows ? content : noContent),
    width: Math.max(0, availableWidth - leading * leadWidth - endWidth(trailing)),
  })
  const [open, setOpen] = useState<string | null>(null)
  const hasRichCells = useMemo(() => columns.some(isRich), [columns])
  useEffect(() => {
    if (hasRichCells) void preloadRichCells()
  }, [hasRichCells])

  const latestView = useRef(view)
  useLayoutEffect(() => void (latestView.current = view), [view])
  function setView(update: Partial<ListView> | ((view: ListView) => Partial<ListView>)) {
    const patch = typeof update === 'function' ? update(latestView.current) : update
    const keys = Object.keys(patch)
    const keepsPage = keys.every((key) => keysKeepingPage.has(key))
    const next = { ...latestView.current, ...(keepsPage ? {} : { page: 1 }), ...patch }
    latestView.current = next
    const commit = () => {
      if (options.view === undefined) setLocalView(next)
      options.onViewChange?.(next)
    }
    // As a transition, so that input is handled between renders of the list.
    if (keys.some((key) => !urgentKeys.has(key))) startTransition(commit)
    else commit()
  }

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
  const { isPending, ...deferred } = useDeferredTable({ model, result, counts, offset, now })
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
