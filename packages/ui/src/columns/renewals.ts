import type { Column, Mark } from '../data-table/columns/column.ts'
import { calendarDay, dayOf } from '../lib/dates.ts'
import type { FilterValue } from '../lib/listView.ts'

/** Days before the end of support. */
export type RenewalTerm = 'expired' | 30 | 90 | 180

function daysAfter(now: number, days: number): string {
  const date = new Date(now)
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime())
}

/** Local calendar days of a term, both inclusive. Expired contracts are in no other term. */
export function renewalDays(term: RenewalTerm, now: number): Extract<FilterValue, { kind: 'days' }> {
  return term === 'expired'
    ? { kind: 'days', to: daysAfter(now, -1) }
    : {
        kind: 'days',
        from: daysAfter(now, 0),
        to: daysAfter(now, term),
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
