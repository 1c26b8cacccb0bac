import { expect, it } from 'vitest'
import { readDay } from './readDay.ts'

it.each([
  ['', null, null],
  ['16/03/2026', '2026-03-16', null],
  ['17/03/2026', null, 'tooLate'],
  ['31/12/2025', null, 'tooEarly'],
  ['16/3', null, 'notADate'],
])('parses "%s" as %s with problem %s', (text, day, problem) => {
  expect(readDay(text, '2026-01-01', '2026-03-16')).toEqual({ day, problem })
})
