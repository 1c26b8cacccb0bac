import { expect, test } from 'vitest'
import { renewalDays } from './renewals.ts'

const days = (from: string, to: string) => ({ kind: 'days', from, to })

test('ends the quarter on its last local day, from the first to the last minute', () => {
  const first = new Date(2026, 0, 1, 0, 1).getTime()
  expect(renewalDays('quarter', first)).toEqual(days('2026-01-01', '2026-03-31'))
  const last = new Date(2026, 2, 31, 23, 59).getTime()
  expect(renewalDays('quarter', last)).toEqual(days('2026-03-31', '2026-03-31'))
  const next = new Date(2026, 3, 1, 0, 1).getTime()
  expect(renewalDays('quarter', next)).toEqual(days('2026-04-01', '2026-06-30'))
})

test('ends the last quarter with the year', () => {
  expect(renewalDays('quarter', new Date(2026, 7, 15, 12).getTime())).toEqual(
    days('2026-08-15', '2026-09-30'),
  )
  expect(renewalDays('quarter', new Date(2026, 11, 31, 23, 59).getTime())).toEqual(
    days('2026-12-31', '2026-12-31'),
  )
})
