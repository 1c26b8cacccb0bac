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

/** Numbers below 100 with two digits. */
export const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** Parses a typed DD/MM/YYYY to YYYY-MM-DD; null if the day does not exist. */
export function parseDay(text: string): string | null {
  const parts = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text)
  if (!parts) return null
  const [date, month, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
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

/** True for an existing date, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
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
