import type { HostDetail, OracleDatabase } from '@inventory-console/api-mocks/contract'
import { Suspense, useState } from 'react'
import { measuresOfHost } from '../../../../columns/capacityMeasures.ts'
import { cpuSeries } from '../../../../columns/oracleSeries.ts'
import { Button } from '../../../../components/button/Button.tsx'
import { CapacityCharts } from '../../../../components/capacity-charts/CapacityCharts.tsx'
import { Dialog } from '../../../../components/dialog/Dialog.tsx'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { LineChart } from '../../../../lib/lazyCharts.ts'
import { closedPeriod, PeriodField, usePeriod } from '../oracle/charts/PeriodField.tsx'

/** OS capacity of a host, and the CPU time of its Oracle databases. */
export function CpuDialog({ host, onClose }: { host: HostDetail; onClose: () => void }) {
  const t = useText('hostDetails')
  const common = useText('common')
  const databases = host.features.oracle?.database?.databases ?? []
  return (
    <Dialog
      open
      width="full"
      title={t('cpu.of', { hostname: host.hostname })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <div className="flex flex-col gap-6">
        {databases.length === 0 ? null : <Comparison host={host} databases={databases} />}
        <CapacityCharts measures={measuresOfHost(host)} threads={host.info.cpuThreads} />
      </div>
    </Dialog>
  )
}

function Comparison({ host, databases }: { host: HostDetail; databases: readonly OracleDatabase[] }) {
  const t = useText('hostDetails')
  const common = useText('common')
  const charts = useText('charts')
  const period = usePeriod()
  const names = [...new Set(databases.map(({ name }) => name))].filter((name) => name !== '')
  const [compared, setCompared] = useState<readonly string[]>(names.slice(0, 1))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <MultiSelect
          label={common('compareDatabases')}
          choices={names.map((name) => ({ value: name, label: name }))}
          value={compared}
          onChange={setCompared}
          placeholder={t('cpu.hostOnly')}
          className="w-72"
        />
        <PeriodField {...period} />
      </div>
      <Suspense fallback={<Skeleton data-loading className="h-69" />}>
        <LineChart
          title={t('cpu.chart', { count: compared.length, total: names.length })}
          unit={charts('capacity.units.cpuHost')}
          list={{
            status: 'ready',
            value: cpuSeries(host, databases, compared, period.period, common('columns.host')),
          }}
          range={closedPeriod(period.period)}
        />
      </Suspense>
    </div>
  )
}
