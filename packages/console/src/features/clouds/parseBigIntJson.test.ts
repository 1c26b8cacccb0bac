import { expect, it } from 'vitest'
import { parseBigIntJson } from './recommendationQueries.ts'

it('keeps every digit of a 64-bit number', () => {
  expect(parseBigIntJson('[{"resourceID":18446744073709551615},{"resourceID": -9007199254740993}]')).toEqual([
    { resourceID: '18446744073709551615' },
    { resourceID: '-9007199254740993' },
  ])
})

it('keeps safe integers, fractions and exponents as numbers', () => {
  expect(parseBigIntJson('{"a":42,"b":1.25,"c":1e3,"d":0.1234567890123456,"e":123456789012345}')).toEqual({
    a: 42,
    b: 1.25,
    c: 1000,
    d: 0.1234567890123456,
    e: 123456789012345,
  })
})

it('does not change digits inside strings', () => {
  const value = { text: 'id: 18446744073709551615, "quoted 18446744073709551615" \\', end: '\\' }
  expect(parseBigIntJson(JSON.stringify(value))).toEqual(value)
})

it('parses a string of one megabyte', () => {
  const value = { text: '\\"'.repeat(500_000), id: 1 }
  expect(parseBigIntJson(JSON.stringify(value))).toEqual(value)
})

it('rejects invalid JSON', () => {
  expect(() => parseBigIntJson('{"error":"x"}null')).toThrow(SyntaxError)
  expect(() => parseBigIntJson('')).toThrow(SyntaxError)
})

// A quadratic implementation would take minutes.
it.each([
  ['a body cut inside a string of escaped quotes', `{"error":"${String.raw`\"`.repeat(1_000_000)}`],
  ['a body cut after a backslash', `{"error":"${String.raw`\\`.repeat(1_000_000)}\\`],
  ['quotes alone', '"'.repeat(2_000_001)],
  ['digits before a decimal point', `[${'1'.repeat(2_000_000)}.`],
  ['signs and digits', `[${'-1'.repeat(1_000_000)}`],
])('rejects two megabytes in linear time: %s', (_case, body) => {
  expect(() => parseBigIntJson(body)).toThrow(SyntaxError)
})
