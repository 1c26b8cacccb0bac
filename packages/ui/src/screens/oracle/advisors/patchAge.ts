import type { PatchAdvisorRow } from '@inventory-console/api-mocks/contract'
import type { Tone } from '../../../components/badge/tones.tsx'
import { parseTime } from '../../../lib/dates.ts'

/** Time since the release of the newest PSU, in the month ranges of the server. */
export const patchAges = ['four', 'six', 'twelve', 'older', 'none'] as const
export type PatchAge = (typeof patchAges)[number]

export const patchAgeTone: Record<PatchAge, Tone> = {
  four: 'success',
  six: 'success',
  twelve: 'warning',
  older: 'danger',
  none: 'neutral',
}

type PatchDates = Pick<PatchAdvisorRow, 'date' | 'fourMonths' | 'sixMonths' | 'twelveMonths'>

export function patchAge({ date, fourMonths, sixMonths, twelveMonths }: PatchDates): PatchAge {
  if (fourMonths) return 'four'
  if (sixMonths) return 'six'
  if (twelveMonths) return 'twelve'
  return parseTime(date) === null ? 'none' : 'older'
}

export function countAges(rows: readonly PatchDates[]): { age: PatchAge; count: number }[] {
  const ages = rows.map(patchAge)
  return patchAges.map((age) => ({ age, count: ages.filter((rowAge) => rowAge === age).length }))
}
