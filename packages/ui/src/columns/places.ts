import type { Column } from '../data-table/columns/column.ts'
import { paths } from '../screens/paths.ts'

/** A part of a database as the lists over all of them have it: the part beside the names of its host and database. */
export type OfDatabase<Part> = Part & { hostname: string; databasename: string }

/** Where a host leads; nowhere, where the row does not name it. */
export function hostTo(hostname: string): string | null {
  return hostname === '' ? null : paths.host(hostname)
}

/** A database on the page of its host; the host's page alone, where the row names no database. */
export function databaseTo(hostname: string, dbname: string): string | null {
  if (hostname === '') return null
  return dbname === '' ? paths.host(hostname) : paths.host(hostname, dbname)
}

/** A PDB on the page of its host; its database, where the row is not of a PDB. */
export function pdbTo(hostname: string, dbname: string, pdb = ''): string | null {
  const to = databaseTo(hostname, dbname)
  if (to === null || pdb === '' || dbname === '') return to
  return `${to}?${new URLSearchParams({ tab: 'pdbs', pdb }).toString()}`
}

/** Leads to the host itself. */
export function hostColumn<Row extends { hostname: string }>(): Column<Row> {
  const value = ({ hostname }: Row) => hostname
  return {
    id: 'hostname',
    kind: 'link',
    value,
    to: ({ hostname }) => hostTo(hostname),
    filter: 'text',
  }
}

/** The link in the column of a PDB: nowhere, where the row is not of one. */
export function ownPdbTo(hostname: string, dbname: string, pdb = ''): string | null {
  return pdb === '' ? null : pdbTo(hostname, dbname, pdb)
}

/** Host and database of a part, each with the page it leads to. `sorted`: the list is ordered by host. */
export function placeColumns<Row extends { hostname: string; databasename: string }>({
  sorted = false,
} = {}): readonly Column<Row>[] {
  return [
    { ...hostColumn<Row>(), ...(sorted ? { sorted: 'ascending' } : {}) },
    {
      id: 'databasename',
      kind: 'link',
      width: 136,
      value: ({ databasename }) => databasename,
      to: ({ hostname, databasename }) => databaseTo(hostname, databasename),
      filter: 'text',
    },
  ]
}

/** Where a click on the row of a part leads: its database. */
export function partTo({ hostname, databasename }: { hostname: string; databasename: string }) {
  return databaseTo(hostname, databasename)
}

/** What tells rows apart that have no id of their own. */
export function keyOf(...parts: readonly unknown[]): string {
  return parts.map((part) => (Array.isArray(part) ? part.join(',') : String(part))).join(' ')
}
