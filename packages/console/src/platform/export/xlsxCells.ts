import { ownValue } from '@inventory-console/ui/lib/records'
import { isFormulaLike, type SheetColumn, type SheetValue } from '@inventory-console/ui/lib/sheet'
import { isDateType, momentText } from './sheetParts.ts'

/** The limit of the format: ECMA-376 and what Excel opens. */
const maxCellLength = 32_767

/** Indexes into `cellXfs` of the styles. */
export const style = { header: 1, dateTime: 2, date: 3, percent: 4, lines: 5, quoted: 6 } as const

/** For each value, its cell after the reference. Text is added to the shared strings. */
export function cellEndings(
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

export function textElement(text: string): string {
  return `<t xml:space="preserve">${escape(truncateCell(text))}</t>`
}

/** Excel rejects files with longer text. */
function truncateCell(text: string): string {
  return text.length <= maxCellLength ? text : `${truncate(text, maxCellLength - 1)}…`
}

/** Truncates without splitting a surrogate pair. */
export function truncate(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}

// XLSX writes characters that XML cannot contain as `_x0001_` and escapes text that looks like that.
// oxlint-disable-next-line no-control-regex -- exactly these cannot be in XML
const special = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff\ud800-\udfff]|_(?=x[\dA-Fa-f]{4}_)/u
const specials = new RegExp(special, 'gu')
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escape(text: string): string {
  if (!special.test(text)) return text
  return text.replaceAll(
    specials,
    (letter) =>
      ownValue(entities, letter) ?? `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
}
