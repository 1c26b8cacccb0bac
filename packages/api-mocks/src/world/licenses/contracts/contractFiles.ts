import { parseCsv } from 'hucre/csv'
import type { MySQLContract, SqlServerContract } from '../../../contract/wire.ts'
import { parseMoment, utc } from '../../../lib/time.ts'
import type { StoredOracleContract } from './storedContracts.ts'

/** Types in the file paths. Only here SQL Server is called `sqlserver`. */
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

export function sampleFile(type: FileType): string {
  return `${headers[type].join(',')}\n`
}

/** An invalid file; the message starts with the line number (from 1). */
export class BadFile extends Error {}

/** A line with its cells by header. `fail` creates an error with the line number. */
interface Line {
  cell: (header: string) => string
  fail: (reason: string) => BadFile
}

/** Parses lines separated by commas. Unknown columns are ignored; missing ones are empty. */
function* linesOf(content: string): Generator<Line> {
  const [first = [], ...rest] = parseCsv(content, { delimiter: ',' }).map((row) => row.map(textOf))
  for (const [index, row] of rest.entries()) {
    const fail = (reason: string) => new BadFile(`line ${index + 2}: ${reason}`)
    if (row.every((cell) => cell === '')) continue
    if (row.length !== first.length) throw fail(`${row.length} cells instead of ${first.length}`)
    yield { cell: (header: string) => row[first.indexOf(header)] ?? '', fail }
  }
}

/** A contract of a file. `fail` creates an error with the line number. */
export interface FileRow<Contract> extends Pick<Line, 'fail'> {
  contract: Contract
}

/** Reads lazily, because the server stores the rows before an invalid one. */
function* rowsOf<Contract>(content: string, read: (line: Line) => Contract): Generator<FileRow<Contract>> {
  for (const line of linesOf(content)) yield { contract: read(line), fail: line.fail }
}

export function readOracleFile(content: string): Generator<FileRow<Omit<StoredOracleContract, 'id'>>> {
  return rowsOf(content, (line) => ({
    contractID: line.cell('Contract Number'),
    csi: line.cell('CSI'),
    licenseTypeID: line.cell('Part Number'),
    referenceNumber: line.cell('Reference Number'),
    unlimited: flagIn(line, 'ULA'),
    count: numberIn(line, 'License number'),
    basket: flagIn(line, 'Basket'),
    restricted: flagIn(line, 'Restricted'),
    supportExpiration: dateIn(line, 'Support Expiration'),
    // Not trimmed, like on the server.
    hosts: line.cell('Hosts') === '' ? [] : line.cell('Hosts').split(','),
    status: line.cell('Status'),
    productOrderDate: dateIn(line, 'Product Order Date'),
    location: line.cell('Location'),
  }))
}

export function readMysqlFile(content: string): Generator<FileRow<Omit<MySQLContract, 'id'>>> {
  return rowsOf(content, (line) => ({
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
  return rowsOf(content, (line) => ({
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
  const cellText = cell(header)
  if (cellText === '') return 0
  if (!/^\d{1,15}$/.test(cellText)) throw fail(`${header} is not a whole number`)
  return Number(cellText)
}

/** Parses DD/MM/YYYY; null if empty. */
function dateIn({ cell, fail }: Line, header: string): string | null {
  const cellText = cell(header)
  if (cellText === '') return null
  const [, date = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(cellText) ?? []
  const moment = parseMoment(`${year}-${month}-${date}T00:00:00Z`)
  if (moment === undefined) throw fail(`${header} is not a date like 31/12/2026`)
  return utc(moment)
}

/** The server does not validate the type; the mocks store unknown ones as empty. */
function typeIn({ cell }: Line): 'HOST' | 'CLUSTER' | '' {
  const word = cell('Type')
  return word === 'HOST' || word === 'CLUSTER' ? word : ''
}
