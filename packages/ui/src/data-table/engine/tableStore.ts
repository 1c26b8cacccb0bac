import type { Column } from '../columns/column.ts'
import { type Key, plainText, readKey, searchText, type ValueTexts } from './keys.ts'
import { rankKeys, type Ranks } from './rank.ts'
import { containsTerm, type FilterTest, fold, quotedText } from './search.ts'
import type { Work } from './slices.ts'

const valuesPerStep = 1000
/** Number of cached needles per dictionary. Each costs one byte per distinct value. */
const cachedNeedleCount = 8

export interface Source<Row> {
  columns: readonly Column<Row>[]
  texts: ValueTexts
  rows: readonly Row[]
  /** Time the rows arrived. */
  now: number
}

type ColumnStores<Row> = Map<Column<Row>, ColumnStore>

export interface Hits {
  codes: Uint32Array
  /** By code: 1 if the value matches. */
  hits: Uint8Array
  hasHits: boolean
}

/**
 * Cached column stores for one set of rows. Each part is built on first use, in steps. A store of new rows
 * reuses the valid parts of the previous one.
 */
export class TableStore<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly texts: ValueTexts
  readonly now: number
  private readonly before: ColumnStores<Row>
  private readonly stores: ColumnStores<Row>
  private readonly derived: DerivedCaches

  constructor({ columns, texts, rows, now }: Source<Row>, previous?: TableStore<Row>) {
    this.columns = columns
    this.texts = texts
    this.rows = rows
    this.now = now
    const reusable = previous?.texts === texts ? previous : undefined
    const knownStores = new Map([...(reusable?.before ?? []), ...(reusable?.stores ?? [])])
    // With the same rows, the stores of the remaining columns stay valid.
    this.stores = reusable?.rows === rows && reusable.now === now ? reusable.stores : new Map()
    this.before = new Map([...knownStores].filter(([column]) => columns.includes(column)))
    this.derived = reusable?.derived ?? {
      folded: new WeakMap(),
      searchHits: new WeakMap(),
      ranks: new WeakMap(),
      sorted: new WeakMap(),
    }
  }

  *store(column: Column<Row>): Work<ColumnStore> {
    const cached = this.stores.get(column)
    if (cached) return cached
    const columnStore = yield* buildStore(column, this.rows, this.now, this.before.get(column))
    // Interleaved work may have built the store meanwhile. All users must share one set of codes.
    const existing = this.stores.get(column)
    if (existing) return existing
    this.stores.set(column, columnStore)
    return columnStore
  }

  *hits(column: Column<Row>, test: FilterTest): Work<Hits> {
    const { codes, keys } = yield* this.store(column)
    const matchFilter = new Uint8Array(keys.length)
    for (let code = 0; code < keys.length; code += 1) {
      if (code % valuesPerStep === 0) yield
      const key = keys[code] ?? null
      if (test(key, () => plainText(column.kind, key, this.texts))) matchFilter[code] = 1
    }
    return { codes, hits: matchFilter, hasHits: matchFilter.includes(1) }
  }

  *searchHits(column: Column<Row>, needle: string): Work<Hits> {
    const { codes, dictionary } = yield* this.store(column)
    const folded = yield* this.folded(column, dictionary)
    // A value that lacks a shorter needle also lacks a longer one. The shorter ones are kept for deletions.
    const text = quotedText(needle) ?? needle
    const shorter = (this.derived.searchHits.get(dictionary) ?? []).filter((previous) =>
      text.includes(previous.needle),
    )
    const previousMatch = shorter.at(-1)
    if (previousMatch?.needle === needle) return { codes, ...previousMatch }
    const candidates = previousMatch?.hits
    const hits = new Uint8Array(folded.length)
    let hasHits = false
    for (let code = 1; code < folded.length; code += 1) {
      if (code % (4 * valuesPerStep) === 0) yield
      if (candidates?.[code] !== 0 && containsTerm(folded[code] ?? '', needle)) {
        hits[code] = 1
        hasHits = true
      }
    }
    this.derived.searchHits.set(dictionary, [...shorter, { needle, hits, hasHits }].slice(-cachedNeedleCount))
    return { codes, hits, hasHits }
  }

  /** Folded search text by code. */
  *folded(column: Column<Row>, dictionary: Dictionary): Work<readonly string[]> {
    const cached = this.derived.folded.get(dictionary)
    if (cached) return cached
    const folded: string[] = []
    for (const [code, key] of dictionary.keys.entries()) {
      if (code % valuesPerStep === 0) yield
      folded.push(fold(searchText(column, key, this.texts)))
    }
    this.derived.folded.set(dictionary, folded)
    return folded
  }

  *ranks(column: Column<Row>): Work<Ranks> {
    const { dictionary } = yield* this.store(column)
    const cached = this.derived.ranks.get(dictionary)
    if (cached) return cached
    const ranks = yield* rankKeys(column, dictionary.keys, (code) => this.texts.codeLabel(column, code))
    this.derived.ranks.set(dictionary, ranks)
    return ranks
  }

  /** All rows sorted by one column: stable, with blanks last in both directions. */
  *sorted(column: Column<Row>, desc: boolean): Work<Uint32Array> {
    const columnStore = yield* this.store(column)
    const cached = this.derived.sorted.get(columnStore)?.[desc ? 'desc' : 'asc']
    if (cached) return cached
    const sorted = yield* countingSort(columnStore.codes, yield* this.ranks(column), desc)
    this.derived.sorted.set(columnStore, {
      ...this.derived.sorted.get(columnStore),
      [desc ? 'desc' : 'asc']: sorted,
    })
    return sorted
  }

  /** Warms the caches for searching, then for sorting, so that the first use is fast. */
  *all(): Work<void> {
    for (const column of this.columns) {
      const { dictionary } = yield* this.store(column)
      yield* this.folded(column, dictionary)
    }
    for (const column of this.columns) yield* this.ranks(column)
  }
}

/** Weak maps keyed by source, so that entries are garbage-collected with it. */
interface DerivedCaches {
  folded: WeakMap<Dictionary, readonly string[]>
  /** Prefixes of the latest needle, each contained in the next. */
  searchHits: WeakMap<Dictionary, readonly (Omit<Hits, 'codes'> & { needle: string })[]>
  ranks: WeakMap<Dictionary, Ranks>
  sorted: WeakMap<ColumnStore, { asc?: Uint32Array; desc?: Uint32Array }>
}

const rowsPerStep = 16_384

function* countingSort(codes: Uint32Array, { ranks, highest }: Ranks, desc: boolean): Work<Uint32Array> {
  // The blank has rank 0 and goes last in both directions.
  const bucketOf = (row: number) => {
    const rank = ranks[codes[row] ?? 0] ?? 0
    if (rank === 0) return highest
    return desc ? highest - rank : rank - 1
  }
  const offsets = new Uint32Array(highest + 2)
  for (let row = 0; row < codes.length; row += 1) {
    if (row % rowsPerStep === 0) yield
    offsets[bucketOf(row) + 1] = (offsets[bucketOf(row) + 1] ?? 0) + 1
  }
  for (let bucket = 1; bucket < offsets.length; bucket += 1)
    offsets[bucket] = (offsets[bucket] ?? 0) + (offsets[bucket - 1] ?? 0)
  const sorted = new Uint32Array(codes.length)
  for (let row = 0; row < codes.length; row += 1) {
    if (row % rowsPerStep === 0) yield
    const bucket = bucketOf(row)
    const position = offsets[bucket] ?? 0
    sorted[position] = row
    offsets[bucket] = position + 1
  }
  return sorted
}

/**
 * Dictionary-encoded column: each distinct value once, and a code per row. Matching, ranking and counting
 * work on the distinct values.
 */
export interface ColumnStore {
  /** Indexed by row. */
  codes: Uint32Array
  /** Indexed by code. Code 0 is the blank cell. */
  keys: readonly Key[]
  /** Keeps its identity while `keys` holds the same values, so that derived caches stay valid. */
  dictionary: Dictionary
}

export interface Dictionary {
  codeOf: Map<Key, number>
  keys: Key[]
}

const rowsPerBuildStep = 1000

function* buildStore<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  now: number,
  previous: ColumnStore | undefined,
): Work<ColumnStore> {
  const codes = new Uint32Array(rows.length)
  // A refresh mostly repeats known values, which keep their codes.
  let dictionary = previous?.dictionary ?? emptyDictionary()
  let shared = previous !== undefined
  for (let row = 0; row < rows.length; row += 1) {
    if (row % rowsPerBuildStep === 0) yield
    const value = rows[row]
    const key = value === undefined ? null : readKey(column, value, now)
    let code = dictionary.codeOf.get(key)
    if (code === undefined) {
      if (shared) {
        dictionary = copyDictionary(dictionary)
        shared = false
      }
      code = dictionary.keys.length
      dictionary.codeOf.set(key, code)
      dictionary.keys.push(key)
    }
    codes[row] = code
  }
  // Rebuilds once most values belong to removed rows.
  const stale = previous !== undefined && dictionary.keys.length > 2 * rows.length + 64
  return stale
    ? yield* buildStore(column, rows, now, undefined)
    : { codes, keys: dictionary.keys, dictionary }
}

function emptyDictionary(): Dictionary {
  return { codeOf: new Map([[null, 0]]), keys: [null] }
}

function copyDictionary({ codeOf, keys }: Dictionary): Dictionary {
  return { codeOf: new Map(codeOf), keys: [...keys] }
}
