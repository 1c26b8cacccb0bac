import type { OracleDatabase, OraclePdb } from '@inventory-console/api-mocks/contract'
import { ofDatabase, ofPdb } from '../../../../columns/capacityMeasures.ts'
import { CapacityCharts } from '../../../../components/capacity-charts/CapacityCharts.tsx'
import { measuresOf } from '../../../../components/capacity-charts/measures.ts'

/** What the database consumed, beside what its host did. */
export function CapacityTab({ database }: { database: OracleDatabase }) {
  return <CapacityCharts measures={measuresOf(ofDatabase, database.cpuDiskConsumptions)} />
}

export function PdbCapacityTab({ pdb }: { pdb: OraclePdb }) {
  return <CapacityCharts measures={measuresOf(ofPdb, pdb.cpuDiskConsumptionPdbs)} />
}
