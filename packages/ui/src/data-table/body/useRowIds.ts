import { useMemo } from 'react'
import { idOf } from './idOf.ts'

/**
 * Ids that are unique in the list: the API may send several rows of one identity, and each is selected and opened on its
 * own. `enabled`: rows have controls. Without them nothing reads the ids, and long lists are not scanned.
 */
export function useRowIds<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  enabled: boolean,
): (row: Row) => string {
  const repeats = useMemo(
    () => repeatsOf(enabled && rows ? rows : [], rowId),
    // oxlint-disable-next-line react/exhaustive-deps -- an inline `rowId` is a new function each render, with the same ids
    [rows, enabled],
  )
  return useMemo(() => (row) => uniqueId(idOf({ rowId }, row), repeats.get(row)), [rowId, repeats])
}

/** The rows whose id an earlier row has, with the number of earlier rows. */
function repeatsOf<Row>(rows: readonly Row[], rowId: (row: Row) => string): ReadonlyMap<Row, number> {
  const seen = new Map<string, number>()
  const repeats = new Map<Row, number>()
  for (const row of rows) {
    const id = idOf({ rowId }, row)
    const count = seen.get(id) ?? 0
    if (count > 0) repeats.set(row, count)
    seen.set(id, count + 1)
  }
  return repeats
}

function uniqueId(id: string, repeat = 0): string {
  return repeat === 0 ? id : JSON.stringify([id, repeat])
}
