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
  /** Pixels, where the column says nothing. */
  width: number
  /** The key of its unit in the catalogue, shown in the header. */
  unit?: 'gigabytes' | 'percent'
  /** Digits stand under digits, though the text is aligned at the start. */
  tabular?: boolean
}

export const kinds: Record<Kind, KindLook> = {
  text: { Cell: TextCell, align: 'start', width: 160 },
  link: { Cell: TextCell, align: 'start', width: 200 },
  version: { Cell: TextCell, align: 'start', width: 120, tabular: true },
  list: { Cell: ListCell, align: 'start', width: 200 },
  number: { Cell: TextCell, align: 'end', width: 96 },
  gigabytes: { Cell: TextCell, align: 'end', width: 120, unit: 'gigabytes' },
  bytes: { Cell: TextCell, align: 'end', width: 112 },
  percent: { Cell: TextCell, align: 'end', width: 104, unit: 'percent' },
  fill: { Cell: LazyRichCell, align: 'start', width: 160 },
  compliance: { Cell: LazyRichCell, align: 'start', width: 184 },
  dateTime: { Cell: TextCell, align: 'start', width: 152, tabular: true },
  date: { Cell: TextCell, align: 'start', width: 112, tabular: true },
  boolean: { Cell: BooleanCell, align: 'start', width: 120 },
  code: { Cell: LazyRichCell, align: 'start', width: 200 },
  badge: { Cell: LazyRichCell, align: 'start', width: 152 },
  severity: { Cell: LazyRichCell, align: 'start', width: 128 },
  semaphore: { Cell: LazyRichCell, align: 'start', width: 120 },
}

export function widthOf<Row>({ kind, width }: Column<Row>): number {
  return width ?? kinds[kind].width
}

export function isRich<Row>({ kind }: Column<Row>): boolean {
  return kinds[kind].Cell === LazyRichCell
}
