import type {
  CpuDiskConsumption,
  CpuDiskConsumptionPdb,
  OracleDatabase,
  OraclePdb,
} from '@inventory-console/api-mocks/contract'
import { samplesOf } from '../../../components/capacity-charts/capacity.ts'
import { CapacityCharts, type CapacityMeasure } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'

type MeasureId = 'cpuDb' | 'cpuHost' | 'iops' | 'iomb'

const units: Partial<Record<MeasureId, string>> = { cpuDb: '%', cpuHost: '%' }

interface Measured<Row> {
  id: MeasureId
  average: keyof Row & string
  maximum?: keyof Row & string
}

const ofDatabase: readonly Measured<CpuDiskConsumption>[] = [
  { id: 'cpuDb', average: 'cpuDbAvg', maximum: 'cpuDbMax' },
  { id: 'cpuHost', average: 'cpuHostAvg', maximum: 'cpuHostMax' },
  { id: 'iops', average: 'iopsAvg', maximum: 'iopsMax' },
  { id: 'iomb', average: 'iombAvg', maximum: 'iombMax' },
]

/** Nothing of the host, and no highest number of operations: that is all the agents measure. */
const ofPdb: readonly Measured<CpuDiskConsumptionPdb>[] = [
  { id: 'cpuDb', average: 'cpuDbAvg', maximum: 'cpuDbMax' },
  { id: 'iops', average: 'iopsAvg' },
  { id: 'iomb', average: 'iombAvg', maximum: 'iombMax' },
]

function useMeasures<Row extends { timeStart: string | null }>(
  consumptions: readonly Row[] | null | undefined,
  measured: readonly Measured<Row>[],
): CapacityMeasure[] {
  const t = useText('hostOracle')
  return measured.map(({ id, average, maximum }) => ({
    id,
    title: t(`capacity.${id}`),
    samples: { status: 'ready', rows: samplesOf(consumptions, average, maximum) },
    maximum: maximum !== undefined,
    ...(units[id] === undefined ? {} : { unit: units[id] }),
  }))
}

/** What the database consumed, beside what its host did. */
export function CapacityTab({ database }: { database: OracleDatabase }) {
  return <CapacityCharts measures={useMeasures(database.cpuDiskConsumptions, ofDatabase)} />
}

export function PdbCapacityTab({ pdb }: { pdb: OraclePdb }) {
  return <CapacityCharts measures={useMeasures(pdb.cpuDiskConsumptionPdbs, ofPdb)} />
}
