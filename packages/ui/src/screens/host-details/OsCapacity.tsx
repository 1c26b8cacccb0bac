import { measuresOfHost, type HostConsumptions } from '../../columns/capacityMeasures.ts'
import { CapacityCharts } from '../../components/capacity-charts/CapacityCharts.tsx'

/** What the operating system consumed, all databases together. */
export function OsCapacity({ host }: { host: HostConsumptions }) {
  return <CapacityCharts measures={measuresOfHost(host)} />
}
