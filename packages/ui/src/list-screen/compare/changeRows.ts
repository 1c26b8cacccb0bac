import { cellLinkOf } from '../../data-table/body/rows.ts'
import type { Column } from '../../data-table/columns/column.ts'
import type { ValueFormatter } from '../../data-table/columns/useColumnTexts.ts'
import { entrySeparator, hasEntries, readKey, type Key } from '../../data-table/engine/keys.ts'
import type { Work } from '../../data-table/engine/slices.ts'
import {
  changeKinds,
  identityKey,
  identityNames,
  matchRows,
  type ChangeKind,
  type Comparison,
} from '../../domain/comparison.ts'
import { readForTable } from '../../lib/unreadValues.ts'
import { type NestedChange, nestedChanges, shownPaths } from './nestedChanges.ts'

export interface FieldChange {
  /** Id of the column, or the field of the row that holds the nested value. */
  id: string
  /** Name of that column or field, for filters. */
  field: string
  /** Where the value is inside the field: `PDBs · SALESPDB · Status`. */
  label: string
  /** Formatted; '' is a blank cell. */
  from: string
  to: string
  isMeasurement: boolean
}

export interface ChangeRow {
  id: string
  group: string
  groupTo: string | null
  name: string
  to: string | null
  change: ChangeKind
  /** Changed fields, configuration first; empty for added or removed rows. */
  changes: readonly FieldChange[]
  /** The row is still there, at another place. */
  isMoved: boolean
  /** Fields of the row detail: `changes`, or all values of an added or removed row. */
  fields: () => readonly FieldChange[]
}

export interface ChangeSources<Row> {
  comparison: Comparison<Row>
  columns: readonly Column<Row>[]
  before: readonly Row[]
  after: readonly Row[]
  /** Epoch milliseconds. Ages in a row are relative to its own date. */
  beforeAt: number
  afterAt: number
  formatValue: ValueFormatter
  /** All digits of a number. */
  formatExact: (value: number) => string
  header: (id: string) => string
  /** With the unit of its numbers. */
  fullHeader: (column: Column<Row>) => string
}

/** The times of the daily reports, and what follows from their age on that day, are no changes. */
const reportTimes = new Set(['createdAt', 'updatedAt', 'updateAt', 'obsolete'])

const rowsPerStep = 200

/** Rows from which the fields that the columns show are learned. */
const sampleSize = 50

interface ReadRow<Row> {
  row: Row
  key: string
  /** One value per column. */
  values: readonly Key[]
}

export function comparedColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter(({ id }) => !reportTimes.has(id))
}

/** Reads the cells of one date. `time` is that date in epoch milliseconds. */
export function* readRows<Row>(
  comparison: Comparison<Row>,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  time: number,
): Work<readonly ReadRow<Row>[]> {
  const result: ReadRow<Row>[] = []
  for (const row of rows) {
    if (result.length % rowsPerStep === 0) yield
    const values = columns.map((column) => comparable(column, readKey(column, row, time)))
    result.push({ row, key: identityKey(comparison, row), values })
  }
  return result
}

/**
 * Computes the differences between two dates of a list, sorted by group, with configuration before
 * measurements.
 */
export function* changeRows<Row>(sources: ChangeSources<Row>): Work<readonly ChangeRow[]> {
  const { comparison, before, after, beforeAt, afterAt, header, fullHeader } = sources
  const columns = comparedColumns(sources.columns).toSorted(
    (a, b) => Number(isMeasured(a)) - Number(isMeasured(b)),
  )
  const configurationCount = columns.filter((column) => !isMeasured(column)).length
  const earlier = yield* readRows(comparison, columns, before, beforeAt)
  const later = yield* readRows(comparison, columns, after, afterAt)
  // Rows that share an identity, such as tablespaces of several databases, are paired with an equal row first.
  const { added, removed, matched } = matchRows(earlier, later, ({ key }) => key, [
    ({ values }) => JSON.stringify(values),
    ({ values }) => JSON.stringify(values.slice(0, configurationCount)),
  ])

  const sample = [...before.slice(0, sampleSize), ...after.slice(0, sampleSize)]
  // As a table, because the comparison shows only values that differ.
  const shown = readForTable(() => shownPaths(columns, sample))
  const groups = new Set(later.map(({ row }) => identityNames(comparison, row).group))
  const [first] = sources.columns
  const changeOf = (change: ChangeKind, { row, key }: ReadRow<Row>, fields: () => readonly FieldChange[]) => {
    const { group, name } = identityNames(comparison, row)
    return {
      id: JSON.stringify([change, key]),
      group,
      groupTo: groups.has(group) ? comparison.groupTo(group) : null,
      name,
      to: change !== 'removed' && first ? cellLinkOf(first, row) : null,
      change,
      changes: [],
      isMoved: false,
      fields,
    }
  }
  const fieldsOf = (from: readonly Key[] | null, to: readonly Key[] | null) =>
    columns.flatMap((column, index): FieldChange[] => {
      const [earlier, later] = [from?.[index] ?? null, to?.[index] ?? null]
      if (earlier === later) return []
      const names = { field: header(column.id), label: fullHeader(column) }
      const texts = textsOf(sources, column, earlier, later)
      return [{ id: column.id, ...names, ...texts, isMeasurement: isMeasured(column) }]
    })
  const rows: ChangeRow[] = [
    ...added.map((row) => changeOf('added', row, () => fieldsOf(null, row.values))),
    ...removed.map((row) => changeOf('removed', row, () => fieldsOf(row.values, null))),
  ]
  for (const [index, { before, after }] of matched.entries()) {
    if (index % rowsPerStep === 0) yield
    const nested = readForTable(() => nestedChanges(before.row, after.row, shown))
    const fields = [
      ...fieldsOf(before.values, after.values),
      ...nested.map((change) => nestedFieldChange(sources, change)),
    ].toSorted((a, b) => Number(a.isMeasurement) - Number(b.isMeasurement))
    if (fields.length === 0) continue
    const isMoved = fields.some(({ id }) => comparison.places?.includes(id) === true)
    rows.push({ ...changeOf('changed', after, () => fields), changes: fields, isMoved })
  }
  return rows.toSorted(byGroup)
}

/** Equal texts of different numbers get all digits. */
function textsOf<Row>(
  { formatValue, formatExact }: ChangeSources<Row>,
  column: Column<Row>,
  earlier: Key,
  later: Key,
): Pick<FieldChange, 'from' | 'to'> {
  const [from, to] = [formatValue(column, earlier), formatValue(column, later)]
  const isHidden = from === to && typeof earlier === 'number' && typeof later === 'number'
  return isHidden ? { from: formatExact(earlier), to: formatExact(later) } : { from, to }
}

function nestedFieldChange<Row>(
  { header, formatValue, formatExact }: ChangeSources<Row>,
  { path, from, to, isMeasurement }: NestedChange,
): FieldChange {
  const nameOf = (id: string) => {
    const name = header(id)
    return name === id ? spaced(id) : name
  }
  const [first] = path
  const id = first !== undefined && 'field' in first ? first.field : ''
  function textOf(value: unknown): string {
    if (typeof value === 'number') return formatExact(value)
    if (typeof value === 'boolean') return formatValue(booleanColumn, Number(value))
    return typeof value === 'string' ? value : ''
  }
  return {
    id,
    field: nameOf(id),
    label: path.map((step) => ('field' in step ? nameOf(step.field) : step.name)).join(' · '),
    from: textOf(from),
    to: textOf(to),
    isMeasurement,
  }
}

const booleanColumn: Column<unknown> = { id: '', kind: 'boolean', value: () => null }

/** `failoverMethod` as "Failover method", for a field without a column. */
function spaced(field: string): string {
  const words = field.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function isMeasured({ measured }: { measured?: boolean }): boolean {
  return measured === true
}

/** The order of list entries is irrelevant. */
function comparable<Row>({ kind }: Column<Row>, key: Key): Key {
  if (!hasEntries(kind) || typeof key !== 'string') return key
  return key.split(entrySeparator).toSorted().join(entrySeparator)
}

const { compare } = new Intl.Collator(undefined, { numeric: true })

function byGroup(a: ChangeRow, b: ChangeRow): number {
  return compare(a.group, b.group) || rank(a) - rank(b) || compare(a.name, b.name)
}

function rank(row: ChangeRow): number {
  return isMeasurementOnly(row) ? changeKinds.length : changeKinds.indexOf(row.change)
}

export function isMeasurementOnly({ changes }: ChangeRow): boolean {
  return changes.length > 0 && changes.every(({ isMeasurement }) => isMeasurement)
}
