import type { OracleDatabase, OraclePdb } from '@inventory-console/api-mocks/contract'
import { ofDatabase, ofPdb, type Measured } from '../../../columns/capacityMeasures.ts'
import { samplesOf } from '../../../components/capacity-charts/capacity.ts'
import { CapacityCharts, type CapacityMeasure } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'

function useMeasures<Row extends { timeStart: string | null }>(
  consumptions: readonly Row[] | null | undefined,
  measured: readonly Measured<Row>[],
): CapacityMeasure[] {
  const t = useText('hostOracle')
  return measured.map(({ id, average, maximum, withoutDay = false }) => ({
    id,
    title: t(`capacity.measures.${id}`),
    unit: t(`capacity.units.${id}`),
    samples: { status: 'ready', rows: samplesOf(consumptions, average, maximum) },
    maximum: maximum !== undefined,
    withoutDay,
  }))
}

/** What the database consumed, beside what its host did. */
export function CapacityTab({ database }: { database: OracleDatabase }) {
  return <CapacityCharts measures={useMeasures(database.cpuDiskConsumptions, ofDatabase)} />
}

export function PdbCapacityTab({ pdb }: { pdb: OraclePdb }) {
  return <CapacityCharts measures={useMeasures(pdb.cpuDiskConsumptionPdbs, ofPdb)} />
}
