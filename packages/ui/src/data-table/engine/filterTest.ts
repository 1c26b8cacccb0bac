import type { FilterValue } from '../../lib/listView.ts'
import type { Kind } from '../columns/column.ts'
import { fold } from './fold.ts'
import { entrySeparator, localDay, type Key } from './read.ts'
import { searchTerms } from './searchTerms.ts'

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
    return terms.some((term) => folded.includes(term))
  }
}

function oneOfTest(kind: Kind, values: readonly string[]): FilterTest | null {
  if (values.length === 0) return null
  const wantedTexts = new Set(values)
  if (kind !== 'list') return (_, text) => wantedTexts.has(text())
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
