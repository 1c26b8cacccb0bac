import type { DatabaseRow } from '@inventory-console/api-mocks/contract'
import { valueOr } from '@inventory-console/ui/lib/state'
import { AllDatabasesScreen } from '@inventory-console/ui/screens/databases/AllDatabasesScreen'
import { lazyComparison } from '../../platform/comparison/lazyComparison.ts'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { useTechnologies } from '../../platform/queries/lookupQueries.ts'
import { allDatabases, useDatabasesStatistics } from './queries.ts'

function AllDatabases(props: ListScreenProps<DatabaseRow>) {
  const technologies = useTechnologies()
  const statistics = useDatabasesStatistics(usePageQuery())
  return (
    <AllDatabasesScreen
      {...props}
      technologies={valueOr(technologies, undefined)}
      statistics={valueOr(statistics, null)}
    />
  )
}

export const AllDatabasesRoute = listRoute({
  Screen: AllDatabases,
  ...allDatabases,
  comparison: lazyComparison(({ databases }) => databases),
})
