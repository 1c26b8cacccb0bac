import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { FilterValue, ListView } from '../../lib/listView.ts'
import { ownValue } from '../../lib/records.ts'
import type { Column } from '../columns/column.ts'
import { isSearched } from './keys.ts'
import { filterTest, type FilterTest, fold, type ParsedSearch, parseSearch } from './search.ts'
import { runIdle, runNow, runSliced, type Work } from './slices.ts'
import { type Source, TableStore } from './tableStore.ts'

export interface RowQuery extends Pick<ListView, 'search' | 'sort' | 'filters'> {
  /** The search parsed by column; without it, each term may match any column. */
  parsed?: ParsedSearch
}

/** Rows per step, at a few nanoseconds per row. */
const rowsPerStep = 16_384

/** Returns the indexes of matching rows in sorted order, or `null` for all rows unsorted. */
export function* selectRows<Row>(tableStore: TableStore<Row>, query: RowQuery): Work<Uint32Array | null> {
  const mask = yield* filterRows(tableStore, query)
  const sorted = yield* sortAll(tableStore, query)
  if (!mask) return sorted
  return yield* collectOrder(mask, sorted)
}

function* filterRows<Row>(tableStore: TableStore<Row>, query: RowQuery): Work<Uint8Array | null> {
  let mask: Uint8Array | null = null
  for (const [column, test] of filterTests(tableStore.columns, query)) {
    const { codes, hits } = yield* tableStore.hits(column, test)
    const nextMask: Uint8Array = mask ?? new Uint8Array(codes.length).fill(1)
    for (let row = 0; row < codes.length; row += 1) {
      if (row % rowsPerStep === 0) yield
      nextMask[row] = (nextMask[row] ?? 0) & (hits[codes[row] ?? 0] ?? 0)
    }
    mask = nextMask
  }
  const { anyColumn, byColumn } = query.parsed ?? parseSearch(query.search, [])
  for (const [id, terms] of Object.entries(byColumn))
    mask = yield* searchRows(tableStore, (column) => column.id === id, terms, mask)
  return anyColumn.length === 0
    ? mask
    : yield* searchRows(tableStore, ({ kind }) => isSearched(kind), anyColumn, mask)
}

function* searchRows<Row>(
  tableStore: TableStore<Row>,
  includesColumn: (column: Column<Row>) => boolean,
  terms: readonly string[],
  mask: Uint8Array | null,
): Work<Uint8Array> {
  const searchMask = new Uint8Array(tableStore.rows.length)
  for (const column of tableStore.columns) {
    if (!includesColumn(column)) continue
    for (const term of terms) {
      const { codes, hits, hasHits } = yield* tableStore.searchHits(column, term)
      if (!hasHits) continue
      for (let row = 0; row < codes.length; row += 1) {
        if (row % rowsPerStep === 0) yield
        if (hits[codes[row] ?? 0] === 1) searchMask[row] = 1
      }
    }
  }
  return mask ? searchMask.map((bit, row) => bit & (mask[row] ?? 0)) : searchMask
}

function filterTests<Row>(
  columns: readonly Column<Row>[],
  { filters }: RowQuery,
): (readonly [Column<Row>, FilterTest])[] {
  return columns.flatMap((column) => {
    const filter = ownValue(filters, column.id)
    const test = filter ? filterTest(column.kind, filter) : null
    return test ? [[column, test] as const] : []
  })
}

function* sortAll<Row>(tableStore: TableStore<Row>, { sort }: RowQuery): Work<Uint32Array | null> {
  const column = sort ? tableStore.columns.find(({ id }) => id === sort.id) : undefined
  return sort && column ? yield* tableStore.sorted(column, sort.desc) : null
}

function* collectOrder(mask: Uint8Array, sorted: Uint32Array | null): Work<Uint32Array> {
  const order = new Uint32Array(mask.length)
  let count = 0
  for (let position = 0; position < mask.length; position += 1) {
    if (position % rowsPerStep === 0) yield
    const row = sorted ? (sorted[position] ?? 0) : position
    if (mask[row] === 1) {
      order[count] = row
      count += 1
    }
  }
  return order.slice(0, count)
}

export interface RowQueryResult<Row> {
  rows: readonly Row[]
  /** Indexes in `rows` in display order; `null` for all rows unsorted. */
  order: Uint32Array | null
  query: RowQuery
}

export interface RowQueryState<Row> {
  /** The latest available result, which may lag behind the query; `null` until the first one. */
  result: RowQueryResult<Row> | null
  pending: boolean
  tableStore: TableStore<Row>
}

/** Up to this number of rows, a list is searched, sorted and rendered without scheduling, which would take longer. */
export const smallList = 1000

/**
 * Searches, filters and sorts, long lists in time slices. The previous result stays until the next is ready, so
 * typing and refreshes never block.
 */
export function useRowQuery<Row>(source: Source<Row>, query: RowQuery): RowQueryState<Row> {
  const [tableStore, setTableStore] = useState(() => new TableStore(source))
  const [result, setResult] = useState<RowQueryResult<Row> | null>(null)

  if (!isBuiltFrom(tableStore, source)) setTableStore(new TableStore(source, tableStore))

  const hasNoQuery = isEmptyQuery(query)
  const isImmediate = hasNoQuery || tableStore.rows.length <= smallList
  useLayoutEffect(() => {
    if (isImmediate) return undefined
    return runSliced(selectRows(tableStore, query), (order) => {
      // As a transition, because an update in a layout effect would render synchronously.
      startTransition(() => setResult({ rows: tableStore.rows, order, query }))
    })
  }, [tableStore, query, isImmediate])

  const isCurrent = isImmediate || (result?.rows === tableStore.rows && result.query === query)
  useEffect(() => (isCurrent ? runIdle(tableStore.all(), () => {}) : undefined), [tableStore, isCurrent])

  const immediate = useMemo(
    () =>
      isImmediate
        ? { rows: tableStore.rows, order: hasNoQuery ? null : runNow(selectRows(tableStore, query)), query }
        : null,
    [tableStore, query, hasNoQuery, isImmediate],
  )
  // Also shown until the result of the next search or sort of a long list is ready.
  if (immediate !== null && result !== immediate) setResult(immediate)
  return { result, pending: !isCurrent, tableStore }
}

function isEmptyQuery({ search, sort, filters }: RowQuery): boolean {
  return sort === null && fold(search).trim() === '' && Object.keys(filters).length === 0
}

function isBuiltFrom<Row>(tableStore: TableStore<Row>, { columns, texts, rows, now }: Source<Row>): boolean {
  return (
    tableStore.columns === columns &&
    tableStore.texts === texts &&
    tableStore.rows === rows &&
    tableStore.now === now
  )
}

export interface CountedFilter {
  /** Unique within one call. */
  id: string
  column: string
  filter: FilterValue
}

/** Number of rows that each filter alone would match. */
export function* countMatches<Row>(
  tableStore: TableStore<Row>,
  countedFilters: readonly CountedFilter[],
): Work<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { id, column: columnId, filter } of countedFilters) {
    const column = tableStore.columns.find((column) => column.id === columnId)
    const test = column ? filterTest(column.kind, filter) : null
    if (!column || !test) continue
    const { codes, hits } = yield* tableStore.hits(column, test)
    let count = 0
    for (let row = 0; row < codes.length; row += 1) {
      if (row % 16_384 === 0) yield
      count += hits[codes[row] ?? 0] ?? 0
    }
    counts.set(id, count)
  }
  return counts
}
