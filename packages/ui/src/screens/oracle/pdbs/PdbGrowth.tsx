import type { PdbChange } from '@inventory-console/api-mocks/contract'
import { Suspense, useState } from 'react'
import type { LineSeries } from '../../../charts/line/LineChart.tsx'
import { growthSeries, pdbGrowth } from '../../../columns/oracleSeries.ts'
import { DateRange, type DayRange } from '../../../components/date-range/DateRange.tsx'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { lastDays } from '../../../domain/alertWindow.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../lib/clock.ts'
import { dayOf } from '../../../lib/dates.ts'
import { LineChart } from '../../../lib/lazyCharts.ts'
import type { ListState } from '../../../lib/state.ts'

export interface PdbGrowthProps {
  dbname: string
  name: string
  growth: ListState<PdbChange>
}

/** Initial period in days. */
const span = 31

/** Daily sizes of a PDB. */
export function PdbGrowth({ dbname, name, growth }: PdbGrowthProps) {
  const t = useText('oraclePdbs.pdb')
  const units = useText('table')
  const now = useNow()
  const initial = lastDays(now, span)
  const [range, setRange] = useState<DayRange>(initial)
  const [draftRange, setDraftRange] = useState<DayRange>(initial)
  const measured = growth.status === 'ready' ? pdbGrowth(growth.value, dbname, name) : []
  if (growth.status === 'ready' && growth.value.length > 0 && measured.length === 0)
    return <EmptyBlock title={t('noSizes.title')} text={t('noSizes.text')} />
  const list: ListState<LineSeries> =
    growth.status === 'ready'
      ? { ...growth, value: growthSeries(measured, draftRange, (size) => t(size)) }
      : growth
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-md">
        <DateRange
          label={t('range')}
          value={range}
          initial={initial}
          max={dayOf(now)}
          onChange={(next, problem) => {
            setRange(next)
            // Invalid or reversed dates keep the current chart.
            if (problem === null) setDraftRange(next)
          }}
        />
      </div>
      <Suspense fallback={<Skeleton data-loading className="h-69" />}>
        <LineChart title={t('growth', { name })} unit={units('units.gigabytes')} list={list} />
      </Suspense>
    </div>
  )
}
