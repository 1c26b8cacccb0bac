import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { samplesOf, type CapacitySample } from '../../components/capacity-charts/capacity.ts'
import { CapacityCharts } from '../../components/capacity-charts/CapacityCharts.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'

export interface OsCapacityProps {
  host: Pick<HostDetail, 'cpuConsumptions' | 'diskConsumptions'>
}

/** What the operating system consumed, all databases together. */
export function OsCapacity({ host: { cpuConsumptions, diskConsumptions } }: OsCapacityProps) {
  const t = useText('hostDetails')
  return (
    <CapacityCharts
      measures={[
        {
          id: 'cpu',
          title: t('capacity.cpu'),
          unit: t('capacity.threads'),
          samples: ready(samplesOf(cpuConsumptions, 'cpuAvg')),
        },
        {
          id: 'iops',
          title: t('capacity.iops'),
          samples: ready(samplesOf(diskConsumptions, 'iopsHostDayAvg')),
        },
        {
          id: 'iomb',
          title: t('capacity.iomb'),
          unit: t('capacity.volume'),
          samples: ready(samplesOf(diskConsumptions, 'iombHostDayAvg')),
        },
      ]}
    />
  )
}

function ready(rows: readonly CapacitySample[]): ListState<CapacitySample> {
  return { status: 'ready', rows }
}
