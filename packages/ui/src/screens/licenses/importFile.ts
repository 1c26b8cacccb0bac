import { parseCsv } from './csv.ts'

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
  problems: readonly LineProblem[]
}

export interface ImportPreview {
  /** Columns the services want and the file has not. */
  missing: readonly string[]
  /** Columns the file has and the services do not know. */
  unknown: readonly string[]
  lines: readonly ImportLine[]
}

/** What a file says, and what the services will say against it as far as that can be known beforehand. */
export function previewOf(
  maker: ImportMaker,
  content: string,
  types: ReadonlySet<string> | null,
): ImportPreview {
  const [first = [], ...rest] = parseCsv(content)
  const names = first.map((name) => name.trim())
  const wanted = headers[maker].split(',')
  let next = 1 + heightOf(first)
  const lines = rest.flatMap((cells) => {
    const line = next
    next += heightOf(cells)
    if (cells.every((cell) => cell.trim() === '')) return []
    const cell = (name: string) => (cells[names.indexOf(name)] ?? '').trim()
    const known = lineOf(maker, cell)
    const problems = [
      ...(cells.length === names.length ? [] : (['cells'] as const)),
      ...problemsOf(maker, known, cell, types),
    ]
    return [{ line, ...known, problems }]
  })
  return {
    missing: wanted.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => name !== '' && !wanted.includes(name)),
    lines,
  }
}

/** Lines of the file that a row takes: what stands in quotes may have several. */
function heightOf(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 1)
}

type Cell = (name: string) => string
type Known = Omit<ImportLine, 'line' | 'problems'>

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
