import type { HostDetail, OracleDatabase } from '@inventory-console/api-mocks/contract'
import { Suspense, useState } from 'react'
import { cpuSeries } from '../../../../../columns/oracleSeries.ts'
import { MultiSelect } from '../../../../../components/multi-select/MultiSelect.tsx'
import { Section } from '../../../../../components/section/Section.tsx'
import { Skeleton } from '../../../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../../../i18n/I18nProvider.tsx'
import { LineChart } from '../../../../../lib/lazyCharts.ts'
import { closedPeriod, PeriodField, usePeriod } from './PeriodField.tsx'

interface CpuSectionProps {
  host: HostDetail
  databases: readonly OracleDatabase[]
  /** The open database; always compared. */
  open: string
}

/** CPU time of the host and its databases. */
export function CpuSection(props: CpuSectionProps) {
  const t = useText('hostOracle')
  return (
    <Section title={t('cpu.title')} defaultOpen={false}>
      <Comparison {...props} />
    </Section>
  )
}

function Comparison({ host, databases, open }: CpuSectionProps) {
  const t = useText('hostOracle')
  const common = useText('common')
  const period = usePeriod()
  const [selection, setSelection] = useState({ open, names: [open] })
  if (selection.open !== open) setSelection({ open, names: [...new Set([open, ...selection.names])] })
  const names = [...new Set(databases.map(({ name }) => name))].filter((name) => name !== '')
  const compared = selection.names.filter((name) => names.includes(name))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <MultiSelect
          label={common('compareDatabases')}
          choices={names.map((name) => ({ value: name, label: name }))}
          value={compared}
          onChange={(selectedNames) => setSelection({ open, names: [...selectedNames] })}
          placeholder={t('cpu.none')}
          className="w-72"
        />
        <PeriodField {...period} />
      </div>
      <Suspense fallback={<Skeleton data-loading className="h-69" />}>
        <LineChart
          title={t('cpu.chart', { count: compared.length, total: names.length })}
          list={{
            status: 'ready',
            value: cpuSeries(host, databases, compared, period.period, t('cpu.total')),
          }}
          range={closedPeriod(period.period)}
        />
      </Suspense>
    </div>
  )
}
