import type { ChartBar } from '../../charts/bars/BarChart.tsx'
import type { LineSeries } from '../../charts/line/LineChart.tsx'
import { moment } from '../../lib/values/format.ts'

/** One measurement: of a stretch that ends today where it has a target, else of a time of the last day. */
export interface CapacitySample {
  /** `m`, `w4` … `d1`; '' for a time of the day. */
  target: string
  /** Milliseconds; `null` where it began is not known. */
  time: number | null
  /** `null`: not measured, which is not zero. */
  average: number | null
  maximum: number | null
}

type Field<Row> = keyof Row & string

export interface Consumption {
  timeStart: string | null
  target?: string
}

/** The consumptions as the services send them, with the fields of one measure. */
export function samplesOf<Row extends Consumption>(
  consumptions: readonly Row[] | null | undefined,
  average: Field<Row>,
  maximum?: Field<Row>,
): CapacitySample[] {
  return (consumptions ?? []).map((row) => ({
    target: row.target ?? '',
    time: moment(row.timeStart),
    average: measured(row[average]),
    maximum: maximum === undefined ? null : measured(row[maximum]),
  }))
}

/** The field may be absent. */
function measured(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

const weeks = ['w4', 'w3', 'w2', 'w1'] as const
const days = ['d7', 'd6', 'd5', 'd4', 'd3', 'd2', 'd1'] as const

export interface PeriodNames {
  month: string
  weeks: string
  days: string
  /** Of a stretch: "W4". */
  short: (target: string) => string
}

/** A month, four weeks, seven days: each has its place, measured or not. */
export function periodBars(samples: readonly CapacitySample[], names: PeriodNames): ChartBar[] {
  const bar = (target: string, group: string): ChartBar => {
    const own = samples.filter((sample) => sample.target === target)
    // Sent twice, the later value holds.
    const value = own.findLast(({ average }) => average !== null)?.average ?? null
    const marker = own.findLast(({ maximum }) => maximum !== null)?.maximum ?? null
    return { id: target, label: names.short(target), group, value, marker }
  }
  return [
    bar('m', names.month),
    ...weeks.map((target) => bar(target, names.weeks)),
    ...days.map((target) => bar(target, names.days)),
  ]
}

/** Those of the last day, by their true times. */
export function dayOf(samples: readonly CapacitySample[]): DaySample[] {
  return samples
    .flatMap(({ target, time, ...values }) => (target === '' && time !== null ? [{ ...values, time }] : []))
    .toSorted((a, b) => a.time - b.time)
}

export interface DaySample extends Pick<CapacitySample, 'average' | 'maximum'> {
  time: number
}

/** One line a name; what was not measured stays a gap, and a line without any value is left out. */
export function daySeries(
  samples: readonly DaySample[],
  names: Partial<Record<'average' | 'maximum', string>>,
): LineSeries[] {
  return (['average', 'maximum'] as const).flatMap((id) => {
    const name = names[id]
    if (name === undefined || !samples.some((sample) => sample[id] !== null)) return []
    return [{ id, name, points: samples.map((sample) => ({ at: sample.time, value: sample[id] })) }]
  })
}

/** Times further apart than this have one missing between them, at the pace that most of them keep. */
export function longestStep(samples: readonly { time: number }[]): number | undefined {
  const steps = samples
    .flatMap(({ time }, at) => {
      const next = samples[at + 1]
      return next && next.time > time ? [next.time - time] : []
    })
    .toSorted((a, b) => a - b)
  const usual = steps[Math.floor(steps.length / 2)]
  return usual === undefined || steps.length < 3 ? undefined : usual * 1.5
}
