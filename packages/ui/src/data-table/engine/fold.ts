// Folding takes away what a person does not type: case, accents and line breaks. A text folded code point by code point is the
// same, so a match in the folded text can be carried back to the text that is shown.

const accents = /[\u0300-\u036f]/g
// oxlint-disable-next-line no-control-regex -- the range is "anything but ASCII"
const beyondAscii = /[^\u0000-\u007f]/
/** An input of one line has spaces in their place. */
const lineBreak = /[\n\r]/g
/** No-break and other spaces that look like the one on the keyboard. */
const space = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const digits = /[0-9]+/g

/** What search compares: no case, no accents; final sigma is the same letter to someone who searches. */
export function fold(text: string): string {
  const lower = text.toLowerCase().replace(lineBreak, ' ')
  if (!beyondAscii.test(lower)) return lower
  return lower.replace(space, ' ').normalize('NFD').replace(accents, '').replaceAll('ς', 'σ')
}

/** Names may be as long as a hostile service likes; an order needs no more of them than this. */
const keyLength = 1000

/** Compared by code unit this gives the order people expect: db-2 before db-10, É beside e. */
export function naturalKey(text: string): string {
  return fold(text.length > keyLength ? text.slice(0, keyLength) : text).replace(digits, padded)
}

/** The count of digits goes before them, so a longer number is the greater one. */
function padded(run: string): string {
  const number = run.replace(/^0+(?=.)/, '')
  return (
    String.fromCharCode(48 + Math.min(number.length, 9)) + (number.length < 9 ? '' : wide(number)) + number
  )
}

function wide(number: string): string {
  return String(number.length).padStart(4, '0')
}

/** Folded search terms as one string; folding leaves no line break in a term. */
export const needleOf = (terms: readonly string[]) => terms.join('\n')

const termsOf = (needle: string) => (needle === '' ? [] : needle.split('\n'))

/** Whether a text has one of the terms of a needle. */
export function hasMatch(text: string, needle: string): boolean {
  const folded = fold(text)
  return termsOf(needle).some((term) => folded.includes(term))
}

/** Start and end of each match of a term of the needle in `text`, in order, not overlapping. */
export function findMatches(text: string, needle: string): readonly (readonly [number, number])[] {
  if (needle === '') return []
  if (!beyondAscii.test(text)) return matchesOf(fold(text), needle)
  const { folded, starts } = foldWithOrigin(text)
  const at = (index: number) => starts[index] ?? text.length
  return matchesOf(folded, needle).map(([from, to]) => [at(from), endOf(starts, to, text.length)])
}

function matchesOf(text: string, needle: string): [number, number][] {
  const found = termsOf(needle).flatMap((term) => occurrences(text, term))
  let end = 0
  // The longer of two matches that begin together.
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

/** Where each code unit of the folded text comes from. */
function foldWithOrigin(text: string) {
  const starts: number[] = []
  let folded = ''
  let origin = 0
  for (const point of text) {
    const piece = fold(point)
    for (let unit = 0; unit < piece.length; unit += 1) starts.push(origin)
    folded += piece
    origin += point.length
  }
  return { folded, starts }
}

/** A match that ends inside a folded code point (ﬀ, ß …) marks the whole of it. */
function endOf(starts: readonly number[], end: number, length: number): number {
  const last = starts[end - 1]
  if (last === undefined) return length
  let next = end
  while (starts[next] === last) next += 1
  return starts[next] ?? length
}
