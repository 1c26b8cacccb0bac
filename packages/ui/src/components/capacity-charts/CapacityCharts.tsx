import { Suspense, useMemo } from 'react'
import type { ValueLimit } from '../../charts/chart.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { formatDate } from '../../lib/format.ts'
import { BarChart, LineChart } from '../../lib/lazyCharts.ts'
import type { ListState } from '../../lib/state.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import {
  type CapacityMeasure,
  dayOf,
  type DaySample,
  daySeries,
  highestOf,
  longestStep,
  periodBars,
  type PeriodNames,
} from './capacity.ts'

export interface CapacityChartsProps {
  measures: readonly CapacityMeasure[]
  /** Heading level of the chart titles. */
  level?: 3 | 4
  /** Drawn as the limit of the CPU, which is counted in threads. */
  threads?: number | undefined
}

/** Consumption by month, week and day, and over the last day. */
export function CapacityCharts({ measures, level = 3, threads = 0 }: CapacityChartsProps) {
  const common = useText('common')
  const limit = threads > 0 ? { value: threads, label: common('threads', { count: threads }) } : undefined
  return (
    <div data-slot="capacity-charts" className="@container flex flex-col gap-6">
      {measures.map((measure) => {
        const isCpu = measure.id === 'cpuHost' || measure.id === 'cpuDb'
        const part: PartProps = {
          measure,
          level,
          limit: isCpu ? limit : undefined,
          highest: measure.samples.status === 'ready' ? highestOf(measure.samples.value) : 0,
        }
        return (
          <div key={measure.id} className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
            <Suspense fallback={<Skeleton data-loading className="h-69" />}>
              <Periods {...part} />
              {measure.withoutDay ? null : <LastDay {...part} />}
            </Suspense>
          </div>
        )
      })}
    </div>
  )
}

interface PartProps {
  measure: CapacityMeasure
  level: 3 | 4
  limit: ValueLimit | undefined
  /** Of both charts of a row. */
  highest: number
}

function Periods({ measure, level, limit, highest }: PartProps) {
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
      limit={limit}
      suggestedMax={highest}
      emptyText={t('capacity.noPeriods')}
    />
  )
}

function LastDay({ measure, level, limit, highest }: PartProps) {
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
      limit={limit}
      suggestedMax={highest}
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

export function usePeriodNames(): PeriodNames {
  const t = useText('charts')
  return useMemo(
    () => ({
      month: t('capacity.month'),
      weeks: t('capacity.weeks'),
      days: t('capacity.days'),
      short: (target) => t(`capacity.short.${kindOf(target)}`, { number: target.slice(1) }),
    }),
    [t],
  )
}

function kindOf(target: string): 'm' | 'w' | 'd' {
  if (target === 'm') return 'm'
  return target.startsWith('w') ? 'w' : 'd'
}

/** Chart title with the measure and the day or days of the samples. */
export function useDayTitle(measure: string, day: readonly DaySample[]): string {
  const t = useText('charts')
  const [from = '', to = ''] = [day[0], day.at(-1)].map((sample) => sample && formatDate(sample.time))
  if (from === '') return t('capacity.lastDay', { measure })
  if (from === to) return t('capacity.onDay', { measure, day: from })
  return t('capacity.fromTo', { measure, from, to })
}
