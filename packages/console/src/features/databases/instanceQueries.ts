import { listSqlServerInstances } from '@inventory-console/api-mocks/decoders/api/microsoft'
import { listMongoDatabases } from '@inventory-console/api-mocks/decoders/api/mongodb'
import { listMySqlInstances } from '@inventory-console/api-mocks/decoders/api/mysql'
import { listPostgreSqlInstances } from '@inventory-console/api-mocks/decoders/api/postgresql'
import { filteredList } from '../../platform/queries/filteredList.ts'
import { rowsOf } from '../../platform/queries/rowsOf.ts'

export const mysqlInstances = filteredList({
  path: '/hosts/technologies/mysql/databases',
  decoder: listMySqlInstances,
  file: 'mysqlDbs',
  rows: ({ databases }) => databases,
})

export const sqlServerInstances = filteredList({
  path: '/hosts/technologies/microsoft/databases',
  decoder: listSqlServerInstances,
  file: 'MsSqlServer',
  rows: rowsOf,
})

export const postgresqlInstances = filteredList({
  path: '/hosts/technologies/postgresql/databases',
  decoder: listPostgreSqlInstances,
  file: 'PostgreSql',
  rows: rowsOf,
})

export const mongodbDatabases = filteredList({
  path: '/hosts/technologies/mongodb/databases',
  decoder: listMongoDatabases,
  file: 'MongoDB',
  rows: rowsOf,
})
