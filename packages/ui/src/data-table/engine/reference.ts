import type { FilterValue } from '../../lib/listView.ts'
import { formatDate, formatDateTime } from '../../lib/values/format.ts'
import { ownValue } from '../../lib/values/ownValue.ts'
import type { Column, Kind } from '../columns/column.ts'
import type { Query } from './selectRows.ts'
import type { ValueTexts } from './texts.ts'

// Naive reference implementation of the row engine, for tests only.

const numbers: readonly Kind[] = ['number', 'gigabytes', 'bytes', 'percent', 'fill', 'compliance']
const levels = ['INFO', 'WARNING', 'CRITICAL', 'N/A', 'green', 'yellow', 'red']

type Cell = { blank: boolean; number: number; texts: readonly string[]; level?: number }
const blank: Cell = { blank: true, number: Number.NaN, texts: [''] }

export function referenceRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  now: number,
  query: Query,
) {
  const positions = rows.map((_, position) => position)
  const at = (column: Column<Row>, position: number) => referenceCell(column, rows[position], now)
  const matching = positions.filter(
    (position) =>
      columns.every((column) =>
        passesFilter(column.kind, at(column, position), ownValue(query.filters, column.id)),
      ) &&
      (referenceTerms(query.search).length === 0 ||
        referenceTerms(query.search).some((term) =>
          columns.some((column) => matchesSearch(column.kind, at(column, position), term)),
        )),
  )
  const sort = query.sort
  const column = columns.find(({ id }) => id === sort?.id)
  if (!sort || !column) return matching
  return matching.toSorted((a, b) => compare(column.kind, at(column, a), at(column, b), sort.desc))
}

export function referenceCell<Row>(column: Column<Row>, row: Row | undefined, now: number): Cell {
  let value: unknown
  try {
    value =
      row === undefined ? null : column.value ? column.value(row, now) : Reflect.get(Object(row), column.id)
  } catch {
    return blank
  }
  if (column.kind === 'list') {
    const entries = (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '')
    return entries.length === 0 ? blank : { blank: false, number: Number.NaN, texts: entries }
  }
  if (numbers.includes(column.kind)) {
    return typeof value === 'number' && !Number.isNaN(value)
      ? { blank: false, number: value, texts: [String(value)] }
      : blank
  }
  if (column.kind === 'boolean') {
    return typeof value === 'boolean'
      ? { blank: false, number: Number(value), texts: [String(value)] }
      : blank
  }
  if (column.kind === 'dateTime' || column.kind === 'date') {
    if (typeof value === 'string' && value.trim() !== '' && !isIso(value))
      return { blank: false, number: Number.NaN, texts: [value] }
    const timestamp = typeof value === 'string' ? instant(value) : Number.NaN
    const number = column.kind === 'date' && isUtcMidnight(timestamp) ? localMidnight(timestamp) : timestamp
    const write = column.kind === 'date' ? formatDate : formatDateTime
    return Number.isNaN(number) ? blank : { blank: false, number, texts: [write(number)] }
  }
  if (column.kind === 'semaphore') {
    if (typeof value !== 'string') return blank
    const text = levels.find((level) => level.toLowerCase() === value.toLowerCase()) ?? 'N/A'
    return { blank: false, number: Number.NaN, texts: [text], level: levels.indexOf(text) }
  }
  const text = textOf(value)
  if (column.kind === 'severity' && levels.includes(text))
    return { blank: false, number: Number.NaN, texts: [text], level: levels.indexOf(text) }
  return text === '' ? blank : { blank: false, number: Number.NaN, texts: [text] }
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}

function isIso(value: string): boolean {
  return /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !Number.isNaN(Date.parse(value))
}

function instant(value: string): number {
  const time = Date.parse(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00` : value)
  return time === 0 || new Date(time).getUTCFullYear() < 2 ? Number.NaN : time
}

const isUtcMidnight = (time: number) => time % 86_400_000 === 0

function localMidnight(time: number): number {
  return Date.parse(`${new Date(time).toISOString().slice(0, 10)}T00:00:00`)
}

function referenceFold(text: string): string {
  return Array.from(text, (point) =>
    point
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replace('ς', 'σ')
      .replace(/[\n\r]|\p{Zs}/u, ' '),
  ).join('')
}

function referenceTerms(text: string): readonly string[] {
  return text
    .replaceAll(/(\d),(?=\d)/g, '$1\u0000')
    .split(/[\n\r\t,;]/)
    .map((term) => term.trim().replaceAll('\u0000', ','))
    .filter((term) => term !== '')
}

function matchesSearch(kind: Kind, { blank: isBlank, number, texts }: Cell, search: string): boolean {
  if (isBlank || kind === 'boolean') return false
  const all = numbers.includes(kind)
    ? [...texts, displayedNumber(number)]
    : labeledKinds.includes(kind)
      ? [...texts, ...texts.map(labelOf)]
      : texts
  return all.some((text) => referenceFold(text).includes(referenceFold(search)))
}

const labeledKinds: readonly Kind[] = ['badge', 'severity', 'semaphore']

/** Label of a code in the tests' `ValueTexts`. */
export const labelOf = (code: string) => `the word of ${code}`

const displayedNumber = (value: number) =>
  `${value < 0 ? '-' : ''}${String(Math.abs(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`

export const plainTexts: ValueTexts = {
  date: formatDate,
  dateTime: formatDateTime,
  number: displayedNumber,
  gigabytes: displayedNumber,
  bytes: displayedNumber,
  percent: displayedNumber,
  fill: displayedNumber,
  compliance: displayedNumber,
  codeLabel: (_, code) => labelOf(code),
}

function passesFilter(kind: Kind, cell: Cell, filter: FilterValue | undefined): boolean {
  switch (filter?.kind) {
    case undefined:
      return true
    case 'text':
      return (
        referenceTerms(filter.text).length === 0 ||
        referenceTerms(filter.text).some((term) =>
          cell.texts.some((text) => referenceFold(text).includes(referenceFold(term))),
        )
      )
    case 'oneOf':
      return filter.values.length === 0 || cell.texts.some((text) => filter.values.includes(text))
    case 'range':
      return within(cell, filter.min, filter.max)
    case 'yesNo':
      return kind === 'boolean' ? cell.number === Number(filter.value) : cell.blank !== filter.value
    case 'days':
      return within(cell, day(filter.from, 'T00:00:00.000'), day(filter.to, 'T23:59:59.999'))
  }
}

function day(text: string | undefined, time: string): number | undefined {
  return text === undefined ? undefined : new Date(text + time).getTime()
}

function within({ number }: Cell, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true
  return (min === undefined || number >= min) && (max === undefined || number <= max) && !Number.isNaN(number)
}

/** Blanks sort last in both directions. */
function compare(kind: Kind, a: Cell, b: Cell, desc: boolean): number {
  if (a.blank || b.blank) return Number(a.blank) - Number(b.blank)
  const levelOrder = (a.level ?? levels.length) - (b.level ?? levels.length)
  if (levelOrder !== 0 || a.level !== undefined) return desc ? -levelOrder : levelOrder
  // Unreadable dates sort after readable ones.
  if (Number.isNaN(a.number) !== Number.isNaN(b.number)) return Number.isNaN(a.number) === desc ? -1 : 1
  const order = Number.isNaN(a.number)
    ? natural(joined(kind, a), joined(kind, b))
    : Math.sign(a.number - b.number)
  return desc ? -order : order
}

function joined(kind: Kind, { texts }: Cell): string {
  return kind === 'list' ? texts.join('\u0000') : (texts[0] ?? '')
}

function natural(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => referenceFold(text).match(/\d+|[^]/g) ?? [])
  for (const [index, part] of (left ?? []).entries()) {
    const other = right?.[index]
    if (other === undefined) return 1
    const numbers = /^\d/.test(part) && /^\d/.test(other)
    const same = numbers ? BigInt(part) === BigInt(other) : part === other
    if (same) continue
    return (numbers ? BigInt(part) < BigInt(other) : part < other) ? -1 : 1
  }
  return (left?.length ?? 0) === (right?.length ?? 0) ? 0 : -1
}
