import { writeCsv } from 'hucre/csv'
import { ownValue } from '../../../lib/values/ownValue.ts'
import { nameKey, readTable, type TextTable } from './readTable.ts'

export type ImportMaker = 'oracle' | 'mysql' | 'sqlServer'

/** The first line of the sample files: the columns that the services take. */
const headers: Record<ImportMaker, string> = {
  oracle:
    'Contract Number,CSI,Part Number,Reference Number,ULA,License number,Basket,Restricted,Support Expiration,Hosts,Status,Product Order Date,Location',
  mysql: 'Type,Contract Number,CSI,License Type,Number of Licenses,Location',
  sqlServer: 'Type,Contract ID,License Type,Number of Licenses,Location',
}

type LineProblem =
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

export interface ImportLine {
  /** As an editor counts them. */
  line: number
  contractID: string
  licenseTypeID: string
  count: string
  location: string
  /** By column name: what the server gets. */
  cells: Readonly<Record<string, string>>
  problems: readonly LineProblem[]
}

export interface ImportPreview extends Pick<TextTable, 'encoding' | 'marked' | 'separator'> {
  /** The columns that are sent, in the server's order. */
  columns: readonly string[]
  /** Columns the server expects and the file lacks. */
  missing: readonly string[]
  /** Columns of the file that the server ignores. */
  unknown: readonly string[]
  lines: readonly ImportLine[]
}

/** Reads a contract file and checks each row as the server does, as far as the file tells. */
export function previewOf(
  maker: ImportMaker,
  content: Uint8Array,
  types: ReadonlySet<string> | null,
): ImportPreview {
  const wanted = headers[maker].split(',')
  const { rows, ...table } = readTable(content, wanted)
  const [first, ...rest] = rows
  const names = (first?.cells ?? []).map(
    (name) => wanted.find((known) => nameKey(known) === nameKey(name)) ?? name.trim(),
  )
  const columns = wanted.filter((name) => names.includes(name))
  const lines = rest.flatMap(({ line, cells: raw }) => {
    if (raw.every((cell) => cell.trim() === '')) return []
    const cells = Object.fromEntries(
      columns.map((name) => [name, cleanCell(name, raw[names.indexOf(name)] ?? '')]),
    )
    const cell = (name: string) => (Object.hasOwn(cells, name) ? (cells[name] ?? '') : '')
    const known = lineOf(maker, cell)
    const problems = [...widthProblems(raw, names.length), ...problemsOf(maker, known, cell, types)]
    return [{ line, ...known, cells, problems }]
  })
  return {
    ...table,
    columns,
    missing: wanted.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => name !== '' && !wanted.includes(name)),
    lines,
  }
}

/** Spreadsheet programs add empty cells at the end of a row. */
function widthProblems(cells: readonly string[], width: number): readonly LineProblem[] {
  const isWrong = cells.length < width || cells.slice(width).some((cell) => cell.trim() !== '')
  return isWrong ? ['cells'] : []
}

/** One line per cell; host names separated by commas alone, as the server splits them. */
function cleanCell(name: string, cell: string): string {
  if (name === 'Hosts')
    return cell
      .split(/[\s,;]+/)
      .filter((host) => host !== '')
      .join(',')
  return cell.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim()
}

/** The file that is sent: the known columns as comma-separated UTF-8, one line per row. */
export function normalizedFile(
  { columns, lines }: Pick<ImportPreview, 'columns' | 'lines'>,
  name: string,
): File {
  const rows = lines.map(({ cells }) => columns.map((column) => ownValue(cells, column) ?? ''))
  return new File([writeCsv([[...columns], ...rows], { lineSeparator: '\n' })], name, { type: 'text/csv' })
}

type Cell = (name: string) => string
type Known = Omit<ImportLine, 'line' | 'cells' | 'problems'>

function lineOf(maker: ImportMaker, cell: Cell): Known {
  return {
    contractID: cell(maker === 'sqlServer' ? 'Contract ID' : 'Contract Number'),
    licenseTypeID: cell(maker === 'oracle' ? 'Part Number' : 'License Type'),
    count: cell(maker === 'oracle' ? 'License number' : 'Number of Licenses'),
    location: cell('Location'),
  }
}

function problemsOf(
  maker: ImportMaker,
  { contractID, licenseTypeID, count }: Known,
  cell: Cell,
  types: ReadonlySet<string> | null,
): LineProblem[] {
  const problems: LineProblem[] = []
  const found = (wrong: boolean, problem: LineProblem) => (wrong ? problems.push(problem) : 0)
  found(contractID === '', 'noNumber')
  found(licenseTypeID === '', 'noType')
  found(licenseTypeID !== '' && types !== null && !types.has(licenseTypeID), 'unknownType')
  found(count !== '' && !/^\d+$/.test(count), 'wrongCount')
  if (maker === 'oracle') {
    const [ula, basket, restricted] = [cell('ULA'), cell('Basket'), cell('Restricted')].map(flagOf)
    found(ula === null || basket === null || restricted === null, 'wrongFlag')
    found(!isDate(cell('Support Expiration')) || !isDate(cell('Product Order Date')), 'wrongDate')
    found(ula === true && basket === false, 'ulaWithoutBasket')
    found(restricted === true && basket === true, 'restrictedBasket')
  } else {
    found(!['HOST', 'CLUSTER'].includes(cell('Type').toUpperCase()), 'wrongKind')
    found(count === '' || Number(count) === 0, 'noCount')
    found(maker === 'mysql' && cell('CSI') === '', 'noCsi')
  }
  return problems
}

/** `null`: neither. */
function flagOf(text: string): boolean | null {
  const word = text.toLowerCase()
  if (['true', 'yes', '1'].includes(word)) return true
  return ['false', 'no', '0', ''].includes(word) ? false : null
}

/** DD/MM/YYYY, or nothing. */
function isDate(text: string): boolean {
  if (text === '') return true
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
}
