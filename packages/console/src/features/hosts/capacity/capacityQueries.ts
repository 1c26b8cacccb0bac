import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import type { OneState } from '@inventory-console/ui/lib/state'
import type { Consumptions } from '@inventory-console/ui/screens/capacity/HostCapacity'
import { useOne, type Refreshable } from '../../../platform/query/query.ts'

/** Keeps only the rendered part of the host document. The call takes no global filter. */
export function useHostConsumptions(hostname: string): OneState<Consumptions> & Refreshable {
  return useOne(
    {
      name: 'GET /hosts/{hostname}',
      decoder: getHost,
      params: { hostname, part: 'consumptions' },
      fetcher: ({ api }, signal) => api.GET('/hosts/{hostname}', { params: { path: { hostname } }, signal }),
    },
    ({ createdAt, cpuConsumptions, diskConsumptions }): Consumptions => ({
      createdAt,
      cpuConsumptions,
      diskConsumptions,
    }),
    { errorScope: 'inline', notFoundStatus: true, abortOnUnmount: true },
  )
}
