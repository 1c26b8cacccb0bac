import { parseCsv } from 'hucre/csv'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Separator = ',' | ';' | '\t'

export interface TextTable {
  encoding: Encoding
  /** The file starts with a byte-order mark. */
  hasByteOrderMark: boolean
  separator: Separator
  rows: readonly TextRow[]
}

interface TextRow {
  /** Line of the file on which the row starts. */
  line: number
  cells: readonly string[]
}

const byteOrderMarks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

/** By byte-order mark, else by the zero bytes of UTF-16, else UTF-8 where it is valid. */
function decode(bytes: Uint8Array): { encoding: Encoding; hasByteOrderMark: boolean; text: string } {
  const byteOrderMark = byteOrderMarks.find(([, prefix]) =>
    prefix.every((byte, index) => bytes[index] === byte),
  )
  const encoding = byteOrderMark?.[0] ?? unmarkedUtf16(bytes)
  if (encoding !== undefined)
    return {
      encoding,
      hasByteOrderMark: byteOrderMark !== undefined,
      text: new TextDecoder(encoding).decode(bytes),
    }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { encoding: 'utf-8', hasByteOrderMark: false, text }
  } catch {
    return {
      encoding: 'windows-1252',
      hasByteOrderMark: false,
      text: new TextDecoder('windows-1252').decode(bytes),
    }
  }
}

/** The column names are ASCII, so every second byte of UTF-16 is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const firstBytes = bytes.subarray(0, 64)
  const zeros = [0, 0]
  for (const [index, byte] of firstBytes.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [evenZeros = 0, oddZeros = 0] = zeros
  if (oddZeros > firstBytes.length / 4 && evenZeros === 0) return 'utf-16le'
  return evenZeros > firstBytes.length / 4 && oddZeros === 0 ? 'utf-16be' : undefined
}

const separators = [',', ';', '\t'] as const satisfies readonly Separator[]

/** Parses a CSV file. `columns` are the names that decide between the separators. */
export function readTable(bytes: Uint8Array, columns: readonly string[]): TextTable {
  const { encoding, hasByteOrderMark, text } = decode(bytes)
  const content = text.replace(/^\uFEFF/, '')
  // Excel writes a `sep=` line before the header.
  const separatorLine = /^sep=(.)\r?\n/i.exec(content)
  const body = separatorLine ? content.slice(separatorLine[0].length) : content
  const declared = separators.find((separator) => separator === separatorLine?.[1])
  const separator = declared ?? separatorOf(body, columns)
  let nextLine = separatorLine ? 2 : 1
  const rows = parseCsv(body, { delimiter: separator }).map((values) => {
    const cells = values.map(String)
    const line = nextLine
    nextLine += cells.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 1)
    return { line, cells }
  })
  return { encoding, hasByteOrderMark, separator, rows }
}

/** The separator that splits the first row into the most known columns. */
function separatorOf(body: string, columns: readonly string[]): Separator {
  const known = new Set(columns.map(nameKey))
  const matchCounts = separators.map((separator) => {
    const [first = []] = parseCsv(body, { delimiter: separator, maxRows: 1 })
    return { separator, count: first.filter((cell) => known.has(nameKey(String(cell)))).length }
  })
  return matchCounts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ','
}

/** Ignores case and surrounding spaces in column names. */
export const nameKey = (name: string) => name.trim().toLowerCase()
