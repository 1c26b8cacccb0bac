// Folding takes away what a person does not type: case, accents and line breaks. A text folded code point by code point is the
// same, so a match in the folded text can be carried back to the text that is shown.

const accents = /[\u0300-\u036f]/g
// oxlint-disable-next-line no-control-regex -- the range is "anything but ASCII"
const beyondAscii = /[^\u0000-\u007f]/
/** A box of one line takes a space for them. */
const lineBreak = /[\n\r]/g
const digits = /[0-9]+/g

/** What search compares: no case, no accents; final sigma is the same letter to someone who searches. */
export function fold(text: string): string {
  const lower = text.toLowerCase().replace(lineBreak, ' ')
  return beyondAscii.test(lower) ? lower.normalize('NFD').replace(accents, '').replaceAll('ς', 'σ') : lower
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

/** Start and end of each place in `text` where the folded `needle` stands, in order, not overlapping. */
export function findMatches(text: string, needle: string): readonly (readonly [number, number])[] {
  if (needle === '') return []
  if (!beyondAscii.test(text)) return occurrences(fold(text), needle)
  const { folded, starts } = foldWithOrigin(text)
  const at = (index: number) => starts[index] ?? text.length
  return occurrences(folded, needle).map(([from, to]) => [at(from), endOf(starts, to, text.length)])
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
