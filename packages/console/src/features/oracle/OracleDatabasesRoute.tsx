import type { OracleDatabaseRow } from '@inventory-console/api-mocks/contract'
import { valueOr } from '@inventory-console/ui/lib/state'
import {
  oracleDatabases,
  OracleDatabasesScreen,
} from '@inventory-console/ui/screens/databases/OracleDatabasesScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { usePageQuery } from '../../platform/pages/page.ts'
import { oracleDatabaseList, useOracleStatistics, useTopUnused, useTopWorkload } from './databaseQueries.ts'

function OracleDatabases(props: ListPageProps<OracleDatabaseRow>) {
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
  ...oracleDatabases,
  Screen: OracleDatabases,
  ...oracleDatabaseList,
})
