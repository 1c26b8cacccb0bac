import { lazyPart } from '@inventory-console/ui/lib/react/lazyPart'
import { Suspense } from 'react'
import { useAddress } from '../../platform/url-state/useAddress.ts'
import { AlertQueue } from './AlertQueue.tsx'
import { tableParam } from './useAlertsView.ts'

const AlertTable = lazyPart(async () => (await import('./AlertTable.tsx')).AlertTable)

/** The alerts as a queue of groups, or in the plain table if the address says so. */
export function AlertsRoute() {
  const [params] = useAddress()
  if (params.get(tableParam.key) !== tableParam.value) return <AlertQueue />
  return (
    <Suspense>
      <AlertTable />
    </Suspense>
  )
}
