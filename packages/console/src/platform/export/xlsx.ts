import type { SheetColumn, SheetValue } from '@inventory-console/ui/lib/sheet'
import { isFormulaLike } from '@inventory-console/ui/lib/values/escapeFormula'
import { ownValue } from '@inventory-console/ui/lib/values/ownValue'
import { isTime, momentText, rowsPerPiece, type Report, type SheetParts } from './sheetParts.ts'
import { zip } from './zip.ts'

// The limits of the format: ECMA-376 and what Excel opens.
const mostLetters = 32_767
const mostOfTitle = 31

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const encoder = new TextEncoder()

/** The places of `cellXfs` below. */
const style = { header: 1, dateTime: 2, date: 3, percent: 4, lines: 5, quoted: 6 } as const
const styles = `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="General&quot;%&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf><xf quotePrefix="1"/></cellXfs></styleSheet>`

/** A workbook of one sheet: typed cells, the header fixed and filterable. Text is never a formula. */
export async function xlsxOf(sheet: SheetParts, report: Report): Promise<Blob> {
  const texts: string[] = []
  const cells = sheet.columns.map((column, at) => cellBytes(column, sheet.data[at]?.values ?? [], texts))
  const last = `${letters(sheet.columns.length - 1)}${sheet.rows + 1}`
  const part = (name: string, contentType: string) =>
    `<Override PartName="/xl/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${contentType}+xml"/>`
  const entries = [
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook.xml', 'sheet.main')}${part('worksheets/sheet1.xml', 'worksheet')}${part('styles.xml', 'styles')}${part('sharedStrings.xml', 'sharedStrings')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${relations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${relations}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}${relation(3, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escape(sheetName(sheet.title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/styles.xml', styles],
  ].map(([name = '', text = '']) => ({ name, pieces: [xml + text], isStored: true }))
  return zip(
    [
      ...entries,
      { name: 'xl/sharedStrings.xml', pieces: sharedStrings(texts) },
      { name: 'xl/worksheets/sheet1.xml', pieces: worksheet(sheet, cells, last, report) },
    ],
    type,
  )
}

function* worksheet(
  sheet: SheetParts,
  cells: readonly CellBytes[],
  last: string,
  report: Report,
): Iterable<string | Uint8Array<ArrayBuffer>> {
  const { columns } = sheet
  const widths = columns.map(
    ({ width }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(6, Math.round(width / 7))}" customWidth="1"/>`,
  )
  yield `${xml}<worksheet xmlns="${main}"><dimension ref="A1:${last}"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  const headers = columns.map(
    ({ header }, at) =>
      `<c r="${letters(at)}1" t="inlineStr" s="${style.header}"><is>${textOf(header)}</is></c>`,
  )
  yield `<row r="1">${headers.join('')}</row>`
  yield* rowPieces(sheet, cells, report)
  yield `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`
}

/** A hundred megabytes for a hundred thousand rows: written as bytes, since as text they would be made three times over. */
function* rowPieces(
  { columns, rows, data }: SheetParts,
  cells: readonly CellBytes[],
  report: Report,
): Iterable<Uint8Array<ArrayBuffer>> {
  const places = columns.map((_, at) => encoder.encode(`<c r="${letters(at)}`))
  const codes = data.map((column) => column.codes)
  const begin = encoder.encode('<row r="')
  const inRow = encoder.encode('">')
  const end = encoder.encode('</row>')
  const longest = cells.reduce((sum, cell) => sum + 20 + cell.longest, 40)
  // What it held has been packed by the time it is filled again.
  const piece = new Uint8Array(longest * Math.min(rows, rowsPerPiece))
  const number = new Uint8Array(20)
  let at = 0
  const write = (bytes: Uint8Array, from: number, to: number) => {
    for (let byte = from; byte < to; byte += 1) {
      piece[at] = bytes[byte] ?? 0
      at += 1
    }
  }
  for (let from = 0; from < rows; from += rowsPerPiece) {
    const to = Math.min(rows, from + rowsPerPiece)
    at = 0
    for (let row = from; row < to; row += 1) {
      const { written } = encoder.encodeInto(String(row + 2), number)
      write(begin, 0, begin.length)
      write(number, 0, written)
      write(inRow, 0, inRow.length)
      for (let column = 0; column < places.length; column += 1) {
        const code = codes[column]?.[row] ?? 0
        const place = places[column]
        const cell = cells[column]
        if (code === 0 || !place || !cell) continue
        write(place, 0, place.length)
        write(number, 0, written)
        write(cell.bytes, cell.starts[code - 1] ?? 0, cell.starts[code] ?? 0)
      }
      write(end, 0, end.length)
    }
    yield piece.subarray(0, at)
    report(to / rows)
  }
}

/** Each value of a column as its cell is written behind its place, one after the other. */
interface CellBytes {
  bytes: Uint8Array
  /** One more than there are values. */
  starts: Uint32Array
  longest: number
}

function cellBytes(column: SheetColumn, values: readonly SheetValue[], texts: string[]): CellBytes {
  const cells = endings(column, values, texts)
  const starts = new Uint32Array(cells.length + 1)
  let longest = 0
  // Markup and numbers: a letter is a byte.
  for (const [at, { length }] of cells.entries()) {
    starts[at + 1] = (starts[at] ?? 0) + length
    longest = Math.max(longest, length)
  }
  return { bytes: encoder.encode(cells.join('')), starts, longest }
}

/** By value, a cell behind its place. Text goes where all texts stand. */
function endings({ type }: SheetColumn, values: readonly SheetValue[], texts: string[]): string[] {
  return values.map((value) => {
    if (typeof value === 'boolean') return `" t="b"><v>${Number(value)}</v></c>`
    if (typeof value === 'string') return textEnding(value, texts)
    if (!isTime(type)) return `"${type === 'percent' ? ` s="${style.percent}"` : ''}><v>${value}</v></c>`
    const serial = serialOf(value)
    if (!hasSerial(serial)) return textEnding(momentText(type, value), texts)
    return `" s="${style[type]}"><v>${serial}</v></c>`
  })
}

function textEnding(text: string, texts: string[]): string {
  const place = texts.push(text) - 1
  const look = isFormulaLike(text) ? style.quoted : text.includes('\n') ? style.lines : 0
  return `" t="s"${look === 0 ? '' : ` s="${look}"`}><v>${place}</v></c>`
}

const day = 86_400_000
/** The day 0 of the format. */
const dayZero = Date.UTC(1899, 11, 30)

/** Days since the beginning of 1900 on the reader's clock: the format knows no time zones. */
function serialOf(moment: number): number {
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

/** The calendar of the format is right from March 1900, for a leap year that was none, and ends with 9999. */
function hasSerial(serial: number): boolean {
  return serial >= 61 && serial < 2_958_466
}

function* sharedStrings(texts: readonly string[]): Iterable<string> {
  yield `${xml}<sst xmlns="${main}" uniqueCount="${texts.length}">`
  for (let from = 0; from < texts.length; from += rowsPerPiece) {
    yield texts
      .slice(from, from + rowsPerPiece)
      .map((text) => `<si>${textOf(text)}</si>`)
      .join('')
  }
  yield '</sst>'
}

function textOf(text: string): string {
  return `<t xml:space="preserve">${escape(cut(text))}</t>`
}

/** Excel refuses a file with a longer text. */
function cut(text: string): string {
  return text.length <= mostLetters ? text : `${firstOf(text, mostLetters - 1)}…`
}

/** Not more letters than that, and no half one. */
function firstOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

// What XML cannot say the format writes as `_x0001_`; text that looks so is marked as text.
// oxlint-disable-next-line no-control-regex -- exactly these cannot be said
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

function relation(id: number, kind: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`
}

/** 0 → A, 26 → AA. */
function letters(at: number): string {
  const rest = at % 26
  const before = (at - rest) / 26
  return (before === 0 ? '' : letters(before - 1)) + String.fromCharCode(65 + rest)
}

function sheetName(title: string): string {
  const name = title.replaceAll(/[\p{Cc}[\]:*?/\\]/gu, ' ').trim()
  return firstOf(name.replaceAll(/^'|'$/g, '’'), mostOfTitle) || 'Sheet'
}
