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

/** Line of the sheet about the origin of the rows. */
export interface AboutLine {
  label: string
  type: SheetType
  value: SheetValue
}

export interface AboutSheet {
  title: string
  lines: readonly AboutLine[]
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
