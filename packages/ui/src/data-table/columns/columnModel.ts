import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Table,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListView } from '../../lib/listView.ts'
import { ownValue } from '../../lib/records.ts'
import { firstColumnMinWidth, fitWidths, type ContentWidths } from '../content/contentWidths.ts'
import { completeOrder } from './arrange.ts'
import type { Column } from './column.ts'
import { minWidthOf, widthOf } from './kinds.tsx'

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})
type Features = typeof features
// Rows are in the row engine, because the library's row models take seconds for 100,000 rows (decision 2).
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
  card?: 'identity' | 'name' | 'status' | 'fact' | 'secondFact' | 'wide'
}

/** Header cell of a group, or a blank one over ungrouped columns. */
interface GroupCell {
  key: string
  group: string | null
  span: number
  /** Width in pixels of the pinned columns that its label must stay clear of. */
  pinnedWidth: number
}

export interface ColumnModel<Row> {
  /** All columns in order, including hidden ones. */
  orderedColumns: readonly Column<Row>[]
  /** Ids of the columns without a value in any row, and of those hidden because of it. */
  empty: readonly string[]
  emptyHidden: readonly string[]
  visible: readonly ShownColumn<Row>[]
  /** Empty if no shown column has a group. */
  groupCells: readonly GroupCell[]
  width: number
  /** Right edge of the pinned columns in pixels. */
  pinnedWidth: number
  /** Available width of the data columns in pixels; 0 until measured. */
  availableWidth: number
}

interface Content {
  /** `null` without rows. */
  widths: ContentWidths | null
  /** Ids of the columns without a value. */
  empty: readonly string[]
  /** Available width of the data columns in pixels; 0 until measured. */
  width: number
}

export function useColumnModel<Row>(
  columns: readonly Column<Row>[],
  { hidden, order, pinned, widths, showEmpty }: ListView,
  lead: number,
  content: Content,
): ColumnModel<Row> {
  const { empty, width } = content
  const emptyHidden = useMemo(
    () => (showEmpty ? none : empty.filter((id) => !hidden.includes(id))),
    [showEmpty, empty, hidden],
  )
  const definitions = useMemo(() => define(columns), [columns])
  // Memoized, because new options create a new table, which would re-render every row.
  const options = useMemo(() => {
    const columnOrder = completeOrder(
      columns.map(({ id }) => id),
      order,
    )
    const hiddenIds = [...hidden, ...emptyHidden]
    const first = columnOrder.find((id) => !hiddenIds.includes(id))
    const visible = columns.filter(({ id }) => !hiddenIds.includes(id))
    const state = {
      columnOrder,
      columnPinning: {
        start: columnOrder.filter((id, index) => index === 0 || id === first || pinned.includes(id)),
        end: [],
      },
      columnVisibility: Object.fromEntries(hiddenIds.map((id) => [id, false])),
      columnSizing: sizesOf(visible, widths, content.widths, width),
    }
    return { features, columns: definitions, data: noRows, state }
  }, [columns, definitions, order, pinned, hidden, emptyHidden, widths, content.widths, width])
  const table = useTable(options)

  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    const pinnedWidth = lead + table.getStartTotalSize()
    return {
      orderedColumns: [...table.getStartLeafColumns(), ...table.getCenterLeafColumns()].flatMap(
        ({ id }) => byId.get(id) ?? [],
      ),
      empty,
      emptyHidden,
      visible: [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()].flatMap(
        (leaf) => {
          const column = byId.get(leaf.id)
          if (!column) return []
          const decimals = content.widths?.get(leaf.id)?.decimals ?? 0
          const shown = { column, width: leaf.getSize(), decimals }
          return leaf.getIsPinned() ? { ...shown, left: lead + leaf.getStart('start') } : shown
        },
      ),
      groupCells: groupCells(table, lead, pinnedWidth),
      width: table.getTotalSize(),
      pinnedWidth,
      availableWidth: width,
    }
  }, [columns, empty, emptyHidden, table, content.widths, width, lead])
}

const none: readonly string[] = []

/** Widths set by the user are fixed. Other columns fit their content and share the remaining space. */
function sizesOf<Row>(
  columns: readonly Column<Row>[],
  customWidths: ListView['widths'],
  content: ContentWidths | null,
  availableWidth: number,
): Record<string, number> {
  const widths = columns.map((column, index) => {
    const custom = ownValue(customWidths, column.id)
    if (custom !== undefined)
      return { natural: custom, full: custom, most: custom, typical: custom, minWidth: custom }
    const width = widthOf(column)
    const minWidth =
      index === 0 ? Math.max(minWidthOf(column), Math.min(width, firstColumnMinWidth)) : minWidthOf(column)
    return content?.get(column.id) ?? { natural: width, full: width, most: width, typical: width, minWidth }
  })
  const fitted = availableWidth > 0 ? fitWidths(widths, availableWidth) : widths.map(({ natural }) => natural)
  return Object.fromEntries(
    columns.map(({ id }, index) => [id, ownValue(customWidths, id) ?? fitted[index] ?? widthLimits.min]),
  )
}

function groupCells(table: Table<Features, NoRow>, lead: number, pinnedWidth: number): GroupCell[] {
  const [top, ...rest] = table.getHeaderGroups()
  return (rest.length > 0 ? (top?.headers ?? []) : []).map((header) => {
    const first = header.getLeafHeaders().at(0)?.column
    return {
      key: header.id,
      group: header.isPlaceholder ? null : header.column.id.slice(groupPrefix.length),
      span: header.colSpan,
      pinnedWidth: first?.getIsPinned() ? lead + first.getStart('start') : pinnedWidth,
    }
  })
}

/** Keeps the ids of groups apart from those of columns. */
const groupPrefix = 'group '

function define<Row>(columns: readonly Column<Row>[]): ColumnDef<Features, NoRow>[] {
  const groups = [...new Set(columns.map(({ group }) => group))]
  return groups.flatMap((group): ColumnDef<Features, NoRow>[] => {
    const leaves = columns
      .filter((column) => column.group === group)
      .map(({ id }) => helper.display({ id, minSize: widthLimits.min, maxSize: widthLimits.max }))
    return group === undefined ? leaves : [helper.group({ id: groupPrefix + group, columns: leaves })]
  })
}
