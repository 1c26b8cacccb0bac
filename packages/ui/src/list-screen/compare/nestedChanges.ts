import type { Column } from '../../data-table/columns/column.ts'
import { isRecord } from '../../lib/records.ts'

/** A value inside an array or object of a row that differs between two dates. */
export interface NestedChange {
  /** Fields and names of entries down to the value: `['pdbs', 'SALESPDB', 'status']`. */
  path: readonly Step[]
  from: unknown
  to: unknown
  isMeasurement: boolean
}

/** A field of the response, or the name of an entry of a list. */
type Step = { field: string } | { name: string }

/** Fields that change with use or time, inside the entries of a row. */
const measuredFields = new Set([
  'allocable',
  'allocated',
  'allocation',
  'avgBckSize',
  'balance',
  'cpuCount',
  'data',
  'datafileSize',
  'detectedUsages',
  'free',
  'freePercent',
  'index',
  'indexes',
  'lastUsageDate',
  'lob',
  'reclaimable',
  'retrieve',
  'segmentAdvisors',
  'segmentSize',
  'segmentsSize',
  'tables',
  'total',
  'used',
  'usedPerc',
  'work',
])

/** Times of reports, and samples over time, which charts show. */
const leftOutFields = new Set([
  'createdAt',
  'updatedAt',
  'updateAt',
  'cpuConsumptions',
  'cpuDiskConsumptions',
  'diskConsumptions',
  'cpuDiskConsumptionPdbs',
])

/** What names an entry of a list, in the order in which it is read. */
const nameFields = [
  'hostname',
  'databaseName',
  'pdb',
  'containerName',
  'tableSchema',
  'owner',
  'name',
  'tableName',
  'segmentName',
  'partitionName',
  'user',
  'grantee',
  'product',
  'feature',
  'licenseTypeID',
  'patchID',
  'id',
]

/**
 * Differences inside the arrays and objects of a row that no column shows. `shown`: paths that columns read, see
 * `shownPaths`. The order of entries is irrelevant.
 */
export function nestedChanges(before: unknown, after: unknown, shown: ReadonlySet<string>): NestedChange[] {
  const changes: NestedChange[] = []
  if (isRecord(before) && isRecord(after)) {
    for (const field of fieldsOf(before, after)) {
      const [from, to] = [before[field], after[field]]
      // A plain value of the row itself is compared if it has a column.
      if (isNested(from) || isNested(to)) compareValues(from, to, [{ field }], field)
    }
  }
  return changes

  function compareValues(from: unknown, to: unknown, path: readonly Step[], shownPath: string): void {
    if (Array.isArray(from) || Array.isArray(to)) compareLists(listOf(from), listOf(to), path, shownPath)
    else if (isRecord(from) || isRecord(to)) {
      const [earlier, later] = [isRecord(from) ? from : {}, isRecord(to) ? to : {}]
      for (const field of fieldsOf(earlier, later)) {
        compareValues(earlier[field], later[field], [...path, { field }], `${shownPath}.${field}`)
      }
    } else if (!shown.has(shownPath) && (from ?? '') !== (to ?? '')) push(path, from, to)
  }

  function compareLists(
    from: readonly unknown[],
    to: readonly unknown[],
    path: readonly Step[],
    shownPath: string,
  ): void {
    const entryPath = `${shownPath}.*`
    if (![...from, ...to].some(isRecord)) {
      const [earlier, later] = [textOf(from), textOf(to)]
      if (!shown.has(entryPath) && earlier !== later) push(path, earlier, later)
      return
    }
    const [earlier, later] = [byName(from), byName(to)]
    for (const name of new Set([...earlier.keys(), ...later.keys()])) {
      const [entryBefore, entryAfter] = [earlier.get(name), later.get(name)]
      if (entryBefore !== undefined && entryAfter !== undefined) {
        compareValues(entryBefore, entryAfter, [...path, { name }], entryPath)
      } else if (!isListed(shown, entryPath)) {
        push(path, entryBefore === undefined ? null : name, entryAfter === undefined ? null : name)
      }
    }
  }

  function push(path: readonly Step[], from: unknown, to: unknown): void {
    const isMeasurement = path.some((step) => 'field' in step && measuredFields.has(step.field))
    changes.push({ path, from, to, isMeasurement })
  }
}

/** Paths of the values that the columns read from these rows; `*` is any entry of a list. */
export function shownPaths<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ReadonlySet<string> {
  const paths = new Set<string>()
  for (const row of rows) {
    const watched = watch(row, '', paths)
    for (const { id, value } of columns) {
      paths.add(id)
      try {
        value?.(watched, 0)
      } catch {
        // A column that fails shows nothing.
      }
    }
  }
  return paths
}

function watch<Value>(value: Value, path: string, paths: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol' || typeof inner === 'function') return inner
      const step = Array.isArray(target) ? '*' : key
      const innerPath = path === '' ? step : `${path}.${step}`
      if (!isNested(inner)) paths.add(innerPath)
      return watch(inner, innerPath, paths)
    },
  })
}

/** True if a column shows the entries of this list by any of their fields. */
function isListed(shown: ReadonlySet<string>, entryPath: string): boolean {
  return nameFields.some((field) => shown.has(`${entryPath}.${field}`))
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function fieldsOf(before: object, after: object): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !leftOutFields.has(field),
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(values: readonly unknown[]): string {
  return values.map(String).toSorted().join(', ')
}

/** Entries by name. Entries of the same name are numbered. */
function byName(entries: readonly unknown[]): ReadonlyMap<string, unknown> {
  const named = new Map<string, unknown>()
  for (const entry of entries) {
    const name = nameOf(entry)
    let unique = name
    for (let number = 2; named.has(unique); number += 1) unique = `${name} (${number})`
    named.set(unique, entry)
  }
  return named
}

function nameOf(entry: unknown): string {
  if (!isRecord(entry)) return String(entry)
  const names = nameFields.map((field) => entry[field]).filter(isText)
  return names.length === 0 ? '1' : names.join(' · ')
}

function isText(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}
