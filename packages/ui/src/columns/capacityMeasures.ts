import type { CpuDiskConsumption, CpuDiskConsumptionPdb } from '@inventory-console/api-mocks/contract'

type MeasureId = 'cpuDb' | 'cpuHost' | 'iops' | 'iomb'

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
