import type {
  MongoDBRow,
  MySQLInstanceRow,
  PostgreSqlInstanceRow,
  SqlServerInstanceRow,
} from '@inventory-console/api-mocks/contract'
import { DatabaseList, type DatabaseScreenProps } from '../DatabaseList.tsx'
import {
  mongoDbColumns,
  mongoDbPeek,
  mysqlColumns,
  mysqlPeek,
  postgreSqlColumns,
  postgreSqlPeek,
  sqlServerColumns,
  sqlServerPeek,
} from './instanceColumns.ts'

const measuresOf = (...ids: readonly string[]) => ids.map((id) => ({ id }))
const nameOf = ({ hostname, name }: { hostname: string; name: string }) => `${hostname} ${name}`

const mysql = {
  area: 'databases.mysql',
  columns: mysqlColumns,
  rowId: nameOf,
  peek: mysqlPeek,
  measures: measuresOf('environment', 'version', 'edition', 'engine', 'highAvailability'),
} as const
const sqlServer = {
  area: 'databases.microsoft',
  columns: sqlServerColumns,
  rowId: nameOf,
  peek: sqlServerPeek,
  measures: measuresOf('environment', 'version', 'edition', 'stateDesc', 'collationName'),
} as const
const postgreSql = {
  area: 'databases.postgresql',
  columns: postgreSqlColumns,
  rowId: nameOf,
  peek: postgreSqlPeek,
  measures: measuresOf('environment', 'version', 'charset'),
} as const
const mongoDb = {
  area: 'databases.mongodb',
  columns: mongoDbColumns,
  rowId: ({ hostname, name, dbName }: MongoDBRow) => `${hostname} ${name} ${dbName}`,
  peek: mongoDbPeek,
  measures: measuresOf('environment', 'location', 'version', 'charset'),
} as const

export function MySqlScreen(props: DatabaseScreenProps<MySQLInstanceRow>) {
  return <DatabaseList {...props} {...mysql} />
}

export function SqlServerScreen(props: DatabaseScreenProps<SqlServerInstanceRow>) {
  return <DatabaseList {...props} {...sqlServer} />
}

export function PostgreSqlScreen(props: DatabaseScreenProps<PostgreSqlInstanceRow>) {
  return <DatabaseList {...props} {...postgreSql} />
}

export function MongoDbScreen(props: DatabaseScreenProps<MongoDBRow>) {
  return <DatabaseList {...props} {...mongoDb} />
}
