import type { ChartBar } from '../../charts/bars/BarChart.tsx'
import type { LineSeries } from '../../charts/line/LineChart.tsx'
import { parseTime } from '../../lib/dates.ts'
import type { ListState } from '../../lib/state.ts'

/** A measurement of a period that ends today if it has a target, else of a time of the last day. */
export interface CapacitySample {
  /** `m`, `w4` … `d1`, or '' for a sample of the last day. */
  target: string
  /** Epoch milliseconds; `null` if the start is unknown. */
  time: number | null
  /** `null` if not measured, which differs from zero. */
  average: number | null
  maximum: number | null
}

type Field<Row> = keyof Row & string

export interface Consumption {
  timeStart: string | null
  target?: string
}

/** Maps the API's consumption rows to the fields of one measure. */
export function samplesOf<Row extends Consumption>(
  consumptions: readonly Row[],
  average: Field<Row>,
  maximum?: Field<Row>,
): CapacitySample[] {
  return consumptions.map((row) => ({
    target: row.target ?? '',
    time: parseTime(row.timeStart),
    average: numberOrNull(row[average]),
    maximum: maximum === undefined ? null : numberOrNull(row[maximum]),
  }))
}

/** The field may be missing. */
function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

const weeks = ['w4', 'w3', 'w2', 'w1'] as const
/** The month, the week and the day that end today. */
const current: ReadonlySet<string> = new Set(['m', 'w1', 'd1'])
const days = ['d7', 'd6', 'd5', 'd4', 'd3', 'd2', 'd1'] as const

export interface PeriodNames {
  month: string
  weeks: string
  days: string
  /** Label of a period, such as "W4". */
  short: (target: string) => string
}

/** Bars of one month, four weeks and seven days, whether measured or not. */
export function periodBars(samples: readonly CapacitySample[], names: PeriodNames): ChartBar[] {
  const bar = (target: string, group: string): ChartBar => {
    const periodSamples = samples.filter((sample) => sample.target === target)
    // If a period was sent twice, the later value wins.
    const value = periodSamples.findLast(({ average }) => average !== null)?.average ?? null
    const marker = periodSamples.findLast(({ maximum }) => maximum !== null)?.maximum ?? null
    return { id: target, label: names.short(target), group, value, marker, isMuted: !current.has(target) }
  }
  return [
    bar('m', names.month),
    ...weeks.map((target) => bar(target, names.weeks)),
    ...days.map((target) => bar(target, names.days)),
  ]
}

/** Samples of the last day, sorted by time. */
export function dayOf(samples: readonly CapacitySample[]): DaySample[] {
  return samples
    .flatMap(({ target, time, ...values }) => (target === '' && time !== null ? [{ ...values, time }] : []))
    .toSorted((a, b) => a.time - b.time)
}

export interface DaySample extends Pick<CapacitySample, 'average' | 'maximum'> {
  time: number
}

/** One series per name. Missing values stay gaps, and series without any value are dropped. */
export function daySeries(
  samples: readonly DaySample[],
  names: Partial<Record<'average' | 'maximum', string>>,
): LineSeries[] {
  return (['average', 'maximum'] as const).flatMap((id) => {
    const name = names[id]
    if (name === undefined || !samples.some((sample) => sample[id] !== null)) return []
    return [{ id, name, points: samples.map((sample) => ({ time: sample.time, value: sample[id] })) }]
  })
}

/** Maximum distance in milliseconds between connected samples, based on the median interval. */
export function longestStep(samples: readonly { time: number }[]): number | undefined {
  const steps = samples
    .flatMap(({ time }, index) => {
      const next = samples[index + 1]
      return next && next.time > time ? [next.time - time] : []
    })
    .toSorted((a, b) => a - b)
  const medianStep = steps[Math.floor(steps.length / 2)]
  return medianStep === undefined || steps.length < 3 ? undefined : medianStep * 1.5
}

/** The highest average or maximum, for charts on a common scale. */
export function highestOf(samples: readonly CapacitySample[]): number {
  return samples.reduce((highest, { average, maximum }) => Math.max(highest, average ?? 0, maximum ?? 0), 0)
}

/** CPU of one database or of all of a host in threads, I/O operations per second and megabytes per second. */
type MeasureId = 'cpuDb' | 'cpuHost' | 'iops' | 'iomb'

export interface MeasureFields<Row> {
  id: MeasureId
  average: keyof Row & string
  maximum?: keyof Row & string
  /** The API sends no samples of the last day. */
  withoutDay?: boolean
}

export interface CapacityMeasure {
  /** Unique among the measures shown together. */
  id: MeasureId
  samples: ListState<CapacitySample>
  /** The API also sends the maximum of each period. */
  maximum?: boolean
  /** The API sends no samples of the last day. */
  withoutDay?: boolean
}

/** Splits consumption rows into measures. */
export function measuresOf<Row extends Consumption>(
  fields: readonly MeasureFields<Row>[],
  consumptions: readonly Row[],
): CapacityMeasure[] {
  return fields.map(({ id, average, maximum, withoutDay = false }) => ({
    id,
    samples: { status: 'ready', value: samplesOf(consumptions, average, maximum) },
    maximum: maximum !== undefined,
    withoutDay,
  }))
}
