import type { Column } from '../data-table/columns/column.ts'
import { text } from '../lib/wire.ts'
import { paths } from '../screens/paths.ts'

/** A part of a database as the lists over all of them have it: the part beside the names of its host and database. */
export type OfDatabase<Part> = Part & { hostname: string; databasename: string }

/** Where a host leads; nowhere, where the row does not name it. */
export function hostTo(hostname: unknown): string | null {
  const host = text(hostname)
  return host === '' ? null : paths.host(host)
}

/** A database on the page of its host; the host's page alone, where the row names no database. */
export function databaseTo(hostname: unknown, dbname: unknown): string | null {
  const [host, database] = [text(hostname), text(dbname)]
  if (host === '') return null
  return database === '' ? paths.host(host) : paths.host(host, database)
}

/** A PDB on the page of its host; its database, where the row is not of a PDB. */
export function pdbTo(hostname: unknown, dbname: unknown, pdb: unknown): string | null {
  const [to, name] = [databaseTo(hostname, dbname), text(pdb)]
  if (to === null || name === '' || text(dbname) === '') return to
  return `${to}?${new URLSearchParams({ tab: 'pdbs', pdb: name }).toString()}`
}

/** Leads to the host itself. */
export function hostColumn<Row extends { hostname: string }>(): Column<Row> {
  const value = ({ hostname }: Row) => hostname
  return {
    id: 'hostname',
    kind: 'link',
    width: 240,
    value,
    to: ({ hostname }) => hostTo(hostname),
    filter: 'text',
  }
}

/** The link in the column of a PDB: nowhere, where the row is not of one. */
export function ownPdbTo(hostname: unknown, dbname: unknown, pdb: unknown): string | null {
  return text(pdb) === '' ? null : pdbTo(hostname, dbname, pdb)
}

/** Host and database of a part, each with the page it leads to. */
export function placeColumns<
  Row extends { hostname: string; databasename: string },
>(): readonly Column<Row>[] {
  return [
    hostColumn<Row>(),
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
