import type { Tone } from '../../components/badge/tones.tsx'
import type { Column, Mark } from '../columns/column.ts'
import type { DataTableModel } from '../useDataTable.tsx'

/** The row at a place of the page that is shown, counted from 0. */
export function placedRow<Row>({ selected, offset }: DataTableModel<Row>, place: number): Row | undefined {
  const position = offset + place
  if (!selected) return undefined
  return selected.rows[selected.order ? (selected.order[position] ?? -1) : position]
}

export function toOf<Row>({ rowTo }: DataTableModel<Row>, row: Row): string | null {
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
    return column.struck?.(row) ?? false
  } catch {
    return false
  }
}

export function linkOf<Row>(column: Column<Row>, row: Row): string | null {
  try {
    return column.kind === 'link' ? column.to(row) : null
  } catch {
    return null
  }
}
