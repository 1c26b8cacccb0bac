import type { Cluster } from '@inventory-console/api-mocks/contract'
import { getCluster } from '@inventory-console/api-mocks/decoders/api/clusters'
import type { OneState } from '@inventory-console/ui/lib/state'
import type { ServerExport } from '../../platform/export/serverExport.ts'
import { get, request } from '../../platform/query/get.ts'
import { useOne, type Refreshable } from '../../platform/query/query.ts'
import { dateQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'

/** The API takes only the date for this call. */
export function useCluster(name: string, filters: FilterQuery): OneState<Cluster> & Refreshable {
  return useOne(get(getCluster, ...clusterRequest(name, filters)), (cluster) => cluster, {
    errorScope: 'page',
    notFoundStatus: true,
  })
}

/** Exports of the virtual machines of one cluster. */
export function machineExports(name: string): readonly ServerExport[] {
  return [
    {
      id: 'xlsx',
      file: `cluster-${name}-data`,
      request: (filters) => request(...clusterRequest(name, filters)),
    },
  ]
}

function clusterRequest(name: string, filters: FilterQuery) {
  return ['/hosts/clusters/{name}', { path: { name }, query: dateQuery(filters) }] as const
}
