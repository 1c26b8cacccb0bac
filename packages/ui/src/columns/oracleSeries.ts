import type {
  HostDetail,
  OracleChange,
  OracleDatabase,
  PdbChange,
} from '@inventory-console/api-mocks/contract'
import type { LineSeries } from '../charts/line/LineChart.tsx'
import { dayOf, parseTime } from '../lib/dates.ts'

/** Calendar days, both inclusive; null is an open end. */
export interface Period {
  from: string | null
  to: string | null
}

const sizes = ['datafileSize', 'segmentsSize', 'allocable'] as const
export type SizeField = (typeof sizes)[number]

export type SizesOfDay = Pick<OracleChange, SizeField | 'updated'>

type Points = LineSeries['points']

function pointsOf<Row extends object>(
  list: readonly Row[],
  period: Period,
  dateOf: (row: Row) => string,
  value: (row: Row) => number | null,
): Points {
  return list.flatMap((row) => {
    const time = parseTime(dateOf(row))
    if (time === null || !isWithin(dayOf(time), period)) return []
    return [{ time, value: value(row) }]
  })
}

function isWithin(day: string, { from, to }: Period): boolean {
  return (from === null || day >= from) && (to === null || day <= to)
}

/** One series per size. The first value of a day wins, as in the Growth chart of the client behavior. */
export function growthSeries(
  changes: readonly SizesOfDay[],
  period: Period,
  name: (size: SizeField) => string,
): LineSeries[] {
  return sizes.map((size) => ({
    id: size,
    name: name(size),
    // How far the database may grow.
    dashed: size === 'allocable',
    points: firstOfDay(
      pointsOf(
        changes,
        period,
        ({ updated }) => updated,
        // An agent that knows no allocatable size sends 0.
        (change) => (size === 'allocable' && change[size] === 0 ? null : change[size]),
      ),
    ),
  }))
}

const dayLength = 86_400_000

export interface GrowthForecast {
  /** Segment sizes of the period in GiB, oldest first. */
  sizes: readonly number[]
  /** The newest size in GiB, also after the period. */
  size: number
  /** GiB in 30 days, by the trend of the period; null if one measurement shows none. */
  perMonth: number | null
  /**
   * When the trend reaches the allocatable size, in epoch milliseconds; null if never or in more than five years. Unknown
   * without a trend, or if the agent sends no allocatable size, which is 0.
   */
  fullAt: number | 'unknown' | null
}

/** When a database will be full at its growth in the period; null without a size in it. */
export function forecastGrowth(changes: readonly SizesOfDay[], period: Period): GrowthForecast | null {
  const segments = sizesIn(changes, period, 'segmentsSize')
  const last = sizesIn(changes, always, 'segmentsSize').at(-1)
  if (segments.length === 0 || !last) return null
  const slope = slopeOf(segments)
  const limit = sizesIn(changes, always, 'allocable').at(-1)?.value ?? 0
  const room = limit - last.value
  const daysLeft =
    room > 0 ? (slope === null ? null : slope > 0 ? room / slope : Number.POSITIVE_INFINITY) : 0
  return {
    sizes: segments.map(({ value }) => value),
    size: last.value,
    perMonth: slope === null ? null : slope * 30,
    fullAt: limit > 0 && daysLeft !== null ? fullAfter(last.day, daysLeft) : 'unknown',
  }
}

const always: Period = { from: null, to: null }

/** Sizes of a period, oldest first. */
function sizesIn(changes: readonly SizesOfDay[], period: Period, field: SizeField) {
  return pointsOf(
    changes,
    period,
    ({ updated }) => updated,
    (change) => change[field],
  )
    .flatMap(({ time, value }) => (value === null ? [] : [{ day: Number(time) / dayLength, value }]))
    .toSorted((one, other) => one.day - other.day)
}

function fullAfter(day: number, daysLeft: number): number | null {
  return daysLeft > 5 * 365 ? null : Math.round((day + daysLeft) * dayLength)
}

/** Least squares, per day; null with only one time. */
function slopeOf(points: readonly { day: number; value: number }[]): number | null {
  const count = points.length
  const meanDay = points.reduce((sum, { day }) => sum + day, 0) / count
  const meanValue = points.reduce((sum, { value }) => sum + value, 0) / count
  const spread = points.reduce((sum, { day }) => sum + (day - meanDay) ** 2, 0)
  if (spread === 0) return null
  return points.reduce((sum, { day, value }) => sum + (day - meanDay) * (value - meanValue), 0) / spread
}

/** The API has no size history of PDBs and sends zeros, so rows without any size are dropped. */
export function pdbGrowth(
  changes: readonly PdbChange[],
  database: string,
  pdb: string,
): readonly PdbChange[] {
  return changes.filter(
    (change) =>
      change.dbname === database && change.pdbname === pdb && sizes.some((size) => change[size] > 0),
  )
}

function firstOfDay(points: Points): Points {
  const days = new Map<string, Points[number]>()
  for (const point of points) {
    const day = typeof point.time === 'number' ? dayOf(point.time) : point.time
    if (!days.has(day)) days.set(day, point)
  }
  return [...days.values()]
}

/** CPU time of the host, then of each compared database. */
export function cpuSeries(
  host: Pick<HostDetail, 'history'>,
  databases: readonly OracleDatabase[],
  compared: readonly string[],
  period: Period,
  total: string,
): LineSeries[] {
  return [
    {
      id: 'total',
      name: total,
      points: pointsOf(
        host.history,
        period,
        ({ createdAt }) => createdAt,
        ({ totalDailyCPUUsage }) => totalDailyCPUUsage,
      ),
    },
    ...databases
      .filter(({ name }) => compared.includes(name))
      .map((database) => ({
        id: `database ${database.name}`,
        name: database.name,
        points: pointsOf(
          database.changes,
          period,
          ({ updated }) => updated,
          ({ dailyCPUUsage }) => dailyCPUUsage,
        ),
      })),
  ]
}
