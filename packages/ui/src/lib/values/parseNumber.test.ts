import { describe, expect, it } from 'vitest'
import { numberParser } from './parseNumber.ts'

type Reading = readonly [text: string, value: number | null]

const commaDecimal: readonly Reading[] = [
  ['1.000', 1000],
  ['1.234.567', 1_234_567],
  ['1.000,5', 1000.5],
  ['-12.345,67', -12_345.67],
  ['1,5', 1.5],
  ['0,125', 0.125],
  ['1,000', 1],
  [',5', 0.5],
]
const pointDecimal: readonly Reading[] = [
  ['1,000', 1000],
  ['1,234,567', 1_234_567],
  ['1,000.5', 1000.5],
  ['-12,345.67', -12_345.67],
  ['1.5', 1.5],
  ['0.125', 0.125],
  ['1.000', 1],
  ['1234.567', 1234.567],
  ['.5', 0.5],
]
const plain: readonly Reading[] = [
  ['', null],
  [' \u00A0', null],
  ['16', 16],
  ['0', 0],
  ['-3', -3],
  [' 7 ', 7],
  ['1000', 1000],
]

describe.each([
  [
    'en',
    [...plain, ...pointDecimal],
    ['1,5', '16,5', '1,00', '1,0000', '0,125', '1.000.000', '1.000,5', '12,34,567'],
  ],
  [
    'it',
    [...plain, ...commaDecimal],
    ['1.5', '1.00', '1.0000', '0.125', '1,000,000', '1,000.5', '12.34.567'],
  ],
  [
    'pt-BR',
    [...plain, ...commaDecimal],
    ['1.5', '1.00', '1.0000', '0.125', '1,000,000', '1,000.5', '12.34.567'],
  ],
] as const)('numberParser(%s)', (tag, numbers, ambiguous) => {
  const parse = numberParser(tag)

  it.each(numbers)('parses %o as %o', (text, value) => {
    expect(parse(text)).toBe(value)
  })

  it.each([
    ...ambiguous,
    '-',
    '--1',
    '1-',
    'many',
    '1e3',
    '0x10',
    '16 GB',
    'Infinity',
    '1 000',
    '1..5',
    '9'.repeat(400),
  ])('rejects %o', (text) => {
    expect(parse(text)).toBeNaN()
  })

  it('parses the output of Intl.NumberFormat', () => {
    const values = [0, 7, 999, 1000, 12_345, 1_234_567.25, -1_000_000, 0.5]
    for (const useGrouping of [false, 'always'] as const) {
      const numbers = new Intl.NumberFormat(tag, { useGrouping })
      expect(values.map((value) => parse(numbers.format(value)))).toEqual(values)
    }
  })
})
