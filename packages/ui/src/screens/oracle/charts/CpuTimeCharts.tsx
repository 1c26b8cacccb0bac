import type { HostDetail, OracleDatabase } from '@inventory-console/api-mocks/contract'
import { Suspense, type ReactNode } from 'react'
import { cpuSeries } from '../../../columns/oracleSeries.ts'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { LineChart } from '../../../lib/lazyCharts.ts'
import type { OneState } from '../../../lib/state.ts'
import { ChartControls, type CompareProps, type PeriodProps } from './ChartControls.tsx'
import { HostSection } from './HostCharts.tsx'

/** Fields of a host with its CPU history. */
export interface OracleHost {
  history: HostDetail['history']
  databases: readonly OracleDatabase[]
}

export interface CpuTimeChartsProps extends PeriodProps, Pick<CompareProps, 'onCompare'> {
  hostname: string
  state: OneState<OracleHost>
  forbidden?: ReactNode
  /** `null` selects the first databases. */
  initialSelection: readonly string[] | null
}

/** Number of databases selected by default. */
const defaultCount = 10

/** CPU time of a host and of the selected databases. */
export function CpuTimeCharts(props: CpuTimeChartsProps) {
  const { hostname, state, forbidden, initialSelection, onCompare, ...period } = props
  const t = useText('oracleCharts')
  const databases = state.status === 'ready' ? state.value.databases : []
  const names = [...new Set(databases.map(({ name }) => name))].filter((name) => name !== '')
  const selectedNames = (initialSelection ?? names.slice(0, defaultCount)).filter((name) =>
    names.includes(name),
  )
  return (
    <HostSection
      hostname={hostname}
      state={state}
      forbidden={forbidden}
      isEmpty={({ history }) => names.length === 0 && history.length === 0}
      controls={<ChartControls names={names} compared={selectedNames} onCompare={onCompare} {...period} />}
    >
      {({ history }) => (
        <Suspense fallback={<Skeleton data-loading className="h-72" />}>
          <LineChart
            title={t('cpu.chart', { count: selectedNames.length, total: names.length })}
            unit={t('cpu.unit')}
            height={320}
            list={{
              status: 'ready',
              value: cpuSeries({ history }, databases, selectedNames, period.days, t('cpu.total')),
            }}
            range={period.days}
            onRangeChange={period.onDaysChange}
          />
        </Suspense>
      )}
    </HostSection>
  )
}
