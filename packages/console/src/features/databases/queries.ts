import type { DatabaseRow, DatabasesStatistics } from '@inventory-console/api-mocks/contract'
import { listDatabases, readDatabasesStatistics } from '@inventory-console/api-mocks/decoders/api/databases'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { requestDatabases } from '../../platform/queries/pageRequests.ts'
import { useList, useOne, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

export function useAllDatabases(filters: FilterQuery): ListState<DatabaseRow> & Refreshable {
  return useList(
    {
      name: 'GET /hosts/technologies/all/databases',
      decoder: listDatabases,
      params: filters,
      fetcher: ({ api }, signal) =>
        requestDatabases(api, '/hosts/technologies/all/databases', filters, { signal }),
    },
    ({ databases }) => databases,
  )
}

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
