import type { Tone } from '../../components/badge/tones.tsx'
import type { Column, Mark } from '../columns/column.ts'
import { readKey } from '../engine/read.ts'
import type { QueryResult } from '../engine/useRowQuery.ts'
import type { DataTableModel } from '../useDataTable.tsx'

/** Returns the row at an index of the current page. */
export function rowAt<Row>({ result, offset }: DataTableModel<Row>, index: number): Row | undefined {
  const position = offset + index
  if (!result) return undefined
  return result.rows[result.order ? (result.order[position] ?? -1) : position]
}

/** Returns the rows of all pages in display order. */
export function orderedRows<Row>({ rows, order }: QueryResult<Row>): readonly Row[] {
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

export function markOf<Row>(column: Column<Row>, row: Row, now: number): Mark | null {
  try {
    return column.mark?.(row, now) ?? null
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
