import type { Kind } from '../column.ts'
import { entrySeparator, type Key } from './read.ts'

/** How values are written in the language and time zone of the reader: search must find what is shown. */
export interface ValueTexts {
  dateTime: (instant: number) => string
  date: (instant: number) => string
  number: (value: number) => string
  gigabytes: (value: number) => string
}

/** What filters and their options call a value. */
export function plainText(kind: Kind, key: Key, texts: ValueTexts): string {
  if (key === null) return ''
  if (typeof key === 'string') return key
  if (kind === 'boolean') return String(key === 1)
  return kind === 'dateTime' || kind === 'date' ? texts[kind](key) : String(key)
}

/** What search finds: a number both as it is shown and without its thousands separators. */
export function searchText(kind: Kind, key: Key, texts: ValueTexts): string {
  const plain = plainText(kind, key, texts)
  if (typeof key !== 'number' || (kind !== 'number' && kind !== 'gigabytes')) return plain
  const shown = texts[kind](key)
  return shown === plain ? plain : plain + entrySeparator + shown
}

/** A boolean is an icon: there is no text of it to find. */
export function isSearched(kind: Kind): boolean {
  return kind !== 'boolean'
}
