import type {
  CpuConsumption,
  CpuDiskConsumption,
  CpuDiskConsumptionPdb,
  DiskConsumption,
} from '@inventory-console/api-mocks/contract'
import { measuresOf, type CapacityMeasure, type Measured } from '../components/capacity-charts/measures.ts'

export const ofDatabase: readonly Measured<CpuDiskConsumption>[] = [
  { id: 'cpuDb', average: 'cpuDbAvg', maximum: 'cpuDbMax' },
  { id: 'cpuHost', average: 'cpuHostAvg', maximum: 'cpuHostMax' },
  { id: 'iops', average: 'iopsAvg', maximum: 'iopsMax' },
  { id: 'iomb', average: 'iombAvg', maximum: 'iombMax' },
]

export const ofPdb: readonly Measured<CpuDiskConsumptionPdb>[] = [
  { id: 'cpuDb', average: 'cpuDbAvg', maximum: 'cpuDbMax' },
  { id: 'iops', average: 'iopsAvg', withoutDay: true },
  { id: 'iomb', average: 'iombAvg', maximum: 'iombMax' },
]

const ofHostCpu: readonly Measured<CpuConsumption>[] = [{ id: 'cpuHost', average: 'cpuAvg' }]

const ofHostDisks: readonly Measured<DiskConsumption>[] = [
  { id: 'iops', average: 'iopsHostDayAvg' },
  { id: 'iomb', average: 'iombHostDayAvg' },
]

export interface HostConsumptions {
  cpuConsumptions?: readonly CpuConsumption[] | null
  diskConsumptions?: readonly DiskConsumption[] | null
}

/** CPU and disk consumption of a host, over all its databases. */
export function measuresOfHost({ cpuConsumptions, diskConsumptions }: HostConsumptions): CapacityMeasure[] {
  return [...measuresOf(ofHostCpu, cpuConsumptions), ...measuresOf(ofHostDisks, diskConsumptions)]
}
