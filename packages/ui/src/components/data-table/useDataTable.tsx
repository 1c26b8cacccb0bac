import { useMemo, useState } from 'react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { Area } from '../../i18n/messages.ts'
import { useNow } from '../../lib/clock.ts'
import { type Format } from '../../lib/format.ts'
import type { ListView } from '../../lib/listView.ts'
import type { Column } from './column.ts'
import { useColumnModel, type ColumnModel } from './columnModel.ts'
import type { Preparation } from './engine/preparation.ts'
import type { ValueTexts } from './engine/texts.ts'
import { useSelection, type Selection } from './engine/useSelection.ts'
import { groupsOf, type ColumnGroup } from './groups.ts'
import { initialView } from './initialView.ts'

export interface DataTableOptions<Row> {
  /** The catalogue that names the columns. */
  area: Area
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
}

export interface RowSelection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}

export interface Counts {
  /** Rows there are. */
  total: number
  /** Rows that search and filters keep. */
  matched: number
  /** First and last row of this page, counted from 1; both 0 where there is none. */
  from: number
  to: number
  page: number
  pages: number
}

export interface DataTableModel<Row> {
  area: Area
  columns: readonly Column<Row>[]
  model: ColumnModel<Row>
  view: ListView
  /** Anything but the page itself leads back to the first page. */
  setView: (patch: Partial<ListView>) => void
  counts: Counts
  /** The rows shown are still those of the view before. */
  pending: boolean
  /** `null` until the first rows are searched, filtered and sorted. */
  selected: Selection<Row> | null
  preparation: Preparation<Row>
  groups: readonly ColumnGroup[]
  rowId: (row: Row) => string
  rowTo?: ((row: Row) => string | null) | undefined
  selection?: RowSelection | undefined
  now: number
}

/** The one hook behind every table. */
export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { area, columns, rows, rowId, rowTo, selection } = options
  const [own, setOwn] = useState(() => initialView(columns))
  const view = options.view ?? own
  const texts = textsFor(useFormat())
  const now = useArrival(rows)
  const query = useQuery(view)
  const {
    selection: selected,
    pending,
    preparation,
  } = useSelection(
    useMemo(() => ({ columns, texts, rows, now }), [columns, texts, rows, now]),
    query,
  )
  const model = useColumnModel(columns, view.hidden)

  function setView(patch: Partial<ListView>) {
    const stays = Object.keys(patch).every((key) => key === 'page' || key === 'hidden')
    const next = { ...view, ...(stays ? {} : { page: 1 }), ...patch }
    if (options.view === undefined) setOwn(next)
    options.onViewChange?.(next)
  }

  return {
    area,
    columns,
    model,
    view,
    setView,
    counts: count(selected, view),
    pending,
    selected,
    preparation,
    groups: groupsOf(columns, view.hidden, (hidden) => setView({ hidden })),
    rowId,
    rowTo,
    selection,
    now,
  }
}

function count<Row>(selected: Selection<Row> | null, view: ListView): Counts {
  const total = selected?.rows.length ?? 0
  const matched = selected?.order?.length ?? total
  const size = view.pageSize === 'all' ? Math.max(matched, 1) : view.pageSize
  const pages = Math.max(1, Math.ceil(matched / size))
  const page = Math.min(Math.max(1, view.page), pages)
  return {
    total,
    matched,
    from: matched === 0 ? 0 : (page - 1) * size + 1,
    to: Math.min(page * size, matched),
    page,
    pages,
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
function useQuery({ search, sort, filters }: ListView) {
  const key = JSON.stringify([search, sort, filters])
  const [query, setQuery] = useState({ key, search, sort, filters })
  if (query.key !== key) setQuery({ key, search, sort, filters })
  return query
}

const known = new WeakMap<Format, ValueTexts>()

function textsFor(format: Format): ValueTexts {
  const ready = known.get(format)
  if (ready) return ready
  const texts = {
    date: format.date,
    dateTime: format.dateTime,
    number: (value: number) => format.number(value),
    gigabytes: format.gigabytes,
  }
  known.set(format, texts)
  return texts
}
