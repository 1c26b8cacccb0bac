import type { Column } from '../data-table/columns/column.ts'
import { databaseTo, hostColumn } from './databaseLinks.ts'

interface DatabaseRef {
  hostname: string
  dbname: string
}

/** Host and database columns of rows with a `dbname`. */
export function namedDatabaseColumns<Row extends DatabaseRef>(): readonly Column<Row>[] {
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
