import type { OracleDatabaseRow } from '@inventory-console/api-mocks/contract'
import { valueOr } from '@inventory-console/ui/lib/state'
import { OracleDatabasesScreen } from '@inventory-console/ui/screens/databases/OracleDatabasesScreen'
import { lazyComparison } from '../../platform/comparison/lazyComparison.ts'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import {
  oracleDatabases,
  useOracleStatistics,
  useTopUnused,
  useTopWorkload,
} from './oracle/databaseQueries.ts'

function OracleDatabases(props: ListScreenProps<OracleDatabaseRow>) {
  const filters = usePageQuery()
  const statistics = useOracleStatistics(filters)
  const workload = useTopWorkload(filters)
  const unused = useTopUnused(filters)
  return (
    <OracleDatabasesScreen
      {...props}
      statistics={valueOr(statistics, null)}
      workload={workload}
      unused={unused}
      anyEnvironment={filters.environment !== undefined}
    />
  )
}

export const OracleDatabasesRoute = listRoute({
  Screen: OracleDatabases,
  ...oracleDatabases,
  comparison: lazyComparison(({ oracleDatabases }) => oracleDatabases),
})
