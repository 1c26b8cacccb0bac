import { describe, expect, it, test } from 'vitest'
import { layoutSeries } from '../charts/line/lineModel.ts'
import { growthSeries } from '../columns/oracleSeries.ts'
import { renewalMark, renewalDays } from '../columns/renewals.ts'
import type { Column } from '../data-table/columns/column.ts'
import { selectRows, type RowQuery } from '../data-table/engine/selectRows.ts'
import { runNow } from '../data-table/engine/slices.ts'
import { TableStore } from '../data-table/engine/tableStore.ts'
import { lastDays, isoRange } from '../domain/alertWindow.ts'
import { calendarDay, dayOf } from '../lib/dates.ts'
import { formatDate, formatDateTime } from '../lib/format.ts'
import type { FilterValue } from '../lib/listView.ts'
import { plainTexts } from './fixtures/referenceRows.ts'

// Vitest runs this file once per time zone; see the projects in vitest.config.ts.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = ['UTC', 'America/Sao_Paulo', 'Pacific/Auckland'] as const
const zoneIndex = zones.indexOf(zones.find((one) => one === zone) ?? 'UTC')

it('runs in a zone with expected values', () => {
  expect(zones).toContain(zone)
})

/** Expected texts in UTC, São Paulo and Auckland, with DST changes in the last rows. */
const localTexts: readonly (readonly [moment: string, texts: readonly [string, string, string]])[] = [
  ['2026-03-16T09:30:00Z', ['16/03/2026 09:30', '16/03/2026 06:30', '16/03/2026 22:30']],
  ['2026-03-16T01:30:00Z', ['16/03/2026 01:30', '15/03/2026 22:30', '16/03/2026 14:30']],
  ['2026-03-16T23:30:00Z', ['16/03/2026 23:30', '16/03/2026 20:30', '17/03/2026 12:30']],
  // Auckland skips from 01:59 to 03:00.
  ['2026-09-26T13:59:00Z', ['26/09/2026 13:59', '26/09/2026 10:59', '27/09/2026 01:59']],
  ['2026-09-26T14:00:00Z', ['26/09/2026 14:00', '26/09/2026 11:00', '27/09/2026 03:00']],
  // São Paulo skips from 23:59 to 01:00.
  ['2018-11-04T02:59:00Z', ['04/11/2018 02:59', '03/11/2018 23:59', '04/11/2018 15:59']],
  ['2018-11-04T03:00:00Z', ['04/11/2018 03:00', '04/11/2018 01:00', '04/11/2018 16:00']],
]

test.each(localTexts)('shows %s in local time', (moment, texts) => {
  expect(formatDateTime(moment)).toBe(texts[zoneIndex])
  expect(formatDate(moment)).toBe(texts[zoneIndex]?.slice(0, 10))
})

const calendarDays = ['2026-03-16', '2026-04-05', '2026-09-27', '2018-11-04', '2018-02-18']

describe.each(calendarDays)('calendar day %s of the API', (day) => {
  const midnights = [`${day}T00:00:00Z`, `${day}T00:00:00.000Z`, `${day}T02:00:00+02:00`]

  test('is the same day in every time zone', () => {
    expect(midnights.map(calendarDay)).toEqual([day, day, day])
  })

  test.each([...midnights, day])(
    'matches this day in a date column, its filter and its search: %s',
    (value) => {
      expect(filteredCount('date', value, { kind: 'days', from: day, to: day })).toBe(true)
      expect(filteredCount('date', value, { kind: 'days', to: dayBefore(day) })).toBe(false)
      expect(filteredCount('date', value, { kind: 'days', from: dayAfter(day) })).toBe(false)
      expect(searchedCount('date', value, `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`)).toBe(true)
    },
  )
})

test('filters moments by the local day', () => {
  const [, texts] = localTexts[2] ?? ['', []]
  const [date = '', month = '', year = ''] = (texts[zoneIndex] ?? '').slice(0, 10).split('/')
  const day = `${year}-${month}-${date}`
  expect(filteredCount('dateTime', '2026-03-16T23:30:00Z', { kind: 'days', from: day, to: day })).toBe(true)
  expect(filteredCount('dateTime', '2026-03-16T23:30:00Z', { kind: 'days', to: dayBefore(day) })).toBe(false)
  expect(filteredCount('dateTime', '2026-03-16T23:30:00Z', { kind: 'days', from: dayAfter(day) })).toBe(false)
})

test('converts whole local days across a DST change', () => {
  const windows = [
    { from: '2026-09-27T00:00:00.000Z', to: '2026-09-28T00:00:00.000Z' },
    { from: '2026-09-27T03:00:00.000Z', to: '2026-09-28T03:00:00.000Z' },
    { from: '2026-09-26T12:00:00.000Z', to: '2026-09-27T11:00:00.000Z' },
  ]
  expect(isoRange({ from: '2026-09-27', to: '2026-09-27' })).toEqual(windows[zoneIndex])
  const november = [
    '2018-11-04T00:00:00.000Z',
    // Midnight does not exist on that day, so it starts at 01:00.
    '2018-11-04T03:00:00.000Z',
    '2018-11-03T11:00:00.000Z',
  ]
  expect(isoRange({ from: '2018-11-04' })).toEqual({ from: november[zoneIndex] })
})

test('counts a week and renewal terms by the local calendar', () => {
  const now = Date.parse('2026-09-26T23:30:00Z')
  const today = ['2026-09-26', '2026-09-26', '2026-09-27'][zoneIndex] ?? ''
  expect(lastDays(now, 6)).toEqual({ from: ['2026-09-20', '2026-09-20', '2026-09-21'][zoneIndex], to: today })
  expect(renewalDays(30, now)).toEqual({
    kind: 'days',
    from: today,
    to: ['2026-10-26', '2026-10-26', '2026-10-27'][zoneIndex],
  })
  // A contract is supported on its last day and expired on the next.
  expect(renewalMark({ supportExpiration: `${today}T00:00:00Z` }, now)?.id).toBe('expiresSoon')
  expect(renewalMark({ supportExpiration: `${dayBefore(today)}T00:00:00Z` }, now)?.id).toBe('expired')
})

test('assigns chart values to local days, of several the newest', () => {
  const points = [
    { time: '2026-03-16T23:30:00Z', value: 1 },
    { time: '2026-03-16', value: 2 },
  ]
  const [series] = layoutSeries([{ id: 'a', name: 'A', points }], 'day')
  const days = (series?.points ?? []).map(({ time, value }) => [dayOf(time), value])
  expect(days).toEqual(
    zoneIndex === 2
      ? [
          ['2026-03-16', 2],
          ['2026-03-17', 1],
        ]
      : [['2026-03-16', 1]],
  )
})

test('keeps the measurements within the local days of the period', () => {
  const changes = ['2026-03-16T01:30:00Z', '2026-03-16T23:30:00Z'].map((updated, index) => ({
    updated,
    datafileSize: index,
    segmentsSize: index,
    allocable: index,
  }))
  const period = { from: '2026-03-16', to: '2026-03-16' }
  const [first] = growthSeries(changes, period, (size) => size)
  // The first of two measurements on a day counts.
  expect(first?.points.map(({ value }) => value)).toEqual([[0], [1], [0]][zoneIndex])
})

const shift = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const dayBefore = (day: string) => shift(day, -1)
const dayAfter = (day: string) => shift(day, 1)

function countMatches(kind: 'date' | 'dateTime', value: string, query: Partial<RowQuery>): number {
  const columns: readonly Column<{ at: string }>[] = [
    kind === 'date' ? { id: 'at', kind: 'date' } : { id: 'at', kind: 'dateTime' },
  ]
  const tableStore = new TableStore({ rows: [{ at: value }], columns, now: 0, texts: plainTexts })
  return runNow(selectRows(tableStore, { search: '', filters: {}, sort: null, ...query }))?.length ?? 1
}
const filteredCount = (kind: 'date' | 'dateTime', value: string, filter: FilterValue) =>
  countMatches(kind, value, { filters: { at: filter } }) === 1
const searchedCount = (kind: 'date' | 'dateTime', value: string, search: string) =>
  countMatches(kind, value, { search }) === 1
