import { describe, expect, test } from 'vitest'
import { parseNumber, readNumber } from './readNumber.ts'

describe('a number', () => {
  test.each([
    ['', null],
    [' ', null],
    ['16', 16],
    ['0', 0],
    ['-3', -3],
    ['16.5', 16.5],
    ['16,5', 16.5],
    [' 7 ', 7],
    ['0.125', 0.125],
    ['15.625', 15.625],
    ['1234.567', 1234.567],
  ])('%o is %o', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })

  test.each(['12,345', '-1,234', '1,234,567', '-', 'many', '1.2.3', '1e9', '16 GB', 'Infinity'])(
    '%o is none',
    (text) => {
      expect(parseNumber(text)).toBeNaN()
    },
  )
})

test.each([
  ['', null, null],
  ['3', 3, null],
  ['many', null, 'notANumber'],
  ['2,5', null, 'notWhole'],
  ['0', null, 'tooSmall'],
  ['101', null, 'tooBig'],
])('%o within 1 to 100, whole, is %o, problem %o', (text, value, problem) => {
  expect(readNumber(text, { min: 1, max: 100, whole: true })).toEqual({ value, problem })
})
