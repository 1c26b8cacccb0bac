import { Suspense } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { BarChart, LineChart } from '../../lib/lazyCharts.ts'
import type { ListState } from '../../lib/state.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { dayOf, daySeries, longestStep, periodBars } from './capacity.ts'
import { useDayTitle, usePeriodNames } from './capacityWords.ts'
import type { CapacityMeasure } from './measures.ts'

export interface CapacityChartsProps {
  measures: readonly CapacityMeasure[]
  /** Heading level of the chart titles. */
  level?: 3 | 4
}

/** Consumption by month, week and day, and over the last day. */
export function CapacityCharts({ measures, level = 3 }: CapacityChartsProps) {
  return (
    <div data-slot="capacity-charts" className="@container flex flex-col gap-6">
      {measures.map((measure) => (
        <div key={measure.id} className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
          <Suspense fallback={<Skeleton data-loading className="h-69" />}>
            <Periods measure={measure} level={level} />
            {measure.withoutDay ? null : <LastDay measure={measure} level={level} />}
          </Suspense>
        </div>
      ))}
    </div>
  )
}

interface PartProps {
  measure: CapacityMeasure
  level: 3 | 4
}

function Periods({ measure, level }: PartProps) {
  const t = useText('charts')
  const { id, samples, maximum = false } = measure
  const names = usePeriodNames()
  return (
    <BarChart
      level={level}
      unit={t(`capacity.units.${id}`)}
      title={t('capacity.periods', { measure: t(`capacity.measures.${id}`) })}
      list={mapRows(samples, (rows) => periodBars(rows, names))}
      valueName={t('capacity.average')}
      markerName={maximum ? t('capacity.maximum') : undefined}
      emptyText={t('capacity.noPeriods')}
    />
  )
}

function LastDay({ measure, level }: PartProps) {
  const t = useText('charts')
  const { id, samples, maximum = false } = measure
  const day = samples.status === 'ready' ? dayOf(samples.value) : []
  const title = useDayTitle(t(`capacity.measures.${id}`), day)
  const names = { average: t('capacity.average'), ...(maximum ? { maximum: t('capacity.maximum') } : {}) }
  return (
    <LineChart
      level={level}
      unit={t(`capacity.units.${id}`)}
      title={title}
      list={mapRows(samples, () => daySeries(day, names))}
      step="moment"
      longestStep={longestStep(day)}
      emptyText={t('capacity.noDay')}
    />
  )
}

function mapRows<From, To>(
  list: ListState<From>,
  map: (rows: readonly From[]) => readonly To[],
): ListState<To> {
  if (list.status !== 'ready') return list
  return { status: 'ready', value: map(list.value), refreshing: list.refreshing ?? false }
}
