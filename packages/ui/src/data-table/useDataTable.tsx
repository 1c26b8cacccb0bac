import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useFormat } from '../i18n/I18nProvider.tsx'
import type { Place } from '../i18n/messages.ts'
import type { ListView } from '../lib/listView.ts'
import { useNow } from '../lib/values/clock.ts'
import type { Format } from '../lib/values/format.ts'
import type { RowAction } from './body/rowAction.ts'
import { useDrawn, type Drawn } from './body/useDrawn.ts'
import { useRowIds } from './body/useRowIds.ts'
import { preloadRichCells } from './cells/LazyRichCell.tsx'
import type { Column } from './columns/column.ts'
import { useColumnModel, type ColumnModel } from './columns/columnModel.ts'
import { groupsOf, type ColumnGroup } from './columns/groups.ts'
import { isRich } from './columns/kinds.tsx'
import { useColumnTexts, type ColumnTexts } from './columns/useColumnTexts.ts'
import { useContent } from './content/useContent.ts'
import { countRows } from './counts.ts'
import { parseSearch } from './engine/columnTerms.ts'
import type { Preparation } from './engine/preparation.ts'
import type { Query } from './engine/select.ts'
import { isWorded, type ValueTexts } from './engine/texts.ts'
import { useSelection } from './engine/useSelection.ts'
import { initialView } from './initialView.ts'

export interface DataTableOptions<Row> {
  area: Place
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

/** Width in pixels of the checkbox, expand button and row menu columns. */
export const leadWidth = 40
export const tailWidth = 64

export interface RowDetail<Row> {
  /** Id of the expanded row. */
  open: string | null
  toggle: (id: string) => void
  render: (row: Row) => ReactNode
}

/** `view` updates immediately, and the inherited parts follow deferred. */
export interface DataTableModel<Row> extends Drawn<Row> {
  area: Place
  texts: ColumnTexts
  columns: readonly Column<Row>[]
  view: ListView
  /** The columns of the current view, ahead of the deferred `model`. */
  asked: ColumnModel<Row>
  /**
   * Every change except page and column layout returns to the first page. Use the function form if the
   * patch depends on the view, which may have unrendered changes.
   */
  setView: (patch: Partial<ListView> | ((view: ListView) => Partial<ListView>)) => void
  /** The rendered rows still belong to the previous view. */
  pending: boolean
  /** There are rows, but none is rendered yet. */
  arriving: boolean
  /** Server-side pagination. */
  paged: boolean
  preparation: Preparation<Row>
  groups: readonly ColumnGroup[]
  /** Unique in the list, even if the `rowId` option is not. */
  rowId: (row: Row) => string
  rowTo?: ((row: Row) => string | null) | undefined
  selection?: RowSelection | undefined
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  detail?: RowDetail<Row> | undefined
  /** Number of columns before and after the data columns. */
  lead: number
  tail: number
  /** Reports the width available to the columns, in pixels. */
  setRoom: (pixels: number) => void
}

const asItComes: Query = { search: '', sort: null, filters: {} }
const columnKeys = new Set(['page', 'hidden', 'order', 'pinned', 'showEmpty', 'widths'])
/** Not deferred, because drag and keyboard moves continue from the rendered position. */
const handledKeys = new Set(['order', 'pinned', 'widths'])

export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { area, columns, rows, rowTo, selection, rowActions, total } = options
  const [own, setOwn] = useState<ListView>(() => initialView(columns))
  const view = options.view ?? own
  const columnTexts = useColumnTexts(area)
  const texts = useValueTexts(columns, columnTexts)
  const now = useArrival(rows)
  const query = useQuery(view, columns, columnTexts)
  const paged = total !== undefined
  const found = useSelection(
    useMemo(() => ({ columns, texts, rows, now }), [columns, texts, rows, now]),
    paged ? asItComes : query,
  )
  const selected = useMemo(
    // Rows under server-side pagination are already filtered. The query is kept for highlighting.
    () => (paged && found.selection ? { ...found.selection, query } : found.selection),
    [paged, found.selection, query],
  )
  const lead = (selection ? 1 : 0) + (options.detail ? 1 : 0)
  const tail = rowActions ? 1 : 0
  const [room, setRoom] = useState(0)
  const content = useContent({ columns, rows, now, texts: columnTexts, paged })
  const model = useColumnModel(columns, view, lead * leadWidth, {
    ...content,
    room: Math.max(0, room - lead * leadWidth - tail * tailWidth),
  })
  const [open, setOpen] = useState<string | null>(null)
  const rich = useMemo(() => columns.some(isRich), [columns])
  useEffect(() => {
    if (rich) void preloadRichCells()
  }, [rich])

  const newest = useRef(view)
  useLayoutEffect(() => void (newest.current = view), [view])
  function setView(change: Partial<ListView> | ((view: ListView) => Partial<ListView>)) {
    const patch = typeof change === 'function' ? change(newest.current) : change
    const keys = Object.keys(patch)
    const stays = keys.every((key) => columnKeys.has(key))
    const next = { ...newest.current, ...(stays ? {} : { page: 1 }), ...patch }
    newest.current = next
    const commit = () => {
      if (options.view === undefined) setOwn(next)
      options.onViewChange?.(next)
    }
    // As a transition, so that input is handled between renders of the list.
    if (keys.some((key) => !handledKeys.has(key))) startTransition(commit)
    else commit()
  }

  const held = selected?.rows.length ?? 0
  const matched = selected?.order?.length ?? held
  const { page, pageSize } = view
  const counts = useMemo(
    () =>
      paged
        ? countRows(total, total, { page, pageSize }, held)
        : countRows(held, matched, { page, pageSize }),
    [paged, total, held, matched, page, pageSize],
  )
  const offset = paged ? 0 : Math.max(counts.from - 1, 0)
  const { late, ...drawn } = useDrawn({ model, selected, counts, offset, now })
  const rowId = useRowIds(drawn.selected?.rows, options.rowId, lead > 0 || rowActions !== undefined)

  return {
    area,
    texts: columnTexts,
    columns,
    ...drawn,
    view,
    asked: model,
    setView,
    pending: found.pending || late,
    arriving: rows.length > 0 && (drawn.selected?.rows.length ?? 0) === 0,
    paged,
    preparation: found.preparation,
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
    lead,
    tail,
    setRoom,
  }
}

/** Reads the clock once per set of rows, so that time-dependent values do not change during a search. */
function useArrival(rows: unknown): number {
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

/** Memoized, so that the caches keyed by it stay valid. */
function useValueTexts<Row>(columns: readonly Column<Row>[], { word }: ColumnTexts): ValueTexts {
  const format = useFormat()
  const worded = useMemo(() => columns.some(({ kind }) => isWorded(kind)), [columns])
  const words = worded ? word : noWord
  return useMemo(() => valueTexts(format, words), [format, words])
}

const noWord: ValueTexts['word'] = (_, code) => code

function valueTexts(format: Format, word: ValueTexts['word']): ValueTexts {
  const { date, dateTime, gigabytes, bytes } = format
  const number = (value: number) => format.number(value)
  const percent = (value: number) => format.number(value, 2)
  return {
    date,
    dateTime,
    number,
    gigabytes,
    bytes,
    percent,
    fill: (value) => format.percent(value, 1),
    compliance: format.share,
    word,
  }
}
