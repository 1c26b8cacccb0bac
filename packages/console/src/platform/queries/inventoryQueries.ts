import type { Cluster, HostSummary } from '@inventory-console/api-mocks/contract'
import { clusterRows } from '@inventory-console/api-mocks/decoders/api/clusters'
import { hostSummaries } from '@inventory-console/api-mocks/decoders/api/hosts'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { ReadClients } from '../http/client.ts'
import { useList, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import { requestHosts, type RequestOptions } from './pageRequests.ts'

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

/** The list and its spreadsheet send the same request. */
export function requestClusters(api: ReadClients['api'], query: FilterQuery, options: RequestOptions) {
  return api.GET('/hosts/clusters', { params: { query }, ...options })
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
