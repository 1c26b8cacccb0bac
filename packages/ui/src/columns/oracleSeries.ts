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
    points: firstOfDay(
      pointsOf(
        changes,
        period,
        ({ updated }) => updated,
        (change) => change[size],
      ),
    ),
  }))
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
