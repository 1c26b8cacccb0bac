import { parseCsv } from 'hucre/csv'
import type { MySQLContract, SqlServerContract } from '../../../contract/index.ts'
import { parseMoment, utc } from '../../../lib/dates.ts'
import type { StoredOracleContract } from './storedContracts.ts'

/** The word for SQL Server in the paths of the files is another one than everywhere else. */
export const fileTypes = ['oracle', 'mysql', 'sqlserver'] as const
export type FileType = (typeof fileTypes)[number]

const headers = {
  oracle: [
    'Contract Number',
    'CSI',
    'Part Number',
    'Reference Number',
    'ULA',
    'License number',
    'Basket',
    'Restricted',
    'Support Expiration',
    'Hosts',
    'Status',
    'Product Order Date',
    'Location',
  ],
  mysql: ['Type', 'Contract Number', 'CSI', 'License Type', 'Number of Licenses', 'Location'],
  sqlserver: ['Type', 'Contract ID', 'License Type', 'Number of Licenses', 'Location'],
} as const satisfies Record<FileType, readonly string[]>

const examples: Record<FileType, readonly string[]> = {
  oracle: [
    '5051863',
    '21908765',
    'A90611',
    '38455012',
    'false',
    '16',
    'true',
    'false',
    '31/12/2026',
    '',
    'Active',
    '15/03/2021',
    'Milan',
  ],
  mysql: ['HOST', '6051863', '21908765', 'B64911', '3', 'Milan'],
  sqlserver: ['HOST', 'MS-2024-11', 'DG7GMGF0FLR2-0002', '8', 'Milan'],
}

export function sampleFile(type: FileType): string {
  return [headers[type], examples[type]].map((line) => `${line.join(',')}\n`).join('')
}

/** What is wrong with a file, with the line counted as an editor counts them. */
export class BadFile extends Error {}

/** A line of the file by its headers; `fail` says which line is meant. */
interface Line {
  cell: (header: string) => string
  fail: (reason: string) => BadFile
}

function* linesOf(type: FileType, content: string): Generator<Line> {
  const [first = [], ...rest] = parseCsv(content).map((row) => row.map((cell) => textOf(cell).trim()))
  const missing = headers[type].find((header) => !first.includes(header))
  if (missing !== undefined) throw new BadFile(`line 1: the column ${missing} is missing`)
  const unknown = first.find((header) => !headers[type].some((known) => known === header))
  if (unknown !== undefined) throw new BadFile(`line 1: the column ${unknown} is unknown`)
  for (const [index, row] of rest.entries()) {
    const fail = (reason: string) => new BadFile(`line ${index + 2}: ${reason}`)
    if (row.every((cell) => cell === '')) continue
    if (row.length !== first.length) throw fail(`${row.length} cells instead of ${first.length}`)
    yield { cell: (header: string) => row[first.indexOf(header)] ?? '', fail }
  }
}

/** A row of a file; `fail` says which line is meant. */
export interface FileRow<Contract> extends Pick<Line, 'fail'> {
  contract: Contract
}

/** Row by row, so that the rows before a bad one are stored: the server reads like this. */
function* rowsOf<Contract>(
  type: FileType,
  content: string,
  read: (line: Line) => Contract,
): Generator<FileRow<Contract>> {
  for (const line of linesOf(type, content)) yield { contract: read(line), fail: line.fail }
}

export function readOracleFile(content: string): Generator<FileRow<Omit<StoredOracleContract, 'id'>>> {
  return rowsOf('oracle', content, (line) => ({
    contractID: line.cell('Contract Number'),
    csi: line.cell('CSI'),
    licenseTypeID: line.cell('Part Number'),
    referenceNumber: line.cell('Reference Number'),
    unlimited: flagIn(line, 'ULA'),
    count: numberIn(line, 'License number'),
    basket: flagIn(line, 'Basket'),
    restricted: flagIn(line, 'Restricted'),
    supportExpiration: dateIn(line, 'Support Expiration'),
    hosts: line
      .cell('Hosts')
      .split(/[,;]/)
      .map((name) => name.trim())
      .filter(Boolean),
    status: line.cell('Status'),
    productOrderDate: dateIn(line, 'Product Order Date'),
    location: line.cell('Location'),
  }))
}

export function readMysqlFile(content: string): Generator<FileRow<Omit<MySQLContract, 'id'>>> {
  return rowsOf('mysql', content, (line) => ({
    type: typeIn(line),
    contractID: line.cell('Contract Number'),
    csi: line.cell('CSI'),
    licenseTypeID: line.cell('License Type'),
    numberOfLicenses: numberIn(line, 'Number of Licenses'),
    supportExpiration: null,
    clusters: null,
    hosts: null,
    location: line.cell('Location'),
  }))
}

export function readSqlServerFile(content: string): Generator<FileRow<Omit<SqlServerContract, 'id'>>> {
  return rowsOf('sqlserver', content, (line) => ({
    type: typeIn(line),
    contractID: line.cell('Contract ID'),
    licenseTypeID: line.cell('License Type'),
    licensesNumber: numberIn(line, 'Number of Licenses'),
    supportExpiration: null,
    hosts: null,
    clusters: null,
    location: line.cell('Location'),
  }))
}

function textOf(cell: unknown): string {
  return typeof cell === 'string' ? cell : ''
}

function flagIn({ cell, fail }: Line, header: string): boolean {
  const word = cell(header).toLowerCase()
  if (['true', 'yes', '1'].includes(word)) return true
  if (['false', 'no', '0', ''].includes(word)) return false
  throw fail(`${header} is neither true nor false`)
}

function numberIn({ cell, fail }: Line, header: string): number {
  const sent = cell(header)
  if (sent === '') return 0
  if (!/^\d{1,15}$/.test(sent)) throw fail(`${header} is not a whole number`)
  return Number(sent)
}

/** DD/MM/YYYY; empty for none. */
function dateIn({ cell, fail }: Line, header: string): string | null {
  const sent = cell(header)
  if (sent === '') return null
  const [, date = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(sent) ?? []
  const moment = parseMoment(`${year}-${month}-${date}T00:00:00Z`)
  if (moment === undefined) throw fail(`${header} is not a date like 31/12/2026`)
  return utc(moment)
}

function typeIn({ cell, fail }: Line): 'HOST' | 'CLUSTER' {
  const word = cell('Type').toUpperCase()
  if (word === 'HOST' || word === 'CLUSTER') return word
  throw fail('Type is neither HOST nor CLUSTER')
}
