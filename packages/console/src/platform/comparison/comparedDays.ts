import type { FilterVisibility } from '../scope/globalFilters.ts'
import { isDay } from '../url-state/tableState.ts'

/** `?compare=2026-03-01..2026-03-12`; without the second it is today. */
export const compareKey = 'compare'

/** YYYY-MM-DD. `until` null: as it is today. */
export interface Days {
  day: string
  until: string | null
}

/** The calls of such a page can be asked for a day. */
export function knowsDays(visibility: FilterVisibility): boolean {
  return visibility === 'all' || visibility === 'date'
}

export function readDays(text: string, today: string): Days | null {
  const [day = '', until = ''] = text.split('..')
  if (!isDay(day) || day > today) return null
  if (until === '' || until >= today) return day < today ? { day, until: null } : null
  return isDay(until) && day < until ? { day, until } : null
}
