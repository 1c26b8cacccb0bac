import type { Kind } from '../columns/column.ts'
import { entrySeparator, type Key } from './read.ts'

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
}

/** Kinds whose cells show a label instead of the code. */
export function isLabeled(kind: Kind): boolean {
  return kind === 'badge' || kind === 'severity' || kind === 'semaphore'
}

/** Text of a value in filters and their options. */
export function plainText(kind: Kind, key: Key, texts: ValueTexts): string {
  if (key === null) return ''
  if (typeof key === 'string') return key
  if (kind === 'boolean') return String(key === 1)
  return kind === 'dateTime' || kind === 'date' ? texts[kind](key) : String(key)
}

/** Text that search matches: numbers as displayed and without thousands separators, codes and their labels. */
export function searchText(column: TextColumn, key: Key, texts: ValueTexts): string {
  const { kind } = column
  const plain = plainText(kind, key, texts)
  const displayed = displayedText(column, key, texts)
  return displayed === null || displayed === plain ? plain : plain + entrySeparator + displayed
}

function displayedText(column: TextColumn, key: Key, texts: ValueTexts): string | null {
  const { kind } = column
  if (typeof key === 'string') return isLabeled(kind) ? texts.codeLabel(column, key) : null
  return key === null || !isNumeric(kind) ? null : texts[kind](key)
}

const numeric = ['number', 'gigabytes', 'bytes', 'percent', 'fill', 'compliance'] as const

function isNumeric(kind: Kind): kind is (typeof numeric)[number] {
  return numeric.some((one) => one === kind)
}

/** The labels of booleans are excluded from search. */
export function isSearched(kind: Kind): boolean {
  return kind !== 'boolean'
}
