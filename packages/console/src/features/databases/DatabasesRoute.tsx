import type { DatabaseRow } from '@inventory-console/api-mocks/contract'
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
      technologies={technologies.status === 'ready' ? technologies.rows : undefined}
      statistics={statistics.status === 'ready' ? statistics.value : null}
    />
  )
}

export const AllDatabasesRoute = listRoute({
  Screen: AllDatabases,
  ...allDatabases,
  comparison: lazyComparison(({ databases }) => databases),
})
