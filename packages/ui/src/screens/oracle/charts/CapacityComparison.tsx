import type { CpuDiskConsumption, OracleDatabase } from '@inventory-console/api-mocks/contract'
import { Suspense, useMemo } from 'react'
import type { ChartBar } from '../../../charts/bars/BarChart.tsx'
import type { LineSeries } from '../../../charts/line/LineChart.tsx'
import { databaseMeasures } from '../../../columns/capacityMeasures.ts'
import {
  dayOf,
  type DaySample,
  longestStep,
  type MeasureFields,
  periodBars,
  type PeriodNames,
  samplesOf,
} from '../../../components/capacity-charts/capacity.ts'
import { useDayTitle, usePeriodNames } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { Section } from '../../../components/section/Section.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { BarChart, LineChart } from '../../../lib/lazyCharts.ts'

/** Resource use of several databases: one chart per measure, and periods on a common scale. */
export function CapacityComparison({ databases }: { databases: readonly OracleDatabase[] }) {
  const t = useText('charts')
  return (
    <div className="flex flex-col gap-4">
      {databaseMeasures.map((measured, index) => (
        <Section
          key={measured.id}
          title={t(`capacity.measures.${measured.id}`)}
          level={3}
          defaultOpen={index === 0}
        >
          <Measure measureFields={measured} databases={databases} />
        </Section>
      ))}
    </div>
  )
}

interface MeasureProps {
  measureFields: MeasureFields<CpuDiskConsumption>
  databases: readonly OracleDatabase[]
}

function Measure({ measureFields, databases }: MeasureProps) {
  const t = useText('oracleCharts')
  const chartTexts = useText('charts')
  const names = usePeriodNames()
  const { id } = measureFields
  const compared = useMemo(
    () => compareCapacity(measureFields, databases, names),
    [measureFields, databases, names],
  )
  const measure = t('capacity.averageOf', { measure: chartTexts(`capacity.measures.${id}`) })
  const title = useDayTitle(measure, compared.day)
  const unit = chartTexts(`capacity.units.${id}`)
  return (
    <Suspense fallback={<Skeleton data-loading className="h-96" />}>
      <div className="flex flex-col gap-4">
        <LineChart
          title={title}
          unit={unit}
          level={4}
          step="moment"
          height={280}
          list={{ status: 'ready', value: compared.lines }}
          {...(compared.longestStep === undefined ? {} : { longestStep: compared.longestStep })}
          emptyText={chartTexts('capacity.noDay')}
        />
        <div className="grid gap-x-8 gap-y-4 xl:grid-cols-2">
          {compared.periods.map(({ name, bars }) => (
            <BarChart
              key={name}
              title={t('capacity.periodsOf', { name })}
              unit={unit}
              level={4}
              height={200}
              list={{ status: 'ready', value: bars }}
              valueName={chartTexts('capacity.average')}
              markerName={chartTexts('capacity.maximum')}
              suggestedMax={compared.highest}
              emptyText={chartTexts('capacity.noPeriods')}
            />
          ))}
        </div>
      </div>
    </Suspense>
  )
}

export interface ComparedCapacity {
  /** One line per database. */
  lines: readonly LineSeries[]
  /** Sorted times of all lines. */
  day: readonly DaySample[]
  /** Points further apart are not connected. */
  longestStep: number | undefined
  /** Bars per database. */
  periods: readonly { name: string; bars: readonly ChartBar[] }[]
  /** Highest bar or marker, for a common scale. */
  highest: number
}

/** One measure of several databases. */
export function compareCapacity(
  { average, maximum }: MeasureFields<CpuDiskConsumption>,
  databases: readonly OracleDatabase[],
  names: PeriodNames,
): ComparedCapacity {
  const samples = databases.map(({ name, cpuDiskConsumptions }) => ({
    name,
    samples: samplesOf(cpuDiskConsumptions, average, maximum),
  }))
  const days = samples.map(({ name, samples }) => ({ name, day: dayOf(samples) }))
  const periods = samples.map(({ name, samples }) => ({ name, bars: periodBars(samples, names) }))
  const steps = days.flatMap(({ day }) => longestStep(day) ?? [])
  return {
    lines: days.map(({ name, day }) => ({
      id: name,
      name,
      points: day.map(({ time, average }) => ({ time, value: average })),
    })),
    day: days.flatMap(({ day }) => day).toSorted((sample, otherSample) => sample.time - otherSample.time),
    longestStep: steps.length === 0 ? undefined : Math.max(...steps),
    periods,
    highest: Math.max(0, ...periods.flatMap(({ bars }) => bars.flatMap(highestOf))),
  }
}

function highestOf({ value, marker }: ChartBar): number[] {
  return [value, marker].filter((figure) => typeof figure === 'number')
}
