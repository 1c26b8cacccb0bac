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
  /** The catalogue that names the columns. */
  area: Place
  /** A stable reference: what is prepared of the rows is kept by column. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Names a row through refreshes; what is selected is remembered by it. */
  rowId: (row: Row) => string
  /** Where a row leads. */
  rowTo?: ((row: Row) => string | null) | undefined
  /** Absent: the table keeps its view itself. */
  view?: ListView | undefined
  onViewChange?: ((view: ListView) => void) | undefined
  selection?: RowSelection | undefined
  /** What can be done with a row: a menu at its end. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** What opens below a row, one row at a time. */
  detail?: ((row: Row) => ReactNode) | undefined
  /** The rows are one page of so many: whoever gives them searches, filters, sorts and pages. */
  total?: number | undefined
}

export interface RowSelection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}

export type { Counts } from './counts.ts'

/** Pixels of a column that is not data: the box that selects, the button that opens, the menu of a row. */
export const leadWidth = 40
export const tailWidth = 64

export interface RowDetail<Row> {
  /** The id of the row that is open. */
  open: string | null
  toggle: (id: string) => void
  render: (row: Row) => ReactNode
}

/** What is asked for stands in `view`, at once; what is drawn follows. */
export interface DataTableModel<Row> extends Drawn<Row> {
  area: Place
  texts: ColumnTexts
  columns: readonly Column<Row>[]
  view: ListView
  /** The columns as they are asked for, which those that are drawn follow. */
  asked: ColumnModel<Row>
  /**
   * Anything but the page itself and how columns stand leads back to the first page. What follows from the view is a
   * function of it: another change may have been asked for that is not drawn yet.
   */
  setView: (patch: Partial<ListView> | ((view: ListView) => Partial<ListView>)) => void
  /** The rows shown are still those of the view before. */
  pending: boolean
  /** There are rows, and none of them is drawn yet. */
  arriving: boolean
  /** Rows come page by page from elsewhere. */
  paged: boolean
  preparation: Preparation<Row>
  groups: readonly ColumnGroup[]
  /** Unique in the list, even where `rowId` of the options is not. */
  rowId: (row: Row) => string
  rowTo?: ((row: Row) => string | null) | undefined
  selection?: RowSelection | undefined
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  detail?: RowDetail<Row> | undefined
  /** Columns before the first one of the data, and after the last. */
  lead: number
  tail: number
  /** Reports the width available to the columns, in pixels. */
  setRoom: (pixels: number) => void
}

const asItComes: Query = { search: '', sort: null, filters: {} }
const columnKeys = new Set(['page', 'hidden', 'order', 'pinned', 'showEmpty', 'widths'])
/** Drawn at once: the pointer or the key that moves a column goes on from where it stands. */
const handledKeys = new Set(['order', 'pinned', 'widths'])

/** The one hook behind every table. */
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
    // What comes page by page is as it was asked for; its marks are of what is searched.
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
    // Keys and clicks that come meanwhile are answered between two parts of the list being drawn.
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

/** The clock is read once for a set of rows: what depends on it must not change under a search. */
function useArrival(rows: unknown): number {
  const now = useNow()
  const [arrival, setArrival] = useState({ rows, now })
  if (arrival.rows !== rows) setArrival({ rows, now })
  return arrival.now
}

/** The same object for as long as it asks the same, however the view is made. */
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

/** The same object for as long as it writes the same: what is prepared for the search holds as long. */
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
