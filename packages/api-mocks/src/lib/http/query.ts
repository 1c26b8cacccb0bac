import type { PagingMetadata } from '../../contract/wire.ts'
import { valueAt } from '../records.ts'
import { parseMoment } from '../time.ts'
import { httpError } from './http.ts'

/** Typed access to query parameters. An invalid value responds 422. */
export interface Query {
  /** Undefined when the parameter is missing or empty. */
  text: (name: string) => string | undefined
  oneOf: <Value extends string>(name: string, values: readonly Value[]) => Value | undefined
  integer: (name: string) => number | undefined
  number: (name: string) => number | undefined
  boolean: (name: string) => boolean | undefined
  moment: (name: string) => number | undefined
}

const trueValues = ['1', 't', 'T', 'TRUE', 'true', 'True']
const falseValues = ['0', 'f', 'F', 'FALSE', 'false', 'False']

/** `status` of an invalid value: usually 422, 400 for some operations. */
export function readQuery(request: Request, status = 422): Query {
  const { searchParams } = new URL(request.url)
  const text = (name: string) => searchParams.get(name) || undefined

  function read<Value>(name: string, parse: (value: string) => Value | undefined): Value | undefined {
    const value = text(name)
    if (value === undefined) return undefined
    const parsed = parse(value)
    if (parsed === undefined) throw httpError(status, `cannot read ${name}`)
    return parsed
  }

  return {
    text,
    oneOf: (name, values) => read(name, (value) => values.find((known) => known === value)),
    integer: (name) => read(name, (value) => (/^[+-]?\d+$/.test(value) ? int32(Number(value)) : undefined)),
    number: (name) => read(name, (value) => (Number.isFinite(Number(value)) ? Number(value) : undefined)),
    boolean: (name) => read(name, readFlag),
    moment: (name) => read(name, parseMoment),
  }
}

export function readFlag(value: string): boolean | undefined {
  return trueValues.includes(value) ? true : falseValues.includes(value) ? false : undefined
}

function int32(value: number): number | undefined {
  return value >= -(2 ** 31) && value < 2 ** 31 ? value : undefined
}

/** True if every word occurs in one of the fields, case-insensitively. */
export function hasWords(search: string | undefined, ...fields: readonly string[]): boolean {
  if (search === undefined) return true
  const lower = fields.map((field) => field.toLowerCase())
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => lower.some((field) => field.includes(word)))
}

export function includes(part: string | undefined, whole: string): boolean {
  return part === undefined || whole.toLowerCase().includes(part.toLowerCase())
}

/** Sorts by a field, with dots for nested ones. Missing values come first, as in MongoDB. */
export function sortedBy<Row extends object>(
  rows: Row[],
  field: string | undefined,
  descending: boolean,
): Row[] {
  if (field === undefined) return rows
  const path = field.split('.')
  const direction = descending ? -1 : 1
  return rows
    .map((row) => ({ row, value: valueAt(row, path) }))
    .toSorted((a, b) => direction * compare(a.value, b.value))
    .map(({ row }) => row)
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [sortText(a), sortText(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function sortText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

export interface Page<Row> {
  content: Row[]
  metadata: PagingMetadata
}

/** Zero-based paging. Returns the plain rows unless `page` and `size` are both given. */
export function pageOrRows<Row>(rows: Row[], query: Query): Row[] | Page<Row> {
  return isPaged(query) ? pageOf(rows, query) : rows
}

/** Returns metadata in any case, and all rows if `page` or `size` is missing. */
export function pageOf<Row>(rows: Row[], query: Query): Page<Row> {
  const number = query.integer('page') ?? -1
  const size = query.integer('size') ?? -1
  if (!isPaged(query)) return { content: rows, metadata: unpaged(rows.length) }
  const content = rows.slice(number * size, (number + 1) * size)
  return { content, metadata: metadataOf(rows.length, number, size, content.length) }
}

function isPaged(query: Query): boolean {
  const page = query.integer('page') ?? -1
  const size = query.integer('size') ?? -1
  return page >= 0 && size > 0
}

function unpaged(totalElements: number): PagingMetadata {
  return {
    empty: totalElements === 0,
    first: true,
    last: true,
    number: 0,
    size: totalElements,
    totalElements,
    totalPages: 0,
  }
}

/** As in the contract: `size` is the number of rows on this page and `totalPages` is rounded down. */
function metadataOf(totalElements: number, number: number, size: number, rowCount: number): PagingMetadata {
  const totalPages = Math.floor(totalElements / size)
  return {
    empty: rowCount === 0,
    first: number === 0,
    last: number >= totalPages - 1,
    number,
    size: rowCount,
    totalElements,
    totalPages,
  }
}
