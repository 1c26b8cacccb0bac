import { parseCsv } from 'hucre/csv'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Separator = ',' | ';' | '\t'

export interface TextTable {
  encoding: Encoding
  /** The file starts with a byte-order mark. */
  marked: boolean
  separator: Separator
  rows: readonly TextRow[]
}

interface TextRow {
  /** Line of the file on which the row starts. */
  line: number
  cells: readonly string[]
}

const marks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

/** By byte-order mark, else by the zero bytes of UTF-16, else UTF-8 where it is valid. */
function decode(bytes: Uint8Array): { encoding: Encoding; marked: boolean; text: string } {
  const mark = marks.find(([, start]) => start.every((byte, index) => bytes[index] === byte))
  const encoding = mark?.[0] ?? unmarkedUtf16(bytes)
  if (encoding !== undefined)
    return { encoding, marked: mark !== undefined, text: new TextDecoder(encoding).decode(bytes) }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { encoding: 'utf-8', marked: false, text }
  } catch {
    return { encoding: 'windows-1252', marked: false, text: new TextDecoder('windows-1252').decode(bytes) }
  }
}

/** The column names are ASCII, so every second byte of UTF-16 is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 64)
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 4 && even === 0) return 'utf-16le'
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : undefined
}

const separators = [',', ';', '\t'] as const satisfies readonly Separator[]

/** Parses a CSV file. `columns` are the names that decide between the separators. */
export function readTable(bytes: Uint8Array, columns: readonly string[]): TextTable {
  const { encoding, marked, text } = decode(bytes)
  const content = text.replace(/^\uFEFF/, '')
  // Excel writes a `sep=` line before the header.
  const told = /^sep=(.)\r?\n/i.exec(content)
  const body = told ? content.slice(told[0].length) : content
  const declared = separators.find((separator) => separator === told?.[1])
  const separator = declared ?? separatorOf(body, columns)
  let next = told ? 2 : 1
  const rows = parseCsv(body, { delimiter: separator }).map((values) => {
    const cells = values.map(String)
    const line = next
    next += cells.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 1)
    return { line, cells }
  })
  return { encoding, marked, separator, rows }
}

/** The separator that splits the first row into the most known columns. */
function separatorOf(body: string, columns: readonly string[]): Separator {
  const known = new Set(columns.map(nameKey))
  const fits = separators.map((separator) => {
    const [first = []] = parseCsv(body, { delimiter: separator, maxRows: 1 })
    return { separator, count: first.filter((cell) => known.has(nameKey(String(cell)))).length }
  })
  return fits.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ','
}

/** Ignores case and surrounding spaces in column names. */
export const nameKey = (name: string) => name.trim().toLowerCase()
