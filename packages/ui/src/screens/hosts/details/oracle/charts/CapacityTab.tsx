import type { OracleDatabase, OraclePdb } from '@inventory-console/api-mocks/contract'
import { databaseMeasures, pdbMeasures } from '../../../../../columns/capacityMeasures.ts'
import { measuresOf } from '../../../../../components/capacity-charts/capacity.ts'
import { CapacityCharts } from '../../../../../components/capacity-charts/CapacityCharts.tsx'

/** Resource use of the database compared with its host. */
export function CapacityTab({ database }: { database: OracleDatabase }) {
  return <CapacityCharts measures={measuresOf(databaseMeasures, database.cpuDiskConsumptions)} />
}

export function PdbCapacityTab({ pdb }: { pdb: OraclePdb }) {
  return <CapacityCharts measures={measuresOf(pdbMeasures, pdb.cpuDiskConsumptionPdbs)} />
}
