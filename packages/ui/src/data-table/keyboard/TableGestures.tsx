import { FullValue } from '../body/FullValue.tsx'
import { useColumnPointer } from '../columns/useColumnPointer.ts'
import type { DataTableModel } from '../useDataTable.tsx'

interface TableGesturesProps<Row> {
  table: DataTableModel<Row>
  scroller: HTMLElement | null
}

/** Pointer gestures and the full-value panel, lazy-loaded after the table. */
export function TableGestures<Row>({ table, scroller }: TableGesturesProps<Row>) {
  useColumnPointer(table, scroller)
  return <FullValue table={table} scroller={scroller} />
}
