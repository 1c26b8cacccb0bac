/** A malformed row may break the function that names it: it has no id then. */
export function idOf<Row>({ rowId }: { rowId: (row: Row) => string }, row: Row): string {
  try {
    return rowId(row)
  } catch {
    return ''
  }
}
