import { describe, expect, it, test } from 'vitest'
import { dayOf, parseTime } from './dates.ts'
import {
  decimalsOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatFor,
  formatShortDate,
  formatTime,
  gibibytes,
  missingDecimals,
  numberParser,
} from './format.ts'

const local = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString()

let testNumber = 0
/** Formatters of a locale that no test used before, because they are cached. */
function newFormat(locale: string) {
  testNumber += 1
  return formatFor(`${locale}-x-test${testNumber}`)
}

describe('formatDate, formatDateTime, formatShortDate and formatTime', () => {
  it('format as DD/MM/YYYY and HH:mm in local time', () => {
    expect(formatDate(local(2026, 3, 6))).toBe('06/03/2026')
    expect(formatDateTime(local(2026, 12, 31, 7, 5))).toBe('31/12/2026 07:05')
    expect(formatShortDate(local(2026, 3, 6))).toBe('06/03')
    expect(formatTime(local(2026, 12, 31, 7, 5))).toBe('07:05')
  })
  it.each([
    null,
    undefined,
    '',
    'yesterday',
    '1970-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00.000+02:00',
    0,
  ])('render a dash for %s', (value) => {
    expect(parseTime(value)).toBeNull()
    expect(formatDate(value)).toBe('-')
    expect(formatDateTime(value)).toBe('-')
    expect(formatShortDate(value)).toBe('-')
    expect(formatTime(value)).toBe('-')
  })
  it('accept the second after the epoch and the year two', () => {
    expect(parseTime('1970-01-01T00:00:01Z')).toBe(1000)
    expect(parseTime(1000)).toBe(1000)
    expect(parseTime('0002-01-01T00:00:00Z')).toBe(Date.parse('0002-01-01T00:00:00Z'))
  })
  it('pad years before 1000', () => {
    expect(formatDate(local(987, 3, 6))).toBe('06/03/0987')
    expect(dayOf(new Date(987, 2, 6).getTime())).toBe('0987-03-06')
  })
})

describe('formatDay', () => {
  it.each(['', '2026', '2026-03', '-03-16', '2026--16', '2026-03-'])('renders a dash for %j', (day) => {
    expect(formatDay(day)).toBe('-')
  })
})

describe('formatFor numbers', () => {
  it('are created once per locale', () => {
    expect(newFormat('en')).not.toBe(newFormat('en'))
    expect(formatFor('it-x-cached')).toBe(formatFor('it-x-cached'))
  })
  it('follow the locale', () => {
    expect(newFormat('en').number(1234567.5)).toBe('1,234,567.5')
    expect(newFormat('it').number(1234567.5)).toBe('1.234.567,5')
    expect(['it', 'pt-BR'].map((tag) => newFormat(tag).number(1234.5))).toEqual(['1.234,5', '1.234,5'])
    expect(newFormat('pt-BR').gigabytes(31.456)).toBe('31,46')
  })
  it('have all decimals unless limited', () => {
    const en = newFormat('en')
    expect(en.number(1.23456789)).toBe('1.235')
    expect(en.number(79.99000000000001)).toBe('79.99')
    expect([0, 1, 2, 3].map((digits) => en.number(1.23456789, digits))).toEqual(['1', '1.2', '1.23', '1.235'])
    expect(en.forInput(1234.56789)).toBe('1234.56789')
  })
  it('formats zero as 0 and missing values as a dash', () => {
    const en = newFormat('en')
    expect(en.number(0)).toBe('0')
    for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
      const texts = [
        en.number(value),
        en.percent(value),
        en.share(value),
        en.bytes(value),
        en.gigabytes(value),
      ]
      expect([value, ...texts]).toEqual([value, '-', '-', '-', '-', '-'])
    }
  })
  it('formats input text without thousands separators', () => {
    const en = newFormat('en')
    expect([en, newFormat('it')].map((format) => format.forInput(12_345.678))).toEqual([
      '12345.678',
      '12345,678',
    ])
    expect(en.forInput(12_345.678, 2)).toBe('12345.68')
  })

  it('rounds 1,024 bytes of a unit up to the next unit', () => {
    const en = newFormat('en')
    expect([1024 ** 2 - 1, 1024 ** 2, 1023.9 * 1024].map((value) => en.bytes(value))).toEqual([
      '1 MiB',
      '1 MiB',
      '1,023.9 KiB',
    ])
  })

  it('formats bytes with a suitable unit', () => {
    const en = newFormat('en')
    expect([0, 1023, 1536, -1536, 5 * 1024 ** 3, 2 ** 60].map((value) => en.bytes(value))).toEqual([
      '0 B',
      '1,023 B',
      '1.5 KiB',
      '-1.5 KiB',
      '5 GiB',
      '1,024 PiB',
    ])
  })
  it('rounds percentages, but truncates shares that thresholds apply to', () => {
    const en = newFormat('en')
    expect([79.999, 80, 29, 0.29, 99.9999].map((value) => en.share(value))).toEqual([
      '79.9%',
      '80.0%',
      '29.0%',
      '0.2%',
      '99.9%',
    ])
    expect([89.96, 90, 0, null].map((value) => en.share(value))).toEqual(['89.9%', '90.0%', '0.0%', '-'])
    expect(en.percent(79.6)).toBe('80%')
    expect(en.percent(79.66, 1)).toBe('79.7%')
  })
})

describe('formatFor fixed', () => {
  it.each([
    ['en', 6, '6.0'],
    ['en', 2210.94, '2,210.9'],
    ['it', 6, '6,0'],
    ['pt-BR', 0.04, '0,0'],
    ['en', -0.04, '0.0'],
    ['en', -0.06, '-0.1'],
  ])('in %s shows %d as %s', (tag, value, text) => {
    expect(formatFor(tag).fixed(value, 1)).toBe(text)
  })

  it('shows a dash without a value', () => {
    expect(formatFor('en').fixed(null, 1)).toBe('-')
  })
})

describe('formatFor weekday', () => {
  it.each([
    ['en', 'Monday', 'M'],
    ['it', 'lunedì', 'L'],
    ['pt-BR', 'segunda-feira', 'S'],
  ])('in %s begins the week with %s', (tag, long, narrow) => {
    expect([formatFor(tag).weekday(0, 'long'), formatFor(tag).weekday(0, 'narrow')]).toEqual([long, narrow])
  })
})

describe('formatFor age', () => {
  const now = Date.parse('2026-03-16T09:30:00.000Z')
  it.each([
    ['2026-03-16T09:29:30Z', 'this minute'],
    ['2026-03-16T08:30:00Z', '1 hour ago'],
    ['2026-03-14T21:30:00Z', '1 day ago'],
    ['2026-03-13T09:30:00Z', '3 days ago'],
    ['2026-02-13T09:30:00Z', '31 days ago'],
    ['2025-12-16T09:30:00Z', '3 months ago'],
    ['2026-03-18T09:30:00Z', 'in 2 days'],
    ['2026-03-17T09:30:00Z', 'in 1 day'],
    ['2024-03-15T09:30:00Z', '2 years ago'],
    ['', '-'],
  ])('formats %s as %s', (time, text) => {
    expect(newFormat('en').age(time, now)).toBe(text)
  })
})

describe('formatFor duration', () => {
  const minute = 60_000
  it.each([
    ['en', 0, '0 minutes'],
    ['en', 1, '1 minute'],
    ['en', 59, '59 minutes'],
    ['en', 60, '1 hour'],
    ['en', 36 * 60, '2 days'],
    ['it', 24 * 60, '1 giorno'],
    ['it', 48 * 60, '2 giorni'],
    ['pt-BR', 5 * 60, '5 horas'],
  ])('formats in %s: %i minutes as %s', (tag, minutes, text) => {
    expect(newFormat(tag).duration(minutes * minute)).toBe(text)
  })
})

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

describe.each(['en', 'it', 'pt-BR'])('parseWhole(%s)', (tag) => {
  const { parseWhole } = formatFor(tag)

  it.each([
    ['1.000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1’000', 1000],
    ['-1.000', -1000],
    ['12.345.678', 12_345_678],
    ['12,345,678', 12_345_678],
    ['1000', 1000],
    ['', null],
  ])('reads %o as %o', (text, value) => {
    expect(parseWhole(text)).toBe(value)
  })

  it.each(['1.00', '1,00', '1.5', '1,5', '0.125', '0,125', '1.000.00', '1.000,000', '1 00', '12345.678'])(
    'never reads %o as a thousand times as much or as little',
    (text) => {
      const value = parseWhole(text) ?? Number.NaN
      const { parse } = formatFor(tag)
      expect(Number.isNaN(value) || value === parse(text)).toBe(true)
    },
  )
})

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

it.each([
  [0, 0],
  [512, 0.5],
  [896, 0.875],
  [196_607.88, 191.999883],
  [0.01, 0.00001],
])('converts %d MiB to %d GiB', (mebibytes, expected) => {
  expect(gibibytes(mebibytes)).toBe(expected)
})
