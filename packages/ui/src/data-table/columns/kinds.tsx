import type { ReactNode } from 'react'
import { BooleanCell } from '../cells/BooleanCell.tsx'
import type { CellProps } from '../cells/cellProps.ts'
import { LazyRichCell } from '../cells/LazyRichCell.tsx'
import { ListCell } from '../cells/ListCell.tsx'
import { TextCell } from '../cells/TextCell.tsx'
import type { Column, Kind } from './column.ts'

interface KindLook {
  Cell: (props: CellProps) => ReactNode
  align: 'start' | 'end'
  /** Pixels at most, where the column says nothing. */
  width: number
  /** Pixels down to which it narrows where there is no room; absent: its content always shows. */
  least?: number
  /** Its content has no width of its own, such as a bar. */
  fixed?: true
  /** The key of its unit in the catalogue, shown in the header. */
  unit?: 'gigabytes' | 'percent'
  /** Digits stand under digits, though the text is aligned at the start. */
  tabular?: boolean
}

export const kinds: Record<Kind, KindLook> = {
  text: { Cell: TextCell, align: 'start', width: 280, least: 88 },
  link: { Cell: TextCell, align: 'start', width: 280, least: 128 },
  version: { Cell: TextCell, align: 'start', width: 160, least: 96, tabular: true },
  list: { Cell: ListCell, align: 'start', width: 240, least: 112 },
  number: { Cell: TextCell, align: 'end', width: 96 },
  gigabytes: { Cell: TextCell, align: 'end', width: 120, unit: 'gigabytes' },
  bytes: { Cell: TextCell, align: 'end', width: 112 },
  percent: { Cell: TextCell, align: 'end', width: 104, unit: 'percent' },
  fill: { Cell: LazyRichCell, align: 'start', width: 144, fixed: true },
  compliance: { Cell: LazyRichCell, align: 'start', width: 168, fixed: true },
  dateTime: { Cell: TextCell, align: 'start', width: 152, tabular: true },
  date: { Cell: TextCell, align: 'start', width: 112, tabular: true },
  boolean: { Cell: BooleanCell, align: 'start', width: 120 },
  code: { Cell: LazyRichCell, align: 'start', width: 240, least: 112 },
  badge: { Cell: LazyRichCell, align: 'start', width: 152 },
  severity: { Cell: LazyRichCell, align: 'start', width: 128 },
  semaphore: { Cell: LazyRichCell, align: 'start', width: 120 },
}

/** Pixels at most; of a table without rows its width. */
export function widthOf<Row>({ kind, width }: Column<Row>): number {
  return width ?? kinds[kind].width
}

/** Pixels down to which a column narrows before its rows are known. */
export function leastOf<Row>(column: Column<Row>): number {
  const width = widthOf(column)
  return Math.min(width, kinds[column.kind].least ?? width)
}

export function isRich<Row>({ kind }: Column<Row>): boolean {
  return kinds[kind].Cell === LazyRichCell
}
