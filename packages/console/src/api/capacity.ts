import type { OneState } from '@inventory-console/ui/lib/state'
import type { Consumptions } from '@inventory-console/ui/screens/capacity/HostCapacity'
import { isRecord } from '../state/storage.ts'
import { useOne, type Refreshable } from './query.ts'

/** Of the host's document only what is shown is kept. No global filter applies: facts, global filters. */
export function useHostConsumptions(hostname: string): OneState<Consumptions> & Refreshable {
  return useOne(
    {
      name: 'GET /hosts/{hostname}',
      params: { hostname, part: 'consumptions' },
      ask: ({ api }, signal) => api.GET('/hosts/{hostname}', { params: { path: { hostname } }, signal }),
    },
    (host): Consumptions | undefined => {
      if (!isRecord(host)) return undefined
      const { createdAt, cpuConsumptions, diskConsumptions } = host
      return { createdAt, cpuConsumptions, diskConsumptions }
    },
    { weight: 'side', absent: true, cancel: true },
  )
}
