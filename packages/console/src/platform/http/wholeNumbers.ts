/**
 * A JSON string, or a number of 16 digits or more: beyond 2^53 JavaScript would round it. The closing quote is optional, so
 * that a cut string matches to its end at once: a mismatch would start again at each quote inside it.
 */
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g

/** Parses JSON and keeps 64-bit numbers as text, with all their digits. */
export function parseWholeNumbers(json: string): unknown {
  return JSON.parse(json.replaceAll(tokens, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}
