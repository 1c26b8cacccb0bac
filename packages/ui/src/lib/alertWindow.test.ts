import { afterEach, describe, expect, test, vi } from 'vitest'
import { alertWindow, isCountedAlert, isSilentAgent, lastDays, momentsOf, silentDays } from './alertWindow.ts'
import { dayOf } from './format.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A clock on the wall: local time of the zone the test stands in. */
const at = (year: number, month: number, date: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, date, hour, minute).getTime()
const iso = (time: number) => new Date(time).toISOString()

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
    'the window is seven days of the calendar, %i days after the clocks changed',
    (after) => {
      inZone()
      for (const [hour, minute] of [
        [0, 0],
        [3, 30],
        [12, 0],
        [23, 59],
      ] as const) {
        const now = at(year, month, date + after, hour, minute)
        const days = new Set<string>()
        for (let day = after - 10; day <= after + 3; day += 1) {
          const alert = { alertStatus: 'NEW', date: iso(at(year, month, date + day)) }
          if (isCountedAlert(alert, now)) days.add(dayOf(Date.parse(alert.date)))
        }
        expect([...days]).toEqual(
          [6, 5, 4, 3, 2, 1, 0].map((before) => dayOf(at(year, month, date + after - before))),
        )
        expect(alertWindow(now)).toEqual({ from: [...days].at(0), to: [...days].at(-1) })
      }
    },
  )

  test('the first and the last minute count, those beside them do not', () => {
    inZone()
    const now = at(year, month, date + 2, 9)
    const first = Date.parse(momentsOf(alertWindow(now)).from ?? '')
    const end = Date.parse(momentsOf(alertWindow(now)).to ?? '')
    const counts = (time: number) => isCountedAlert({ alertStatus: 'NEW', date: iso(time) }, now)
    expect([first - 60_000, first, end - 60_000, end].map(counts)).toEqual([false, true, true, false])
    expect(dayOf(first - 1) < dayOf(first)).toBe(true)
    expect(dayOf(end - 1) < dayOf(end)).toBe(true)
  })

  test('what the services are asked for is what counts here', () => {
    inZone()
    const now = at(year, month, date + 1)
    const { from = '', to = '' } = momentsOf(alertWindow(now))
    for (let hour = -24 * 9; hour <= 36; hour += 1) {
      const time = now + hour * 3_600_000
      const asked = Date.parse(from) <= time && time < Date.parse(to)
      expect(isCountedAlert({ date: iso(time) }, now)).toBe(asked)
    }
  })

  test('a month of charts has 32 days, whatever the clocks do', () => {
    inZone()
    const { from, to } = lastDays(at(year, month, date), 31)
    expect(from).toBe(dayOf(at(year, month, date - 31)))
    expect(to).toBe(dayOf(at(year, month, date)))
  })
})

describe('an alert', () => {
  const now = at(2026, 3, 16)
  const date = iso(now - 3_600_000)

  test.each([
    [{ alertStatus: 'NEW', date }, true],
    [{ alertStatus: 'DISMISSED', date }, true],
    [{ alertStatus: 'ACK', date }, false],
    [{ date }, true],
    [{ alertStatus: 'NEW', date: '0001-01-01T00:00:00Z' }, false],
    [{ alertStatus: 'NEW', date: null }, false],
    [{ alertStatus: 'NEW', date: 'soon' }, false],
    [{}, false],
  ])('%j is counted: %j', (alert, counted) => {
    expect(isCountedAlert(alert, now)).toBe(counted)
  })

  test('is of a silent agent by its code alone', () => {
    expect(isSilentAgent({ alertCode: 'NO_DATA' })).toBe(true)
    expect(isSilentAgent({ alertCode: 'AGENT_ERROR' })).toBe(false)
    expect(isSilentAgent({})).toBe(false)
  })

  test.each([
    ['No data received from the host 9 day(s) in the last 4 day(s)', 0, 4],
    ['No data received from the host db-7 in the last 12 day(s)\n', 1, 12],
    ['The host 7 says nothing', 3, 3],
    ['', undefined, null],
    [null, null, null],
    [7, 'many', null],
  ])('%j, %j days old, tells %j days of silence', (description, daysFromCreation, days) => {
    expect(silentDays({ description, daysFromCreation })).toBe(days)
  })
})
