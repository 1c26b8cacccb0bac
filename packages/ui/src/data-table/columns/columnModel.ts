import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  type Table,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListView } from '../../lib/listView.ts'
import { ownValue } from '../../lib/records.ts'
import type { Column, Kind } from './column.ts'
import { type ContentWidths, fitWidths } from './contentWidths.ts'
import { widthOf } from './kinds.tsx'

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
  widths: ContentWidths
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
          const decimals = content.widths.get(leaf.id)?.decimals ?? 0
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
  content: ContentWidths,
  availableWidth: number,
): Record<string, number> {
  const widths = columns.map((column) => {
    const custom = ownValue(customWidths, column.id)
    if (custom !== undefined)
      return { natural: custom, full: custom, most: custom, typical: custom, minWidth: custom }
    const width = widthOf(column)
    return (
      content.get(column.id) ?? { natural: width, full: width, most: width, typical: width, minWidth: width }
    )
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

/**
 * Completes a custom order. The first column, which names the rows, stays first, and a column missing from the
 * order follows its default predecessor.
 */
export function completeOrder([first, ...others]: readonly string[], order: readonly string[]): string[] {
  if (first === undefined) return []
  const ids = [...new Set(order)].filter((id) => others.includes(id))
  for (const [index, id] of others.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(others[index - 1] ?? '') + 1, 0, id)
  }
  return [first, ...ids]
}

/**
 * Moves a column to the position of the target and pins or unpins it to match. Returns `null` if nothing
 * changes or the column is the first. `arranged` is the current order of all columns.
 */
export function moveColumn(
  arranged: readonly { id: string }[],
  pinned: readonly string[],
  id: string,
  target: string,
): Pick<ListView, 'order' | 'pinned'> | null {
  const ids = arranged.map((column) => column.id)
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)]
  if (from < 1 || to < 0 || from === to) return null
  const index = Math.max(1, to)
  const rest = ids.filter((other) => other !== id)
  const unpinned = pinned.filter((other) => other !== id)
  return {
    order: rest.toSpliced(index, 0, id).slice(1),
    pinned: to === 0 ? pinned : pinned.includes(target) ? [...unpinned, id] : unpinned,
  }
}

export function withOrWithout(ids: readonly string[], id: string, isIn: boolean) {
  const others = ids.filter((other) => other !== id)
  return isIn ? [...others, id] : others
}

/** Columns that toggle together. */
export interface ColumnGroup {
  id: string
  ids: readonly string[]
  visibility: 'all' | 'some' | 'none'
}

export function groupsOf<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
): readonly ColumnGroup[] {
  const names = new Set(columns.flatMap(({ group }) => group ?? []))
  return [...names].map((id) => {
    const ids = columns.flatMap((column) => (column.group === id ? [column.id] : []))
    const hiddenCount = countHidden(ids, hidden)
    const visibility = hiddenCount === 0 ? 'all' : hiddenCount === ids.length ? 'none' : 'some'
    return { id, ids, visibility }
  })
}

const countHidden = (ids: readonly string[], hidden: readonly string[]) =>
  ids.filter((column) => hidden.includes(column)).length

/** Shows all columns of the group, or hides all if all are shown. */
export function toggled(hidden: readonly string[], { ids }: ColumnGroup): readonly string[] {
  const others = hidden.filter((column) => !ids.includes(column))
  return countHidden(ids, hidden) === 0 ? [...others, ...ids] : others
}

const statusKinds: ReadonlySet<Kind> = new Set([
  'badge',
  'status',
  'severity',
  'semaphore',
  'compliance',
  'fill',
])
const facts = ['fact', 'secondFact'] as const
const wide = ['wide'] as const

/** Columns of a row rendered as a card: identity, name, status and two facts or a wide one, by their `card` or in table order. */
export function cardModel<Row>(model: ColumnModel<Row>): ColumnModel<Row> {
  const [identity, ...others] = model.visible
  const name = others.find(({ column }) => column.card === 'name')
  const status =
    others.find(({ column }) => column.card === 'status') ??
    others.find(({ column }) => column.card === undefined && statusKinds.has(column.kind))
  const plain = others
    .filter((one) => one !== status && one !== name)
    .toSorted((a, b) => Number(b.column.card !== undefined) - Number(a.column.card !== undefined))
  const visible: ShownColumn<Row>[] = [
    ...(identity ? [{ ...identity, card: 'identity' as const }] : []),
    ...(name ? [{ ...name, card: 'name' as const }] : []),
    ...(status ? [{ ...status, card: 'status' as const }] : []),
    ...(plain[0]?.column.card === 'wide' ? wide : facts).flatMap((card, index) => {
      const one = plain[index]
      return one ? [{ ...one, card }] : []
    }),
  ]
  return { ...model, visible, groupCells: [], width: 0, pinnedWidth: 0 }
}

/**
 * Makes pinned columns sticky, with a hairline at the last one while the others scroll under it. Phones pin
 * only the first.
 */
export function pinnedClass<Row>(shown: readonly ShownColumn<Row>[], index: number): string | false {
  if (shown[index]?.left === undefined) return false
  const last = shown[index + 1]?.left === undefined
  if (index === 0) return `sticky z-10 ${last ? hairline : phoneHairline}`
  return `md:sticky md:z-10 ${last ? wideHairline : ''}`
}

/** Keeps the row menu in view, with a hairline if columns scroll under it. */
export const menuPinnedClass =
  'sticky right-0 z-10 group-data-[wide]/scroller:border-l group-data-[wide]/scroller:border-l-line-strong'

// Borders, because forced colors drop shadows.
const hairline =
  'group-data-[scrolled-x]/scroller:border-r group-data-[scrolled-x]/scroller:border-r-line-strong'
const phoneHairline =
  'max-md:group-data-[scrolled-x]/scroller:border-r max-md:group-data-[scrolled-x]/scroller:border-r-line-strong'
const wideHairline =
  'md:group-data-[scrolled-x]/scroller:border-r md:group-data-[scrolled-x]/scroller:border-r-line-strong'

/** Width in pixels of the checkbox, expand button and row menu columns. */
export const leadWidth = 40
export const tailWidth = 64

/** Width in pixels after the last data column: the row menu, or a gap that aligns the column with the toolbar. */
export function endWidth(trailing: number): number {
  return trailing > 0 ? tailWidth : 4
}
