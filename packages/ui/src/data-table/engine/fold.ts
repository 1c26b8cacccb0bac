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
  return termsOf(needle).some((term) => folded.includes(term))
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

function occurrences(text: string, needle: string): [number, number][] {
  const found: [number, number][] = []
  for (let from = text.indexOf(needle); from !== -1; from = text.indexOf(needle, from + needle.length)) {
    found.push([from, from + needle.length])
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
