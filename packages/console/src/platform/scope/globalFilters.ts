import { dayOf } from '@inventory-console/ui/lib/dates'
import { noFilters, type GlobalFilters } from '../storage/persisted.ts'

/** Global filters as API parameters; unset filters are omitted. */
export interface FilterQuery {
  location?: string
  environment?: string
  'older-than'?: string
}

/** Global filters that the query of a page takes. */
export type FilterVisibility = 'all' | 'date' | 'location' | 'none'

export function filterQuery(filters: GlobalFilters, visibility: FilterVisibility = 'all'): FilterQuery {
  const query: FilterQuery = {}
  if (visibility === 'none') return query
  if (visibility === 'location') return filters.location === null ? query : { location: filters.location }
  if (filters.date !== null) query['older-than'] = endOfDay(filters.date)
  if (visibility === 'date') return query
  if (filters.location !== null) query.location = filters.location
  if (filters.environment !== null) query.environment = filters.environment
  return query
}

/** Only the date, for calls that take no other filter. */
export function dateQuery({ 'older-than': date }: FilterQuery): Pick<FilterQuery, 'older-than'> {
  return date === undefined ? {} : { 'older-than': date }
}

/** Last second of the local day, in UTC, as the API expects it. */
export function endOfDay(day: string): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 23, 59, 59).toISOString()
}

/** A future date is not a valid filter. */
export function withoutFuture(filters: GlobalFilters, now: number): GlobalFilters {
  return filters.date !== null && filters.date > dayOf(now) ? { ...filters, date: null } : filters
}

export function isFiltering(filters: GlobalFilters): boolean {
  return Object.keys(noFilters).some((key) => Reflect.get(filters, key) !== null)
}
