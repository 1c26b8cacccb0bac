import type { OraclePatch, OraclePsu } from '../../contract/wire.ts'
import { weights } from '../../lib/random.ts'
import { DAY, day } from '../../lib/time.ts'
import type { OracleFacts, ReleaseLine } from './oracleFacts.ts'

/** A release whose version stays the same with each update. Quarters count from January 2019. */
interface SteadyRelease {
  base: string
  kind: string
  first: number
  last: number
}

const steadyReleases = {
  '11.2': { base: '11.2.0.4.0', kind: 'PSU', first: -12, last: 7 },
  '12.1': { base: '12.1.0.2.0', kind: 'PSU', first: -12, last: 14 },
  '12.2': { base: '12.2.0.1.0', kind: 'Database Release Update', first: -6, last: 12 },
} as const satisfies Record<string, SteadyRelease>

/** A release whose second number is the quarter plus `shift`. */
interface NumberedRelease {
  major: number
  shift: number
  first: number
}

const numberedReleases = {
  '19': { major: 19, shift: 2, first: 1 },
  '21': { major: 21, shift: -7, first: 10 },
  '23': { major: 23, shift: -17, first: 21 },
} as const satisfies Record<string, NumberedRelease>

const oneOffs: readonly string[] = [
  'OJVM RELEASE UPDATE',
  'JDK BUNDLE PATCH',
  'MERGE ON DATABASE RU: ORA-600 [KDSGRP1]',
  'WRONG RESULTS WITH GROUP BY PLACEMENT',
]

/** A quarterly release update and the day of its installation. */
interface Update {
  version: string
  description: string
  patchID: number
  released: number
  installed: number
}

/** Quarters count from January 2019. Updates are released in mid-January, April, July and October. */
interface Line {
  first: number
  last: number
  /** Version before the first update. */
  base: string
  /** Version of all patches. */
  patched: string
  version: (quarter: number, released: number) => string
  update: (quarter: number, released: number) => string
}

const compact = (released: number) =>
  day(released * DAY)
    .replaceAll('-', '')
    .slice(2)
const steady = ({ base, kind, first, last }: SteadyRelease): Line => ({
  first,
  last,
  base,
  patched: base,
  version: () => base,
  update: (_quarter, released) => `${kind} ${base.split('.').slice(0, 4).join('.')}.${compact(released)}`,
})
const numbered = ({ major, shift, first }: NumberedRelease): Line => ({
  first,
  last: Number.POSITIVE_INFINITY,
  base: `${major}.3.0.0.0`,
  patched: `${major}.0.0.0.0`,
  version: (quarter) => `${major}.${quarter + shift}.0.0.0`,
  update: (quarter) => `Database Release Update ${major}.${quarter + shift}`,
})

const lines: Record<ReleaseLine, Line> = {
  '11.2': steady(steadyReleases['11.2']),
  '12.1': steady(steadyReleases['12.1']),
  '12.2': steady(steadyReleases['12.2']),
  '19': numbered(numberedReleases['19']),
  '21': numbered(numberedReleases['21']),
  '23': {
    ...numbered(numberedReleases['23']),
    base: '23.4.0.24.05',
    version: (quarter, released) =>
      `23.${quarter - 17}.0.${day(released * DAY)
        .slice(2, 7)
        .replace('-', '.')}`,
  },
}

function releasedOn(quarter: number): number {
  return Math.floor(Date.UTC(2019, quarter * 3, 16) / DAY)
}

/** Quarters between two patches, with weights; 0 means never. */
const habits = weights<number>([
  [34, 1],
  [26, 2],
  [22, 4],
  [10, 9],
  [8, 0],
])

const QUARTER = 91

const cache = new WeakMap<OracleFacts, readonly Update[]>()

/** Oldest first, up to half a year after the start day. */
function updatesOf(database: OracleFacts, startDay: number): readonly Update[] {
  const cached = cache.get(database)
  if (cached) return cached
  const line = lines[database.line]
  // Express Edition gets no updates.
  const habit =
    database.edition === 'Express Edition' ? 0 : database.fake(21).helpers.weightedArrayElement(habits)
  const updates: Update[] = []
  // Databases of an unsupported release were installed while it was supported.
  const age = (Number.isFinite(line.last) ? 2000 : 500) + database.fake(22).number.int(1699)
  const start = Math.floor((startDay - age - releasedOn(0)) / QUARTER)
  const end = Math.min(line.last, Math.floor((startDay + 180 - releasedOn(0)) / QUARTER))
  for (let quarter = Math.max(line.first, start); quarter <= end; quarter += 1) {
    if (habit === 0 || (quarter + 12 + database.fake(23).number.int(habit - 1)) % habit !== 0) continue
    const fake = database.fake.part(24, quarter)
    const released = releasedOn(quarter)
    updates.push({
      version: line.version(quarter, released),
      description: line.update(quarter, released),
      patchID: 29_517_242 + (quarter - 1) * 337_717 + Math.trunc(Number(database.line) * 10) * 11,
      released,
      installed: released + fake(1).number.int({ min: 12, max: 56 }),
    })
  }
  cache.set(database, updates)
  return updates
}

function installedBy(database: OracleFacts, startDay: number, today: number): Update[] {
  return updatesOf(database, startDay).filter(({ installed }) => installed <= today)
}

export function versionOf(database: OracleFacts, startDay: number, today: number): string {
  const latest = installedBy(database, startDay, today).at(-1)
  return `${latest?.version ?? lines[database.line].base} ${database.edition}`
}

export function psusOf(database: OracleFacts, startDay: number, today: number): OraclePsu[] {
  return installedBy(database, startDay, today).map(({ released, description }) => ({
    date: day(released * DAY),
    description,
  }))
}

export function patchesOf(database: OracleFacts, startDay: number, today: number): OraclePatch[] {
  const version = lines[database.line].patched
  return installedBy(database, startDay, today).flatMap((update, index) => {
    const fake = database.fake.part(25, index)
    const date = day(update.installed * DAY)
    const patch = { version, action: 'APPLY', date }
    const patches: OraclePatch[] = [
      { ...patch, patchID: update.patchID, description: `${update.description} (${update.patchID})` },
    ]
    if (fake(1).datatype.boolean(1 / 3)) {
      // The same patch has the same number and description in each database.
      const kind = fake(3).number.int(oneOffs.length - 1)
      const patchID = update.patchID + 1307 + kind * 211
      const oneOff = { ...patch, patchID, description: `${oneOffs[kind]} (${patchID})` }
      patches.push(oneOff)
      if (fake(4).datatype.boolean(1 / 9)) patches.push({ ...oneOff, action: 'ROLLBACK' })
    }
    return patches
  })
}
