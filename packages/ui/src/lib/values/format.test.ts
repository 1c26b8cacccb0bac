import { describe, expect, it } from 'vitest'
import {
  dayOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatFor,
  formatShortDate,
  formatTime,
  parseTime,
  parseDay,
} from './format.ts'

const local = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString()

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
  it('accept the second after the epoch', () => {
    expect(parseTime('1970-01-01T00:00:01Z')).toBe(1000)
  })
})

describe('parseDay', () => {
  it.each([
    ['16/03/2026', '2026-03-16'],
    [' 1/3/2026 ', '2026-03-01'],
    ['29-02-2028', '2028-02-29'],
    ['1.12.2026', '2026-12-01'],
  ])('parses %s as %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })
  it.each(['31/02/2026', '29/02/2026', '00/01/2026', '01/13/2026', '2026-03-16', '16/03/26', '16/03', 'x'])(
    'rejects %s',
    (text) => {
      expect(parseDay(text)).toBeNull()
    },
  )
  it('round-trips with formatDay', () => {
    for (let offset = 0; offset < 800; offset += 1) {
      const day = dayOf(new Date(2026, 0, 1 + offset, 12).getTime())
      expect(parseDay(formatDay(day))).toBe(day)
    }
  })
})

describe('formatFor numbers', () => {
  const en = formatFor('en')
  const it_ = formatFor('it')
  it('follow the locale', () => {
    expect(en.number(1234567.5)).toBe('1,234,567.5')
    expect(it_.number(1234567.5)).toBe('1.234.567,5')
    expect(formatFor('pt-BR').gigabytes(31.456)).toBe('31,46')
  })
  it('formats zero as 0 and missing values as a dash', () => {
    expect(en.number(0)).toBe('0')
    expect([null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map((value) => en.number(value))).toEqual([
      '-',
      '-',
      '-',
      '-',
    ])
  })
  it('formats input text without thousands separators', () => {
    expect([en, formatFor('it')].map((format) => format.forInput(12_345.678))).toEqual([
      '12345.678',
      '12345,678',
    ])
    expect(en.forInput(12_345.678, 2)).toBe('12345.68')
  })

  it('rounds 1,024 bytes of a unit up to the next unit', () => {
    expect([1024 ** 2 - 1, 1024 ** 2, 1023.9 * 1024].map((value) => en.bytes(value))).toEqual([
      '1 MiB',
      '1 MiB',
      '1,023.9 KiB',
    ])
  })

  it('formats bytes with a suitable unit', () => {
    expect([0, 1023, 1536, 5 * 1024 ** 3, 2 ** 60].map((value) => en.bytes(value))).toEqual([
      '0 B',
      '1,023 B',
      '1.5 KiB',
      '5 GiB',
      '1,024 PiB',
    ])
  })
  it('rounds percentages', () => {
    expect(en.percent(79.6)).toBe('80%')
    expect(en.percent(79.66, 1)).toBe('79.7%')
  })
})

describe('formatFor age', () => {
  const now = Date.parse('2026-03-16T09:30:00.000Z')
  it.each([
    ['2026-03-16T09:29:30Z', 'this minute'],
    ['2026-03-16T08:30:00Z', '1 hour ago'],
    ['2026-03-14T21:30:00Z', '1 day ago'],
    ['2026-03-13T09:30:00Z', '3 days ago'],
    ['2026-02-13T09:30:00Z', '1 month ago'],
    ['2026-03-18T09:30:00Z', 'in 2 days'],
    ['2024-03-15T09:30:00Z', '2 years ago'],
    ['', '-'],
  ])('formats %s as %s', (time, text) => {
    expect(formatFor('en').age(time, now)).toBe(text)
  })
})

describe('formatFor duration', () => {
  const minute = 60_000
  it.each([
    ['en', 1, '1 minute'],
    ['en', 59, '59 minutes'],
    ['en', 60, '1 hour'],
    ['en', 36 * 60, '2 days'],
    ['it', 24 * 60, '1 giorno'],
    ['it', 48 * 60, '2 giorni'],
    ['pt-BR', 5 * 60, '5 horas'],
  ])('formats in %s: %i minutes as %s', (tag, minutes, text) => {
    expect(formatFor(tag).duration(minutes * minute)).toBe(text)
  })
})
