import type { Tone } from '../../components/badge/Badge.tsx'
import { semaphores, severities, statusTone, toneIn } from '../../domain/tones.ts'
import type { Kind } from '../columns/column.ts'
import { isLabeled, type Key } from './keys.ts'
import { naturalKey } from './search.ts'
import type { Work } from './slices.ts'

/** Rank of each value by code. Equal values share a rank, and the blank has rank 0. */
export interface Ranks {
  ranks: Uint32Array
  highest: number
  /** All codes except the blank, sorted. */
  order: Uint32Array
}

const runLength = 1000

/** `order`: codes from the least to the most. Other labeled values sort by the words that are shown. */
export function* rankKeys(
  { kind, order: levelsOfColumn }: { kind: Kind; order?: readonly string[] },
  keys: readonly Key[],
  labelOf: (code: string) => string,
): Work<Ranks> {
  const numeric = keys.some((key) => typeof key === 'number')
  const wordsOf =
    kind === 'status' ? (code: string) => `${tones[toneIn(statusTone, code)]} ${labelOf(code)}` : labelOf
  const compare = numeric
    ? yield* byNumber(keys)
    : yield* byText(keys, levelsOfColumn ?? levels[kind], isLabeled(kind) ? wordsOf : undefined)
  const order = yield* sortCodes(keys.length, compare)
  const ranks = new Uint32Array(keys.length)
  let highest = 0
  let previous = -1
  for (const code of order) {
    if (previous === -1 || compare(previous, code) !== 0) highest += 1
    ranks[code] = highest
    previous = code
  }
  return { ranks, highest, order }
}

/** States of databases sort by how bad they are. */
const tones: Record<Tone, number> = { success: 0, neutral: 1, info: 1, warning: 2, danger: 3 }

/** From least to most severe. */
const levels: Partial<Record<Kind, readonly string[]>> = {
  severity: severities,
  semaphore: ['N/A', ...semaphores.filter((semaphore) => semaphore !== 'N/A')],
}

type Compare = (a: number, b: number) => number

function* byNumber(keys: readonly Key[]): Work<Compare> {
  const numbers = new Float64Array(keys.length)
  const naturals = new Map<number, string>()
  for (let code = 1; code < keys.length; code += 1) {
    if (code % runLength === 0) yield
    const key = keys[code]
    // Unreadable dates are strings and sort after readable ones.
    numbers[code] = typeof key === 'number' ? key : Infinity
    if (typeof key === 'string') naturals.set(code, naturalKey(key))
  }
  return (a, b) => {
    const [left = 0, right = 0] = [numbers[a], numbers[b]]
    if (left !== right) return left < right ? -1 : 1
    return left === Infinity ? compareTexts(naturals.get(a) ?? '', naturals.get(b) ?? '') : 0
  }
}

function* byText(
  keys: readonly Key[],
  level: readonly string[] = [],
  textOf: (code: string) => string = (code) => code,
): Work<Compare> {
  const naturals: string[] = ['']
  for (let code = 1; code < keys.length; code += 1) {
    if (code % runLength === 0) yield
    const text = String(keys[code])
    const levelIndex = level.indexOf(text)
    // Values outside the contract sort after known levels.
    naturals.push(levelIndex === -1 ? naturalKey(textOf(text)) : `\u0000${levelIndex}`)
  }
  return (a, b) => compareTexts(naturals[a] ?? '', naturals[b] ?? '')
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Interruptible merge sort, because the built-in sort would block the main thread. */
function* sortCodes(length: number, compare: Compare): Work<Uint32Array> {
  const count = Math.max(length - 1, 0)
  let from = Uint32Array.from({ length: count }, (_, index) => index + 1)
  for (let start = 0; start < count; start += runLength) {
    from.subarray(start, start + runLength).sort((a, b) => compare(a, b) || a - b)
    yield
  }
  let into = new Uint32Array(count)
  for (let width = runLength; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      yield* merge(
        from,
        into,
        { start, middle: Math.min(start + width, count), end: Math.min(start + 2 * width, count) },
        compare,
      )
    }
    ;[from, into] = [into, from]
  }
  return from
}

interface Runs {
  start: number
  middle: number
  end: number
}

function* merge(
  from: Uint32Array,
  into: Uint32Array,
  { start, middle, end }: Runs,
  compare: Compare,
): Work<void> {
  let left = start
  let right = middle
  for (let to = start; to < end; to += 1) {
    if (to % runLength === 0) yield
    const a = from[left] ?? 0
    const b = from[right] ?? 0
    const takeLeft = left < middle && (right >= end || compare(a, b) <= 0)
    into[to] = takeLeft ? a : b
    if (takeLeft) left += 1
    else right += 1
  }
}
