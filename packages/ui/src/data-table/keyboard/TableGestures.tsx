import { FullValue } from '../body/FullValue.tsx'
import { useColumnPointer } from '../columns/useColumnPointer.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { useReveal, type Reveal, type RevealOptions } from './useReveal.ts'
import { useRowShortcuts } from './useRowShortcuts.ts'

interface TableGesturesProps<Row> extends RevealOptions {
  table: DataTableModel<Row>
  reveal: Reveal | null
  onDisabled: (reason: string) => void
}

/** Pointer gestures, row shortcuts, the full-value panel and revealed rows, lazy-loaded after the table. */
export function TableGestures<Row>({
  table,
  scroller,
  reveal,
  onDisabled,
  ...revealOptions
}: TableGesturesProps<Row>) {
  useReveal(table, reveal, { scroller, ...revealOptions })
  useRowShortcuts(table, scroller, onDisabled)
  useColumnPointer(table, scroller)
  return <FullValue table={table} scroller={scroller} />
}
