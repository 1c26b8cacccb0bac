import { useMemo } from 'react'
import type { DataTableModel } from '../useDataTable.tsx'
import { idOf } from './idOf.ts'
import { rowAt } from './rowAt.ts'

/** Row index of the expanded row on the page, or -1. */
export function useExpandedIndex<Row>(table: DataTableModel<Row>, count: number): number {
  const { detail, result, offset } = table
  const expandedId = detail?.open ?? null
  return useMemo(() => {
    if (expandedId === null) return -1
    for (let index = 0; index < count; index += 1) {
      const row = rowAt(table, index)
      if (row !== undefined && idOf(table, row) === expandedId) return index
    }
    return -1
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
  }, [expandedId, result?.rows, result?.order, offset, count])
}
