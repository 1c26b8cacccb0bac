import { endOfDay, type FilterVisibility } from '../scope/globalFilters.ts'
import { isDay } from '../url-state/tableState.ts'

/** `?compare=2026-03-01..2026-03-12`; either may be an ISO 8601 time, and without the second it is now. */
export const compareKey = 'compare'
/** `&change=added`: the kind of change that is shown first. */
export const changeKey = 'change'

/** YYYY-MM-DD for the end of that local day, or an ISO 8601 time. `until` null: now. */
export interface ComparedDates {
  from: string
  until: string | null
}

/** True if the API call of such a page takes a date. */
export function hasDate(visibility: FilterVisibility): boolean {
  return visibility === 'all' || visibility === 'date'
}

/** `null` unless the first date is before the second and no date is in the future. */
export function readDates(text: string, now: number): ComparedDates | null {
  const [from = '', until = ''] = text.split('..')
  if (!isDate(from) || (until !== '' && !isDate(until))) return null
  const isNow = until === '' || Date.parse(timeOf(until)) >= now
  const end = isNow ? now : Date.parse(timeOf(until))
  return Date.parse(timeOf(from)) < end ? { from, until: isNow ? null : until } : null
}

/** The time of a date as the API takes it. */
export function timeOf(date: string): string {
  return isDay(date) ? endOfDay(date) : date
}

function isDate(text: string): boolean {
  return isDay(text) || isTime(text)
}

/** A time as `Date.toISOString` writes it. */
function isTime(text: string): boolean {
  const time = Date.parse(text)
  return Number.isFinite(time) && new Date(time).toISOString() === text
}
