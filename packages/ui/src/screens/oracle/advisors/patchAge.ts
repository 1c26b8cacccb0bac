import type { PatchAdvisorRow } from '@inventory-console/api-mocks/contract'
import type { Tone } from '../../../components/badge/tones.tsx'
import { moment } from '../../../lib/values/format.ts'

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

type Advice = Pick<PatchAdvisorRow, 'date' | 'fourMonths' | 'sixMonths' | 'twelveMonths'>

export function patchAge({ date, fourMonths, sixMonths, twelveMonths }: Advice): PatchAge {
  if (fourMonths) return 'four'
  if (sixMonths) return 'six'
  if (twelveMonths) return 'twelve'
  return moment(date) === null ? 'none' : 'older'
}

export function countAges(rows: readonly Advice[]): { age: PatchAge; count: number }[] {
  const ages = rows.map(patchAge)
  return patchAges.map((age) => ({ age, count: ages.filter((one) => one === age).length }))
}
