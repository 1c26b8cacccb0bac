import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayOf } from '../lib/dates.ts'
import { alertWindow, lastDays, isoRange } from './alertWindow.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A local time in the stubbed time zone. */
const at = (year: number, month: number, date: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, date, hour, minute).getTime()

/** Time zone, expected offset in January, and the day its clocks change (`null` if never). */
const zones = [
  ['UTC', 0, null],
  ['Europe/Rome', -60, [2026, 3, 29]],
  ['Europe/Rome', -60, [2026, 10, 25]],
  ['America/New_York', 300, [2026, 3, 8]],
  ['America/New_York', 300, [2026, 11, 1]],
  // These clocks change by half an hour.
  ['Australia/Lord_Howe', -660, [2026, 4, 5]],
  ['Australia/Lord_Howe', -660, [2026, 10, 4]],
  // The change is at midnight, so the day starts at 01:00.
  ['America/Santiago', 180, [2026, 9, 6]],
  ['Pacific/Kiritimati', -840, null],
] as const

describe.each(zones)('in time zone %s', (zone, offset, change) => {
  const [year, month, date] = change ?? [2026, 3, 16]

  function inZone() {
    vi.stubEnv('TZ', zone)
    // Fails if the stubbed zone has no effect.
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset)
  }

  test.each([-1, 0, 1, 3, 6, 7])('a week has seven calendar days, %i days after a DST change', (after) => {
    inZone()
    for (const [hour, minute] of [
      [0, 0],
      [3, 30],
      [12, 0],
      [23, 59],
    ] as const)
      expect(lastDays(at(year, month, date + after, hour, minute), 6)).toEqual({
        from: dayOf(at(year, month, date + after - 6)),
        to: dayOf(at(year, month, date + after)),
      })
  })

  test('converts days to the start of the first and the end of the last local day', () => {
    inZone()
    const days = lastDays(at(year, month, date + 2, 9), 6)
    const { from = '', to = '' } = isoRange(days)
    const [first, end] = [Date.parse(from), Date.parse(to)]
    expect([first - 1, first, end - 1, end].map(dayOf)).toEqual([
      dayOf(at(year, month, date - 5)),
      days.from,
      days.to,
      dayOf(at(year, month, date + 3)),
    ])
  })

  test.each([-2, 0, 1, 7])(
    'counts alerts from one week ago through tomorrow, %i days after a DST change',
    (after) => {
      inZone()
      for (const hour of [0, 3, 12, 23])
        expect(alertWindow(at(year, month, date + after, hour, 59))).toEqual({
          from: dayOf(at(year, month, date + after - 7)),
          to: dayOf(at(year, month, date + after + 1)),
        })
    },
  )

  test('a chart month spans 32 days across a DST change', () => {
    inZone()
    const { from, to } = lastDays(at(year, month, date), 31)
    expect(from).toBe(dayOf(at(year, month, date - 31)))
    expect(to).toBe(dayOf(at(year, month, date)))
  })
})

test('the end of the year 9999 stays in that year', () => {
  expect(isoRange({ from: '2026-01-01', to: '9999-12-31' }).to).toMatch(/^9999-12-31T/)
})
