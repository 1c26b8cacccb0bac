import { writeCsv } from 'hucre/csv'
import { locationApiValue } from '../../../domain/contractLocation.ts'
import { ownValue } from '../../../lib/records.ts'
import { nameKey, readTable, type TextTable } from './readTable.ts'

export type ImportVendor = 'oracle' | 'mysql' | 'sqlServer'

/** Header of the sample files: the columns that the server expects. */
const headers: Record<ImportVendor, string> = {
  oracle:
    'Contract Number,CSI,Part Number,Reference Number,ULA,License number,Basket,Restricted,Support Expiration,Hosts,Status,Product Order Date,Location',
  mysql: 'Type,Contract Number,CSI,License Type,Number of Licenses,Location',
  sqlServer: 'Type,Contract ID,License Type,Number of Licenses,Location',
}

type ProblemKind =
  | 'cells'
  | 'noNumber'
  | 'noCsi'
  | 'noType'
  | 'unknownType'
  | 'wrongCount'
  | 'noCount'
  | 'wrongFlag'
  | 'wrongDate'
  | 'wrongKind'
  | 'ulaWithoutBasket'
  | 'restrictedBasket'
  | 'unknownHost'
  | 'otherCase'
  | 'unknownLocation'
  | 'noHosts'
  | 'noBasket'
  | 'noClusters'
  | 'clustered'
  | 'unusedByHosts'
  | 'unused'

export interface ImportLine {
  /** Line number in a text editor, starting at 1. */
  line: number
  contractID: string
  licenseTypeID: string
  count: string
  location: string
  /** Values to send, by column name. */
  cells: Readonly<Record<string, string>>
  /** The server stops at such a line. */
  problems: readonly LineProblem[]
  /** The server takes such a line. */
  warnings: readonly LineProblem[]
}

export interface LineProblem {
  kind: ProblemKind
  /** Column of the file; null for a problem of the whole line. */
  column: string | null
  /** The name that is unknown. */
  name?: string
  /** The same name as the inventory writes it. */
  listed?: string
}

export interface ImportPreview extends Pick<TextTable, 'encoding' | 'hasByteOrderMark' | 'separator'> {
  /** Columns that are sent, in the order of the server. */
  columns: readonly string[]
  /** Columns that the server expects but the file lacks. */
  missing: readonly string[]
  /** Columns of the file that the server ignores. */
  unknown: readonly string[]
  lines: readonly ImportLine[]
}

/** Milliseconds of reading before the page can answer to input. */
const sliceTime = 20

/**
 * Parses a contract file and validates each row like the server, as far as the file allows. Yields to input between
 * slices of rows. Rejects with TableLimitError.
 */
export async function previewOf(vendor: ImportVendor, content: Uint8Array): Promise<ImportPreview> {
  const expectedNames = headers[vendor].split(',')
  const { rows, ...table } = readTable(content, expectedNames)
  const first = rows.next().value
  const known = new Map(expectedNames.map((name) => [nameKey(name), name]))
  const names = (first?.cells ?? []).map((name) => known.get(nameKey(name)) ?? name.trim())
  // The location is always sent, because the server stores none for an empty or missing cell.
  const columns = expectedNames.filter((name) => name === 'Location' || names.includes(name))
  const lines: ImportLine[] = []
  let sliceEnd = performance.now() + sliceTime
  for (const { line, cells: raw } of rows) {
    if (performance.now() > sliceEnd) {
      // oxlint-disable-next-line no-await-in-loop -- lets the page answer
      await new Promise((resolve) => setTimeout(resolve))
      sliceEnd = performance.now() + sliceTime
    }
    if (raw.every((cell) => cell.trim() === '')) continue
    const cells = Object.fromEntries(
      columns.map((name) => [name, cleanCell(name, raw[names.indexOf(name)] ?? '')]),
    )
    const cell = (name: string) => (Object.hasOwn(cells, name) ? (cells[name] ?? '') : '')
    const knownFields = lineOf(vendor, cell)
    const problems = [...widthProblems(raw, names.length), ...problemsOf(vendor, knownFields, cell)]
    lines.push({ line, ...knownFields, cells, problems, warnings: [] })
  }
  return {
    ...table,
    columns,
    missing: expectedNames.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => name !== '' && !expectedNames.includes(name)),
    lines,
  }
}

/** Extra empty cells are valid, because spreadsheet programs append them. */
function widthProblems(cells: readonly string[], width: number): readonly LineProblem[] {
  const isWrong = cells.length < width || cells.slice(width).some((cell) => cell.trim() !== '')
  return isWrong ? [{ kind: 'cells', column: null }] : []
}

/** Removes line breaks, and separates host names by commas only, as the server expects. */
function cleanCell(name: string, cell: string): string {
  if (name === 'Hosts')
    return cell
      .split(/[\s,;]+/)
      .filter((host) => host !== '')
      .join(',')
  const text = cell
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
  return name === 'Location' ? locationApiValue(text) : text
}

/**
 * Builds the file to upload: the known columns as comma-separated UTF-8, one line per row. `storedName` spells hosts and
 * locations as the server stores them.
 */
export function normalizedFile(
  { columns, lines }: Pick<ImportPreview, 'columns' | 'lines'>,
  name: string,
  storedName: (name: string) => string,
): File {
  const rows = lines.map(({ cells }) =>
    columns.map((column) => {
      const cell = ownValue(cells, column) ?? ''
      return column === 'Hosts' || column === 'Location' ? storedName(cell) : cell
    }),
  )
  return new File([writeCsv([[...columns], ...rows], { lineSeparator: '\n' })], name, { type: 'text/csv' })
}

type Cell = (name: string) => string
type Known = Omit<ImportLine, 'line' | 'cells' | 'problems' | 'warnings'>

/** Column names in the file for the fields that all contracts have. */
export function columnNames(vendor: ImportVendor) {
  return {
    contractID: vendor === 'sqlServer' ? 'Contract ID' : 'Contract Number',
    licenseTypeID: vendor === 'oracle' ? 'Part Number' : 'License Type',
    count: vendor === 'oracle' ? 'License number' : 'Number of Licenses',
    location: 'Location',
  }
}

function lineOf(vendor: ImportVendor, cell: Cell): Known {
  const names = columnNames(vendor)
  return {
    contractID: cell(names.contractID),
    licenseTypeID: cell(names.licenseTypeID),
    count: cell(names.count),
    location: cell(names.location),
  }
}

function problemsOf(
  vendor: ImportVendor,
  { contractID, licenseTypeID, count }: Known,
  cell: Cell,
): LineProblem[] {
  const names = columnNames(vendor)
  const problems: LineProblem[] = []
  const problemIf = (wrong: boolean, kind: ProblemKind, column: string | null) =>
    wrong ? problems.push({ kind, column }) : 0
  problemIf(contractID === '', 'noNumber', names.contractID)
  problemIf(licenseTypeID === '', 'noType', names.licenseTypeID)
  problemIf(count !== '' && !/^\d+$/.test(count), 'wrongCount', names.count)
  if (vendor === 'oracle') {
    for (const column of ['ULA', 'Basket', 'Restricted'])
      problemIf(flagOf(cell(column)) === null, 'wrongFlag', column)
    for (const column of ['Support Expiration', 'Product Order Date'])
      problemIf(!isDate(cell(column)), 'wrongDate', column)
    const [ula, basket, restricted] = [cell('ULA'), cell('Basket'), cell('Restricted')].map(flagOf)
    problemIf(ula === true && basket === false, 'ulaWithoutBasket', 'Basket')
    problemIf(restricted === true && basket === true, 'restrictedBasket', 'Restricted')
  } else {
    problemIf(!['HOST', 'CLUSTER'].includes(cell('Type').toUpperCase()), 'wrongKind', 'Type')
    problemIf(count === '' || Number(count) === 0, 'noCount', names.count)
    problemIf(vendor === 'mysql' && cell('CSI') === '', 'noCsi', 'CSI')
  }
  return problems
}

/** `null` if the text is neither true nor false. */
export function flagOf(text: string): boolean | null {
  const flagText = text.toLowerCase()
  if (['true', 'yes', '1'].includes(flagText)) return true
  return ['false', 'no', '0', ''].includes(flagText) ? false : null
}

/** Accepts DD/MM/YYYY or an empty text. */
function isDate(text: string): boolean {
  if (text === '') return true
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
}
