import { CapacityCharts } from '../../components/capacity-charts/CapacityCharts.tsx'
import { measuresOfHost, type HostConsumptions } from '../../components/capacity-charts/measures.ts'

/** What the operating system consumed, all databases together. */
export function OsCapacity({ host }: { host: HostConsumptions }) {
  return <CapacityCharts measures={measuresOfHost(host)} />
}
