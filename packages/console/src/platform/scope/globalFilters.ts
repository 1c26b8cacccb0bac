import { dayOf, isDay } from '@inventory-console/ui/lib/dates'
import { stringifyParams } from '@inventory-console/ui/lib/listUrl'
import { densities, type Density } from '@inventory-console/ui/lib/theme'
import { type GlobalFilters, noFilters } from '../storage/persisted.ts'

/** Global filters as API parameters; unset filters are omitted. */
export interface FilterQuery {
  location?: string
  environment?: string
  'older-than'?: string
}

/** Global filters that the query of a page takes. `undated`: all but the date. */
export type FilterVisibility = 'all' | 'undated' | 'date' | 'location' | 'none'

export function filterQuery(filters: GlobalFilters, visibility: FilterVisibility = 'all'): FilterQuery {
  const query: FilterQuery = {}
  if (visibility === 'none') return query
  if (visibility === 'location') return filters.location === null ? query : { location: filters.location }
  if (filters.date !== null && visibility !== 'undated') query['older-than'] = endOfDay(filters.date)
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

/*
 * Global filters and density in the URL of a list, so that a shared link shows the same rows:
 * ?date=2026-03-01&location=Rome&environment=PROD&density=compact
 * An empty parameter clears the filter; a missing one leaves it as it is.
 */
export const filtersByVisibility: Record<FilterVisibility, readonly (keyof GlobalFilters)[]> = {
  all: ['date', 'location', 'environment'],
  undated: ['location', 'environment'],
  date: ['date'],
  location: ['location'],
  none: [],
}
export const densityParam = 'density'

type UrlFilters = Partial<GlobalFilters>

/** Global filters in the URL that the page takes. */
export function filtersFromUrl(search: string, visibility: FilterVisibility, now: number): UrlFilters {
  const params = new URLSearchParams(search)
  const urlFilters: UrlFilters = {}
  for (const key of filtersByVisibility[visibility]) {
    const value = params.get(key)
    if (value !== null && isValid(key, value, now)) urlFilters[key] = value === '' ? null : value
  }
  return urlFilters
}

export function densityFromUrl(search: string): Density | null {
  const value = new URLSearchParams(search).get(densityParam)
  return densities.find((density) => density === value) ?? null
}

/** A future date is not a valid filter. */
export function isValid(key: keyof GlobalFilters, value: string, now: number): boolean {
  return key !== 'date' || value === '' || (isDay(value) && value <= dayOf(now))
}

/** Writes the filters to the query string. `explicit` also writes unset filters, for a shared link. */
export function withFilters(
  search: string,
  filters: GlobalFilters,
  visibility: FilterVisibility,
  { explicit = false, now }: { explicit?: boolean; now: number },
): string {
  const params = new URLSearchParams(search)
  for (const key of filtersByVisibility[visibility]) {
    const current = params.get(key)
    // An invalid value stays until the user has seen the notice about it.
    if (current !== null && !isValid(key, current, now)) continue
    const value = filters[key]
    if (value !== null) params.set(key, value)
    else if (explicit) params.set(key, '')
    else params.delete(key)
  }
  return stringifyParams(params)
}

export function withoutDensity(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(densityParam)
  return stringifyParams(params)
}

export function withDensity(search: string, density: Density): string {
  const params = new URLSearchParams(search)
  params.set(densityParam, density)
  return stringifyParams(params)
}

export function withoutParams(search: string, isRemoved: (name: string) => boolean): string {
  const params = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isRemoved(name)))
  return stringifyParams(params)
}
