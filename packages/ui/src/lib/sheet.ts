/** `dateTime` values are epoch milliseconds, formatted in local time. */
export type SheetType = 'text' | 'number' | 'percent' | 'boolean' | 'date' | 'dateTime'
export type SheetValue = string | number | boolean

export interface SheetColumn {
  header: string
  type: SheetType
  /** Column width on screen in pixels. */
  width: number
}

/**
 * Dictionary-encoded column: each value once, and a code per row. Code 0 is the blank cell, code 1 the
 * first value.
 */
export interface SheetData {
  values: readonly SheetValue[]
  codes: Uint32Array<ArrayBuffer>
}

/** Encodes a column; an empty value is a blank cell. */
export function sheetColumn(values: readonly (SheetValue | null | undefined)[]): SheetData {
  const unique = [...new Set(values)].flatMap((value) => (isBlank(value) ? [] : [value]))
  const codes = new Map<unknown, number>(unique.map((value, index) => [value, index + 1]))
  return { values: unique, codes: Uint32Array.from(values, (value) => codes.get(value) ?? 0) }
}

function isBlank(value: SheetValue | null | undefined): value is null | undefined | '' {
  return value === null || value === undefined || value === ''
}

/** Line of the sheet about the origin of the rows. */
export interface AboutLine {
  label: string
  type: SheetType
  value: SheetValue
}

export interface AboutSheet {
  title: string
  lines: readonly AboutLine[]
  /** Label of the number of cells that are longer than the format allows. */
  cutLabel: string
}

/** Spreadsheet of a view: the matching rows and shown columns in display order. */
export interface Sheet {
  title: string
  /** Second sheet of an XLSX file; null for CSV, which has only rows. */
  about: AboutSheet | null
  columns: readonly SheetColumn[]
  rows: number
  /** Reads one column in time slices. */
  readColumn: (index: number) => Promise<SheetData>
  labels: { true: string; false: string }
  isDecimalComma: boolean
}

/** A sheet with the parts of its file name. */
export interface SheetFile extends Sheet {
  /** Identifies search and filters; null without any. */
  digest: string | null
  /** Server time of the rows, milliseconds since the epoch. */
  asOf: number
}

export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** Row limit of a worksheet below its header, by ECMA-376 and Excel. */
export const maxSheetRows = 1_048_575

/** Row limit of a print. Chromium fails to create a PDF of twice as many (docs/performance.md). */
export const maxPrintRows = 5_000

// Spreadsheet programs skip these characters before a formula.
const skipped = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"'`
// Formula signs and their full-width and small variants, which some locales convert. "|" starts a DDE link.
const signs = '=+\\-@|＝＋－＠﹦﹢﹣﹫−｜'

const startsLikeFormula = new RegExp(String.raw`^[\t\r\n]|^[${skipped}]*[${signs}]`, 'u')
// Matches each run once, for linear time.
const signsAfterRun = new RegExp(String.raw`([,;${skipped}]+)([${signs}])?`, 'gu')
const separator = /[,;\t\n\v\f\r\u0085\u2028\u2029]/

/** True if a spreadsheet program could evaluate the text of a cell. */
export function isFormulaLike(text: string): boolean {
  return startsLikeFormula.test(text)
}

/**
 * Escapes text for a CSV or clipboard cell. An apostrophe disables formulas at the start and after every
 * separator, because a program that expects another separator splits the cell there.
 */
export function escapeFormula(text: string): string {
  const escaped = text.replaceAll(signsAfterRun, (run, before: string, sign?: string) =>
    sign !== undefined && separator.test(before) ? `${before}'${sign}` : run,
  )
  return isFormulaLike(text) ? `'${escaped}` : escaped
}
