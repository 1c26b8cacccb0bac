import type { DatabaseRow } from '@inventory-console/api-mocks/contract'
import { listDatabases, readDatabasesStatistics } from '@inventory-console/api-mocks/decoders/api/databases'
import { valueOr } from '@inventory-console/ui/lib/state'
import { allDatabases, AllDatabasesScreen } from '@inventory-console/ui/screens/databases/AllDatabasesScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { usePageQuery } from '../../platform/pages/page.ts'
import { filteredList } from '../../platform/queries/lists.ts'
import { useTechnologies } from '../../platform/queries/lookups.ts'
import { get } from '../../platform/query/get.ts'
import { useOne } from '../../platform/query/query.ts'

function AllDatabases(props: ListPageProps<DatabaseRow>) {
  const technologies = useTechnologies()
  const statistics = useOne(
    get(readDatabasesStatistics, '/hosts/technologies/all/databases/statistics', { query: usePageQuery() }),
    (body) => body,
  )
  return (
    <AllDatabasesScreen
      {...props}
      technologies={valueOr(technologies, undefined)}
      statistics={valueOr(statistics, null)}
    />
  )
}

export const AllDatabasesRoute = listRoute({
  ...allDatabases,
  Screen: AllDatabases,
  ...filteredList({
    path: '/hosts/technologies/all/databases',
    decoder: listDatabases,
    rows: ({ databases }) => databases,
    file: 'databases',
  }),
})
