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

export const MySqlRoute = listRoute(
  MySqlScreen,
  useMySqlInstances,
  databaseExport('/hosts/technologies/mysql/databases', 'mysqlDbs'),
  lazyComparison(({ mysqlInstances }) => mysqlInstances),
)
export const SqlServerRoute = listRoute(
  SqlServerScreen,
  useSqlServerInstances,
  databaseExport('/hosts/technologies/microsoft/databases', 'MsSqlServer'),
  lazyComparison(({ sqlServerInstances }) => sqlServerInstances),
)
export const PostgreSqlRoute = listRoute(
  PostgreSqlScreen,
  usePostgreSqlInstances,
  databaseExport('/hosts/technologies/postgresql/databases', 'PostgreSql'),
  lazyComparison(({ postgresqlInstances }) => postgresqlInstances),
)
export const MongoDbRoute = listRoute(
  MongoDbScreen,
  useMongoDatabases,
  databaseExport('/hosts/technologies/mongodb/databases', 'MongoDB'),
  lazyComparison(({ mongodbDatabases }) => mongodbDatabases),
)
