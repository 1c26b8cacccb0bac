import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { AlertQueue } from './AlertQueue.tsx'
import { AlertTable } from './AlertTable.tsx'
import { tableParam } from './useAlertsView.ts'

/** The alerts as a queue of groups, or in the plain table if the URL requests it. */
export function AlertsRoute() {
  const [params] = useUrlParams()
  return params.get(tableParam.key) === tableParam.value ? <AlertTable /> : <AlertQueue />
}
