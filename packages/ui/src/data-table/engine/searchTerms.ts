import { fold } from './fold.ts'

// A comma between two digits belongs to a number: 1,024 and 12,5.
const separator = /[\n\r\t;\u2028\u2029]|(?<!\d),|,(?!\d)/
const blank = /[\s\u200b\u2060]/
/** Far more names than anyone pastes; each is one more pass over the values. */
const most = 1000

/** The names in a search text, folded: pasted lists separate them by line breaks, tabs, commas or semicolons. */
export function searchTerms(text: string): readonly string[] {
  const terms = text.split(separator).map(trimmed).filter(Boolean).map(fold)
  return [...new Set(terms)].slice(0, most)
}

/** By hand: `trim` leaves zero-width spaces, and a pattern for both ends is quadratic. */
function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && blank.test(text.charAt(start))) start += 1
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Several lines as one, for an input that would drop the line breaks; null where the text has one line. */
export function joinedLines(pasted: string): string | null {
  if (!/[\n\r\t\u2028\u2029]/.test(pasted)) return null
  return pasted
    .split(/[\n\r\t\u2028\u2029]/)
    .map(trimmed)
    .filter(Boolean)
    .join('; ')
}
