import { createContext, useContext } from 'react'

export type Time = string | number | null | undefined

/** Epoch milliseconds, or null for blank, invalid and zero times such as the epoch and year 1. */
export function parseTime(value: Time): number | null {
  if (value === null || value === undefined || value === '') return null
  const time = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN
  // The API writes "never" as year 1, the zero time of its language, or as the epoch.
  return Number.isNaN(time) || time === 0 || time < yearTwo ? null : time
}
const yearTwo = -62_104_060_800_000

/** True for a report from the future: the clock of its host is ahead. A minute is a usual difference. */
export function isAhead(reportedAt: Time, now: number): boolean {
  return (parseTime(reportedAt) ?? now) > now + 60_000
}

/** Numbers below 100 with two digits. */
export const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/**
 * Parses a typed date to YYYY-MM-DD: DD/MM/YYYY, ISO, eight digits, or with the name of a month in the language.
 * Null if the day does not exist.
 */
export function parseDay(text: string, tag = 'en'): string | null {
  const typed = text.trim()
  const candidates = [...datePatterns.map((pattern) => pattern.exec(typed)?.groups), namedParts(typed, tag)]
  for (const parts of candidates) {
    const day = parts && existingDay(Number(parts.year), Number(parts.month), Number(parts.date))
    if (day) return day
  }
  return null
}

const datePatterns = [
  /^(?<date>\d{1,2})[/.\s-](?<month>\d{1,2})[/.\s-](?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/,
  // Other years would make days of the months 19 and 20 of the next form.
  /^(?<date>\d{2})(?<month>\d{2})(?<year>(?:19|20)\d{2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/,
]

const namedPatterns = [
  /^(?<date>\d{1,2})[.º°]?(?: de)? (?<name>\p{L}{3,})\.?(?: de)? (?<year>\d{4})$/u,
  /^(?<name>\p{L}{3,})\.? (?<date>\d{1,2}),? (?<year>\d{4})$/u,
]

/** "16 de março de 2026", "Mar 16, 2026". */
function namedParts(typed: string, tag: string): Record<string, string | number> | null {
  const found = namedPatterns
    .map((pattern) => pattern.exec(typed)?.groups)
    .find((parts) => parts !== undefined)
  if (!found) return null
  const month = new Intl.DateTimeFormat(tag, { month: 'long' })
  const name = found.name?.toLocaleLowerCase(tag) ?? ''
  const index = Array.from({ length: 12 }, (_, number) => month.format(new Date(2026, number, 1))).findIndex(
    (full) => full.toLocaleLowerCase(tag).startsWith(name),
  )
  return { ...found, month: index + 1 }
}

const shortPatterns = [
  /^(?<date>\d{1,2})[/.\s-](?<month>\d{1,2})[/.\s-](?<year>\d{2})$/,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{2})$/,
]

/** Days, weeks and months in the languages of the console: "-7d", "-2 settimane". */
const backPattern = /^-\s?(?<count>\d{1,4})\s?(?<unit>[dgwsm])\p{L}*$/u

/**
 * Parses a short form to YYYY-MM-DD: a year of two digits, "yesterday", the name of a weekday, which is the last one before
 * today, or a distance such as "-7d". Not while typing, because longer forms begin like these.
 */
export function parseShortDay(text: string, tag: string, now: number): string | null {
  const typed = text.trim().toLocaleLowerCase(tag)
  const parts = shortPatterns
    .map((pattern) => pattern.exec(typed)?.groups)
    .find((groups) => groups !== undefined)
  if (parts) return existingDay(2000 + Number(parts.year), Number(parts.month), Number(parts.date))
  const today = new Date(now)
  function back(days: number, months = 0) {
    const [year, month] = [today.getFullYear(), today.getMonth() - months]
    // A shorter month has no day of that number.
    const date = Math.min(today.getDate(), new Date(year, month + 1, 0).getDate())
    return dayOf(new Date(year, month, date - days, 12).getTime())
  }
  const { count, unit = '' } = backPattern.exec(typed)?.groups ?? {}
  if (count !== undefined)
    return unit === 'm' ? back(0, Number(count)) : back(Number(count) * ('ws'.includes(unit) ? 7 : 1))
  if (typed.length < 3) return null
  const relative = [tag, 'en'].map((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  const daysBack = [0, 1, 2, 3, 4, 5, 6, 7].find((days) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - days, 12)
    const names = days < 2 ? relative.map((format) => format.format(-days, 'day')) : []
    const weekdays =
      days === 0
        ? []
        : [tag, 'en'].map((language) => new Intl.DateTimeFormat(language, { weekday: 'long' }).format(date))
    return [...names, ...weekdays].some((name) => name.toLocaleLowerCase(tag).startsWith(typed))
  })
  return daysBack === undefined ? null : back(daysBack)
}

function existingDay(year: number, month: number, date: number): string | null {
  const parsed = new Date(year, month - 1, date)
  const exists = parsed.getFullYear() === year && parsed.getMonth() === month - 1 && parsed.getDate() === date
  return exists ? dayOf(parsed.getTime()) : null
}

/** Local calendar day of a time, YYYY-MM-DD, which sorts as text. */
export function dayOf(time: number): string {
  const date = new Date(time)
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits[date.getMonth() + 1]}-${twoDigits[date.getDate()]}`
}

/** Local calendar day so many days after that of `time`, or before it. Days with a DST change have 23 or 25 hours. */
export function dayAfter(time: number, days: number): string {
  const date = new Date(time)
  // Noon, because a DST change can move midnight into the adjacent day.
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12).getTime())
}

/** Days since the last Monday, 0 on a Monday. */
export function daysSinceMonday(time: number): number {
  return (new Date(time).getDay() + 6) % 7
}

/** The Monday before; on a Monday, that of the week before. */
export function lastMonday(time: number): string {
  return dayAfter(time, -(daysSinceMonday(time) || 7))
}

/**
 * Calendar day of an API date, YYYY-MM-DD. The server stores days as midnight UTC, which is still the
 * previous day west of Greenwich. Any other time of day belongs to its local day.
 */
export function calendarDay(value: unknown): string | null {
  const time = typeof value === 'string' ? parseTime(value) : null
  if (time === null) return null
  return time % dayLength === 0 ? new Date(time).toISOString().slice(0, 10) : dayOf(time)
}
const dayLength = 86_400_000

/** True for an existing date, written YYYY-MM-DD. False for the years 0 to 99, which `Date` reads as 1900 to 1999. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0100') return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(moment) && new Date(moment).toISOString().startsWith(text)
}

/** Returns the current time in epoch milliseconds. Stories and tests provide a fixed one. */
export type Now = () => number

export const NowContext = createContext<Now>(() => Date.now())

/** The current time, read once per render. */
export function useNow(): number {
  return useContext(NowContext)()
}
