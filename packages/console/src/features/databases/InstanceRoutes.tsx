import { comparisons } from '@inventory-console/ui/columns/comparisons'
import {
  MongoDbScreen,
  MySqlScreen,
  PostgreSqlScreen,
  SqlServerScreen,
} from '@inventory-console/ui/screens/databases/instances/InstanceScreens'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { exported } from './databaseExport.ts'
import {
  useMongoDatabases,
  useMySqlInstances,
  usePostgreSqlInstances,
  useSqlServerInstances,
} from './instanceQueries.ts'

export const MySqlRoute = listRoute(
  MySqlScreen,
  useMySqlInstances,
  exported('/hosts/technologies/mysql/databases', 'mysqlDbs'),
  comparisons.mysqlInstances,
)
export const SqlServerRoute = listRoute(
  SqlServerScreen,
  useSqlServerInstances,
  exported('/hosts/technologies/microsoft/databases', 'MsSqlServer'),
  comparisons.sqlServerInstances,
)
export const PostgreSqlRoute = listRoute(
  PostgreSqlScreen,
  usePostgreSqlInstances,
  exported('/hosts/technologies/postgresql/databases', 'PostgreSql'),
  comparisons.postgresqlInstances,
)
export const MongoDbRoute = listRoute(
  MongoDbScreen,
  useMongoDatabases,
  exported('/hosts/technologies/mongodb/databases', 'MongoDB'),
  comparisons.mongodbDatabases,
)
