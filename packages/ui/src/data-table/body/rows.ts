import type { Tone } from '../../components/badge/Badge.tsx'
import type { Icon } from '../../lib/icon.ts'
import { readMarked } from '../../lib/unreadValues.ts'
import type { Column, Mark } from '../columns/column.ts'
import { readKey } from '../engine/keys.ts'
import type { RowQueryResult } from '../engine/selectRows.ts'
import type { DataTableModel } from '../useDataTable.tsx'

/** Entry in the menu of a row. */
export interface RowAction {
  /** Unique in its menu. */
  id: string
  label: string
  icon?: Icon
  onSelect: () => void
  /** Offered in the side peek of a row without a page. */
  inPeek?: boolean
  /** Shown as a button beside the menu instead of in it. At most one per row. */
  isButton?: boolean
  /** Letter key that runs the action for the focused row. */
  shortcut?: string
  /** Reason shown while the action is disabled. */
  disabled?: string | undefined
  /** `danger` marks a destructive action. */
  tone?: 'danger'
}

/** Returns the row at an index of the current page. */
export function rowAt<Row>({ result, offset }: DataTableModel<Row>, index: number): Row | undefined {
  const position = offset + index
  if (!result) return undefined
  return result.rows[result.order ? (result.order[position] ?? -1) : position]
}

/** Returns the rows of all pages in display order. */
export function orderedRows<Row>({ rows, order }: RowQueryResult<Row>): readonly Row[] {
  return order ? [...order].flatMap((index) => rows[index] ?? []) : rows
}

/** True if the first column is `grouped` and the row before on the page has the same value in it. */
export function continuesGroup<Row>(table: DataTableModel<Row>, index: number): boolean {
  const column = table.model.visible[0]?.column
  if (column?.grouped !== true || index === 0) return false
  const [row, previous] = [rowAt(table, index), rowAt(table, index - 1)]
  if (row === undefined || previous === undefined) return false
  return readKey(column, row, table.now) === readKey(column, previous, table.now)
}

export function rowLinkOf<Row>({ rowTo }: DataTableModel<Row>, row: Row): string | null {
  try {
    return rowTo?.(row) ?? null
  } catch {
    return null
  }
}

/** None if it follows from a value that could not be read. */
export function markOf<Row>(column: Column<Row>, row: Row, now: number): Mark | null {
  try {
    const { value, unread } = readMarked(() => column.mark?.(row, now) ?? null)
    return unread ? null : value
  } catch {
    return null
  }
}

export function toneOf<Row>(column: Column<Row>, row: Row): Tone {
  try {
    return column.kind === 'badge' ? column.tone(row) : 'neutral'
  } catch {
    return 'neutral'
  }
}

export function isStruck<Row>(column: Column<Row>, row: Row): boolean {
  try {
    return column.strike?.(row) ?? false
  } catch {
    return false
  }
}

export function isCritical<Row>(column: Column<Row>, row: Row): boolean {
  try {
    return column.critical?.(row) ?? false
  } catch {
    return false
  }
}

export function cellLinkOf<Row>(column: Column<Row>, row: Row): string | null {
  try {
    return column.kind === 'link' ? column.to(row) : null
  } catch {
    return null
  }
}

/** Returns '' if `rowId` throws on a malformed row. */
export function idOf<Row>({ rowId }: { rowId: (row: Row) => string }, row: Row): string {
  try {
    return rowId(row)
  } catch {
    return ''
  }
}

export interface FoundCell<Row> {
  element: HTMLElement
  column: Column<Row>
  row: Row
}

/** The row that an event came from. */
export function rowOf<Row>(table: DataTableModel<Row>, target: Element): Row | undefined {
  const rowIndex = target.closest('[data-row-index]')?.getAttribute('data-row-index')
  return typeof rowIndex === 'string' ? rowAt(table, Number(rowIndex)) : undefined
}

/** The body cell that an event came from. */
export function cellAt<Row>(table: DataTableModel<Row>, target: EventTarget | null): FoundCell<Row> | null {
  const element = target instanceof Element ? target.closest('tbody [data-cell]') : null
  if (!(element instanceof HTMLElement)) return null
  const [rowIndex = -1, columnIndex = -1] = (element.dataset['cell'] ?? '').split(':').map(Number)
  const column = table.model.visible[columnIndex - table.leading]?.column
  const row = rowAt(table, rowIndex)
  return column && row !== undefined ? { element, column, row } : null
}
