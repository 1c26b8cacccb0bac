import { measuresOfHost, type HostConsumptions } from '../../../columns/capacityMeasures.ts'
import { CapacityCharts } from '../../../components/capacity-charts/CapacityCharts.tsx'

/** Resource use of the operating system. */
export function OsCapacity({ host }: { host: HostConsumptions }) {
  return <CapacityCharts measures={measuresOfHost(host)} />
}
