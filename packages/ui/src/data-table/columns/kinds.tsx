import type { ReactNode } from 'react'
import { BooleanCell, type CellProps, ListCell, TextCell } from '../cells/cells.tsx'
import { LazyRichCell } from '../cells/LazyRichCell.tsx'
import type { Column, Kind } from './column.ts'

interface KindLook {
  Cell: (props: CellProps) => ReactNode
  align: 'start' | 'end'
  /** Default maximum width in pixels. */
  width: number
  /** Minimum width in pixels. Without it the column is never narrower than its content. */
  minWidth?: number
  /** The content has no intrinsic width, such as a bar. */
  fixed?: true
  /** Catalogue key of the unit in the header, which the cells do not repeat. */
  unit?: 'gigabytes' | 'percent'
  /** Unit in the header of cells that have it as well, to tell "Used %" from "Used GiB". */
  headerUnit?: 'percent'
  /** Tabular figures in start-aligned text. */
  tabular?: boolean
}

export const kinds: Record<Kind, KindLook> = {
  text: { Cell: TextCell, align: 'start', width: 280, minWidth: 88 },
  link: { Cell: TextCell, align: 'start', width: 280, minWidth: 128 },
  // Tabular figures would widen the hyphens of versions.
  version: { Cell: TextCell, align: 'start', width: 160, minWidth: 96 },
  list: { Cell: ListCell, align: 'start', width: 240, minWidth: 112 },
  week: { Cell: LazyRichCell, align: 'start', width: 128, fixed: true },
  number: { Cell: TextCell, align: 'end', width: 96 },
  gigabytes: { Cell: TextCell, align: 'end', width: 120, unit: 'gigabytes' },
  bytes: { Cell: TextCell, align: 'end', width: 112 },
  percent: { Cell: TextCell, align: 'end', width: 104, unit: 'percent' },
  fill: { Cell: LazyRichCell, align: 'start', width: 144, fixed: true, headerUnit: 'percent' },
  compliance: { Cell: LazyRichCell, align: 'start', width: 144, fixed: true },
  dateTime: { Cell: TextCell, align: 'start', width: 152, tabular: true },
  date: { Cell: TextCell, align: 'start', width: 112, tabular: true },
  boolean: { Cell: BooleanCell, align: 'start', width: 120 },
  code: { Cell: LazyRichCell, align: 'start', width: 240, minWidth: 112 },
  badge: { Cell: LazyRichCell, align: 'start', width: 152 },
  status: { Cell: LazyRichCell, align: 'start', width: 152 },
  severity: { Cell: LazyRichCell, align: 'start', width: 128 },
  semaphore: { Cell: LazyRichCell, align: 'start', width: 120 },
}

/** Maximum width in pixels, or the width of a table without rows. */
export function widthOf<Row>({ kind, width }: Column<Row>): number {
  return width ?? kinds[kind].width
}

/** Minimum width in pixels before the rows are known. */
export function minWidthOf<Row>(column: Column<Row>): number {
  const width = widthOf(column)
  return Math.min(width, kinds[column.kind].minWidth ?? width)
}

export function isRich<Row>({ kind }: Column<Row>): boolean {
  return kinds[kind].Cell === LazyRichCell
}
