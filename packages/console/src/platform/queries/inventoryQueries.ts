import type { Cluster, HostSummary } from '@inventory-console/api-mocks/contract'
import { clusterRows } from '@inventory-console/api-mocks/decoders/api/clusters'
import { hostSummaries } from '@inventory-console/api-mocks/decoders/api/hosts'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useList, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import { requestClusters, requestHosts } from './pageRequests.ts'

const page = { errorScope: 'page' } as const
type Options = { errorScope: 'page' | 'inline' }

export function useHosts(
  filters: FilterQuery,
  options: Options = page,
): ListState<HostSummary> & Refreshable {
  return useList(
    {
      name: 'GET /hosts',
      decoder: hostSummaries,
      params: filters,
      fetcher: ({ api }, signal) => requestHosts(api, filters, { signal }),
    },
    ({ hosts }) => hosts,
    options,
  )
}

export function useClusters(filters: FilterQuery, options: Options = page): ListState<Cluster> & Refreshable {
  return useList(
    {
      name: 'GET /hosts/clusters',
      decoder: clusterRows,
      params: filters,
      fetcher: ({ api }, signal) => requestClusters(api, filters, { signal }),
    },
    (clusters) => clusters,
    options,
  )
}
