import { Suspense } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { BarChart, LineChart } from '../../lib/lazyCharts.ts'
import type { ListState } from '../../lib/state.ts'
import type { ChartProps } from '../charts/chart.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { dayOf, daySeries, longestStep, periodBars, type CapacitySample } from './capacity.ts'
import { useDayTitle, usePeriodNames } from './capacityWords.ts'

export interface CapacityMeasure {
  /** Unique among those shown together. */
  id: string
  /** "CPU" */
  title: string
  unit?: string
  /** From `samplesOf`. */
  samples: ListState<CapacitySample>
  /** The services send the highest value of each period as well. */
  maximum?: boolean
  /** The services send no values of the last day. */
  withoutDay?: boolean
}

export interface CapacityChartsProps {
  measures: readonly CapacityMeasure[]
  /** Level of their titles among the headings of the page. */
  level?: 3 | 4
}

/** What was consumed: by month, week and day, and over the last day. */
export function CapacityCharts({ measures, level = 3 }: CapacityChartsProps) {
  return (
    <div data-slot="capacity-charts" className="@container flex flex-col gap-6">
      {measures.map((measure) => (
        <div key={measure.id} className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
          <Suspense fallback={<Skeleton data-arriving className="h-69" />}>
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
  const { title, samples, maximum = false } = measure
  const names = usePeriodNames()
  return (
    <BarChart
      {...frame(measure, level)}
      title={t('capacity.periods', { measure: title })}
      list={mapped(samples, (rows) => periodBars(rows, names))}
      valueName={t('capacity.average')}
      {...(maximum ? { markerName: t('capacity.maximum') } : {})}
      emptyText={t('capacity.noPeriods')}
    />
  )
}

function LastDay({ measure, level }: PartProps) {
  const t = useText('charts')
  const { samples, maximum = false } = measure
  const day = samples.status === 'ready' ? dayOf(samples.rows) : []
  const step = longestStep(day)
  const title = useDayTitle(measure.title, day)
  const names = { average: t('capacity.average'), ...(maximum ? { maximum: t('capacity.maximum') } : {}) }
  return (
    <LineChart
      {...frame(measure, level)}
      title={title}
      list={mapped(samples, () => daySeries(day, names))}
      step="moment"
      {...(step === undefined ? {} : { longestStep: step })}
      emptyText={t('capacity.noDay')}
    />
  )
}

function frame({ unit }: CapacityMeasure, level: 3 | 4): Pick<ChartProps<never>, 'unit' | 'level'> {
  return unit === undefined ? { level } : { level, unit }
}

function mapped<From, To>(
  list: ListState<From>,
  map: (rows: readonly From[]) => readonly To[],
): ListState<To> {
  if (list.status !== 'ready') return list
  return { status: 'ready', rows: map(list.rows), refreshing: list.refreshing ?? false }
}
