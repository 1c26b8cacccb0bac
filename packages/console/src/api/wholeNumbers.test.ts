import { expect, it } from 'vitest'
import { parseWholeNumbers } from './wholeNumbers.ts'

it('keeps every digit of a number of 64 bits', () => {
  expect(
    parseWholeNumbers('[{"resourceID":18446744073709551615},{"resourceID": -9007199254740993}]'),
  ).toEqual([{ resourceID: '18446744073709551615' }, { resourceID: '-9007199254740993' }])
})

it('leaves numbers that fit, fractions and powers as they are', () => {
  expect(parseWholeNumbers('{"a":42,"b":1.25,"c":1e3,"d":0.1234567890123456,"e":123456789012345}')).toEqual({
    a: 42,
    b: 1.25,
    c: 1000,
    d: 0.1234567890123456,
    e: 123456789012345,
  })
})

it('leaves digits within texts alone, whatever stands around them', () => {
  const value = { text: 'id: 18446744073709551615, "quoted 18446744073709551615" \\', end: '\\' }
  expect(parseWholeNumbers(JSON.stringify(value))).toEqual(value)
})

it('reads a megabyte of text', () => {
  const value = { text: '\\"'.repeat(500_000), id: 1 }
  expect(parseWholeNumbers(JSON.stringify(value))).toEqual(value)
})

it('refuses what is no JSON', () => {
  expect(() => parseWholeNumbers('{"error":"x"}null')).toThrow(SyntaxError)
  expect(() => parseWholeNumbers('')).toThrow(SyntaxError)
})
