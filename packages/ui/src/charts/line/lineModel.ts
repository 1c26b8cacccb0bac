import { dayOf, parseTime } from '../../lib/dates.ts'
import { categoryColor, isRepeated } from '../colors.ts'

export interface LineSeries {
  id: string
  name: string
  /** In any order; `null` is a gap. Days are local. */
  points: readonly { time: string | number; value: number | null }[]
  /** Overrides the category color, from domain/tones.ts. */
  color?: string
  /** For a limit beside measured values, such as the size that a database may reach. */
  dashed?: boolean
}

/** Calendar days YYYY-MM-DD, both inclusive. */
export interface DayRange {
  from: string
  to: string
}

/** `day` keeps the last value of a day, `moment` keeps each point at its own time. */
export type LineStep = 'day' | 'moment'

export interface TimePoint {
  time: number
  value: number | null
}

export interface SeriesLayout {
  id: string
  name: string
  color: string
  dashed: boolean
  points: readonly TimePoint[]
}

const dayLength = 86_400_000

/** A date without a time is a local day. */
function momentOf(date: string | number): number | null {
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? startOf(date) : parseTime(date)
}

function startOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date).getTime()
}

export function layoutSeries(
  series: readonly LineSeries[],
  step: LineStep,
  range?: DayRange | null,
): SeriesLayout[] {
  return series.map(({ id, name, points, color, dashed = false }, index) => {
    const byTime = new Map<number, number | null>()
    const moments = points.flatMap(({ time, value }) => {
      const moment = momentOf(time)
      return moment === null ? [] : [{ moment, value }]
    })
    for (const { moment, value } of moments.toSorted((a, b) => a.moment - b.moment)) {
      const time = step === 'moment' ? moment : startOf(dayOf(moment))
      if (isWithin(time, range)) byTime.set(time, value !== null && Number.isFinite(value) ? value : null)
    }
    const sortedPoints = [...byTime].map(([time, value]) => ({ time, value }))
    return {
      id,
      name,
      color: color ?? categoryColor(index),
      dashed: dashed || (color === undefined && isRepeated(index)),
      points: sortedPoints,
    }
  })
}

function isWithin(time: number, range?: DayRange | null): boolean {
  if (!range) return true
  const day = dayOf(time)
  return day >= range.from && day <= range.to
}

export function hasValues(series: readonly SeriesLayout[]): boolean {
  return series.some(({ points }) => points.some(({ value }) => value !== null))
}

/** Cursor stops: every time with a point in any series. */
export function stopsOf(series: readonly SeriesLayout[]): number[] {
  const times = series.flatMap(({ points }) => points.map(({ time }) => time))
  return [...new Set(times)].toSorted((a, b) => a - b)
}

/** The requested period, or that of the points. A single point gets a day around it. */
export function timeSpan(stops: readonly number[], range?: DayRange | null): [number, number] {
  const [firstStop = 0, lastStop = 0] = [stops[0], stops.at(-1)]
  // An open end is far outside of any history.
  const first = range && range.from > '1900' ? startOf(range.from) : firstStop
  const last = range && range.to < '9999' ? startOf(range.to) : lastStop
  return last > first
    ? [first, Math.max(last, stops.at(-1) ?? last)]
    : [first - dayLength / 2, last + dayLength / 2]
}

/** Segments of a line, split at missing values and at steps longer than `longestStep`. */
export function runsOf(
  points: readonly TimePoint[],
  longestStep = Number.POSITIVE_INFINITY,
): { time: number; value: number }[][] {
  const runs: { time: number; value: number }[][] = []
  let currentRun: { time: number; value: number }[] | null = null
  for (const { time, value } of points) {
    const previous = currentRun?.at(-1)
    if (value === null || (previous && time - previous.time > longestStep)) currentRun = null
    if (value === null) continue
    if (!currentRun) runs.push((currentRun = []))
    currentRun.push({ time, value })
  }
  return runs
}

/** A part of the axis without a value of any series. */
export interface Gap {
  from: number
  to: number
  /** The neighboring measurements, or null at an end of the axis. */
  after: number | null
  before: number | null
}

/** Longest distance of connected points. Without a known interval it follows from the usual distance of the values. */
export function connectedStep(series: readonly SeriesLayout[], step: LineStep): number {
  const times = valueTimes(series)
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const usual = steps.toSorted((a, b) => a - b)[Math.floor((steps.length - 1) * 0.9)]
  if (usual !== undefined && steps.length > 1) return usual * 3
  return step === 'day' ? 3 * dayLength : Number.POSITIVE_INFINITY
}

/** Missing spans, also those before the first and after the last value. */
export function gapsOf(
  series: readonly SeriesLayout[],
  [start, end]: readonly [number, number],
  longestStep: number,
): Gap[] {
  const times = valueTimes(series)
  if (times.length === 0) return []
  const measured = new Set(times)
  const missing = stopsOf(series).filter((stop) => !measured.has(stop))
  return [null, ...times].flatMap((after, index) => {
    const before = times[index] ?? null
    const from = after ?? start
    const to = before ?? end
    const isMissing = missing.some((stop) => stop >= from && stop <= to)
    return to > from && (to - from > longestStep || isMissing) ? [{ from, to, after, before }] : []
  })
}

function valueTimes(series: readonly SeriesLayout[]): number[] {
  const times = series.flatMap(({ points }) =>
    points.flatMap(({ time, value }) => (value === null ? [] : [time])),
  )
  return [...new Set(times)].toSorted((a, b) => a - b)
}

const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/** Starts of days, at least `distance` pixels apart; starts of months for long periods. */
export function dayTicks(
  [from, to]: readonly [number, number],
  width: number,
  distance: number,
): { times: number[]; unit: 'day' | 'month' } {
  const needed = (to - from) / dayLength / Math.max(1, Math.floor(width / distance))
  const days = [1, 2, 3, 4, 5, 7, 14, 21].find((step) => step >= needed)
  const months = monthSteps.find((step) => step * 28 >= needed) ?? 240
  const first = new Date(from)
  const tick = (index: number) =>
    days === undefined
      ? new Date(first.getFullYear(), Math.ceil(first.getMonth() / months) * months + index * months, 1)
      : new Date(first.getFullYear(), first.getMonth(), first.getDate() + index * days)
  const times: number[] = []
  for (let index = 0; tick(index).getTime() <= to; index++)
    if (tick(index).getTime() >= from) times.push(tick(index).getTime())
  return { times, unit: days === undefined ? 'month' : 'day' }
}

export function nearest(sorted: readonly number[], target: number): number {
  let best = 0
  sorted.forEach((value, index) => {
    if (Math.abs(value - target) < Math.abs((sorted[best] ?? 0) - target)) best = index
  })
  return best
}

/** Separates overlapping labels: pushed down from the top, then up from the bottom if they do not fit. */
export function spreadLabels(
  positions: readonly number[],
  minDistance: number,
  top: number,
  bottom: number,
): number[] {
  const order = positions.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y)
  let edge = top
  for (const label of order) {
    label.y = Math.max(label.y, edge)
    edge = label.y + minDistance
  }
  edge = bottom
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, edge)
    edge = label.y - minDistance
  }
  const spreadPositions = [...positions]
  for (const { y, index } of order) spreadPositions[index] = y
  return spreadPositions
}
