import type {
  CpuConsumption,
  CpuDiskConsumption,
  CpuDiskConsumptionPdb,
  DiskConsumption,
} from '@inventory-console/api-mocks/contract'
import {
  measuresOf,
  type CapacityMeasure,
  type MeasureFields,
} from '../components/capacity-charts/capacity.ts'

export const databaseMeasures: readonly MeasureFields<CpuDiskConsumption>[] = [
  { id: 'cpuDb', average: 'cpuDbAvg', maximum: 'cpuDbMax' },
  { id: 'cpuHost', average: 'cpuHostAvg', maximum: 'cpuHostMax' },
  { id: 'iops', average: 'iopsAvg', maximum: 'iopsMax' },
  { id: 'iomb', average: 'iombAvg', maximum: 'iombMax' },
]

export const pdbMeasures: readonly MeasureFields<CpuDiskConsumptionPdb>[] = [
  { id: 'cpuDb', average: 'cpuDbAvg', maximum: 'cpuDbMax' },
  { id: 'iops', average: 'iopsAvg', withoutDay: true },
  { id: 'iomb', average: 'iombAvg', maximum: 'iombMax' },
]

const hostCpuMeasures: readonly MeasureFields<CpuConsumption>[] = [{ id: 'cpuHost', average: 'cpuAvg' }]

const hostDiskMeasures: readonly MeasureFields<DiskConsumption>[] = [
  { id: 'iops', average: 'iopsHostDayAvg' },
  { id: 'iomb', average: 'iombHostDayAvg' },
]

export interface HostConsumptions {
  cpuConsumptions?: readonly CpuConsumption[]
  diskConsumptions?: readonly DiskConsumption[]
}

/** CPU and disk consumption of a host, over all its databases. */
export function measuresOfHost({
  cpuConsumptions = [],
  diskConsumptions = [],
}: HostConsumptions): CapacityMeasure[] {
  return [...measuresOf(hostCpuMeasures, cpuConsumptions), ...measuresOf(hostDiskMeasures, diskConsumptions)]
}
