import type { CpuDiskConsumptionPdb } from '@inventory-console/api-mocks/contract'
import { pdbMeasures } from '../../../columns/capacityMeasures.ts'
import { CapacityCharts } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { measuresOf } from '../../../components/capacity-charts/measures.ts'

/** Resource use of a PDB. The API sends no maximums and no times of day for it. */
export function PdbCapacity({ consumptions }: { consumptions: readonly CpuDiskConsumptionPdb[] }) {
  return <CapacityCharts measures={measuresOf(pdbMeasures, consumptions)} />
}
