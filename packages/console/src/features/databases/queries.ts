import type { DatabasesStatistics } from '@inventory-console/api-mocks/contract'
import { listDatabases, readDatabasesStatistics } from '@inventory-console/api-mocks/decoders/api/databases'
import type { OneState } from '@inventory-console/ui/lib/state'
import { filteredList } from '../../platform/queries/filteredList.ts'
import { get } from '../../platform/query/get.ts'
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
    get(readDatabasesStatistics, '/hosts/technologies/all/databases/statistics', { query: filters }),
    (statistics) => statistics,
  )
}
