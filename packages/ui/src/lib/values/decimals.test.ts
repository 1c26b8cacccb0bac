import { expect, test } from 'vitest'
import { decimalsOf, missingDecimals } from './decimals.ts'

test.each([
  ['0', 0],
  ['-5', 0],
  ['1,234', 0],
  ['1.234', 0],
  ['1,234.5', 1],
  ['1.234,56', 2],
])('counts the decimals of %s', (text, count) => {
  expect(decimalsOf(text)).toBe(count)
})

test.each([
  ['4', '.00'],
  ['198.6', '0'],
  ['517.93', ''],
])('pads %s to two decimals with "%s"', (text, missing) => {
  expect(missingDecimals(text, 2)).toBe(missing)
})
