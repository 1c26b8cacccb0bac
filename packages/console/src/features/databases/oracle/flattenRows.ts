interface DatabaseNames {
  hostname: string
  databasename: string
}

/** Flattens each row: the part together with the names of its host and database. */
export function flattenRows<Row extends DatabaseNames, Part extends object>(
  body: readonly Row[],
  select: (row: Row) => Part,
): readonly (Part & DatabaseNames)[] {
  return body.map((row) => ({ ...select(row), hostname: row.hostname, databasename: row.databasename }))
}
