import type { CpuDiskConsumptionPdb } from '@inventory-console/api-mocks/contract'
import { ofPdb } from '../../../columns/capacityMeasures.ts'
import { CapacityCharts } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { measuresOf } from '../../../components/capacity-charts/measures.ts'

/** What it took. The services send no maximum and no times of the day for the operations of a PDB. */
export function PdbCapacity({ consumptions }: { consumptions: readonly CpuDiskConsumptionPdb[] }) {
  return <CapacityCharts measures={measuresOf(ofPdb, consumptions)} />
}
