import type { Cluster } from '@inventory-console/api-mocks/contract'
import { getCluster } from '@inventory-console/api-mocks/decoders/api/clusters'
import type { OneState } from '@inventory-console/ui/lib/state'
import { spreadsheetRequest, type ServerExport } from '../../platform/export/serverExport.ts'
import type { ReadClients } from '../../platform/http/client.ts'
import type { RequestOptions } from '../../platform/queries/pageRequests.ts'
import { useOne, type Refreshable } from '../../platform/query/query.ts'
import { dateQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'

/** The API takes only the date for this call. */
export function useCluster(name: string, filters: FilterQuery): OneState<Cluster> & Refreshable {
  return useOne(
    {
      name: 'GET /hosts/clusters/{name}',
      decoder: getCluster,
      params: { name, ...filters },
      fetcher: ({ api }, signal) => requestCluster(api, name, filters, { signal }),
    },
    (cluster) => cluster,
    { errorScope: 'page', notFoundStatus: true },
  )
}

/** Exports of the virtual machines of one cluster. */
export function machineExports(name: string): readonly ServerExport[] {
  return [
    {
      id: 'xlsx',
      file: `cluster-${name}-data`,
      name: 'GET /hosts/clusters/{name}',
      fetcher: ({ api }, filters, signal) =>
        requestCluster(api, name, filters, { ...spreadsheetRequest, signal }),
    },
  ]
}

function requestCluster(
  api: ReadClients['api'],
  name: string,
  filters: FilterQuery,
  options: RequestOptions,
) {
  return api.GET('/hosts/clusters/{name}', {
    params: { path: { name }, query: dateQuery(filters) },
    ...options,
  })
}
