import type {
  MongoDBRow,
  MySQLInstanceRow,
  PostgreSqlInstanceRow,
  SqlServerInstanceRow,
} from '@inventory-console/api-mocks/contract'
import { databaseTo } from '../../../columns/databaseColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import type { Peek } from '../../../data-table/peek/RowPeek.tsx'
import { gibibytes } from '../../../lib/format.ts'

const environment = { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' } as const
const location = { id: 'location', kind: 'text', width: 120, filter: 'oneOf' } as const
const version = { id: 'version', kind: 'version', width: 144, filter: 'oneOf' } as const

interface Instance {
  hostname: string
  name: string
}

function hostColumns<Row extends Instance>(): readonly Column<Row>[] {
  const to = ({ hostname, name }: Row) => databaseTo(hostname, name)
  return [
    { id: 'name', kind: 'link', value: ({ name }) => name, to, filter: 'text', sorted: 'ascending' },
    { id: 'hostname', kind: 'link', width: 220, value: ({ hostname }) => hostname, to, filter: 'text' },
  ]
}

export const mysqlColumns: readonly Column<MySQLInstanceRow>[] = [
  ...hostColumns<MySQLInstanceRow>(),
  environment,
  { id: 'charsetSystem', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'architecture', kind: 'text', hidden: true, filter: 'oneOf' },
  {
    id: 'bufferPoolSize',
    kind: 'gigabytes',
    width: 128,
    value: ({ bufferPoolSize }) => gibibytes(bufferPoolSize),
    filter: 'range',
  },
  { id: 'edition', kind: 'text', width: 128, filter: 'oneOf' },
  { id: 'engine', kind: 'text', width: 112, filter: 'oneOf' },
  { id: 'platform', kind: 'text', width: 112, filter: 'oneOf' },
  version,
  { id: 'highAvailability', kind: 'boolean', width: 136, filter: 'yesNo' },
  { ...location, hidden: true },
]

export const sqlServerColumns: readonly Column<SqlServerInstanceRow>[] = [
  ...hostColumns<SqlServerInstanceRow>(),
  { id: 'edition', kind: 'text', width: 112, filter: 'oneOf' },
  { id: 'stateDesc', kind: 'text', filter: 'oneOf' },
  { id: 'collationName', kind: 'text', width: 260, filter: 'oneOf' },
  version,
  environment,
  { ...location, hidden: true },
]

export const postgreSqlColumns: readonly Column<PostgreSqlInstanceRow>[] = [
  ...hostColumns<PostgreSqlInstanceRow>(),
  environment,
  { id: 'charset', kind: 'text', width: 120, filter: 'oneOf' },
  version,
  { ...location, hidden: true },
]

/** Each row is one database of an instance, so links lead to the database. */
const database = ({ hostname, dbName }: MongoDBRow) => databaseTo(hostname, dbName)

export const mongoDbColumns: readonly Column<MongoDBRow>[] = [
  { id: 'dbName', kind: 'link', to: database, filter: 'text', sorted: 'ascending' },
  { id: 'hostname', kind: 'link', width: 220, to: database, filter: 'text' },
  environment,
  location,
  { id: 'charset', kind: 'text', width: 120, filter: 'oneOf' },
  version,
  { id: 'name', kind: 'text', width: 220, hidden: true, filter: 'text' },
]

export const mysqlPeek: Peek = {
  figures: ['hostname', 'environment', 'edition', 'version'],
  facts: [
    'engine',
    'highAvailability',
    'bufferPoolSize',
    'charsetSystem',
    'platform',
    'architecture',
    'location',
  ],
}

export const sqlServerPeek: Peek = {
  figures: ['hostname', 'environment', 'stateDesc', 'edition'],
  facts: ['version', 'collationName', 'location'],
}

export const postgreSqlPeek: Peek = {
  figures: ['hostname', 'environment', 'version', 'charset'],
  facts: ['location'],
}

export const mongoDbPeek: Peek = {
  figures: ['hostname', 'environment', 'version', 'charset'],
  facts: ['name', 'location'],
}
