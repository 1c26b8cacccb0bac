import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayOf } from '../lib/values/format.ts'
import { alertWindow, lastDays, momentsOf } from './alertWindow.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A clock on the wall: local time of the zone the test stands in. */
const at = (year: number, month: number, date: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, date, hour, minute).getTime()

/** Zone, and the day on which its clocks change; `null` where they never do. */
const zones = [
  ['UTC', 0, null],
  ['Europe/Rome', -60, [2026, 3, 29]],
  ['Europe/Rome', -60, [2026, 10, 25]],
  ['America/New_York', 300, [2026, 3, 8]],
  ['America/New_York', 300, [2026, 11, 1]],
  // Half an hour is what clocks there change by.
  ['Australia/Lord_Howe', -660, [2026, 4, 5]],
  ['Australia/Lord_Howe', -660, [2026, 10, 4]],
  // At midnight: that day begins at one o'clock.
  ['America/Santiago', 180, [2026, 9, 6]],
  ['Pacific/Kiritimati', -840, null],
] as const

describe.each(zones)('in %s', (zone, offset, change) => {
  const [year, month, date] = change ?? [2026, 3, 16]

  function inZone() {
    vi.stubEnv('TZ', zone)
    // A clock that did not follow would prove nothing.
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset)
  }

  test.each([-1, 0, 1, 3, 6, 7])(
    'a week is seven days of the calendar, %i days after the clocks changed',
    (after) => {
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
    },
  )

  test('the services are asked for the first minute of the first day up to the last one of the last', () => {
    inZone()
    const days = lastDays(at(year, month, date + 2, 9), 6)
    const { from = '', to = '' } = momentsOf(days)
    const [first, end] = [Date.parse(from), Date.parse(to)]
    expect([first - 1, first, end - 1, end].map(dayOf)).toEqual([
      dayOf(at(year, month, date - 5)),
      days.from,
      days.to,
      dayOf(at(year, month, date + 3)),
    ])
  })

  test.each([-2, 0, 1, 7])(
    'counts alerts from one week ago through tomorrow, %i days after the change',
    (after) => {
      inZone()
      for (const hour of [0, 3, 12, 23])
        expect(alertWindow(at(year, month, date + after, hour, 59))).toEqual({
          from: dayOf(at(year, month, date + after - 7)),
          to: dayOf(at(year, month, date + after + 1)),
        })
    },
  )

  test('a month of charts has 32 days, whatever the clocks do', () => {
    inZone()
    const { from, to } = lastDays(at(year, month, date), 31)
    expect(from).toBe(dayOf(at(year, month, date - 31)))
    expect(to).toBe(dayOf(at(year, month, date)))
  })
})
