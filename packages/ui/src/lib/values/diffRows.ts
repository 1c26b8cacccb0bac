/** A row as it is compared: its name, which is unique in its list, and what each of its columns says. */
export interface ComparedRow<Row, Value> {
  id: string
  row: Row
  values: readonly Value[]
}

export interface RowDiff<Row, Value> {
  added: readonly ComparedRow<Row, Value>[]
  removed: readonly ComparedRow<Row, Value>[]
  changed: readonly ChangedRow<Row, Value>[]
}

export interface ChangedRow<Row, Value> {
  id: string
  row: Row
  /** `at`: which of its values. */
  fields: readonly { at: number; from: Value; to: Value }[]
}

/** What leads from one list to another: apply(diff(a, b), a) says the same as b. */
export function diffRows<Row, Value extends string | number | null>(
  before: readonly ComparedRow<Row, Value>[],
  after: readonly ComparedRow<Row, Value>[],
): RowDiff<Row, Value> {
  const earlier = new Map(before.map((row) => [row.id, row]))
  const later = new Set(after.map(({ id }) => id))
  return {
    added: after.filter(({ id }) => !earlier.has(id)),
    removed: before.filter(({ id }) => !later.has(id)),
    changed: after.flatMap(({ id, row, values }) => {
      const known = earlier.get(id)
      const fields = values.flatMap((to, at) => {
        const from = known?.values[at]
        return from === undefined || from === to ? [] : [{ at, from, to }]
      })
      return fields.length === 0 ? [] : [{ id, row, fields }]
    }),
  }
}

/** Rows of the same name stand as often as they do: the second of a name is compared with the second. */
export function named<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
): readonly (readonly [string, Row])[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const id = idOf(row)
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    return [`${id} ${count}`, row]
  })
}
