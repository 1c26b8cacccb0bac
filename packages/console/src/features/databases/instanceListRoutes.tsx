import { listSqlServerInstances } from '@inventory-console/api-mocks/decoders/api/microsoft'
import { listMongoDatabases } from '@inventory-console/api-mocks/decoders/api/mongodb'
import { listMySqlInstances } from '@inventory-console/api-mocks/decoders/api/mysql'
import { listPostgreSqlInstances } from '@inventory-console/api-mocks/decoders/api/postgresql'
import {
  mongodbDatabases,
  mysqlInstances,
  postgresqlInstances,
  sqlServerInstances,
} from '@inventory-console/ui/screens/databases/instances/instanceLists'
import { definedListRoute } from '../../platform/list-route/listRoute.tsx'
import { rowsOf } from '../../platform/queries/lists.ts'

/** The lists of database instances, one a technology. */
export const instanceListRoutes = {
  mysql: definedListRoute({
    list: mysqlInstances,
    path: '/hosts/technologies/mysql/databases',
    decoder: listMySqlInstances,
    rows: ({ databases }) => databases,
    file: 'mysqlDbs',
  }),
  sqlServer: definedListRoute({
    list: sqlServerInstances,
    path: '/hosts/technologies/microsoft/databases',
    decoder: listSqlServerInstances,
    rows: rowsOf,
    file: 'MsSqlServer',
  }),
  postgresql: definedListRoute({
    list: postgresqlInstances,
    path: '/hosts/technologies/postgresql/databases',
    decoder: listPostgreSqlInstances,
    rows: rowsOf,
    file: 'PostgreSql',
  }),
  mongodb: definedListRoute({
    list: mongodbDatabases,
    path: '/hosts/technologies/mongodb/databases',
    decoder: listMongoDatabases,
    rows: rowsOf,
    file: 'MongoDB',
  }),
}
