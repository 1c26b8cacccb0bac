import { noFilters, type GlobalFilters } from '../storage/persisted.ts'

/** As the services take them; a filter that is not set is not sent. */
export interface FilterQuery {
  location?: string
  environment?: string
  'older-than'?: string
}

/** Which of the global filters a page's call takes. */
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

/** The last second of that local day, in UTC: client-behaviour the services rely on. */
export function endOfDay(day: string): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 23, 59, 59).toISOString()
}

/** The local calendar day of a moment, YYYY-MM-DD. */
export function localDay(moment: number): string {
  const at = new Date(moment)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** A day that has not begun is not a filter: spec, Validation rules. */
export function withoutFuture(filters: GlobalFilters, now: number): GlobalFilters {
  return filters.date !== null && filters.date > localDay(now) ? { ...filters, date: null } : filters
}

export function isFiltering(filters: GlobalFilters): boolean {
  return Object.keys(noFilters).some((key) => Reflect.get(filters, key) !== null)
}
