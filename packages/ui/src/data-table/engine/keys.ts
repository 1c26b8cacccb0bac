import { readSemaphore } from '../../domain/tones.ts'
import { calendarDay, parseTime } from '../../lib/dates.ts'
import { isUnreadExpected, readForTable, readMarked, type UnreadValue } from '../../lib/unreadValues.ts'
import type { Column, Kind } from '../columns/column.ts'

/** Normalized cell value. `null` is a blank cell. */
export type Key = string | number | null

/** Separates list entries. It cannot be typed, so a search never matches across entries. */
export const entrySeparator = '\u0000'

/**
 * Reads a cell defensively: a value of the wrong type is blank, and a throwing `value` is caught. A number that could not
 * be read is blank instead of 0, and a boolean instead of no.
 */
export function readKey<Row>(column: Column<Row>, row: Row, now: number): Key {
  const key = keyOf(
    column.kind,
    readForTable(() => readValue(column, row, now)),
  )
  const hasFallback = isNumeric(column.kind) || column.kind === 'boolean'
  return isUnreadExpected() && hasFallback && unreadIn(column, row, now) ? null : key
}

/** The unreadable value that the cell shows, or null. */
export function unreadIn<Row>(column: Column<Row>, row: Row, now: number): UnreadValue | null {
  if (!isUnreadExpected()) return null
  return readMarked(() => readForTable(() => readValue(column, row, now))).unread
}

function readValue<Row>(column: Column<Row>, row: Row, now: number): unknown {
  try {
    if (column.value) return column.value(row, now)
    return typeof row === 'object' && row !== null ? Reflect.get(row, column.id) : null
  } catch {
    return null
  }
}

function keyOf(kind: Kind, value: unknown): Key {
  return readers[kind](value)
}

const readers: Record<Kind, (value: unknown) => Key> = {
  text: textOf,
  link: textOf,
  version: textOf,
  number: numberOf,
  gigabytes: numberOf,
  bytes: numberOf,
  percent: numberOf,
  fill: numberOf,
  compliance: numberOf,
  boolean: (value) =>
    typeof value === 'boolean' ? Number(value) : typeof value === 'string' ? textOf(value) : null,
  dateTime: instantOf,
  date: dateOf,
  code: textOf,
  badge: textOf,
  severity: textOf,
  status: textOf,
  semaphore: (value) => (typeof value === 'string' ? readSemaphore(value) : null),
  list: (value) => entriesOf(value).join(entrySeparator) || null,
  week: (value) => entriesOf(value).join(entrySeparator) || null,
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

function entriesOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const entries: string[] = []
  for (const entry of values) {
    const text = textOf(entry)
    if (text !== null)
      entries.push(text.includes(entrySeparator) ? text.replaceAll(entrySeparator, '\ufffd') : text)
  }
  return entries
}

const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/
const isoDateTime = /^[+-]?\d{4,6}-\d{2}-\d{2}[T ]/i

/** Other formats stay text, because `Date.parse` guesses and reads 10/02/2026 as October. */
function instantOf(value: unknown): Key {
  if (typeof value !== 'string') return null
  const day = dayOnly.exec(value)
  if (!day && !(isoDateTime.test(value) && !Number.isNaN(Date.parse(value))))
    return value.trim() === '' ? null : value
  // A date without a time is a local calendar day in any time zone.
  return parseTime(day ? localDay(Number(day[1]), Number(day[2]), Number(day[3])) : value)
}

/** The API sends days as midnight UTC. They show, sort and filter as that day in every time zone. */
function dateOf(value: unknown): Key {
  const time = instantOf(value)
  return typeof time === 'number' && time % 86_400_000 === 0 ? instantOf(calendarDay(value)) : time
}

export function localDay(year: number, month: number, day: number): number {
  // The `Date` constructor maps years 0 to 99 to 1900 to 1999, `setFullYear` does not.
  return new Date(0, 0, 1).setFullYear(year, month - 1, day)
}

/** Formats values in the user's language and time zone, so that search matches the displayed text. */
export interface ValueTexts {
  dateTime: (instant: number) => string
  date: (instant: number) => string
  number: (value: number) => string
  gigabytes: (value: number) => string
  bytes: (value: number) => string
  percent: (value: number) => string
  fill: (value: number) => string
  compliance: (value: number) => string
  /** Label of an API code. */
  codeLabel: (column: TextColumn, code: string) => string
}

export interface TextColumn {
  id: string
  kind: Kind
  short?: (text: string) => string
  translated?: boolean
}

/** Kinds that show and export a label instead of the code. */
export function isLabeled(kind: Kind): boolean {
  return kind === 'badge' || kind === 'status' || kind === 'severity' || kind === 'semaphore'
}

/** Text of a value in filters and their options. */
export function plainText(kind: Kind, key: Key, texts: ValueTexts): string {
  if (key === null) return ''
  if (typeof key === 'string') return key
  if (kind === 'boolean') return String(key === 1)
  return kind === 'dateTime' || kind === 'date' ? texts[kind](key) : String(key)
}

/** Text that search matches: numbers as displayed and without thousands separators, codes and their labels, short forms. */
export function searchText(column: TextColumn, key: Key, texts: ValueTexts): string {
  const { kind } = column
  const plain = plainText(kind, key, texts)
  const displayed = displayedText(column, key, texts)
  return displayed === null || displayed === plain ? plain : plain + entrySeparator + displayed
}

function displayedText(column: TextColumn, key: Key, texts: ValueTexts): string | null {
  const { kind } = column
  if (typeof key === 'string')
    return isLabeled(kind) || column.translated === true
      ? texts.codeLabel(column, key)
      : hasEntries(kind)
        ? null
        : (column.short?.(key) ?? null)
  return key === null || !isNumeric(kind) ? null : texts[kind](key)
}

const numeric = ['number', 'gigabytes', 'bytes', 'percent', 'fill', 'compliance'] as const

function isNumeric(kind: Kind): kind is (typeof numeric)[number] {
  return numeric.some((one) => one === kind)
}

/** The value of a cell with its entries shortened; values of other kinds are shortened by their text. */
export function withShortEntries<Value extends Key>({ kind, short }: TextColumn, key: Value): Value | string {
  if (typeof key !== 'string' || short === undefined || !hasEntries(kind)) return key
  return key
    .split(entrySeparator)
    .map((entry) => short(entry))
    .join(entrySeparator)
}

/** Kinds whose value has several entries. */
export function hasEntries(kind: Kind): boolean {
  return kind === 'list' || kind === 'week'
}

/** The labels of booleans are excluded from search. */
export function isSearched(kind: Kind): boolean {
  return kind !== 'boolean'
}
