import { lazyComponent } from '@inventory-console/ui/lib/react/lazyComponent'
import { Suspense } from 'react'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { AlertQueue } from './AlertQueue.tsx'
import { tableParam } from './useAlertsView.ts'

const AlertTable = lazyComponent(async () => (await import('./AlertTable.tsx')).AlertTable)

/** The alerts as a queue of groups, or in the plain table if the URL requests it. */
export function AlertsRoute() {
  const [params] = useUrlParams()
  if (params.get(tableParam.key) !== tableParam.value) return <AlertQueue />
  return (
    <Suspense>
      <AlertTable />
    </Suspense>
  )
}
