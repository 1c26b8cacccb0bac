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
  const facts = (row: RawRow) =>
    JSON.stringify(
      list.configuration.map((field) => (typeof field === 'string' ? valueAt(row, field) : field(row)) ?? ''),
    )
  const differences = { added: 0, removed: 0, changed: 0 }
  const keys = new Set([...before, ...after].map((row) => rawKey(list, row)))
  const factsOf = (rows: readonly RawRow[]) => {
    const found = new Map<string, string[]>()
    for (const row of rows) {
      const key = rawKey(list, row)
      found.set(key, [...(found.get(key) ?? []), facts(row)])
    }
    return found
  }
  const [was, is] = [factsOf(before), factsOf(after)]
  for (const key of keys) {
    const earlier = [...(was.get(key) ?? [])]
    const later = is.get(key) ?? []
    const kept = Math.min(earlier.length, later.length)
    let equal = 0
    differences.added += later.length - kept
    differences.removed += earlier.length - kept
    for (const text of later) {
      const index = earlier.indexOf(text)
      if (index === -1) continue
      earlier.splice(index, 1)
      equal += 1
    }
    differences.changed += kept - equal
  }
  return differences
}
