/** A list of the API, compared in tests without code of the console. */
export interface RawList {
  /** Path of its page. */
  page: string
  path: string
  /** Field with the array; absent if the response is the array. */
  field?: string
  /** Field with the nested part, next to the names of host and database. */
  part?: string
  /** Fields that identify a row. */
  key: readonly string[]
  /** Displayed fields that are not measurements. */
  configuration: readonly (string | ((row: RawRow) => unknown))[]
}

export type RawRow = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is RawRow => typeof value === 'object' && value !== null
export const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** Sorted names. */
export function sortedNames(values: readonly unknown[]): readonly string[] {
  return values.map((item) => String(isRecord(item) ? item['name'] : item)).toSorted()
}

/** Flattened rows of a response. */
export function rawRows({ field, part }: RawList, body: unknown): readonly RawRow[] {
  const rows = field !== undefined && isRecord(body) ? body[field] : body
  return arrayOf(rows)
    .filter(isRecord)
    .map((row) => {
      const nested = part === undefined ? null : row[part]
      return isRecord(nested) ? { ...nested, ...row } : row
    })
}

export function valueAt(row: RawRow, field: string): unknown {
  return field.split('.').reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), row)
}

export function rawKey({ key }: RawList, row: RawRow): string {
  return JSON.stringify(key.map((field) => valueAt(row, field) ?? ''))
}

/** Counts added, removed and reconfigured rows. */
export function countDifferences(list: RawList, before: readonly RawRow[], after: readonly RawRow[]) {
  const configurationText = (row: RawRow) =>
    JSON.stringify(
      list.configuration.map((field) => (typeof field === 'string' ? valueAt(row, field) : field(row)) ?? ''),
    )
  const differences = { added: 0, removed: 0, changed: 0 }
  const keys = new Set([...before, ...after].map((row) => rawKey(list, row)))
  const groupByKey = (rows: readonly RawRow[]) => {
    const valuesByKey = new Map<string, string[]>()
    for (const row of rows) {
      const key = rawKey(list, row)
      valuesByKey.set(key, [...(valuesByKey.get(key) ?? []), configurationText(row)])
    }
    return valuesByKey
  }
  const [valuesBefore, valuesAfter] = [groupByKey(before), groupByKey(after)]
  for (const key of keys) {
    const unmatchedBefore = [...(valuesBefore.get(key) ?? [])]
    const valuesLater = valuesAfter.get(key) ?? []
    const paired = Math.min(unmatchedBefore.length, valuesLater.length)
    let unchanged = 0
    differences.added += valuesLater.length - paired
    differences.removed += unmatchedBefore.length - paired
    for (const text of valuesLater) {
      const index = unmatchedBefore.indexOf(text)
      if (index === -1) continue
      unmatchedBefore.splice(index, 1)
      unchanged += 1
    }
    differences.changed += paired - unchanged
  }
  return differences
}
