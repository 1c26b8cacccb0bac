import { escapeFormula, type SheetColumn, type SheetValue } from '@inventory-console/ui/lib/sheet'
import { isDateType, momentText, rowsPerPiece, type ReportProgress, type SheetParts } from './sheetParts.ts'

/**
 * Writes a CSV file for spreadsheet programs: UTF-8 with BOM, semicolons where the comma is the decimal
 * separator, ISO dates, and formulas escaped as text.
 */
export function toCsv(sheet: SheetParts, report: ReportProgress): Blob {
  const { columns, data, rows, isDecimalComma } = sheet
  const separator = isDecimalComma ? ';' : ','
  const cells = columns.map((column, index) =>
    (data[index]?.values ?? []).map((value) => formatCell(column, value, sheet)),
  )
  const pieces = [`\uFEFF${columns.map(({ header }) => csvCell(header, isDecimalComma)).join(separator)}\r\n`]
  for (let from = 0; from < rows; from += rowsPerPiece) {
    const to = Math.min(rows, from + rowsPerPiece)
    let text = ''
    for (let row = from; row < to; row += 1) {
      for (let column = 0; column < columns.length; column += 1) {
        if (column > 0) text += separator
        const code = data[column]?.codes[row] ?? 0
        if (code > 0) text += cells[column]?.[code - 1] ?? ''
      }
      text += '\r\n'
    }
    pieces.push(text)
    report(to / rows)
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}

function formatCell(
  { type }: SheetColumn,
  value: SheetValue,
  { labels, isDecimalComma }: Pick<SheetParts, 'labels' | 'isDecimalComma'>,
): string {
  if (typeof value === 'boolean') return csvCell(labels[value ? 'true' : 'false'], isDecimalComma)
  if (typeof value === 'number' && isDateType(type)) return momentText(type, value)
  return csvCell(value, isDecimalComma)
}

function csvCell(cell: string | number, isDecimalComma: boolean): string {
  if (typeof cell === 'number') {
    const text = String(cell)
    return isDecimalComma ? text.replace('.', ',') : text
  }
  const text = escapeFormula(cell)
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
