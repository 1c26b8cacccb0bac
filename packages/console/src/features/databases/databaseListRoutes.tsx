import type { DatabaseRow } from '@inventory-console/api-mocks/contract'
import { listDatabases, readDatabasesStatistics } from '@inventory-console/api-mocks/decoders/api/databases'
import { listSqlServerInstances } from '@inventory-console/api-mocks/decoders/api/microsoft'
import { listMongoDatabases } from '@inventory-console/api-mocks/decoders/api/mongodb'
import { listMySqlInstances } from '@inventory-console/api-mocks/decoders/api/mysql'
import { listPostgreSqlInstances } from '@inventory-console/api-mocks/decoders/api/postgresql'
import { valueOr } from '@inventory-console/ui/lib/state'
import { allDatabases, AllDatabasesScreen } from '@inventory-console/ui/screens/databases/AllDatabasesScreen'
import {
  mongodbDatabases,
  mysqlInstances,
  postgresqlInstances,
  sqlServerInstances,
} from '@inventory-console/ui/screens/databases/instances/instanceLists'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { definedListRoute, listRoute } from '../../platform/list-route/listRoute.tsx'
import { usePageFilters } from '../../platform/pages/page.ts'
import { filteredList, rowsOf } from '../../platform/queries/lists.ts'
import { useTechnologies } from '../../platform/queries/lookups.ts'
import { get, useOne } from '../../platform/query/query.ts'

function AllDatabases(props: ListPageProps<DatabaseRow>) {
  const technologies = useTechnologies()
  const statistics = useOne(
    get(readDatabasesStatistics, '/hosts/technologies/all/databases/statistics', { query: usePageFilters() }),
    (body) => body,
  )
  return (
    <AllDatabasesScreen
      {...props}
      technologies={valueOr(technologies, undefined)}
      statistics={valueOr(statistics, null)}
    />
  )
}

/** The list of all databases, and of the instances of each technology. */
export const databaseListRoutes = {
  all: listRoute({
    ...allDatabases,
    Screen: AllDatabases,
    ...filteredList({
      path: '/hosts/technologies/all/databases',
      decoder: listDatabases,
      rows: ({ databases }) => databases,
      file: 'databases',
    }),
  }),
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
