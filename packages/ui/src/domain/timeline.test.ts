import { expect, it } from 'vitest'
import { eventCount, type DatedAlert, type KeptAlerts, timelineOf } from './timeline.ts'

/** Noon, so that the day is the same in the time zones of the tests. */
const at = (day: string, hour = 12) => new Date(`${day}T${hour}:00:00`).toISOString()
const now = new Date('2026-03-12T15:00:00').getTime()

const alert = (alertCode: string, day: string, hostname: string | null, dbname?: string): DatedAlert => ({
  alertCode,
  date: at(day),
  hostname: null,
  otherInfo: hostname === null ? null : { hostname, ...(dbname === undefined ? {} : { dbname }) },
})

const complete = (...rows: DatedAlert[]): KeptAlerts => ({ rows, total: rows.length })

const days = (alerts: readonly KeptAlerts[] | null) =>
  timelineOf({ now, length: 5, alerts, licenses: null }).map(({ day, hasAlerts }) => [day, hasAlerts])

it('gives one entry per day up to today', () => {
  expect(days(null).map(([day]) => day)).toEqual([
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
  ])
})

it('counts the events of a day by what they do', () => {
  const alerts = [
    complete(
      alert('NEW_SERVER', '2026-03-08', 'old'),
      alert('NEW_SERVER', '2026-03-10', 'web-1'),
      alert('NEW_SERVER', '2026-03-10', 'web-2'),
      alert('DISMISSED_HOST', '2026-03-11', 'web-9'),
      alert('NO_DATA', '2026-03-10', 'web-3'),
    ),
    complete(
      alert('NEW_DATABASE', '2026-03-10', 'web-1', 'SALES'),
      alert('NEW_OPTION', '2026-03-10', 'web-1', 'SALES'),
      // "Received unknown hosts", which the server stores under the code of an option.
      alert('NEW_OPTION', '2026-03-10', null),
      alert('INCREASED_CPU_CORES', '2026-03-11', 'web-2'),
    ),
  ]
  const byDay = new Map(
    timelineOf({ now, length: 5, alerts, licenses: null }).map((facts) => [facts.day, facts]),
  )
  const tenth = byDay.get('2026-03-10')
  expect(tenth?.names.newHosts).toEqual(['web-1', 'web-2'])
  expect(tenth?.names.newDatabases).toEqual(['SALES (web-1)'])
  expect(tenth?.names.newLicenses).toEqual(['SALES (web-1)'])
  // Two hosts and one database; one option; nothing removed.
  expect(
    tenth && [eventCount(tenth, 'added'), eventCount(tenth, 'changed'), eventCount(tenth, 'removed')],
  ).toEqual([3, 1, 0])
  const eleventh = byDay.get('2026-03-11')
  expect(eleventh?.names.dismissedHosts).toEqual(['web-9'])
  expect(eleventh?.names.moreCores).toEqual(['web-2'])
})

it('knows the days after that of the oldest alert, with and without events', () => {
  expect(days([complete(alert('NO_DATA', '2026-03-09', 'web-1')), complete()])).toEqual([
    ['2026-03-08', false],
    ['2026-03-09', false],
    ['2026-03-10', true],
    ['2026-03-11', true],
    ['2026-03-12', true],
  ])
})

it('knows only the days that a response with the newest alerts covers', () => {
  const cut = { rows: [alert('NEW_SERVER', '2026-03-10', 'web-1')], total: 2 }
  const known = days([cut, complete(alert('NEW_OPTION', '2026-03-01', 'web-1'))])
  expect(known.filter(([, isKnown]) => isKnown).map(([day]) => day)).toEqual(['2026-03-11', '2026-03-12'])
})

it('knows no day without any alert, and while they load', () => {
  expect(days([complete(), complete()]).some(([, isKnown]) => isKnown)).toBe(false)
  expect(days(null).some(([, isKnown]) => isKnown)).toBe(false)
})

it('names the license types whose cover fell below the consumption or reached it again', () => {
  // 10 of 10, 10 of 12 (falls on the 10th), a day without a point, 12 of 12 (rises on the 12th).
  const licenses = [
    {
      licenseTypeID: 'A90611',
      itemDescription: 'Database Enterprise Edition',
      history: [
        { date: '2026-03-12T00:00:00Z', consumed: 12, covered: 12 },
        { date: '2026-03-09T00:00:00Z', consumed: 10, covered: 10 },
        { date: '2026-03-10T00:00:00Z', consumed: 12, covered: 10 },
      ],
    },
    {
      licenseTypeID: 'A90649',
      itemDescription: '',
      // Never covered, and free of consumption on the 10th.
      history: [
        { date: '2026-03-09T00:00:00Z', consumed: 4, covered: 1 },
        { date: '2026-03-10T00:00:00Z', consumed: 0, covered: 0 },
      ],
    },
  ]
  const facts = timelineOf({ now, length: 4, alerts: null, licenses })
  expect(facts.map(({ day, hasLicenses, fell, rose }) => [day.slice(-2), hasLicenses, fell, rose])).toEqual([
    ['09', true, [], []],
    ['10', true, ['Database Enterprise Edition'], ['A90649']],
    ['11', false, [], []],
    ['12', true, [], ['Database Enterprise Edition']],
  ])
})
