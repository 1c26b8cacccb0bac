import type { ChangeKind } from '@inventory-console/ui/domain/comparison'
import { isDay } from '@inventory-console/ui/lib/dates'
import { decodeView, encodeView, stringifyParams } from '@inventory-console/ui/lib/listUrl'
import type { ListView } from '@inventory-console/ui/lib/listView'
import { endOfDay, type FilterVisibility } from '../scope/globalFilters.ts'

/** `?compare=2026-03-01..2026-03-12`. Either date may be an ISO 8601 time; an empty second date means now. */
export const compareKey = 'compare'
/** `&c.search=db&c.f.change=in:added`: the view of the changes, beside that of the list. */
const comparedPrefix = 'c.'
/** `&c.measurements=shown` */
export const measurementsKey = `${comparedPrefix}measurements`

/** Link to a comparison that shows one kind of change. */
export function comparisonUrl(list: string, dates: string, kind: ChangeKind): string {
  const params = new URLSearchParams({
    [compareKey]: dates,
    [`${comparedPrefix}f.change`]: `in:${kind}`,
  })
  return list + stringifyParams(params)
}

/** True for a parameter that only the comparison reads. */
export function isComparedParameter(name: string): boolean {
  return name === compareKey || name.startsWith(comparedPrefix)
}

/** The view of the changes in a query string. */
export function decodeComparedView(search: string): Partial<ListView> {
  const own = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.startsWith(comparedPrefix)) own.append(name.slice(comparedPrefix.length), value)
  }
  return decodeView(own.toString())
}

/** Replaces the view of the changes in a query string. */
export function encodeComparedView(view: Partial<ListView>, search = ''): string {
  const params = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    if (!name.startsWith(comparedPrefix) || name === measurementsKey) params.append(name, value)
  }
  for (const [name, value] of new URLSearchParams(encodeView(view)))
    params.append(comparedPrefix + name, value)
  return stringifyParams(params)
}

/** YYYY-MM-DD for the end of that local day, or an ISO 8601 time. `until` null: now. */
export interface ComparedDates {
  from: string
  until: string | null
}

/** True if the query of the page takes a date. */
export function hasDate(visibility: FilterVisibility): boolean {
  return visibility === 'all' || visibility === 'date'
}

/** Returns `null` unless the first date is before the second and neither is in the future. */
export function readDates(text: string, now: number): ComparedDates | null {
  const [from = '', until = ''] = text.split('..')
  if (!isDate(from) || (until !== '' && !isDate(until))) return null
  const isNow = until === '' || Date.parse(timeOf(until)) >= now
  const end = isNow ? now : Date.parse(timeOf(until))
  return Date.parse(timeOf(from)) < end ? { from, until: isNow ? null : until } : null
}

/** Inverse of `readDates`. */
export function writeDates(from: string, until: string | null): string {
  return `${from}..${until ?? ''}`
}

/** Converts a date to the time that the API takes as `older-than`. */
export function timeOf(date: string): string {
  return isDay(date) ? endOfDay(date) : date
}

function isDate(text: string): boolean {
  return isDay(text) || isTime(text)
}

/** True for a time in the format of `Date.toISOString`. */
function isTime(text: string): boolean {
  const time = Date.parse(text)
  return isDay(text.slice(0, 10)) && Number.isFinite(time) && new Date(time).toISOString() === text
}
