import {
  createColumnHelper,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Table,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListView } from '../../lib/listView.ts'
import { ownValue } from '../../lib/values/ownValue.ts'
import { fitWidths, type ContentWidths } from '../content/contentWidths.ts'
import { arrange } from './arrange.ts'
import type { Column } from './column.ts'
import { leastOf, widthOf } from './kinds.tsx'

// TanStack Table builds the header groups of the visible columns. Order, visibility and widths are in the
// view, and rows are in the row engine, because the library's row models take seconds for 100,000 rows
// (docs/decisions, "row engine").
const features = tableFeatures({})
type Features = typeof features
type NoRow = Record<string, never>
const noRows: NoRow[] = []
const helper = createColumnHelper<Features, NoRow>()

/** Column width limits in pixels. The minimum fits a header with its sort icon. */
export const widthLimits = { min: 64, max: 1200 } as const

export interface ShownColumn<Row> {
  column: Column<Row>
  width: number
  /** Sticky offset in pixels; absent if the column scrolls. */
  left?: number
  /** Maximum number of decimals in the column. */
  decimals?: number
  /** Slot in the card layout. */
  card?: 'identity' | 'status' | 'fact' | 'secondFact'
}

/** Header cell of a group, or a blank one over ungrouped columns. */
interface GroupCell {
  key: string
  group: string | null
  span: number
  /** Width in pixels of the pinned columns that its label must stay clear of. */
  clear: number
}

export interface ColumnModel<Row> {
  /** All columns in order, including hidden ones. */
  arranged: readonly Column<Row>[]
  /** Ids of the columns without a value in any row, and of those hidden because of it. */
  empty: readonly string[]
  emptyHidden: readonly string[]
  shown: readonly ShownColumn<Row>[]
  /** Empty if no shown column has a group. */
  groupCells: readonly GroupCell[]
  width: number
  /** Right edge of the pinned columns in pixels. */
  pinnedWidth: number
}

interface Content {
  /** `null` without rows. */
  widths: ContentWidths | null
  /** Ids of the columns without a value. */
  empty: readonly string[]
  /** Available width of the data columns in pixels; 0 until measured. */
  room: number
}

export function useColumnModel<Row>(
  columns: readonly Column<Row>[],
  { hidden, order, pinned, widths, showEmpty }: ListView,
  lead: number,
  content: Content,
): ColumnModel<Row> {
  const arranged = useMemo(() => arrange(columns, { order, pinned }), [columns, order, pinned])
  const { empty, room } = content
  const emptyHidden = useMemo(
    () => (showEmpty ? none : empty.filter((id) => !hidden.includes(id))),
    [showEmpty, empty, hidden],
  )
  const visible = useMemo(
    () => arranged.filter(({ id }) => !hidden.includes(id) && !emptyHidden.includes(id)),
    [arranged, hidden, emptyHidden],
  )
  // Memoized, because new options create a new table, which would re-render every row.
  const options = useMemo(() => ({ features, columns: define(visible), data: noRows }), [visible])
  const table = useTable(options)

  return useMemo(() => {
    const columnWidths = widthsOf(visible, widths, content.widths, room)
    const shown = placed(visible, { pinned, widths: columnWidths, content: content.widths }, lead)
    return {
      arranged,
      empty,
      emptyHidden,
      shown,
      groupCells: groupCells(table, shown),
      width: shown.reduce((sum, column) => sum + column.width, 0),
      pinnedWidth: endOfPinned(shown),
    }
  }, [arranged, empty, emptyHidden, visible, table, widths, content.widths, room, pinned, lead])
}

const none: readonly string[] = []

/** Widths set by the user are fixed. Other columns fit their content and share the remaining space. */
function widthsOf<Row>(
  columns: readonly Column<Row>[],
  given: ListView['widths'],
  content: ContentWidths | null,
  room: number,
): readonly number[] {
  const sized = columns.map((column) => {
    const own = widthIn(given, column.id)
    if (own !== undefined) return { width: own, least: own }
    const width = widthOf(column)
    const { natural, least } = content?.get(column.id) ?? { natural: width, least: leastOf(column) }
    return { width: natural, least }
  })
  return room > 0 ? fitWidths(sized, room) : sized.map(({ width }) => width)
}

/** Sets the sticky offset of each pinned column from the ones before it. */
function placed<Row>(
  columns: readonly Column<Row>[],
  {
    pinned,
    widths,
    content,
  }: { pinned: readonly string[]; widths: readonly number[]; content: ContentWidths | null },
  lead: number,
): readonly ShownColumn<Row>[] {
  let left = lead
  return columns.map((column, at) => {
    const width = widths[at] ?? widthOf(column)
    const decimals = content?.get(column.id)?.decimals ?? 0
    if (at > 0 && !pinned.includes(column.id)) return { column, width, decimals }
    left += width
    return { column, width, decimals, left: left - width }
  })
}

/** Clamped here, because the width may come from the URL or storage. */
function widthIn(widths: ListView['widths'], id: string): number | undefined {
  const width = ownValue(widths, id)
  return width === undefined ? undefined : Math.min(widthLimits.max, Math.max(widthLimits.min, width))
}

function groupCells<Row>(table: Table<Features, NoRow>, shown: readonly ShownColumn<Row>[]): GroupCell[] {
  const byId = new Map(shown.map((column) => [column.column.id, column]))
  const pinnedWidth = endOfPinned(shown)
  const [top, ...rest] = table.getHeaderGroups()
  return (rest.length > 0 ? (top?.headers ?? []) : []).map((header) => {
    const first = byId.get(header.getLeafHeaders().at(0)?.column.id ?? '')
    const group = header.isPlaceholder ? null : (first?.column.group ?? null)
    return { key: header.id, group, span: header.colSpan, clear: first?.left ?? pinnedWidth }
  })
}

function endOfPinned<Row>(shown: readonly ShownColumn<Row>[]): number {
  return shown.reduce((end, { left, width }) => (left === undefined ? end : left + width), 0)
}

type Definition = ColumnDef<Features, NoRow>

function define<Row>(columns: readonly Column<Row>[]): Definition[] {
  const definitions: Definition[] = []
  for (let from = 0; from < columns.length;) {
    const group = columns[from]?.group
    const beyond = columns.findIndex(
      (column, at) => at > from && (group === undefined || column.group !== group),
    )
    const to = beyond === -1 ? columns.length : beyond
    const leaves = columns.slice(from, to).map(({ id }) => helper.display({ id }))
    if (group === undefined) definitions.push(...leaves)
    else definitions.push(helper.group({ id: `group ${group} ${from}`, columns: leaves }))
    from = to
  }
  return definitions
}
