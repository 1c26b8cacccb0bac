import type { Column, Mark } from '../data-table/columns/column.ts'
import { calendarDay, dayAfter, dayOf } from '../lib/dates.ts'
import type { FilterValue } from '../lib/listView.ts'

/** Days before the end of support. */
export type RenewalTerm = 'expired' | 30 | 90 | 180

/** Local calendar days of a term, both inclusive. Expired contracts are in no other term. */
export function renewalDays(term: RenewalTerm, now: number): Extract<FilterValue, { kind: 'days' }> {
  return term === 'expired'
    ? { kind: 'days', to: dayAfter(now, -1) }
    : {
        kind: 'days',
        from: dayOf(now),
        to: dayAfter(now, term),
      }
}

export function isWithin(day: string | null, term: RenewalTerm, now: number): boolean {
  const { from = '', to = '' } = renewalDays(term, now)
  return day !== null && day >= from && day <= to
}

/** Calendar days from now; null without a date. */
export function daysUntil(date: string | null, now: number): number | null {
  const day = calendarDay(date)
  return day === null ? null : Math.round((Date.parse(day) - Date.parse(dayOf(now))) / 86_400_000)
}

interface Supported {
  supportExpiration: string | null
}

/** Mark in the column of the end of support; null without a date. */
export function renewalMark({ supportExpiration }: Supported, now: number): Mark | null {
  const day = calendarDay(supportExpiration)
  if (isWithin(day, 'expired', now)) return { tone: 'danger', id: 'expired' }
  if (isWithin(day, 90, now)) return { tone: 'warning', id: 'expiresSoon' }
  return isWithin(day, 180, now) ? { tone: 'info', id: 'expires' } : null
}

/** Day of the end of support if it is in the window; both days YYYY-MM-DD, inclusive. */
export function endingDay({ supportExpiration }: Supported, from: string, to: string): string | null {
  const day = calendarDay(supportExpiration)
  return day !== null && day >= from && day <= to ? day : null
}

/** Days until support ends; negative once it has ended. */
export const supportDays: Column<Supported> = {
  id: 'supportDays',
  kind: 'number',
  value: (row, now) => daysUntil(row.supportExpiration, now),
  filter: 'range',
}

export const supportExpiration: Column<Supported> = {
  id: 'supportExpiration',
  kind: 'date',
  width: 152,
  mark: renewalMark,
  filter: 'days',
}
