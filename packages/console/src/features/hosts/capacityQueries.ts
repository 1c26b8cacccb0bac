import type { HostDetail } from '@inventory-console/api-mocks/contract'
import type { OneState } from '@inventory-console/ui/lib/state'
import type { Consumptions } from '@inventory-console/ui/screens/capacity/HostCapacity'
import { ofRecord, useOne, type Refreshable } from '../../platform/query/query.ts'

/** Of the host's document only what is shown is kept. No global filter applies: facts, global filters. */
export function useHostConsumptions(hostname: string): OneState<Consumptions> & Refreshable {
  return useOne(
    {
      name: 'GET /hosts/{hostname}',
      params: { hostname, part: 'consumptions' },
      fetcher: ({ api }, signal) => api.GET('/hosts/{hostname}', { params: { path: { hostname } }, signal }),
    },
    ofRecord(({ createdAt, cpuConsumptions, diskConsumptions }: HostDetail): Consumptions => ({
      createdAt,
      cpuConsumptions,
      diskConsumptions,
    })),
    { errorScope: 'inline', absent: true, abortOnUnmount: true },
  )
}
