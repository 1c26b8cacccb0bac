import type { Kind } from '../columns/column.ts'
import { entrySeparator, type Key } from './read.ts'

/** How values are written in the language and time zone of the reader: search must find what is shown. */
export interface ValueTexts {
  dateTime: (instant: number) => string
  date: (instant: number) => string
  number: (value: number) => string
  gigabytes: (value: number) => string
  bytes: (value: number) => string
  percent: (value: number) => string
  fill: (value: number) => string
  compliance: (value: number) => string
  /** The word that stands for a code of the wire. */
  word: (column: TextColumn, code: string) => string
}

export interface TextColumn {
  id: string
  kind: Kind
}

/** Kinds whose cells show a word in place of what the wire says. */
export function isWorded(kind: Kind): boolean {
  return kind === 'badge' || kind === 'severity' || kind === 'semaphore'
}

/** What filters and their options call a value. */
export function plainText(kind: Kind, key: Key, texts: ValueTexts): string {
  if (key === null) return ''
  if (typeof key === 'string') return key
  if (kind === 'boolean') return String(key === 1)
  return kind === 'dateTime' || kind === 'date' ? texts[kind](key) : String(key)
}

/** What search finds: a number both as it is shown and without its thousands separators, a code and its word. */
export function searchText(column: TextColumn, key: Key, texts: ValueTexts): string {
  const { kind } = column
  const plain = plainText(kind, key, texts)
  const shown = shownText(column, key, texts)
  return shown === null || shown === plain ? plain : plain + entrySeparator + shown
}

function shownText(column: TextColumn, key: Key, texts: ValueTexts): string | null {
  const { kind } = column
  if (typeof key === 'string') return isWorded(kind) ? texts.word(column, key) : null
  return key === null || !isNumeric(kind) ? null : texts[kind](key)
}

const numeric = ['number', 'gigabytes', 'bytes', 'percent', 'fill', 'compliance'] as const

function isNumeric(kind: Kind): kind is (typeof numeric)[number] {
  return numeric.some((one) => one === kind)
}

/** A boolean is an icon: there is no text of it to find. */
export function isSearched(kind: Kind): boolean {
  return kind !== 'boolean'
}
