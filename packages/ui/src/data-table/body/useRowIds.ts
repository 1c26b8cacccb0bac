import { useMemo } from 'react'
import { idOf } from './idOf.ts'

/**
 * Returns row ids made unique: the API may send rows with the same identity, and each is selected and
 * expanded separately.
 * `enabled` is false if rows have no controls, so that long lists are not scanned.
 */
export function useRowIds<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  enabled: boolean,
): (row: Row) => string {
  const duplicates = useMemo(
    () => duplicatesOf(enabled && rows ? rows : [], rowId),
    // oxlint-disable-next-line react/exhaustive-deps -- an inline `rowId` is a new function each render, with the same ids
    [rows, enabled],
  )
  return useMemo(() => (row) => uniqueId(idOf({ rowId }, row), duplicates.get(row)), [rowId, duplicates])
}

/** Maps each row that repeats an id to the number of earlier rows with it. */
function duplicatesOf<Row>(rows: readonly Row[], rowId: (row: Row) => string): ReadonlyMap<Row, number> {
  const seen = new Map<string, number>()
  const duplicates = new Map<Row, number>()
  for (const row of rows) {
    const id = idOf({ rowId }, row)
    const count = seen.get(id) ?? 0
    if (count > 0) duplicates.set(row, count)
    seen.set(id, count + 1)
  }
  return duplicates
}

function uniqueId(id: string, duplicateNumber = 0): string {
  return duplicateNumber === 0 ? id : JSON.stringify([id, duplicateNumber])
}
