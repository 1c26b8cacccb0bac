import { useMemo } from 'react'
import type { DataTableModel } from '../useDataTable.tsx'
import { idOf } from './idOf.ts'
import { placedRow } from './placedRow.ts'

/** Row index of the expanded row on the page, or -1. */
export function useOpenPlace<Row>(table: DataTableModel<Row>, count: number): number {
  const { detail, selected, offset } = table
  const open = detail?.open ?? null
  return useMemo(() => {
    if (open === null) return -1
    for (let place = 0; place < count; place += 1) {
      const row = placedRow(table, place)
      if (row !== undefined && idOf(table, row) === open) return place
    }
    return -1
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
  }, [open, selected?.rows, selected?.order, offset, count])
}
