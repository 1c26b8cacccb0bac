import { expect, it } from 'vitest'
import { endingDay } from '../../columns/renewals.ts'
import { isSilentSince } from '../../domain/troubleshooting.ts'

it.each([
  ['on the first day', '2026-03-09T00:00:00Z', '2026-03-09'],
  ['on the last day', '2026-06-14T00:00:00Z', '2026-06-14'],
  ['the day before', '2026-03-08T00:00:00Z', null],
  ['after the window', '2026-06-15T00:00:00Z', null],
  ['never', null, null],
])('names the end of support %s', (_, supportExpiration, day) => {
  expect(endingDay({ supportExpiration }, '2026-03-09', '2026-06-14')).toBe(day)
})

it.each([
  // Last report 16 − 3 = 13 March; silent one day later, on the 14th.
  [3, true],
  // Last report 6 March; silent on the 7th, before the handover.
  [10, false],
])('an agent without data for %d days on 16 March fell silent since 9 March: %s', (days, isNew) => {
  const since = Date.parse('2026-03-09T00:00:00Z')
  expect(isSilentSince({ date: '2026-03-16T00:10:00Z', days }, since)).toBe(isNew)
})
