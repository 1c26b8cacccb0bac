import { useEffect, useState } from 'react'
import type { Column } from '../columns/column.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { entrySeparator, hasEntries, type Key, plainText } from './keys.ts'
import { naturalKey } from './search.ts'
import { runSliced, type Work } from './slices.ts'
import type { TableStore } from './tableStore.ts'

/** Distinct values or bounds of a column, for its filter. */
export interface Facet {
  /** Distinct texts in natural order, with list entries counted separately. Empty for numbers and dates. */
  options: readonly { text: string; count: number }[]
  blankCount: number
  /** Dates are in epoch milliseconds. */
  min: number | null
  max: number | null
  /** All numbers are whole. */
  isWhole?: boolean
}

export type Facets = Readonly<Record<string, Facet>>

const valuesPerStep = 1000

function* facetsOf<Row>(tableStore: TableStore<Row>, ids: readonly string[]): Work<Facets> {
  const facets: [string, Facet][] = []
  for (const column of tableStore.columns) {
    if (ids.includes(column.id)) facets.push([column.id, yield* facetOf(tableStore, column)])
  }
  return Object.fromEntries(facets)
}

export function* facetOf<Row>(tableStore: TableStore<Row>, column: Column<Row>): Work<Facet> {
  const { codes, keys } = yield* tableStore.store(column)
  const counts = new Uint32Array(keys.length)
  for (let row = 0; row < codes.length; row += 1) {
    if (row % (16 * valuesPerStep) === 0) yield
    const code = codes[row] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  const blankCount = counts[0] ?? 0
  if (hasEntries(column.kind))
    return { options: yield* entryOptions(keys, counts), blankCount, min: null, max: null }
  if (keys.some((key) => typeof key === 'number') && column.kind !== 'boolean') {
    return { options: [], blankCount, ...(yield* bounds(keys, counts)) }
  }
  return { options: yield* textOptions(tableStore, column, counts), blankCount, min: null, max: null }
}

function* textOptions<Row>(
  tableStore: TableStore<Row>,
  column: Column<Row>,
  counts: Uint32Array,
): Work<Facet['options']> {
  const { keys } = yield* tableStore.store(column)
  const { order } = yield* tableStore.ranks(column)
  const options: { text: string; count: number }[] = []
  for (const [index, code] of order.entries()) {
    if (index % valuesPerStep === 0) yield
    const text = plainText(column.kind, keys[code] ?? null, tableStore.texts)
    const count = counts[code] ?? 0
    // The dictionary may still hold values of an earlier response.
    if (count > 0) options.push({ text, count })
  }
  return options
}

function* bounds(keys: readonly Key[], counts: Uint32Array): Work<Pick<Facet, 'min' | 'max' | 'isWhole'>> {
  let isWhole = true
  let min: number | null = null
  let max: number | null = null
  for (const [code, key] of keys.entries()) {
    if (code % valuesPerStep === 0) yield
    if (typeof key !== 'number' || counts[code] === 0) continue
    isWhole &&= Number.isInteger(key)
    if (min === null || key < min) min = key
    if (max === null || key > max) max = key
  }
  return { min, max, isWhole }
}

function* entryOptions(keys: readonly Key[], counts: Uint32Array): Work<Facet['options']> {
  const entryCounts = new Map<string, number>()
  for (const [code, key] of keys.entries()) {
    if (code % valuesPerStep === 0) yield
    const count = counts[code] ?? 0
    if (typeof key !== 'string' || count === 0) continue
    for (const entry of new Set(key.split(entrySeparator)))
      entryCounts.set(entry, (entryCounts.get(entry) ?? 0) + count)
  }
  const sorted = [...entryCounts].map(([text, count]) => ({ text, count, natural: naturalKey(text) }))
  yield
  sorted.sort((a, b) => (a.natural < b.natural ? -1 : Number(a.natural > b.natural)))
  return sorted.map(({ text, count }) => ({ text, count }))
}

/** Facets of these columns over all rows. `null` ids disable counting. */
export function useFacets<Row>(
  { tableStore }: DataTableModel<Row>,
  ids: readonly string[] | null,
): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null)
  const idsKey = ids?.join('\n')
  useEffect(() => {
    if (idsKey === undefined) return undefined
    return runSliced(facetsOf(tableStore, idsKey.split('\n')), setFacets)
  }, [tableStore, idsKey])
  // Previous facets stay until the new ones are counted, so that options do not vanish under the pointer.
  return idsKey === undefined ? null : facets
}
