/**
 * Matches a JSON string, or an integer of 16 digits or more, which may exceed 2^53. The closing quote is
 * optional: otherwise the match of a truncated string would restart at every quote inside it.
 */
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g

/** Parses JSON and returns 64-bit integers as strings with all their digits. */
export function parseBigIntJson(json: string): unknown {
  return JSON.parse(json.replaceAll(tokens, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}
