import type { FilterValue } from '../../lib/listView.ts'
import type { Kind } from '../columns/column.ts'
import { entrySeparator, hasEntries, type Key, localDay } from './keys.ts'

// Folding removes case, accents and line breaks. Folding code point by code point gives the same result, so
// a match in the folded text maps back to the original.

const accents = /[\u0300-\u036f]/g
// oxlint-disable-next-line no-control-regex -- the range is "anything but ASCII"
const beyondAscii = /[^\u0000-\u007f]/
/** Line breaks match spaces, because they cannot be typed into a single-line input. */
const lineBreak = /[\n\r]/g
/** Unicode spaces, which match a plain space. */
const space = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const digits = /[0-9]+/g

/** Normalizes text for search: lower case without accents, with the final sigma as a plain one. */
export function fold(text: string): string {
  const lower = text.toLowerCase().replace(lineBreak, ' ')
  if (!beyondAscii.test(lower)) return lower
  return lower.replace(space, ' ').normalize('NFD').replace(accents, '').replaceAll('ς', 'σ')
}

/** Caps sort keys, because names may be arbitrarily long. */
const keyLength = 1000

/** Sort key whose code unit order is the natural one: db-2 before db-10, É next to e. */
export function naturalKey(text: string): string {
  return fold(text.length > keyLength ? text.slice(0, keyLength) : text).replace(digits, padded)
}

/** Prefixes a number with its digit count, so that longer numbers sort last. */
function padded(run: string): string {
  const number = run.replace(/^0+(?=.)/, '')
  return (
    String.fromCharCode(48 + Math.min(number.length, 9)) +
    (number.length < 9 ? '' : paddedLength(number)) +
    number
  )
}

function paddedLength(number: string): string {
  return String(number.length).padStart(4, '0')
}

/** Joins folded search terms. Folding removes line breaks, so none occurs in a term. */
export const needleOf = (terms: readonly string[]) => terms.join('\n')

const termsOf = (needle: string) => (needle === '' ? [] : needle.split('\n'))

/** True if the text contains one of the terms. */
export function hasMatch(text: string, needle: string): boolean {
  const folded = fold(text)
  return termsOf(needle).some((term) => containsTerm(folded, term))
}

const wordCharacter = /[\p{L}\p{N}_-]/u

/** The text of a term in quotes, which matches whole words; null for other terms. A hyphen is part of a word. */
export function quotedText(term: string): string | null {
  return term.length > 2 && term.startsWith('"') && term.endsWith('"') ? term.slice(1, -1) : null
}

/** True if the folded text contains the folded term. */
export function containsTerm(folded: string, term: string): boolean {
  return quotedText(term) === null ? folded.includes(term) : occurrences(folded, term).length > 0
}

/** Start and end of each match in `text`, in order and not overlapping. */
export function findMatches(text: string, needle: string): readonly (readonly [number, number])[] {
  if (needle === '') return []
  if (!beyondAscii.test(text)) return matchesOf(fold(text), needle)
  const { folded, starts } = foldWithOrigin(text)
  const originalIndex = (index: number) => starts[index] ?? text.length
  return matchesOf(folded, needle).map(([from, to]) => [originalIndex(from), endOf(starts, to, text.length)])
}

function matchesOf(text: string, needle: string): [number, number][] {
  const found = termsOf(needle).flatMap((term) => occurrences(text, term))
  let end = 0
  // Of two matches with the same start, the longer wins.
  return found
    .toSorted(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
    .filter(([from, to]) => {
      if (from < end) return false
      end = to
      return true
    })
}

function occurrences(text: string, term: string): [number, number][] {
  const quoted = quotedText(term)
  const needle = quoted ?? term
  const found: [number, number][] = []
  for (let from = text.indexOf(needle); from !== -1; from = text.indexOf(needle, from + needle.length)) {
    const end = from + needle.length
    const isPart = wordCharacter.test(text.charAt(from - 1)) || wordCharacter.test(text.charAt(end))
    if (quoted === null || !isPart) found.push([from, end])
  }
  return found
}

/** Folds the text and maps each code unit to its index in the original. */
function foldWithOrigin(text: string) {
  const starts: number[] = []
  let folded = ''
  let origin = 0
  for (const codePoint of text) {
    const foldedPoint = fold(codePoint)
    for (let unit = 0; unit < foldedPoint.length; unit += 1) starts.push(origin)
    folded += foldedPoint
    origin += codePoint.length
  }
  return { folded, starts }
}

/** Extends a match that ends inside a folded code point (ﬀ, ß …) to the whole character. */
function endOf(starts: readonly number[], end: number, length: number): number {
  const last = starts[end - 1]
  if (last === undefined) return length
  let next = end
  while (starts[next] === last) next += 1
  return starts[next] ?? length
}

// A comma between digits is part of a number: 1,024 and 12,5.
const separator = /[\n\r\t;\u2028\u2029]|(?<!\d),|,(?!\d)/
const blank = /[\s\u200b\u2060]/
/** Limit of terms, since each adds one pass over the values. */
const maxTerms = 1000

/**
 * Splits a search into folded terms at line breaks, tabs, commas and semicolons, so that lists can be
 * pasted. Text in quotes is not split.
 */
export function searchTerms(text: string): readonly string[] {
  const terms = splitOutsideQuotes(text)
    .map(trim)
    .filter((term) => term !== '' && term !== '""')
    .map(fold)
  return [...new Set(terms)].slice(0, maxTerms)
}

function splitOutsideQuotes(text: string): readonly string[] {
  const parts = text.split('"')
  const terms = ['']
  const append = (part: string) => terms.push((terms.pop() ?? '') + part)
  for (const [index, part] of parts.entries()) {
    // The last of an odd number of quotes opens nothing.
    const isQuoted = index % 2 === 1 && index < parts.length - 1
    if (isQuoted) append(`"${trim(part)}"`)
    else {
      const [first = '', ...others] = part.split(separator)
      append(index % 2 === 1 ? `"${first}` : first)
      terms.push(...others)
    }
  }
  return terms
}

/** `trim` keeps zero-width spaces, and a regular expression for both ends is quadratic. */
function trim(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && blank.test(text.charAt(start))) start += 1
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * The search for a pasted list: each name in quotes, so that db-1 does not find db-10, and joined with semicolons, because a
 * single-line input would drop the line breaks. Returns null for other text, which is pasted unchanged.
 */
export function searchForPasted(pasted: string): string | null {
  if (pasted.includes('"')) return null
  const names = pasted.split(separator).map(trim).filter(Boolean)
  if (names.length > 1) return names.map((name) => `"${name}"`).join('; ')
  return /[\n\r\t\u2028\u2029]/.test(pasted) ? (names[0] ?? '') : null
}

/** A parsed search: terms for any column, and terms per column id. */
export interface ParsedSearch {
  /** Folded. A row matches if any column contains one of them. */
  anyColumn: readonly string[]
  /** Folded. A row matches if each of these columns contains one of its terms. */
  byColumn: Readonly<Record<string, readonly string[]>>
}

interface Named {
  id: string
  header: string
}

const qualified = /^([^:]+):(.+)$/

/** `environment:prod` searches only that column, named by its header or id. */
export function parseSearch(text: string, columns: readonly Named[]): ParsedSearch {
  const anyColumn: string[] = []
  const byColumn = new Map<string, string[]>()
  for (const term of searchTerms(text)) {
    const [, name = '', value = ''] = qualified.exec(term) ?? []
    const column = name === '' ? undefined : columns.find((one) => isNamed(one, name))
    if (column && value.trim() !== '')
      byColumn.set(column.id, [...(byColumn.get(column.id) ?? []), value.trim()])
    else anyColumn.push(term)
  }
  return { anyColumn, byColumn: Object.fromEntries(byColumn) }
}

function isNamed({ id, header }: Named, name: string): boolean {
  const searchedName = withoutSpaces(name)
  return withoutSpaces(fold(header)) === searchedName || fold(id) === searchedName
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '')
}

/** All terms, for highlighting. */
export function allTerms({ anyColumn, byColumn }: ParsedSearch): readonly string[] {
  return [...anyColumn, ...Object.values(byColumn).flat()]
}

/** Filter predicate. `text` is lazy, because range filters do not need it. */
export type FilterTest = (key: Key, text: () => string) => boolean

/** Returns `null` if the filter is empty. */
export function filterTest(kind: Kind, filter: FilterValue): FilterTest | null {
  if (filter.kind === 'text') return textTest(filter.text)
  if (filter.kind === 'oneOf') return oneOfTest(kind, filter.values)
  if (filter.kind === 'range') return between(filter.min, filter.max)
  if (filter.kind === 'days') return between(dayStart(filter.from, 0), dayEnd(filter.to))
  // For other kinds it checks whether there is a value.
  return (key) => (kind === 'boolean' ? key === Number(filter.value) : (key !== null) === filter.value)
}

function textTest(filterText: string): FilterTest | null {
  const terms = searchTerms(filterText)
  if (terms.length === 0) return null
  return (_, text) => {
    const folded = fold(text())
    return terms.some((term) => containsTerm(folded, term))
  }
}

function oneOfTest(kind: Kind, values: readonly string[]): FilterTest | null {
  if (values.length === 0) return null
  const wantedTexts = new Set(values)
  if (!hasEntries(kind)) return (_, text) => wantedTexts.has(text())
  return (_, text) =>
    text()
      .split(entrySeparator)
      .some((entry) => wantedTexts.has(entry))
}

function between(min: number | undefined, max: number | undefined): FilterTest | null {
  if (min === undefined && max === undefined) return null
  return (key) => typeof key === 'number' && key >= (min ?? -Infinity) && key <= (max ?? Infinity)
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

function dayStart(day: string | undefined, addedDays: number): number | undefined {
  const parts = day === undefined ? null : dayPattern.exec(day)
  return parts ? localDay(Number(parts[1]), Number(parts[2]), Number(parts[3]) + addedDays) : undefined
}

function dayEnd(day: string | undefined): number | undefined {
  const next = dayStart(day, 1)
  return next === undefined ? undefined : next - 1
}
