import {
  MongoDbScreen,
  MySqlScreen,
  PostgreSqlScreen,
  SqlServerScreen,
} from '@inventory-console/ui/screens/databases/instances/InstanceScreens'
import { comparedBy } from '../../platform/comparison/comparedBy.ts'
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
  comparedBy(({ mysqlInstances }) => mysqlInstances),
)
export const SqlServerRoute = listRoute(
  SqlServerScreen,
  useSqlServerInstances,
  exported('/hosts/technologies/microsoft/databases', 'MsSqlServer'),
  comparedBy(({ sqlServerInstances }) => sqlServerInstances),
)
export const PostgreSqlRoute = listRoute(
  PostgreSqlScreen,
  usePostgreSqlInstances,
  exported('/hosts/technologies/postgresql/databases', 'PostgreSql'),
  comparedBy(({ postgresqlInstances }) => postgresqlInstances),
)
export const MongoDbRoute = listRoute(
  MongoDbScreen,
  useMongoDatabases,
  exported('/hosts/technologies/mongodb/databases', 'MongoDB'),
  comparedBy(({ mongodbDatabases }) => mongodbDatabases),
)
