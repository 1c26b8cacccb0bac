import type {
  CpuConsumption,
  CpuDiskConsumption,
  CpuDiskConsumptionPdb,
  DiskConsumption,
} from '@inventory-console/api-mocks/contract'
import type { ListState } from '../../lib/state.ts'
import { samplesOf, type CapacitySample } from './capacity.ts'

/** Threads in use, of a database or of all there is; I/O operations and megabytes a second. */
export type MeasureId = 'cpuDb' | 'cpuHost' | 'iops' | 'iomb'

export interface Measured<Row> {
  id: MeasureId
  average: keyof Row & string
  maximum?: keyof Row & string
  /** The services send no course of a day. */
  withoutDay?: boolean
}

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

export interface CapacityMeasure {
  /** Unique among those shown together. */
  id: MeasureId
  samples: ListState<CapacitySample>
  /** The services send the highest value of each period as well. */
  maximum?: boolean
  /** The services send no values of the last day. */
  withoutDay?: boolean
}

/** What was sent of one thing, measure by measure. */
export function measuresOf<Row extends { timeStart: string | null }>(
  measured: readonly Measured<Row>[],
  consumptions: readonly Row[] | null | undefined,
): CapacityMeasure[] {
  return measured.map(({ id, average, maximum, withoutDay = false }) => ({
    id,
    samples: { status: 'ready', rows: samplesOf(consumptions, average, maximum) },
    maximum: maximum !== undefined,
    withoutDay,
  }))
}

export interface HostConsumptions {
  cpuConsumptions?: readonly CpuConsumption[] | null
  diskConsumptions?: readonly DiskConsumption[] | null
}

/** What the operating system of a host consumed, all databases together. */
export function measuresOfHost({ cpuConsumptions, diskConsumptions }: HostConsumptions): CapacityMeasure[] {
  return [...measuresOf(ofHostCpu, cpuConsumptions), ...measuresOf(ofHostDisks, diskConsumptions)]
}
