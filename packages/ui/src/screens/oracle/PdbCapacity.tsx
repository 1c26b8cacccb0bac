import type { CpuDiskConsumptionPdb } from '@inventory-console/api-mocks/contract'
import { samplesOf, type CapacitySample } from '../../components/capacity-charts/capacity.ts'
import { CapacityCharts } from '../../components/capacity-charts/CapacityCharts.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'

/** What it took. The services send no maximum and no times of the day for the operations of a PDB. */
export function PdbCapacity({ consumptions }: { consumptions: readonly CpuDiskConsumptionPdb[] }) {
  const t = useText('oraclePdbs.pdb.capacity')
  const units = useText('oraclePdbs.pdb.units')
  return (
    <CapacityCharts
      measures={[
        {
          id: 'cpu',
          title: t('cpu'),
          unit: units('threads'),
          samples: ready(samplesOf(consumptions, 'cpuDbAvg', 'cpuDbMax')),
          maximum: true,
        },
        {
          id: 'iops',
          title: t('iops'),
          samples: ready(samplesOf(consumptions, 'iopsAvg')),
          withoutDay: true,
        },
        {
          id: 'iomb',
          title: t('iomb'),
          unit: units('volume'),
          samples: ready(samplesOf(consumptions, 'iombAvg', 'iombMax')),
          maximum: true,
        },
      ]}
    />
  )
}

function ready(rows: readonly CapacitySample[]): ListState<CapacitySample> {
  return { status: 'ready', rows }
}
