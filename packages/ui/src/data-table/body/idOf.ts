/** Returns '' if `rowId` throws on a malformed row. */
export function idOf<Row>({ rowId }: { rowId: (row: Row) => string }, row: Row): string {
  try {
    return rowId(row)
  } catch {
    return ''
  }
}
