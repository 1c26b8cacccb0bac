import { ownValue } from '@inventory-console/ui/lib/records'
import {
  type AboutSheet,
  isFormulaLike,
  type SheetColumn,
  type SheetValue,
} from '@inventory-console/ui/lib/sheet'
import { Zip, ZipDeflate } from 'fflate'
import { isDateType, momentText, type ReportProgress, rowsPerPiece, type SheetParts } from './sheetParts.ts'

/** The limit of the format and of Excel (ECMA-376). */
const maxTitleLength = 31

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const encoder = new TextEncoder()

const styles = `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="General&quot;%&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf><xf quotePrefix="1"/></cellXfs></styleSheet>`

/**
 * Writes a workbook: typed cells below a frozen header with filters, and a sheet about their origin. Text
 * never becomes a formula.
 */
export function toXlsx(sheet: SheetParts, report: ReportProgress): Blob {
  const { about } = sheet
  const name = sheetName(sheet.title)
  const texts: string[] = []
  const cutCells = countCutCells(sheet)
  const aboutXml = about ? aboutSheet(about, cutCells, texts) : null
  const cells = sheet.columns.map((column, index) =>
    cellBytes(column, sheet.data[index]?.values ?? [], texts),
  )
  const last = `${columnLetters(sheet.columns.length - 1)}${sheet.rows + 1}`
  const part = (name: string, contentType: string) =>
    `<Override PartName="/xl/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${contentType}+xml"/>`
  const entries = [
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook.xml', 'sheet.main')}${part('worksheets/sheet1.xml', 'worksheet')}${about ? part('worksheets/sheet2.xml', 'worksheet') : ''}${part('styles.xml', 'styles')}${part('sharedStrings.xml', 'sharedStrings')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${relations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${relations}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}${relation(3, 'sharedStrings', 'sharedStrings.xml')}${about ? relation(4, 'worksheet', 'worksheets/sheet2.xml') : ''}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escape(name)}" sheetId="1" r:id="rId1"/>${about ? `<sheet name="${escape(uniqueSheetName(about.title, name))}" sheetId="2" r:id="rId4"/>` : ''}</sheets></workbook>`,
    ],
    ['xl/styles.xml', styles],
  ].map(([name = '', text = '']) => ({ name, chunks: [xml + text] }))
  return zip(
    [
      ...entries,
      ...(aboutXml === null ? [] : [{ name: 'xl/worksheets/sheet2.xml', chunks: [aboutXml] }]),
      { name: 'xl/sharedStrings.xml', chunks: sharedStrings(texts) },
      { name: 'xl/worksheets/sheet1.xml', chunks: worksheet(sheet, cells, last, report) },
    ],
    type,
  )
}

/** Cells with more text than Excel reads. */
function countCutCells({ data }: SheetParts): number {
  let count = 0
  for (const { values, codes } of data) {
    const isCut = values.map((value) => typeof value === 'string' && value.length > maxCellLength)
    if (isCut.includes(true)) for (const code of codes) if (isCut[code - 1] === true) count += 1
  }
  return count
}

/** Bold labels with their values. */
function aboutSheet({ lines, cutLabel }: AboutSheet, cutCells: number, texts: string[]): string {
  const cut = { label: cutLabel, type: 'number', value: cutCells } as const
  const rows = [...lines, ...(cutCells === 0 ? [] : [cut])].map(({ label, type, value }, index) => {
    const [ending = ''] = cellEndings({ type }, [value], texts)
    return `<row r="${index + 1}"><c r="A${index + 1}" t="inlineStr" s="${style.header}"><is>${textElement(label)}</is></c><c r="B${index + 1}${ending}</row>`
  })
  return `${xml}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="30" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`
}

function* worksheet(
  sheet: SheetParts,
  cells: readonly CellBytes[],
  last: string,
  report: ReportProgress,
): Iterable<string | Uint8Array<ArrayBuffer>> {
  const { columns } = sheet
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.max(6, Math.round(width / 7))}" customWidth="1"/>`,
  )
  yield `${xml}<worksheet xmlns="${main}"><dimension ref="A1:${last}"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  const headers = columns.map(
    ({ header }, index) =>
      `<c r="${columnLetters(index)}1" t="inlineStr" s="${style.header}"><is>${textElement(header)}</is></c>`,
  )
  yield `<row r="1">${headers.join('')}</row>`
  yield* rowPieces(sheet, cells, report)
  yield `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`
}

/** Writes bytes into one buffer, because strings of 100,000 rows would be copied several times. */
function* rowPieces(
  { columns, rows, data }: SheetParts,
  cells: readonly CellBytes[],
  report: ReportProgress,
): Iterable<Uint8Array<ArrayBuffer>> {
  const cellStarts = columns.map((_, index) => encoder.encode(`<c r="${columnLetters(index)}`))
  const codes = data.map((column) => column.codes)
  const begin = encoder.encode('<row r="')
  const inRow = encoder.encode('">')
  const end = encoder.encode('</row>')
  const longest = cells.reduce((sum, cell) => sum + 20 + cell.longest, 40)
  // Reused: a piece has been compressed before the next one is written.
  const piece = new Uint8Array(longest * Math.min(rows, rowsPerPiece))
  const number = new Uint8Array(20)
  let index = 0
  const write = (bytes: Uint8Array, from: number, to: number) => {
    for (let byte = from; byte < to; byte += 1) {
      piece[index] = bytes[byte] ?? 0
      index += 1
    }
  }
  for (let from = 0; from < rows; from += rowsPerPiece) {
    const to = Math.min(rows, from + rowsPerPiece)
    index = 0
    for (let row = from; row < to; row += 1) {
      const { written } = encoder.encodeInto(String(row + 2), number)
      write(begin, 0, begin.length)
      write(number, 0, written)
      write(inRow, 0, inRow.length)
      for (let column = 0; column < cellStarts.length; column += 1) {
        const code = codes[column]?.[row] ?? 0
        const cellStart = cellStarts[column]
        const cell = cells[column]
        if (code === 0 || !cellStart || !cell) continue
        write(cellStart, 0, cellStart.length)
        write(number, 0, written)
        write(cell.bytes, cell.offsets[code - 1] ?? 0, cell.offsets[code] ?? 0)
      }
      write(end, 0, end.length)
    }
    yield piece.subarray(0, index)
    report(to / rows)
  }
}

/** The encoded cells of the distinct values of a column, concatenated. */
interface CellBytes {
  bytes: Uint8Array
  /** Start offsets; one more entry than there are values. */
  offsets: Uint32Array
  longest: number
}

function cellBytes(column: SheetColumn, values: readonly SheetValue[], texts: string[]): CellBytes {
  const cells = cellEndings(column, values, texts)
  const offsets = new Uint32Array(cells.length + 1)
  let longest = 0
  // The cells are ASCII, so the length in characters is the length in bytes.
  for (const [index, { length }] of cells.entries()) {
    offsets[index + 1] = (offsets[index] ?? 0) + length
    longest = Math.max(longest, length)
  }
  return { bytes: encoder.encode(cells.join('')), offsets, longest }
}

function* sharedStrings(texts: readonly string[]): Iterable<string> {
  yield `${xml}<sst xmlns="${main}" uniqueCount="${texts.length}">`
  for (let from = 0; from < texts.length; from += rowsPerPiece) {
    yield texts
      .slice(from, from + rowsPerPiece)
      .map((text) => `<si>${textElement(text)}</si>`)
      .join('')
  }
  yield '</sst>'
}

function relation(id: number, kind: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`
}

/** 0 → A, 26 → AA. */
function columnLetters(index: number): string {
  const rest = index % 26
  const before = (index - rest) / 26
  return (before === 0 ? '' : columnLetters(before - 1)) + String.fromCharCode(65 + rest)
}

function sheetName(title: string): string {
  const name = title.replaceAll(/[\p{Cc}[\]:*?/\\]/gu, ' ').trim()
  return truncate(name.replaceAll(/^'|'$/g, '’'), maxTitleLength) || 'Sheet'
}

function uniqueSheetName(title: string, usedName: string): string {
  const name = sheetName(title)
  return name.toLowerCase() === usedName.toLowerCase() ? `${truncate(name, maxTitleLength - 2)} 2` : name
}

/** The limit of the format: ECMA-376 and what Excel opens. */
const maxCellLength = 32_767

/** Indexes into `cellXfs` of the styles. */
const style = { header: 1, dateTime: 2, date: 3, percent: 4, lines: 5, quoted: 6 } as const

/** For each value, its cell after the reference. Text is added to the shared strings. */
function cellEndings(
  { type }: Pick<SheetColumn, 'type'>,
  values: readonly SheetValue[],
  texts: string[],
): string[] {
  return values.map((value) => {
    if (typeof value === 'boolean') return `" t="b"><v>${Number(value)}</v></c>`
    if (typeof value === 'string') return textEnding(value, texts)
    if (!isDateType(type)) return `"${type === 'percent' ? ` s="${style.percent}"` : ''}><v>${value}</v></c>`
    const serial = dateSerial(value)
    if (!hasSerial(serial)) return textEnding(momentText(type, value), texts)
    return `" s="${style[type]}"><v>${serial}</v></c>`
  })
}

function textEnding(text: string, texts: string[]): string {
  const stringIndex = texts.push(text) - 1
  const styleIndex = isFormulaLike(text) ? style.quoted : text.includes('\n') ? style.lines : 0
  return `" t="s"${styleIndex === 0 ? '' : ` s="${styleIndex}"`}><v>${stringIndex}</v></c>`
}

const day = 86_400_000
/** Day 0 of XLSX. */
const dayZero = Date.UTC(1899, 11, 30)

/** XLSX date: days since 1900 in local time, because XLSX has no time zones. */
function dateSerial(moment: number): number {
  const date = new Date(moment)
  const local = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
    date.getMilliseconds(),
  )
  return (local - dayZero) / day
}

/** XLSX dates are correct from March 1900 (it counts a leap day that did not exist) to 9999. */
function hasSerial(serial: number): boolean {
  return serial >= 61 && serial < 2_958_466
}

function textElement(text: string): string {
  return `<t xml:space="preserve">${escape(truncateCell(text))}</t>`
}

/** Excel rejects files with longer text. */
function truncateCell(text: string): string {
  return text.length <= maxCellLength ? text : `${truncate(text, maxCellLength - 1)}…`
}

/** Truncates without splitting a surrogate pair. */
function truncate(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}

// XLSX writes characters that XML cannot contain as `_x0001_` and escapes text that looks like that.
// oxlint-disable-next-line no-control-regex -- exactly these cannot be in XML
const special = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff\ud800-\udfff]|_(?=x[\dA-Fa-f]{4}_)/u
const specials = new RegExp(special, 'gu')
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  if (!special.test(text)) return text
  return text.replaceAll(
    specials,
    (letter) =>
      ownValue(entities, letter) ?? `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
}

/** A file of an archive as an iterable, so that the uncompressed text is never held at once. */
interface ZipEntry {
  name: string
  chunks: Iterable<string | Uint8Array<ArrayBuffer>>
}

/** The earliest ZIP date; a fixed date makes the output deterministic. */
const fixedDate = new Date(1980, 0, 1)

/** Creates a ZIP archive. Blocks its thread, so it runs in a worker. */
function zip(entries: readonly ZipEntry[], type: string): Blob {
  const parts: BlobPart[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  const encoder = new TextEncoder()
  for (const { name, chunks } of entries) {
    const file = new ZipDeflate(name)
    file.mtime = fixedDate
    archive.add(file)
    for (const piece of chunks) file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
    file.push(new Uint8Array(), true)
  }
  archive.end()
  return new Blob(parts, { type })
}
