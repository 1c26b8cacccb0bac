import type { ListView } from '../../lib/listView.ts'
import { ownValue } from '../../lib/values/ownValue.ts'
import type { Column } from '../columns/column.ts'
import { parseSearch, type ParsedSearch } from './columnTerms.ts'
import { filterTest, type Test } from './hits.ts'
import type { Preparation } from './preparation.ts'
import type { Work } from './slices.ts'
import { isSearched } from './texts.ts'

export interface Query extends Pick<ListView, 'search' | 'sort' | 'filters'> {
  /** The search parsed by column; without it, each term may match any column. */
  parsed?: ParsedSearch
}

/** Rows per step, at a few nanoseconds per row. */
const stride = 16_384

/** Returns the indexes of matching rows in sorted order, or `null` for all rows unsorted. */
export function* selectRows<Row>(preparation: Preparation<Row>, query: Query): Work<Uint32Array | null> {
  const kept = yield* keep(preparation, query)
  const sorted = yield* sortAll(preparation, query)
  if (!kept) return sorted
  return yield* collect(kept, sorted)
}

function* keep<Row>(preparation: Preparation<Row>, query: Query): Work<Uint8Array | null> {
  let kept: Uint8Array | null = null
  for (const [column, test] of tests(preparation.columns, query)) {
    const { codes, hits } = yield* preparation.hits(column, test)
    const passed: Uint8Array = kept ?? new Uint8Array(codes.length).fill(1)
    for (let row = 0; row < codes.length; row += 1) {
      if (row % stride === 0) yield
      passed[row] = (passed[row] ?? 0) & (hits[codes[row] ?? 0] ?? 0)
    }
    kept = passed
  }
  const { anywhere, within } = query.parsed ?? parseSearch(query.search, [])
  for (const [id, terms] of Object.entries(within))
    kept = yield* search(preparation, (column) => column.id === id, terms, kept)
  return anywhere.length === 0
    ? kept
    : yield* search(preparation, ({ kind }) => isSearched(kind), anywhere, kept)
}

function* search<Row>(
  preparation: Preparation<Row>,
  isIn: (column: Column<Row>) => boolean,
  terms: readonly string[],
  kept: Uint8Array | null,
): Work<Uint8Array> {
  const found = new Uint8Array(preparation.rows.length)
  for (const column of preparation.columns) {
    if (!isIn(column)) continue
    for (const term of terms) {
      const { codes, hits, some } = yield* preparation.found(column, term)
      if (!some) continue
      for (let row = 0; row < codes.length; row += 1) {
        if (row % stride === 0) yield
        if (hits[codes[row] ?? 0] === 1) found[row] = 1
      }
    }
  }
  return kept ? found.map((hit, row) => hit & (kept[row] ?? 0)) : found
}

function tests<Row>(columns: readonly Column<Row>[], { filters }: Query): (readonly [Column<Row>, Test])[] {
  return columns.flatMap((column) => {
    const filter = ownValue(filters, column.id)
    const test = filter ? filterTest(column.kind, filter) : null
    return test ? [[column, test] as const] : []
  })
}

function* sortAll<Row>(preparation: Preparation<Row>, { sort }: Query): Work<Uint32Array | null> {
  const column = sort ? preparation.columns.find(({ id }) => id === sort.id) : undefined
  return sort && column ? yield* preparation.sorted(column, sort.desc) : null
}

function* collect(kept: Uint8Array, sorted: Uint32Array | null): Work<Uint32Array> {
  const order = new Uint32Array(kept.length)
  let count = 0
  for (let place = 0; place < kept.length; place += 1) {
    if (place % stride === 0) yield
    const row = sorted ? (sorted[place] ?? 0) : place
    if (kept[row] === 1) {
      order[count] = row
      count += 1
    }
  }
  return order.slice(0, count)
}
