import type { DatabaseRow, OraclePdb } from '@inventory-console/api-mocks/contract'
import type { Tone } from '../components/badge/Badge.tsx'
import type { Column, Mark } from '../data-table/columns/column.ts'
import { isOutOfSupport } from '../domain/endOfSupport.ts'
import { shortHost } from '../domain/shortForms.ts'
import type { ListCount } from '../list-screen/toolbar/QuickFilters.tsx'
import { paths } from '../screens/paths.ts'

/** A part of a database, with the names of its host and database. */
export type WithDatabase<Part> = Part & { hostname: string; databasename: string }

/** Link to a host, or null without a name. */
export function hostTo(hostname: string): string | null {
  return hostname === '' ? null : paths.host(hostname)
}

/** Link to a database on its host page, or to the host if the database has no name. */
export function databaseTo(hostname: string, dbname: string): string | null {
  if (hostname === '') return null
  return dbname === '' ? paths.host(hostname) : paths.host(hostname, dbname)
}

/** Link to a PDB on its host page, or to the database if there is no PDB. */
export function pdbTo(hostname: string, dbname: string, pdb = ''): string | null {
  const to = databaseTo(hostname, dbname)
  if (to === null || pdb === '' || dbname === '') return to
  return `${to}?${new URLSearchParams({ tab: 'pdbs', pdb }).toString()}`
}

export function hostColumn<Row extends { hostname: string }>(): Column<Row> {
  const value = ({ hostname }: Row) => hostname
  return {
    id: 'hostname',
    kind: 'link',
    value,
    to: ({ hostname }) => hostTo(hostname),
    short: shortHost,
    filter: 'text',
  }
}

/** Lists have the year of a SQL Server version, and nothing from 2022 on. The host page has the build. */
export function sqlServerYear(version: string): string {
  return version === '' ? '2022+' : version
}

/** Link in a PDB column, or null if there is no PDB. */
export function ownPdbTo(hostname: string, dbname: string, pdb = ''): string | null {
  return pdb === '' ? null : pdbTo(hostname, dbname, pdb)
}

/** Columns with links to host and database. `sorted` sorts the list by host. */
export function hostDatabaseColumns<Row extends { hostname: string; databasename: string }>({
  sorted = false,
} = {}): readonly Column<Row>[] {
  return [
    { ...hostColumn<Row>(), ...(sorted ? { sorted: 'ascending', grouped: true } : {}) },
    {
      id: 'databasename',
      header: 'dbname',
      kind: 'link',
      width: 136,
      value: ({ databasename }) => databasename,
      to: ({ hostname, databasename }) => databaseTo(hostname, databasename),
      filter: 'text',
    },
  ]
}

/** Hidden, for the quick filter. */
export function endOfSupportColumn<Row extends { version: string }>(
  technologyOf: (row: Row) => DatabaseRow['type'],
): Column<Row> {
  return {
    id: 'endOfSupport',
    kind: 'boolean',
    measured: true,
    hidden: true,
    value: (row, now) => isOutOfSupport(technologyOf(row), row.version, now),
    filter: 'yesNo',
  }
}

/** Quick filter of the rows for which the column of this id is yes, or no. */
export function flagCount(id: string, column: string, value: boolean, tone?: Tone): ListCount {
  return { id, column, filter: { kind: 'yesNo', value }, ...(tone ? { tone } : {}) }
}

export const endOfSupportCount = flagCount('endOfSupport', 'endOfSupport', true, 'warning')

const openStates: ReadonlySet<string> = new Set(['OPEN', 'READ WRITE', 'READ ONLY', 'READ ONLY WITH APPLY'])

/** Hidden, for the quick filter: an Oracle database or PDB that users can reach. */
export function openColumn<Row>(statusOf: (row: Row) => string): Column<Row> {
  const value = (row: Row) => (statusOf(row) === '' ? null : openStates.has(statusOf(row)))
  return { id: 'open', kind: 'boolean', measured: true, hidden: true, value, filter: 'yesNo' }
}

type PdbSize = 'allocable' | 'datafileSize' | 'segmentsSize' | 'sgaTarget' | 'pgaAggregateTarget'
type PdbSizes = Pick<OraclePdb, PdbSize | 'status'>

/** A size of a PDB; null if it is closed, for which the agent reads none and sends 0. */
export function pdbSize(pdb: PdbSizes, id: PdbSize): number | null {
  return pdb[id] === 0 && pdb.status.toUpperCase() === 'MOUNTED' ? null : pdb[id]
}

/** Says why there is no size. */
export function closedPdbMark(pdb: PdbSizes, id: PdbSize): Mark | null {
  return pdbSize(pdb, id) === null ? { tone: 'info', id: 'closedPdb' } : null
}

export const notOpenCount = flagCount('notOpen', 'open', false, 'danger')

/** Link from a row to its database. */
export function databaseRowTo({ hostname, databasename }: { hostname: string; databasename: string }) {
  return databaseTo(hostname, databasename)
}

/** Composite key of rows without an id. */
export function rowKey(...parts: readonly unknown[]): string {
  return parts.map((part) => (Array.isArray(part) ? part.join(',') : String(part))).join(' ')
}

interface NamedDatabase {
  hostname: string
  dbname: string
}

/** Host and database columns of rows with a `dbname`. */
export function namedDatabaseColumns<Row extends NamedDatabase>(): readonly Column<Row>[] {
  return [
    hostColumn<Row>(),
    {
      id: 'dbname',
      kind: 'link',
      width: 136,
      value: ({ dbname }) => dbname,
      to: ({ hostname, dbname }) => databaseTo(hostname, dbname),
      filter: 'text',
    },
  ]
}

/** Hidden by default, for filtering by environment or location. */
export function originColumns<
  Row extends { environment: string; location: string },
>(): readonly Column<Row>[] {
  const origin = { kind: 'text', width: 120, hidden: true, filter: 'oneOf' } as const
  return [
    { ...origin, id: 'environment', value: ({ environment }: Row) => environment },
    { ...origin, id: 'location', value: ({ location }: Row) => location },
  ]
}

interface UniqueDatabase {
  hostname: string
  /** Unique name of the database. */
  databaseName: string
  pdb?: string
}

/** Host, database and PDB columns of rows with a unique database name. */
export function uniqueDatabaseColumns<Row extends UniqueDatabase>(): readonly Column<Row>[] {
  return [
    hostColumn<Row>(),
    {
      id: 'databaseName',
      kind: 'link',
      width: 160,
      value: ({ databaseName }) => databaseName,
      to: ({ hostname, databaseName }) => databaseTo(hostname, databaseName),
      filter: 'text',
    },
    {
      id: 'pdb',
      kind: 'link',
      width: 136,
      value: ({ pdb }) => pdb,
      to: ({ hostname, databaseName, pdb }) => ownPdbTo(hostname, databaseName, pdb),
      filter: 'oneOf',
    },
  ]
}

/** Row link to the PDB, or to the database if there is no PDB. */
export function uniqueDatabaseTo({ hostname, databaseName, pdb }: UniqueDatabase): string | null {
  return pdbTo(hostname, databaseName, pdb)
}
