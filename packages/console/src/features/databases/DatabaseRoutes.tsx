import type { DatabaseRow, OracleDatabaseRow } from '@inventory-console/api-mocks/contract'
import { comparisons } from '@inventory-console/ui/columns/comparisons'
import { AllDatabasesScreen } from '@inventory-console/ui/screens/databases/AllDatabasesScreen'
import {
  MongoDbScreen,
  MySqlScreen,
  PostgreSqlScreen,
  SqlServerScreen,
} from '@inventory-console/ui/screens/databases/instances/InstanceScreens'
import { OracleDatabasesScreen } from '@inventory-console/ui/screens/databases/OracleDatabasesScreen'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { useTechnologies } from '../../platform/queries/lookupQueries.ts'
import {
  databaseExports,
  useAllDatabases,
  useDatabasesStatistics,
  useMongoDatabases,
  useMySqlInstances,
  useOracleDatabases,
  useOracleStatistics,
  usePostgreSqlInstances,
  useSqlServerInstances,
  useTopUnused,
  useTopWorkload,
} from './queries.ts'

function AllDatabases(props: ListScreenProps<DatabaseRow>) {
  const technologies = useTechnologies(true)
  const statistics = useDatabasesStatistics(usePageQuery())
  return (
    <AllDatabasesScreen
      {...props}
      technologies={technologies.status === 'ready' ? technologies.rows : undefined}
      statistics={statistics.status === 'ready' ? statistics.value : null}
    />
  )
}

function OracleDatabases(props: ListScreenProps<OracleDatabaseRow>) {
  const filters = usePageQuery()
  const statistics = useOracleStatistics(filters)
  const workload = useTopWorkload(filters)
  const unused = useTopUnused(filters)
  return (
    <OracleDatabasesScreen
      {...props}
      statistics={statistics.status === 'ready' ? statistics.value : null}
      workload={workload}
      unused={unused}
      anyEnvironment={filters.environment !== undefined}
    />
  )
}

export const AllDatabasesRoute = listRoute(
  AllDatabases,
  useAllDatabases,
  databaseExports.all,
  comparisons.databases,
)
export const OracleDatabasesRoute = listRoute(
  OracleDatabases,
  useOracleDatabases,
  databaseExports.oracle,
  comparisons.oracleDatabases,
)
export const MySqlRoute = listRoute(
  MySqlScreen,
  useMySqlInstances,
  databaseExports.mysql,
  comparisons.mysqlInstances,
)
export const SqlServerRoute = listRoute(
  SqlServerScreen,
  useSqlServerInstances,
  databaseExports.microsoft,
  comparisons.sqlServerInstances,
)
export const PostgreSqlRoute = listRoute(
  PostgreSqlScreen,
  usePostgreSqlInstances,
  databaseExports.postgresql,
  comparisons.postgresqlInstances,
)
export const MongoDbRoute = listRoute(
  MongoDbScreen,
  useMongoDatabases,
  databaseExports.mongodb,
  comparisons.mongodbDatabases,
)
