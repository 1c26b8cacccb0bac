export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Separator = ',' | ';' | '\t'

export interface TextTable {
  encoding: Encoding
  /** The file starts with a byte-order mark. */
  hasByteOrderMark: boolean
  separator: Separator
  /** Read on demand. */
  rows: Generator<TextRow, void>
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

/** Far above any contract file, and few enough for a list that stays quick. */
export const limits = { rows: 10_000, columns: 100, characters: 32_767 } as const

/** The file exceeds a limit, so no row of it is imported. */
export class TableLimitError extends Error {
  override name = 'TableLimitError'
  readonly limit: keyof typeof limits
  /** Line of the file, starting at 1. */
  readonly line: number

  constructor(limit: keyof typeof limits, line: number) {
    super(`line ${line}: more than ${limits[limit]} ${limit}`)
    this.limit = limit
    this.line = line
  }
}

/** Parses a CSV file. `columns` are the names that decide between the separators. */
export function readTable(bytes: Uint8Array, columns: readonly string[]): TextTable {
  const { encoding, hasByteOrderMark, text } = decode(bytes)
  const content = text.replace(/^\uFEFF/, '')
  // Excel writes a `sep=` line before the header.
  const separatorLine = /^sep=(.)\r?\n/i.exec(content)
  const body = separatorLine ? content.slice(separatorLine[0].length) : content
  const declared = separators.find((separator) => separator === separatorLine?.[1])
  const separator = declared ?? separatorOf(body, columns)
  return { encoding, hasByteOrderMark, separator, rows: readRows(body, separator, separatorLine ? 2 : 1) }
}

/** Reads the rows one by one in linear time. Throws TableLimitError instead of reading beyond a limit. */
function* readRows(text: string, separator: Separator, firstLine: number): Generator<TextRow, void> {
  const cellEnd = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g }[separator]
  let at = 0
  let line = firstLine

  /** From an opening quote to behind the closing one. */
  function readQuoted(): string {
    let cell = ''
    for (;;) {
      const end = text.indexOf('"', at + 1)
      cell += text.slice(at + 1, end === -1 ? undefined : end)
      at = end === -1 ? text.length : end + 1
      // Two quotes are one quote of the cell.
      if (text[at] !== '"' || cell.length > limits.characters) return cell
      cell += '"'
    }
  }

  function readCell(): string {
    const quoted = text[at] === '"' ? readQuoted() : ''
    cellEnd.lastIndex = at
    const end = cellEnd.exec(text)?.index ?? text.length
    if (quoted.length + end - at > limits.characters) throw new TableLimitError('characters', line)
    const cell = quoted + text.slice(at, end)
    at = end
    return cell
  }

  // The first row is the header.
  for (let count = 0; at < text.length; count += 1) {
    if (count > limits.rows) throw new TableLimitError('rows', line)
    const cells = [readCell()]
    while (text[at] === separator) {
      at += 1
      if (cells.length === limits.columns) throw new TableLimitError('columns', line)
      cells.push(readCell())
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield { line, cells }
    line += cells.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 1)
  }
}

/** The separator that splits the first row into the most known columns. */
function separatorOf(body: string, columns: readonly string[]): Separator {
  const known = new Set(columns.map(nameKey))
  const matchCounts = separators.map((separator) => {
    const names = firstRow(body, separator)
    return { separator, count: names.filter((name) => known.has(nameKey(name))).length }
  })
  return matchCounts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ','
}

function firstRow(body: string, separator: Separator): readonly string[] {
  try {
    return readRows(body, separator, 1).next().value?.cells ?? []
  } catch {
    // With this separator the row exceeds a limit.
    return []
  }
}

/** Ignores case and surrounding spaces in column names. */
export const nameKey = (name: string) => name.trim().toLowerCase()
