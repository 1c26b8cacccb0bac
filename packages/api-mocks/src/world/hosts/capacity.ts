import type {
  ConsumptionTarget,
  CpuConsumption,
  CpuDiskConsumption,
  CpuDiskConsumptionPdb,
  DiskConsumption,
} from '../../contract/wire.ts'
import { floor2, sum } from '../../lib/decimals.ts'
import type { Fake } from '../../lib/random.ts'
import { DAY, utc } from '../../lib/time.ts'
import { oracleFactsOf, type OracleFacts } from '../oracle/oracleFacts.ts'
import { sessionsOn } from '../oracle/oracleLoad.ts'
import type { HostFacts } from './hostFacts.ts'
import { infoAt } from './hostSummary.ts'

/** An average and a maximum of an interval. */
interface Level {
  average: number
  peak: number
}

/** CPU load in threads, and disk transfers. */
interface Usage {
  cpu: Level
  iops: Level
  iomb: Level
}

/** A measured interval: an aggregate with a target, or an hour of the last day without one. */
export interface Sample {
  timeStart: string
  timeEnd: string
  target?: ConsumptionTarget
  host: Usage
  /** Usage of each database. Their sums are at most that of the host. */
  databases: ReadonlyMap<OracleFacts, Usage>
}

type UsageOfDay = Pick<Sample, 'host' | 'databases'>

const HOUR = 3_600_000
const PEAK = 2.3
const weeks = ['w1', 'w2', 'w3', 'w4'] as const
const days = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const

const cache = new WeakMap<HostFacts, { today: number; info: HostFacts['info']; samples: readonly Sample[] }>()

/**
 * Intervals up to the midnight before the report. Weeks and the month consist of the days, so that a day is
 * the same in each document and view.
 */
export function samplesBefore(host: HostFacts, startDay: number, today: number): readonly Sample[] {
  const cached = cache.get(host)
  if (cached && cached.today === today && cached.info === host.info) return cached.samples
  const end = today * DAY
  // Newest first.
  const levels = levelsOf(host)
  const daily = Array.from({ length: 30 }, (_, ago) => usageOn(host, levels, startDay, today - 1 - ago))
  const past = (target: ConsumptionTarget, ago: number, length: number): Sample => ({
    ...times(end - (ago + 1) * length * DAY, end - ago * length * DAY),
    target,
    ...merged(daily.slice(ago * length, (ago + 1) * length)),
  })
  const [yesterday] = daily
  const samples = [
    past('m', 0, 30),
    ...weeks.map((target, ago) => past(target, ago, 7)).toReversed(),
    ...days.map((target, ago) => past(target, ago, 1)).toReversed(),
    ...(yesterday === undefined ? [] : hoursOf(host, today - 1, yesterday)),
  ]
  cache.set(host, { today, info: host.info, samples })
  return samples
}

function times(from: number, until: number) {
  return { timeStart: utc(from), timeEnd: utc(until - 1000) }
}

/** Levels of a host that are the same every day. */
interface Levels {
  /** Percent of the threads that other programs keep busy. */
  others: number
  /** Transfers of other programs, and of each database, in hundredths. */
  iops: number
  databases: readonly (readonly [database: OracleFacts, iops: number])[]
}

function levelsOf(host: HostFacts): Levels {
  return {
    others: host.fake(94).number.int({ min: 4, max: 23 }),
    iops: host.fake(95).number.int({ min: 2000, max: 61_999 }),
    databases: oracleFactsOf(host).map((database) => [
      database,
      database.fake(212).number.int({ min: 2000, max: 161_999 }),
    ]),
  }
}

/** Databases with more work than threads are slowed down: together they leave room for the rest of the host. */
function usageOn(host: HostFacts, levels: Levels, startDay: number, day: number): UsageOfDay {
  const info = infoAt(host, startDay, day * DAY + host.reportsAt)
  const { cpuThreads } = info
  const fake = host.fake.part(93, day)
  const works = levels.databases.map(
    ([database, iops]) => [database, iops, sessionsOn(database, info, day)] as const,
  )
  const others = (cpuThreads * levels.others) / 100
  const work = sum(works.map(([, , sessions]) => sessions))
  const scale = work === 0 ? 1 : Math.min(1, (cpuThreads - Math.min(others, cpuThreads / 10)) / work)
  const databases = new Map(
    works.map(([database, level, sessions]) => {
      const jitter = sessions === 0 ? 0 : database.fake.part(213, day)(1).number.int({ min: 70, max: 130 })
      return [database, usageOf(sessions * scale, cpuThreads, (level * jitter) / 10_000)] as const
    }),
  )
  const cpu = work * scale + (others * fake(1).number.int({ min: 70, max: 130 })) / 100
  const iops = (levels.iops * fake(2).number.int({ min: 70, max: 130 })) / 10_000
  return {
    host: usageOf(cpu, cpuThreads, iops + sum([...databases.values()].map((usage) => usage.iops.average))),
    databases,
  }
}

function usageOf(cpu: number, threads: number, iops: number): Usage {
  return { cpu: levelOf(cpu, threads), iops: levelOf(iops), iomb: levelOf(iops / 16) }
}

function levelOf(value: number, most = Number.POSITIVE_INFINITY): Level {
  return { average: Math.min(value, most), peak: Math.min(value * PEAK, most) }
}

/** The usage of several days: average of the averages, maximum of the maxima. */
function merged(parts: readonly UsageOfDay[]): UsageOfDay {
  const [first] = parts
  const databases = [...(first?.databases.keys() ?? [])].map(
    (database) =>
      [database, mergedUsage(parts.flatMap((part) => part.databases.get(database) ?? []))] as const,
  )
  return { host: mergedUsage(parts.map(({ host }) => host)), databases: new Map(databases) }
}

function mergedUsage(usages: readonly Usage[]): Usage {
  const level = (name: keyof Usage): Level => ({
    average: sum(usages.map((usage) => usage[name].average)) / usages.length,
    peak: Math.max(...usages.map((usage) => usage[name].peak)),
  })
  return { cpu: level('cpu'), iops: level('iops'), iomb: level('iomb') }
}

/** Higher by day than by night, equal for the host and its databases, and at most the maximum of the day. */
function hoursOf(host: HostFacts, day: number, { host: whole, databases }: UsageOfDay): Sample[] {
  const { cpu } = whole
  return Array.from({ length: 24 }, (_, hour) => {
    const rhythm = hour >= 8 && hour < 20 ? 140 : 60
    const jitter = host.fake
      .part(
        96,
        day * 24 + hour,
      )(1)
      .number.int({ min: 75, max: 125 })
    const factor = Math.min((rhythm * jitter) / 10_000, cpu.average === 0 ? PEAK : cpu.peak / cpu.average)
    const start = day * DAY + hour * HOUR
    return {
      ...times(start, start + HOUR),
      host: scaled(whole, factor),
      databases: new Map([...databases].map(([database, usage]) => [database, scaled(usage, factor)])),
    }
  })
}

function scaled(usage: Usage, factor: number): Usage {
  const level = ({ average, peak }: Level): Level => {
    const value = average * factor
    return { average: value, peak: Math.min(value * PEAK, peak) }
  }
  return { cpu: level(usage.cpu), iops: level(usage.iops), iomb: level(usage.iomb) }
}

/** One row per interval. Some hourly samples are missing. */
function measured<Row extends object>(
  fake: Fake,
  samples: readonly Sample[],
  toRow: (sample: Sample) => Row,
  gaps: readonly (keyof Row)[],
) {
  return samples.flatMap((sample) => {
    const { timeStart, timeEnd, target } = sample
    const row: Partial<Row> = toRow(sample)
    if (target !== undefined) return [{ timeStart, timeEnd, target, ...row }]
    const part = fake.part(1, Date.parse(timeStart) / HOUR)
    if (part(2).datatype.boolean(1 / 11)) return []
    const missing = gaps.find((_gap, gapIndex) => part(30 + gapIndex).datatype.boolean(1 / 9))
    if (missing !== undefined) delete row[missing]
    return [{ timeStart, timeEnd, ...row }]
  })
}

export function databaseCapacity(database: OracleFacts, samples: readonly Sample[]): CpuDiskConsumption[] {
  return measured(
    database.fake.part(211, 0),
    samples,
    ({ host, databases }) => {
      const { cpu, iops, iomb } = databases.get(database) ?? idle
      return {
        cpuDbAvg: floor2(cpu.average),
        cpuDbMax: floor2(cpu.peak),
        cpuHostAvg: floor2(host.cpu.average),
        cpuHostMax: floor2(host.cpu.peak),
        iopsAvg: floor2(iops.average),
        iopsMax: floor2(iops.peak),
        iombAvg: floor2(iomb.average),
        iombMax: floor2(iomb.peak),
      }
    },
    ['cpuDbAvg', 'iopsAvg', 'iombAvg'],
  )
}

const idle = usageOf(0, 0, 0)

/** `share` is the part of the database's usage that the PDB causes. */
export function pdbCapacity(
  database: OracleFacts,
  fake: Fake,
  samples: readonly Sample[],
  share: number,
): CpuDiskConsumptionPdb[] {
  return measured(
    fake.part(211, 0),
    samples,
    ({ databases }) => {
      const { cpu, iops, iomb } = databases.get(database) ?? idle
      return {
        cpuDbAvg: floor2(cpu.average * share),
        cpuDbMax: floor2(cpu.peak * share),
        iopsAvg: floor2(iops.average * share),
        iombAvg: floor2(iomb.average * share),
        iombMax: floor2(iomb.peak * share),
      }
    },
    ['cpuDbAvg', 'iombAvg'],
  )
}

export function hostCpu(fake: Fake, samples: readonly Sample[]): CpuConsumption[] {
  return measured(fake, samples, ({ host }) => ({ cpuAvg: floor2(host.cpu.average) }), ['cpuAvg'])
}

export function hostDisk(fake: Fake, samples: readonly Sample[]): DiskConsumption[] {
  return measured(
    fake,
    samples,
    ({ host }) => ({
      iopsHostDayAvg: floor2(host.iops.average),
      iombHostDayAvg: floor2(host.iomb.average),
    }),
    ['iopsHostDayAvg', 'iombHostDayAvg'],
  )
}
