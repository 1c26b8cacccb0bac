import {
  MongoDbScreen,
  MySqlScreen,
  PostgreSqlScreen,
  SqlServerScreen,
} from '@inventory-console/ui/screens/databases/instances/InstanceScreens'
import { lazyComparison } from '../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import {
  mongodbDatabases,
  mysqlInstances,
  postgresqlInstances,
  sqlServerInstances,
} from './instanceQueries.ts'

export const MySqlRoute = listRoute({
  Screen: MySqlScreen,
  ...mysqlInstances,
  comparison: lazyComparison(({ mysqlInstances }) => mysqlInstances),
})
export const SqlServerRoute = listRoute({
  Screen: SqlServerScreen,
  ...sqlServerInstances,
  comparison: lazyComparison(({ sqlServerInstances }) => sqlServerInstances),
})
export const PostgreSqlRoute = listRoute({
  Screen: PostgreSqlScreen,
  ...postgresqlInstances,
  comparison: lazyComparison(({ postgresqlInstances }) => postgresqlInstances),
})
export const MongoDbRoute = listRoute({
  Screen: MongoDbScreen,
  ...mongodbDatabases,
  comparison: lazyComparison(({ mongodbDatabases }) => mongodbDatabases),
})
