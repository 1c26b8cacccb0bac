import type { Column } from '../columns/column.ts'
import { readKey, type Key } from './read.ts'
import type { Work } from './slices.ts'

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

const rowsPerStep = 1000

export function* buildStore<Row>(
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
    if (row % rowsPerStep === 0) yield
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
