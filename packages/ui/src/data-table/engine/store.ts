import type { Column } from '../columns/column.ts'
import { readKey, type Key } from './read.ts'
import type { Work } from './slices.ts'

/**
 * One column, prepared: each distinct value once, and a code a row that says which. Whatever is asked of a column
 * (does it match, where does it stand, how often does it occur) is asked of the distinct values and then looked up.
 */
export interface ColumnStore {
  /** By row. */
  codes: Uint32Array
  /** By code. Code 0 is the blank cell. */
  keys: readonly Key[]
  /** The same object for as long as `keys` only keeps the values it had: what is derived from it stays valid. */
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
  before: ColumnStore | undefined,
): Work<ColumnStore> {
  const codes = new Uint32Array(rows.length)
  // A refresh mostly brings the values that were there: they keep their codes.
  let dictionary = before?.dictionary ?? emptyDictionary()
  let shared = before !== undefined
  for (let row = 0; row < rows.length; row += 1) {
    if (row % rowsPerStep === 0) yield
    const value = rows[row]
    const key = value === undefined ? null : readKey(column, value, now)
    let code = dictionary.codeOf.get(key)
    if (code === undefined) {
      if (shared) {
        dictionary = copy(dictionary)
        shared = false
      }
      code = dictionary.keys.length
      dictionary.codeOf.set(key, code)
      dictionary.keys.push(key)
    }
    codes[row] = code
  }
  // After many refreshes most of the values may be of rows long gone.
  const stale = before !== undefined && dictionary.keys.length > 2 * rows.length + 64
  return stale
    ? yield* buildStore(column, rows, now, undefined)
    : { codes, keys: dictionary.keys, dictionary }
}

function emptyDictionary(): Dictionary {
  return { codeOf: new Map([[null, 0]]), keys: [null] }
}

function copy({ codeOf, keys }: Dictionary): Dictionary {
  return { codeOf: new Map(codeOf), keys: [...keys] }
}
