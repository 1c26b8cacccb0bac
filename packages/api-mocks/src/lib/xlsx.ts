import { type Unzipped, unzipSync, zipSync } from 'fflate'
import type { CellValue } from 'hucre/xlsx'
import { valueAt } from './records.ts'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const macroSpreadsheetType = 'application/vnd.ms-excel.sheet.macroEnabled.12'

export interface Sheet {
  name: string
  /** Keys of the rows, with dots for nested ones. */
  columns: readonly string[]
  rows: readonly object[]
}

/** The earliest date of the ZIP format, for deterministic output. */
const mtime = new Date(1980, 0, 1)

/** Workbook with one sheet. `moment` is its creation date. */
export async function spreadsheetOf(sheet: Sheet, moment: number): Promise<Uint8Array<ArrayBuffer>> {
  return zipSync(await partsOf(sheet, moment), { mtime })
}

/** Macro-enabled workbook; contains no macros. */
export async function macroSpreadsheetOf(sheet: Sheet, moment: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await partsOf(sheet, moment)
  const types = parts[contentTypes]
  if (!types) throw new Error(`The workbook has no ${contentTypes}`)
  return zipSync({ ...parts, [contentTypes]: enabled(types) }, { mtime })
}

const contentTypes = '[Content_Types].xml'

function enabled(types: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(types)
  const macro = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
  return new TextEncoder().encode(text.replace(`${spreadsheetType}.main+xml`, macro))
}

/** The files of the workbook. They are packed again, because the deflate output of engines differs. */
async function partsOf({ name, columns, rows }: Sheet, moment: number): Promise<Unzipped> {
  // Loaded lazily because it is large and only workbooks need it.
  const { writeXlsx } = await import('hucre/xlsx')
  const headers = columns.map((column) => headerOf(column, columns))
  const bold = new Map(headers.map((_, index) => [`0,${index}`, { style: { font: { bold: true } } }]))
  const packed = await writeXlsx({
    sheets: [
      {
        name: name.slice(0, 31),
        columns: headers.map((header) => ({ width: Math.max(12, header.length + 4) })),
        rows: [
          headers,
          ...rows.map((row) => columns.map((column) => cellOf(valueAt(row, column.split('.'))))),
        ],
        cells: bold,
        freezePane: { rows: 1 },
      },
    ],
    properties: { creator: 'API service', created: new Date(moment), modified: new Date(moment) },
  })
  return unzipSync(new Uint8Array(packed))
}

/** Maximum length of a cell in the format. */
const LONGEST = 32_767

function cellOf(value: unknown): CellValue {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  return textOf(value).slice(0, LONGEST)
}

/** Formats a list as its names, a map as `key: value`. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${textOf(item)}`)
    .join('; ')
}

const nameKeys = ['name', 'hostname', 'tableName', 'segmentName', 'dbName', 'metric', 'user']

function nameOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const values: [string, unknown][] = Object.entries(item)
  const named = nameKeys.map((key) => values.find(([candidate]) => candidate === key)?.[1])
  const name = [...named, ...values.map(([, value]) => value)].find((value) => typeof value === 'string')
  return typeof name === 'string' ? name : JSON.stringify(item)
}

const words = 'ID CPU OS DB DBA PDB CDB SGA PGA CSI UUID UUIDs VM VMs HA RAC RAM MB'.split(' ')
/** Words with a spelling of their own in headers. */
const spellings: Readonly<Record<string, string>> = Object.fromEntries(
  words.map((word) => [word.toLowerCase(), word]),
)

/**
 * Header of a workbook column: `info.cpuModel` becomes "CPU model", with its path if another column has the
 * same name.
 */
export function headerOf(column: string, all: readonly string[]): string {
  const own = lastKey(column)
  const isAmbiguous = all.some((other) => other !== column && lastKey(other) === own)
  return labelOf(isAmbiguous ? column : own)
}

function lastKey(column: string): string {
  return column.slice(column.lastIndexOf('.') + 1)
}

function labelOf(key: string): string {
  const parts = (key.match(/VMs|UUIDs|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [key])
    .map((part) => part.toLowerCase())
    .filter((part) => part !== 'ercole')
    .map((part) => spellings[part] ?? part)
    .join(' ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}
