import type { ReactNode } from 'react'
import { BooleanCell } from './cells/BooleanCell.tsx'
import { DateCell, DateTimeCell } from './cells/DateCell.tsx'
import { ListCell } from './cells/ListCell.tsx'
import { GigabytesCell, NumberCell } from './cells/NumberCell.tsx'
import { TextCell } from './cells/TextCell.tsx'
import type { Column, Kind } from './column.ts'
import type { Key } from './engine/read.ts'

export interface CellProps {
  value: Key
  /** What is searched, folded; '' where nothing is. */
  needle: string
}

interface KindLook {
  Cell: (props: CellProps) => ReactNode
  align: 'start' | 'end'
  /** Pixels, where the column says nothing. */
  width: number
  /** The key of its unit in the catalogue, shown in the header. */
  unit?: 'gigabytes'
}

export const kinds: Record<Kind, KindLook> = {
  text: { Cell: TextCell, align: 'start', width: 160 },
  link: { Cell: TextCell, align: 'start', width: 200 },
  version: { Cell: TextCell, align: 'start', width: 120 },
  list: { Cell: ListCell, align: 'start', width: 200 },
  number: { Cell: NumberCell, align: 'end', width: 96 },
  gigabytes: { Cell: GigabytesCell, align: 'end', width: 120, unit: 'gigabytes' },
  dateTime: { Cell: DateTimeCell, align: 'start', width: 152 },
  date: { Cell: DateCell, align: 'start', width: 112 },
  boolean: { Cell: BooleanCell, align: 'start', width: 120 },
}

export function widthOf<Row>({ kind, width }: Column<Row>): number {
  return width ?? kinds[kind].width
}
