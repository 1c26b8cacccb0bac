import { densities, type Density } from '@inventory-console/ui/lib/react/theme'
import { localDay, type FilterVisibility } from '../scope/globalFilters.ts'
import type { GlobalFilters } from '../storage/persisted.ts'
import { isDay, legible } from './tableState.ts'

/*
 * What an address says of a list beside its own state, so that whoever opens it sees the same rows:
 * ?date=2026-03-01&location=Rome&environment=PROD&density=compact
 * A name without a value says that there is none, a name that is missing says nothing.
 */
export const taken: Record<FilterVisibility, readonly (keyof GlobalFilters)[]> = {
  all: ['date', 'location', 'environment'],
  date: ['date'],
  location: ['location'],
  none: [],
}
export const densityKey = 'density'

export type GivenFilters = Partial<GlobalFilters>

/** The global filters that an address gives, as far as the page takes them. */
export function givenFilters(search: string, visibility: FilterVisibility, now: number): GivenFilters {
  const params = new URLSearchParams(search)
  const given: GivenFilters = {}
  for (const key of taken[visibility]) {
    const value = params.get(key)
    if (value !== null && isValid(key, value, now)) given[key] = value === '' ? null : value
  }
  return given
}

export function givenDensity(search: string): Density | null {
  const value = new URLSearchParams(search).get(densityKey)
  return densities.find((density) => density === value) ?? null
}

/** A day that has not begun is not a filter: spec, Validation rules. */
export function isValid(key: keyof GlobalFilters, value: string, now: number): boolean {
  return key !== 'date' || value === '' || (isDay(value) && value <= localDay(now))
}

/** The address with these filters in it. `explicit`: also says which are not set, for somebody else's browser. */
export function withFilters(
  search: string,
  filters: GlobalFilters,
  visibility: FilterVisibility,
  { explicit = false, now }: { explicit?: boolean; now: number },
): string {
  const params = new URLSearchParams(search)
  for (const key of taken[visibility]) {
    const there = params.get(key)
    // What is not understood stays until somebody has read that.
    if (there !== null && !isValid(key, there, now)) continue
    const value = filters[key]
    if (value !== null) params.set(key, value)
    else if (explicit) params.set(key, '')
    else params.delete(key)
  }
  return legible(params)
}

export function withoutDensity(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(densityKey)
  return legible(params)
}
