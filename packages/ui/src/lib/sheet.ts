/** A moment is milliseconds since the epoch, shown on the reader's clock. */
export type SheetType = 'text' | 'number' | 'percent' | 'boolean' | 'date' | 'dateTime'
export type SheetValue = string | number | boolean

export interface SheetColumn {
  header: string
  type: SheetType
  /** Pixels, as on the screen. */
  width: number
}

/** The cells of a column: each value once, and a code a row that says which. Code 0 is the blank cell, code 1 the first value. */
export interface SheetData {
  values: readonly SheetValue[]
  codes: Uint32Array<ArrayBuffer>
}

/** What a list shows, for a file: the rows found, in their order, the columns that show, in theirs. */
export interface Sheet {
  title: string
  columns: readonly SheetColumn[]
  rows: number
  /** One column, read beside the page. */
  read: (at: number) => Promise<SheetData>
  words: { true: string; false: string }
  isDecimalComma: boolean
}

export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** Below its header, a sheet of a workbook: ECMA-376 and what Excel opens. */
export const mostSheetRows = 1_048_575

/** On paper: of twice as many Chromium makes no PDF (docs/performance.md). */
export const mostPaperRows = 5_000
