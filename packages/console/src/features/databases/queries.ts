import type { DatabasesStatistics } from '@inventory-console/api-mocks/contract'
import { listDatabases, readDatabasesStatistics } from '@inventory-console/api-mocks/decoders/api/databases'
import type { OneState } from '@inventory-console/ui/lib/state'
import { filteredList } from '../../platform/queries/filteredList.ts'
import { useOne } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

export const allDatabases = filteredList({
  path: '/hosts/technologies/all/databases',
  decoder: listDatabases,
  file: 'databases',
  rows: ({ databases }) => databases,
})

export function useDatabasesStatistics(filters: FilterQuery): OneState<DatabasesStatistics> {
  return useOne(
    {
      name: 'GET /hosts/technologies/all/databases/statistics',
      decoder: readDatabasesStatistics,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/all/databases/statistics', { params: { query: filters }, signal }),
    },
    (statistics) => statistics,
    { errorScope: 'inline' },
  )
}
