import type { Cluster } from '@inventory-console/api-mocks/contract'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { asSpreadsheet, type ServiceExport } from '../../platform/export/serverExport.ts'
import { useList, useOne, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

export function useClusters(filters: FilterQuery): ListState<Cluster> & Refreshable {
  return useList(
    {
      name: 'GET /hosts/clusters',
      params: filters,
      fetcher: ({ api }, signal) => api.GET('/hosts/clusters', { params: { query: filters }, signal }),
    },
    (body) => body?.map(asCluster) ?? null,
  )
}

/** Bare names are the answer to another mode. */
function asCluster(row: Cluster | string): Cluster {
  if (typeof row === 'string') throw new TypeError('a cluster')
  return row
}

/** Of this call the services take the date alone. */
export function useCluster(name: string, filters: FilterQuery): OneState<Cluster> & Refreshable {
  return useOne(
    {
      name: 'GET /hosts/clusters/{name}',
      params: { name, ...filters },
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/clusters/{name}', { params: { path: { name }, query: dateOf(filters) }, signal }),
    },
    (cluster) => (typeof cluster.name === 'string' ? cluster : undefined),
    { errorScope: 'page', absent: true },
  )
}

export const clusterExports: readonly ServiceExport[] = [
  {
    id: 'xlsx',
    file: 'clusters-data',
    name: 'GET /hosts/clusters',
    fetcher: ({ api }, filters, signal) =>
      api.GET('/hosts/clusters', { params: { query: filters }, ...asSpreadsheet, signal }),
  },
]

/** The virtual machines of one cluster. */
export function machineExports(name: string): readonly ServiceExport[] {
  return [
    {
      id: 'xlsx',
      file: `cluster-${name}-data`,
      name: 'GET /hosts/clusters/{name}',
      fetcher: ({ api }, filters, signal) =>
        api.GET('/hosts/clusters/{name}', {
          params: { path: { name }, query: dateOf(filters) },
          ...asSpreadsheet,
          signal,
        }),
    },
  ]
}

function dateOf({ 'older-than': date }: FilterQuery): FilterQuery {
  return date === undefined ? {} : { 'older-than': date }
}
