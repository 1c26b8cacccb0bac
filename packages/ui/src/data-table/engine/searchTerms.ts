import { fold } from './fold.ts'

// A comma between digits is part of a number: 1,024 and 12,5.
const separator = /[\n\r\t;\u2028\u2029]|(?<!\d),|,(?!\d)/
const blank = /[\s\u200b\u2060]/
/** Limit of terms, since each adds one pass over the values. */
const maxTerms = 1000

/**
 * Splits a search into folded terms at line breaks, tabs, commas and semicolons, so that lists can be
 * pasted.
 */
export function searchTerms(text: string): readonly string[] {
  const terms = text.split(separator).map(trim).filter(Boolean).map(fold)
  return [...new Set(terms)].slice(0, maxTerms)
}

/** `trim` keeps zero-width spaces, and a regular expression for both ends is quadratic. */
function trim(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && blank.test(text.charAt(start))) start += 1
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * Joins pasted lines with semicolons, because a single-line input would drop the line breaks. Returns null
 * for a single line.
 */
export function joinLines(pasted: string): string | null {
  if (!/[\n\r\t\u2028\u2029]/.test(pasted)) return null
  return pasted
    .split(/[\n\r\t\u2028\u2029]/)
    .map(trim)
    .filter(Boolean)
    .join('; ')
}
