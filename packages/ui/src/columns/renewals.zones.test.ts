import { expect, test } from 'vitest'
import { renewalDays } from './renewals.ts'

const days = (from: string, to: string) => ({ kind: 'days', from, to })

test('counts 90 local days, from the first to the last minute of today', () => {
  const last = days('2026-01-01', '2026-04-01')
  expect(renewalDays(90, new Date(2026, 0, 1, 0, 1).getTime())).toEqual(last)
  expect(renewalDays(90, new Date(2026, 0, 1, 23, 59).getTime())).toEqual(last)
})

test('crosses the end of the year', () => {
  expect(renewalDays(90, new Date(2026, 11, 31, 23, 59).getTime())).toEqual(days('2026-12-31', '2027-03-31'))
})
