import type {
  MongoDBRow,
  MySQLInstanceRow,
  PostgreSqlInstanceRow,
  SqlServerInstanceRow,
} from '@inventory-console/api-mocks/contract'
import {
  databaseTo,
  endOfSupportColumn,
  endOfSupportCount,
  flagCount,
  sqlServerYear,
} from '../../../columns/databaseColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { mysqlEdition, shortHost, shortInstance, shortVersion } from '../../../domain/shortForms.ts'
import { gibibytes } from '../../../lib/format.ts'
import { defineList, type ListDefinition } from '../../defineList.tsx'
import { paths } from '../../paths.ts'
import { DatabaseList } from '../DatabaseList.tsx'

const environment = { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' } as const
const location = { id: 'location', kind: 'text', width: 184, filter: 'oneOf' } as const
const version = { id: 'version', kind: 'version', width: 144, short: shortVersion, filter: 'oneOf' } as const

interface Instance {
  hostname: string
  name: string
}

function hostColumns<Row extends Instance>(): readonly Column<Row>[] {
  const to = ({ hostname, name }: Row) => databaseTo(hostname, name)
  return [
    {
      id: 'name',
      header: 'instance',
      kind: 'link',
      value: ({ name }) => name,
      to,
      filter: 'text',
      sorted: 'ascending',
    },
    {
      id: 'hostname',
      kind: 'link',
      width: 220,
      value: ({ hostname }) => hostname,
      to,
      short: shortHost,
      filter: 'text',
    },
  ]
}

export const mysqlColumns: readonly Column<MySQLInstanceRow>[] = [
  ...hostColumns<MySQLInstanceRow>(),
  environment,
  location,
  version,
  { id: 'edition', kind: 'text', width: 128, short: mysqlEdition, filter: 'oneOf' },
  { id: 'engine', kind: 'text', width: 112, hidden: true, filter: 'oneOf' },
  { id: 'charsetSystem', header: 'charset', kind: 'text', width: 120, hidden: true, filter: 'oneOf' },
  { id: 'architecture', kind: 'text', hidden: true, filter: 'oneOf' },
  {
    id: 'bufferPoolSize',
    header: 'bufferPool',
    kind: 'gigabytes',
    width: 128,
    value: ({ bufferPoolSize }) => gibibytes(bufferPoolSize),
    filter: 'range',
  },
  {
    id: 'replicated',
    kind: 'boolean',
    width: 120,
    value: ({ isMaster, isSlave }) => isMaster || isSlave,
    filter: 'yesNo',
  },
  { id: 'highAvailability', kind: 'boolean', width: 136, filter: 'yesNo' },
  { id: 'platform', kind: 'text', width: 112, hidden: true, filter: 'oneOf' },
  endOfSupportColumn<MySQLInstanceRow>(() => 'Oracle/MySQL'),
]

export const sqlServerColumns: readonly Column<SqlServerInstanceRow>[] = [
  ...hostColumns<SqlServerInstanceRow>(),
  environment,
  location,
  { ...version, value: (row) => sqlServerYear(row.version) },
  { id: 'edition', kind: 'text', width: 112, filter: 'oneOf' },
  { id: 'stateDesc', header: 'state', kind: 'status', filter: 'oneOf' },
  {
    id: 'online',
    kind: 'boolean',
    measured: true,
    hidden: true,
    value: ({ stateDesc }) => (stateDesc === '' ? null : stateDesc === 'ONLINE'),
    filter: 'yesNo',
  },
  { id: 'collationName', kind: 'text', width: 260, hidden: true, filter: 'oneOf' },
  endOfSupportColumn<SqlServerInstanceRow>(() => 'Microsoft/SQLServer'),
]

export const postgreSqlColumns: readonly Column<PostgreSqlInstanceRow>[] = [
  ...hostColumns<PostgreSqlInstanceRow>(),
  environment,
  location,
  version,
  { id: 'charset', kind: 'text', width: 120, filter: 'oneOf' },
  endOfSupportColumn<PostgreSqlInstanceRow>(() => 'PostgreSQL/PostgreSQL'),
]

/** Each row is one database of an instance. The page of the host lists instances, with their databases in a tab. */
const database = ({ hostname, name, dbName }: MongoDBRow) =>
  hostname === '' || name === ''
    ? databaseTo(hostname, '')
    : `${paths.host(hostname, name)}?${new URLSearchParams({ tab: 'databases', db: dbName }).toString()}`

/** Each MongoDB instance has them. */
const systemDatabases: ReadonlySet<string> = new Set(['admin', 'config', 'local'])

export const mongoDbColumns: readonly Column<MongoDBRow>[] = [
  { id: 'dbName', kind: 'link', to: database, filter: 'text' },
  { id: 'name', header: 'instance', kind: 'text', width: 240, short: shortInstance, filter: 'text' },
  {
    id: 'hostname',
    kind: 'link',
    width: 220,
    to: ({ hostname }) => databaseTo(hostname, ''),
    short: shortHost,
    filter: 'text',
    // Each instance has system databases of the same names, so an order by name starts with equal rows.
    sorted: 'ascending',
  },
  environment,
  location,
  version,
  { id: 'charset', kind: 'text', width: 120, hidden: true, filter: 'oneOf' },
  {
    id: 'system',
    kind: 'boolean',
    hidden: true,
    value: ({ dbName }) => systemDatabases.has(dbName),
    filter: 'yesNo',
  },
  endOfSupportColumn<MongoDBRow>(() => 'MongoDB/MongoDB'),
]

type InstanceListOptions<Row> = Omit<Parameters<typeof defineList<Row>>[0], 'groupedBy'> & {
  /** Ids of the columns that the summary counts. */
  measures: readonly string[]
}

function instanceList<Row>({ measures: ids, ...options }: InstanceListOptions<Row>): ListDefinition<Row> {
  const definition = defineList<Row>({ ...options, groupedBy: 'host' })
  const measures = ids.map((id) => ({ id }))
  return {
    ...definition,
    Screen: (props) => <DatabaseList definition={definition} measures={measures} {...props} />,
  }
}

const instanceIdentity = ({ hostname, name }: Instance) => [hostname, name] as const

export const mysqlInstances = instanceList<MySQLInstanceRow>({
  area: 'databases.mysql',
  columns: mysqlColumns,
  identity: instanceIdentity,
  counts: [
    endOfSupportCount,
    flagCount('notReplicated', 'replicated', false),
    flagCount('noCluster', 'highAvailability', false),
  ],
  peek: {
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
  },
  measures: ['environment', 'version', 'edition', 'engine', 'highAvailability'],
})

export const sqlServerInstances = instanceList<SqlServerInstanceRow>({
  area: 'databases.microsoft',
  columns: sqlServerColumns,
  identity: instanceIdentity,
  counts: [flagCount('notOnline', 'online', false, 'danger'), endOfSupportCount],
  peek: {
    figures: ['hostname', 'environment', 'stateDesc', 'edition'],
    facts: ['version', 'collationName', 'location'],
  },
  measures: ['environment', 'version', 'edition', 'stateDesc', 'collationName'],
})

export const postgresqlInstances = instanceList<PostgreSqlInstanceRow>({
  area: 'databases.postgresql',
  columns: postgreSqlColumns,
  identity: instanceIdentity,
  counts: [endOfSupportCount],
  peek: {
    figures: ['hostname', 'environment', 'version', 'charset'],
    facts: ['location'],
  },
  measures: ['environment', 'version', 'charset'],
})

export const mongodbDatabases = instanceList<MongoDBRow>({
  area: 'databases.mongodb',
  columns: mongoDbColumns,
  identity: ({ hostname, name, dbName }) => [hostname, name, dbName],
  counts: [flagCount('user', 'system', false), flagCount('system', 'system', true), endOfSupportCount],
  peek: {
    figures: ['hostname', 'environment', 'version', 'charset'],
    facts: ['name', 'location'],
  },
  measures: ['environment', 'location', 'version', 'charset'],
})
