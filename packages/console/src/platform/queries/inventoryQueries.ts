import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { clusterRows } from '@inventory-console/api-mocks/decoders/api/clusters'
import { hostSummaries } from '@inventory-console/api-mocks/decoders/api/hosts'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { ErrorScope } from '../http/errorPolicy.ts'
import { get } from '../query/get.ts'
import { useList, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import { filteredList } from './filteredList.ts'

export function useHosts(
  filters: FilterQuery,
  options: { errorScope?: ErrorScope } = {},
): ListState<HostSummary> & Refreshable {
  return useList(
    get(hostSummaries, '/hosts', { query: { mode: 'summary', ...filters } }),
    ({ hosts }) => hosts,
    options,
  )
}

export const clusterList = filteredList({
  path: '/hosts/clusters',
  decoder: clusterRows,
  file: 'clusters-data',
  rows: (rows) => rows,
})
