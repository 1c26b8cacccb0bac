import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import type { OneState } from '@inventory-console/ui/lib/state'
import type { Consumptions } from '@inventory-console/ui/screens/capacity/HostCapacity'
import { get } from '../../../platform/query/get.ts'
import { useOne, type Refreshable } from '../../../platform/query/query.ts'

/** Keeps only the rendered part of the host document. The call takes no global filter. */
export function useHostConsumptions(hostname: string): OneState<Consumptions> & Refreshable {
  return useOne(
    { ...get(getHost, '/hosts/{hostname}', { path: { hostname } }), selection: 'consumptions' },
    ({ createdAt, cpuConsumptions, diskConsumptions }): Consumptions => ({
      createdAt,
      cpuConsumptions,
      diskConsumptions,
    }),
    { notFoundStatus: true, abortOnUnmount: true },
  )
}
