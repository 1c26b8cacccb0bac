import type {
  ConsumptionTarget,
  CpuConsumption,
  CpuDiskConsumption,
  CpuDiskConsumptionPdb,
  DiskConsumption,
} from '../../contract/wire.ts'
import type { Fake } from '../../lib/random.ts'
import { DAY, utc } from '../../lib/time.ts'

/** A measured interval: an aggregate with a target, or an hour of the last day without one. */
interface Stretch {
  timeStart: string
  timeEnd: string
  target?: ConsumptionTarget
}

const HOUR = 3_600_000
const weeks = ['w1', 'w2', 'w3', 'w4'] as const
const days = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const

function stretch(from: number, until: number, target?: ConsumptionTarget): Stretch {
  const times = { timeStart: utc(from), timeEnd: utc(until - 1000) }
  return target === undefined ? times : { ...times, target }
}

const cache = new Map<number, readonly Stretch[]>()

/** Intervals up to the midnight before the report. */
function stretchesBefore(today: number): readonly Stretch[] {
  const cached = cache.get(today)
  if (cached) return cached
  const end = today * DAY
  const past = (target: ConsumptionTarget, ago: number, length: number) =>
    stretch(end - (ago + 1) * length * DAY, end - ago * length * DAY, target)
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const start = end - DAY + hour * HOUR
    return stretch(start, start + HOUR)
  })
  const stretches = [
    past('m', 0, 30),
    ...weeks.map((target, ago) => past(target, ago, 7)).toReversed(),
    ...days.map((target, ago) => past(target, ago, 1)).toReversed(),
    ...hours,
  ]
  cache.set(today, stretches)
  return stretches
}

/** Measured value from `level` in hundredths, higher by day than by night. */
function measure(fake: Fake, index: number, level: number, hour: number): number {
  const rhythm = hour < 0 ? 100 : hour >= 8 && hour < 20 ? 130 : 55
  return Math.floor((level * rhythm * fake(index).number.int({ min: 70, max: 130 })) / 10_000) / 100
}

/** One row per interval. Some hourly samples are missing. */
function measured<Row extends object>(
  fake: Fake,
  today: number,
  toRow: (sample: (topic: number, level: number, most?: number) => number) => Row,
  gaps: readonly (keyof Row)[],
): (Stretch & Partial<Row>)[] {
  const rows: (Stretch & Partial<Row>)[] = []
  for (const [index, time] of stretchesBefore(today).entries()) {
    const part = fake.part(1, index + today * 64)
    const isSample = time.target === undefined
    if (isSample && part(2).datatype.boolean(1 / 11)) continue
    const hour = isSample ? index - 12 : -1
    const row: Partial<Row> = toRow((topic, level, most = Number.POSITIVE_INFINITY) =>
      Math.min(measure(part, topic, level, hour), most),
    )
    const missing = isSample
      ? gaps.find((_gap, gapIndex) => part(30 + gapIndex).datatype.boolean(1 / 9))
      : undefined
    if (missing !== undefined) delete row[missing]
    rows.push({ ...time, ...row })
  }
  return rows
}

/** CPU load in threads. No measured value exceeds `threads`. */
export interface Busy {
  /** Load of the database or PDB, or of all databases of the host. */
  work: number
  /** Threads of the host. */
  threads: number
}

const hundredths = (threads: number) => Math.max(5, Math.round(threads * 100))

export function databaseCapacity(fake: Fake, today: number, { work, threads }: Busy): CpuDiskConsumption[] {
  const io = fake(3).number.int({ min: 2000, max: 161_999 })
  const others = hundredths((threads * fake(2).number.int({ min: 4, max: 23 })) / 100)
  return measured(
    fake,
    today,
    (sample) => {
      const [cpu, iops, iomb] = [sample(3, hundredths(work), threads), sample(5, io), sample(6, io >>> 4)]
      // The host's load includes that of the database.
      const host = Math.min(Math.round((cpu + sample(4, others)) * 100) / 100, threads)
      return {
        cpuDbAvg: cpu,
        cpuDbMax: peak(cpu, threads),
        cpuHostAvg: host,
        cpuHostMax: peak(host, threads),
        iopsAvg: iops,
        iopsMax: peak(iops),
        iombAvg: iomb,
        iombMax: peak(iomb),
      }
    },
    ['cpuDbAvg', 'iopsAvg', 'iombAvg'],
  )
}

/** `work` is the load of the whole database, of which the PDB has a share. */
export function pdbCapacity(fake: Fake, today: number, { work, threads }: Busy): CpuDiskConsumptionPdb[] {
  const level = hundredths((work * fake(2).number.int({ min: 15, max: 54 })) / 100)
  const io = fake(3).number.int({ min: 900, max: 60_899 })
  return measured(
    fake,
    today,
    (sample) => {
      const [cpu, iops, iomb] = [sample(3, level, threads), sample(5, io), sample(6, io >>> 4)]
      return {
        cpuDbAvg: cpu,
        cpuDbMax: peak(cpu, threads),
        iopsAvg: iops,
        iombAvg: iomb,
        iombMax: peak(iomb),
      }
    },
    ['cpuDbAvg', 'iombAvg'],
  )
}

export function hostCpu(fake: Fake, today: number, { work, threads }: Busy): CpuConsumption[] {
  const level = hundredths(work + (threads * fake(2).number.int({ min: 4, max: 23 })) / 100)
  return measured(fake, today, (sample) => ({ cpuAvg: sample(3, level, threads) }), ['cpuAvg'])
}

export function hostDisk(fake: Fake, today: number): DiskConsumption[] {
  const io = fake(3).number.int({ min: 4000, max: 223_999 })
  return measured(
    fake,
    today,
    (sample) => ({ iopsHostDayAvg: sample(5, io), iombHostDayAvg: sample(6, io >>> 4) }),
    ['iopsHostDayAvg', 'iombHostDayAvg'],
  )
}

/** Maximum of an interval, somewhat above its average. */
function peak(average: number, most = Number.POSITIVE_INFINITY): number {
  return Math.min(Math.round(average * 230) / 100, most)
}
