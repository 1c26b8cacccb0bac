import {
  MongoDbScreen,
  MySqlScreen,
  PostgreSqlScreen,
  SqlServerScreen,
} from '@inventory-console/ui/screens/databases/instances/InstanceScreens'
import { lazyComparison } from '../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { databaseExport } from './databaseExport.ts'
import {
  useMongoDatabases,
  useMySqlInstances,
  usePostgreSqlInstances,
  useSqlServerInstances,
} from './instanceQueries.ts'

export const MySqlRoute = listRoute({
  Screen: MySqlScreen,
  useRows: useMySqlInstances,
  exports: databaseExport('/hosts/technologies/mysql/databases', 'mysqlDbs'),
  comparison: lazyComparison(({ mysqlInstances }) => mysqlInstances),
})
export const SqlServerRoute = listRoute({
  Screen: SqlServerScreen,
  useRows: useSqlServerInstances,
  exports: databaseExport('/hosts/technologies/microsoft/databases', 'MsSqlServer'),
  comparison: lazyComparison(({ sqlServerInstances }) => sqlServerInstances),
})
export const PostgreSqlRoute = listRoute({
  Screen: PostgreSqlScreen,
  useRows: usePostgreSqlInstances,
  exports: databaseExport('/hosts/technologies/postgresql/databases', 'PostgreSql'),
  comparison: lazyComparison(({ postgresqlInstances }) => postgresqlInstances),
})
export const MongoDbRoute = listRoute({
  Screen: MongoDbScreen,
  useRows: useMongoDatabases,
  exports: databaseExport('/hosts/technologies/mongodb/databases', 'MongoDB'),
  comparison: lazyComparison(({ mongodbDatabases }) => mongodbDatabases),
})
