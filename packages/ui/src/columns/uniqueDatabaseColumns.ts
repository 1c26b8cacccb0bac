import type { Column } from '../data-table/columns/column.ts'
import { databaseTo, hostColumn, ownPdbTo, pdbTo } from './databaseLinks.ts'

interface DatabaseRef {
  hostname: string
  /** Unique name of the database. */
  databaseName: string
  pdb?: string
}

/** Host, database and PDB columns of rows with a unique database name. */
export function uniqueDatabaseColumns<Row extends DatabaseRef>(): readonly Column<Row>[] {
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
export function uniqueDatabaseTo({ hostname, databaseName, pdb }: DatabaseRef): string | null {
  return pdbTo(hostname, databaseName, pdb)
}
