/** What a spreadsheet program would take for a formula. */
export const formula = /^[=+\-@\t\r]/

/**
 * A file that spreadsheet programs open with a double click: with the mark that says UTF-8, and with the separator
 * that they expect where the comma is the decimal sign. Text stays text.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], isDecimalComma: boolean): Blob {
  const separator = isDecimalComma ? ';' : ','
  const lines = rows.map((row) => row.map((cell) => csvCell(cell, isDecimalComma)).join(separator))
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}

export function csvCell(cell: string | number, isDecimalComma: boolean): string {
  if (typeof cell === 'number') {
    const text = String(cell)
    return isDecimalComma ? text.replace('.', ',') : text
  }
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
