import { describe, expect, it } from 'vitest'
import { calendarDay, dayOf, isAhead, isDay, parseDay, parseShortDay } from './dates.ts'
import { formatDay } from './format.ts'

describe('calendarDay', () => {
  it('returns the UTC day of midnight UTC and the local day of any other time', () => {
    expect(calendarDay('2026-03-16T00:00:00Z')).toBe('2026-03-16')
    for (const hour of [1, 23]) {
      const time = `2026-03-16T${String(hour).padStart(2, '0')}:00:00Z`
      const offset = -new Date(time).getTimezoneOffset() / 60
      const day = hour + offset < 0 ? 15 : hour + offset >= 24 ? 17 : 16
      expect(calendarDay(time)).toBe(`2026-03-${day}`)
    }
  })
  it.each([null, 5, '', 'x', '1970-01-01T00:00:00Z'])('returns null for %j', (value) => {
    expect(calendarDay(value)).toBeNull()
  })
})

describe('parseDay', () => {
  it.each([
    ['16/03/2026', '2026-03-16'],
    [' 1/3/2026 ', '2026-03-01'],
    ['29-02-2028', '2028-02-29'],
    ['1.12.2026', '2026-12-01'],
    ['2026-03-16', '2026-03-16'],
    ['16032026', '2026-03-16'],
    ['20260316', '2026-03-16'],
    // Not 20 November 1012.
    ['20111012', '2011-10-12'],
    ['16 03 2026', '2026-03-16'],
  ])('parses %s as %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })
  it.each([
    '31/02/2026',
    '29/02/2026',
    '00/01/2026',
    '01/13/2026',
    '2026-02-30',
    '31022026',
    '160326',
    '16/03/26',
    '16/03',
    'x',
    '16/03/0026',
    'x16/03/2026',
    '16/03/2026x',
  ])('rejects %s', (text) => {
    expect(parseDay(text)).toBeNull()
  })
  it.each([
    ['en', '16 March 2026', '2026-03-16'],
    ['en', 'Mar 16, 2026', '2026-03-16'],
    ['it', '16 marzo 2026', '2026-03-16'],
    ['it', '1º dic 2026', '2026-12-01'],
    ['pt-BR', '16 de março de 2026', '2026-03-16'],
    ['pt-BR', '1º de fev. de 2026', '2026-02-01'],
  ])('parses the month names of %s: %s', (tag, text, day) => {
    expect(parseDay(text, tag)).toBe(day)
  })
  it.each(['16 marzo 2026', '16 Ma 2026', '31 February 2026', 'March 2026'])(
    'rejects %s in English',
    (text) => {
      expect(parseDay(text, 'en')).toBeNull()
    },
  )
  it('round-trips with formatDay', () => {
    for (let offset = 0; offset < 800; offset += 1) {
      const day = dayOf(new Date(2026, 0, 1 + offset, 12).getTime())
      expect(parseDay(formatDay(day))).toBe(day)
    }
  })
})

describe('isDay', () => {
  it('accepts only existing dates', () => {
    expect(isDay('2024-02-29')).toBe(true)
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2026-2-1')).toBe(false)
    expect(isDay('0000-01-01')).toBe(false)
    expect(isDay('0099-12-31')).toBe(false)
    expect(isDay('9999-12-31')).toBe(true)
  })
})

describe('isAhead', () => {
  it('is true for reports of more than a minute in the future', () => {
    const now = Date.parse('2026-03-16T09:30:00Z')
    expect(isAhead('2026-03-16T11:30:00Z', now)).toBe(true)
    expect(isAhead('2026-03-16T09:30:30Z', now)).toBe(false)
    expect(isAhead('2026-03-16T07:30:00Z', now)).toBe(false)
    expect(isAhead('', now)).toBe(false)
  })
})

describe('parseShortDay', () => {
  // A Monday.
  const now = new Date(2026, 2, 16, 8, 30).getTime()
  it.each([
    ['en', '25/10/26', '2026-10-25'],
    ['en', '251026', '2026-10-25'],
    ['en', 'mon', '2026-03-09'],
    ['en', 'Friday', '2026-03-13'],
    ['en', 'yesterday', '2026-03-15'],
    ['en', '-7d', '2026-03-09'],
    ['en', '-2 weeks', '2026-03-02'],
    ['en', '-1m', '2026-02-16'],
    ['it', 'ven', '2026-03-13'],
    ['it', 'ieri', '2026-03-15'],
    ['it', '-3 giorni', '2026-03-13'],
    ['pt-BR', 'terça', '2026-03-10'],
    ['pt-BR', 'mon', '2026-03-09'],
  ])('parses the %s form %s as %s', (tag, text, day) => {
    expect(parseShortDay(text, tag, now)).toBe(day)
  })
  it.each([
    ['2026-03-31', '-1m', '2026-02-28'],
    ['2026-11-30', '-9m', '2026-02-28'],
    ['2026-01-31', '-2 months', '2025-11-30'],
    ['2026-03-31', '-12m', '2025-03-31'],
  ])('takes the last day of a shorter month: on %s, %s is %s', (today, text, day) => {
    expect(parseShortDay(text, 'en', Date.parse(`${today}T12:00:00`))).toBe(day)
  })
  it.each(['', 'm', '31/02/26', '-7x', 'someday', '-99999d'])('rejects %j', (text) => {
    expect(parseShortDay(text, 'en', now)).toBeNull()
  })
})
