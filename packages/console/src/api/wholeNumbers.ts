/** A text of JSON, or a number of 16 digits or more: beyond 2^53 JavaScript would round it. */
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g

/** Reads JSON with numbers of 64 bits: those come as text, with all their digits. */
export function parseWholeNumbers(json: string): unknown {
  return JSON.parse(json.replaceAll(tokens, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}
