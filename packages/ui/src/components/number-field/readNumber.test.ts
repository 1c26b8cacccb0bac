import { expect, test } from 'vitest'
import { formatFor } from '../../lib/format.ts'
import { readNumber } from './readNumber.ts'

test.each([
  ['', null, null],
  ['3', 3, null],
  ['many', null, 'notANumber'],
  ['2.5', null, 'notWhole'],
  ['2,5', null, 'notANumber'],
  ['0', null, 'tooSmall'],
  ['101', null, 'tooBig'],
])('parses %o with bounds 1 to 100 as %o with problem %o', (text, value, problem) => {
  expect(readNumber(text, formatFor('en'), { min: 1, max: 100, integer: true })).toEqual({ value, problem })
})
