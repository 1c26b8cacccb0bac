import type { CpuDiskConsumption, OracleDatabase } from '@inventory-console/api-mocks/contract'
import type { ChartBar } from '../../../charts/bars/BarChart.tsx'
import type { LineSeries } from '../../../charts/line/LineChart.tsx'
import {
  dayOf,
  type DaySample,
  longestStep,
  type MeasureFields,
  periodBars,
  type PeriodNames,
  samplesOf,
} from '../../../components/capacity-charts/capacity.ts'

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
