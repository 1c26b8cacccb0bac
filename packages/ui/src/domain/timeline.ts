import { calendarDay, dayAfter, dayOf, parseTime } from '../lib/dates.ts'

/** What happened on one day, as far as alerts and the license history tell. */
export interface DayFacts {
  /** Local calendar day, YYYY-MM-DD. */
  day: string
  /** False before the oldest alert that the server still has. */
  hasAlerts: boolean
  /** False without a point of the license history. */
  hasLicenses: boolean
  /** Names by kind, oldest first: hosts, or `database (host)`. */
  names: Readonly<Record<EventKind, readonly string[]>>
  /** License types whose cover fell below what is consumed, or reached it again. */
  fell: readonly string[]
  rose: readonly string[]
}

/** Kinds of events by what they do to the inventory. */
export const eventKinds = {
  added: ['newHosts', 'newDatabases'],
  removed: ['dismissedHosts', 'missingDatabases'],
  changed: ['newLicenses', 'moreCores'],
} as const
export type EventGroup = keyof typeof eventKinds
export const eventGroups = ['added', 'changed', 'removed'] as const satisfies readonly EventGroup[]
export type EventKind = (typeof eventKinds)[EventGroup][number]

const kindOfCode = new Map<string, EventKind>([
  ['NEW_SERVER', 'newHosts'],
  ['NEW_DATABASE', 'newDatabases'],
  ['DISMISSED_HOST', 'dismissedHosts'],
  ['MISSING_DATABASE', 'missingDatabases'],
  ['NEW_LICENSE', 'newLicenses'],
  ['NEW_OPTION', 'newLicenses'],
  ['INCREASED_CPU_CORES', 'moreCores'],
])

/** An alert of the API. */
export interface DatedAlert {
  alertCode: string
  /** RFC 3339. */
  date: string
  hostname?: string | null | undefined
  otherInfo?: unknown
}

/** The newest alerts of a category. */
export interface KeptAlerts {
  rows: readonly DatedAlert[]
  /** Number of alerts on the server, which may be more than `rows`. */
  total: number
}

/** Licenses of one type by day. */
export interface LicenseCourse {
  licenseTypeID: string
  itemDescription: string
  history: readonly { date: string; consumed: number; covered: number }[]
}

export interface TimelineSources {
  /** Epoch milliseconds. */
  now: number
  /** Number of days, of which the last is today. */
  length: number
  /** Null while unknown. */
  alerts: readonly KeptAlerts[] | null
  licenses: readonly LicenseCourse[] | null
}

/** One entry per day, oldest first. */
export function timelineOf({ now, length, alerts, licenses }: TimelineSources): readonly DayFacts[] {
  const events = Map.groupBy(
    (alerts ?? []).flatMap(({ rows }) => rows.flatMap(eventOf)),
    ({ day }) => day,
  )
  const firstKnown = alerts === null ? null : firstKnownDay(alerts)
  const courses = (licenses ?? []).map(crossingsOf)
  const counted = new Set(courses.flatMap(({ days }) => days))
  return Array.from({ length }, (_, index) => {
    const day = dayAfter(now, index - (length - 1))
    const ofDay = (events.get(day) ?? []).toSorted((a, b) => a.time - b.time)
    const named = (kind: EventKind) => ofDay.flatMap((event) => (event.kind === kind ? [event.name] : []))
    const crossed = (direction: Crossing['direction']) =>
      courses.flatMap(({ name, crossings }) =>
        crossings.some((one) => one.day === day && one.direction === direction) ? [name] : [],
      )
    return {
      day,
      hasAlerts: firstKnown !== null && day >= firstKnown,
      hasLicenses: counted.has(day),
      names: {
        newHosts: named('newHosts'),
        newDatabases: named('newDatabases'),
        dismissedHosts: named('dismissedHosts'),
        missingDatabases: named('missingDatabases'),
        newLicenses: named('newLicenses'),
        moreCores: named('moreCores'),
      },
      fell: crossed('fell'),
      rose: crossed('rose'),
    }
  })
}

/** Number of events of a group on one day. */
export function eventCount({ names }: Pick<DayFacts, 'names'>, group: EventGroup): number {
  return eventKinds[group].reduce((count, kind) => count + names[kind].length, 0)
}

/**
 * The first day of which every alert is known. The server deletes old alerts, so the day of the oldest one may be
 * incomplete, as is that of the oldest of a response that holds only the newest.
 */
function firstKnownDay(alerts: readonly KeptAlerts[]): string | null {
  const oldest = alerts.map(({ rows, total }) => {
    const times = rows.flatMap(({ date }) => parseTime(date) ?? [])
    return { time: times.length === 0 ? null : Math.min(...times), isCut: total > rows.length }
  })
  const times = oldest.flatMap(({ time }) => time ?? [])
  if (times.length === 0) return null
  const cut = oldest.flatMap(({ time, isCut }) => (isCut && time !== null ? [time] : []))
  const time = cut.length > 0 ? Math.max(...cut) : Math.min(...times)
  return dayAfter(time, 1)
}

interface Event {
  day: string
  time: number
  kind: EventKind
  name: string
}

/** No event for other alerts, and for those without a host: the server reports unknown hosts under the code of options. */
function eventOf({ alertCode, date, hostname, otherInfo }: DatedAlert): readonly Event[] {
  const kind = kindOfCode.get(alertCode)
  const time = parseTime(date)
  const host = hostname || textIn(otherInfo, 'hostname')
  if (kind === undefined || time === null || host === '') return []
  const database = textIn(otherInfo, 'dbname')
  return [{ day: dayOf(time), time, kind, name: database === '' ? host : `${database} (${host})` }]
}

function textIn(info: unknown, key: string): string {
  const value: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, key) : null
  return typeof value === 'string' ? value : ''
}

interface Crossing {
  day: string
  direction: 'fell' | 'rose'
}

/** Days on which all that is consumed stopped or began to be covered. */
function crossingsOf({ licenseTypeID, itemDescription, history }: LicenseCourse) {
  const points = history
    .flatMap(({ date, consumed, covered }) => {
      const day = calendarDay(date)
      return day === null ? [] : [{ day, isCovered: covered >= consumed }]
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
  const crossings = points.flatMap(({ day, isCovered }, index): Crossing[] => {
    const before = points[index - 1]
    if (before === undefined || before.isCovered === isCovered) return []
    return [{ day, direction: isCovered ? 'rose' : 'fell' }]
  })
  return { name: itemDescription || licenseTypeID, days: points.map(({ day }) => day), crossings }
}
