import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
import { describe, expect, test } from 'vitest'
import { alertHost } from '../../domain/alerts.ts'
import { silentDays } from '../../domain/alertWindow.ts'
import type { ListView } from '../../lib/listView.ts'
import { daysSince, groupId, sortByHost, sortGroups, type AlertGroup, withoutHost } from './alertGroups.ts'
import { isFilteredToNew, severityCounts } from './severityCounts.ts'

const group = (code: AlertGroup['code'], severity: AlertGroup['severity'], count: number): AlertGroup => ({
  category: 'LICENSE',
  ...(code === undefined ? {} : { code }),
  severity,
  count,
  affectedHosts: count,
  oldestAlert: `2026-03-${String(count).padStart(2, '0')}T00:00:00Z`,
  latestAlert: null,
})
const groups = [
  group('NEW_SERVER', 'INFO', 9),
  group('AGENT_ERROR', 'CRITICAL', 2),
  group('NEW_OPTION', 'CRITICAL', 7),
  group('MISSING_DATABASE', 'WARNING', 4),
]
const codes = (sortedGroups: readonly AlertGroup[]) => sortedGroups.map(({ code }) => code)

describe('sortGroups', () => {
  test('puts the most severe groups first, then the largest', () => {
    expect(codes(sortGroups(groups, null))).toEqual([
      'NEW_OPTION',
      'AGENT_ERROR',
      'MISSING_DATABASE',
      'NEW_SERVER',
    ])
  })

  test.each([
    ['count', ['AGENT_ERROR', 'MISSING_DATABASE', 'NEW_OPTION', 'NEW_SERVER']],
    ['oldestAlert', ['AGENT_ERROR', 'MISSING_DATABASE', 'NEW_OPTION', 'NEW_SERVER']],
    // The older, the more days.
    ['age', ['NEW_SERVER', 'NEW_OPTION', 'MISSING_DATABASE', 'AGENT_ERROR']],
    ['alertCode', ['AGENT_ERROR', 'MISSING_DATABASE', 'NEW_OPTION', 'NEW_SERVER']],
  ])('sorts by %s in both directions', (id, ascending) => {
    expect(codes(sortGroups(groups, { id, desc: false }))).toEqual(ascending)
    expect(codes(sortGroups(groups, { id, desc: true }))).toEqual(ascending.toReversed())
  })

  test.each([
    [false, ['AGENT_ERROR', 'NEW_SERVER', 'NEW_OPTION']],
    [true, ['NEW_SERVER', 'AGENT_ERROR', 'NEW_OPTION']],
  ])('sorts groups without a date last, descending: %j', (desc, sorted) => {
    const dated = [
      { ...group('NEW_SERVER', 'CRITICAL', 3), latestAlert: '2026-03-09T00:00:00Z' },
      group('NEW_OPTION', 'CRITICAL', 2),
      { ...group('AGENT_ERROR', 'CRITICAL', 1), latestAlert: '2026-03-02T00:00:00Z' },
    ]
    expect(codes(sortGroups(dated, { id: 'latestAlert', desc }))).toEqual(sorted)
  })

  test('ignores an unknown column', () => {
    expect(sortGroups(groups, { id: 'description', desc: true })).toEqual(sortGroups(groups, null))
  })
})

test('groupId differs between groups of one code and several severities', () => {
  expect(groupId(group('AGENT_ERROR', 'CRITICAL', 1))).not.toBe(groupId(group('AGENT_ERROR', 'WARNING', 1)))
})

test.each([
  ['2026-03-10T00:00:00Z', 6],
  ['2026-03-15T12:00:01Z', 0],
  ['2026-03-20T00:00:00Z', 0],
  ['soon', null],
])('daysSince counts whole days from %s: %j', (date, days) => {
  expect(daysSince(date, Date.parse('2026-03-16T12:00:00Z'))).toBe(days)
})

test('sortByHost keeps every alert once, and those of a host together', () => {
  const alerts = makeAlerts(40).map((alert, index) =>
    index % 10 === 0 ? { ...alert, hostname: '', otherInfo: null } : alert,
  )
  const sorted = sortByHost(alerts)
  expect(new Set(sorted)).toEqual(new Set(alerts))
  const runs = sorted.filter((alert, index) => alertHost(alert) !== alertHost(sorted[index - 1] ?? alert))
  expect(runs.length + 1).toBe(new Set(alerts.map(alertHost)).size)
})

test('sortByHost puts the agent first that has been silent for longest', () => {
  const [alert] = makeAlerts(60)
  if (alert === undefined) throw new Error('There is no alert')
  const silent = [4, 39, 20].map((days) => ({
    ...alert,
    alertCode: 'NO_DATA',
    description: `No data received from the host db-1 in the last ${days} day(s)`,
  }))
  expect(sortByHost(silent).map(silentDays)).toEqual([39, 20, 4])
})

test.each([
  ["The database 'ERP' was created on the server db-1", "The database 'ERP' was created"],
  [
    'A new option (RAC) is in use on ERP of db-1\nA new option (Spatial) is in use on CRM of db-1',
    'A new option (RAC) is in use on ERP\nA new option (Spatial) is in use on CRM',
  ],
  ['The cores of db-1 increased from 4 to 8', 'The cores increased from 4 to 8'],
  ["The server 'db-1' was added", "The server 'db-1' was added"],
  ['It runs on db-10 and of db-1.example.com', 'It runs on db-10 and of db-1.example.com'],
])('withoutHost shortens %j to %j', (description, short) => {
  expect(withoutHost(description, 'db-1')).toBe(short)
})

test('severityCounts adds up the groups of each severity, and counts nothing while they load', () => {
  const values = (groupsToCount: Parameters<typeof severityCounts>[0]) =>
    severityCounts(groupsToCount).map(({ id, value }) => [id, value])
  expect(values(groups)).toEqual([
    ['critical', 9],
    ['warning', 4],
    ['info', 9],
  ])
  expect(values(null).map(([, value]) => value)).toEqual([null, null, null])
})

const status = (...values: readonly string[]) => ({ alertStatus: { kind: 'oneOf', values } as const })
test.each<[Partial<ListView> | undefined, boolean]>([
  [{ filters: status('NEW') }, true],
  [{ filters: status('NEW'), search: ' ' }, true],
  [{ filters: status('NEW'), search: 'db' }, false],
  [{ filters: status('ACK') }, false],
  [{ filters: status('NEW', 'ACK') }, false],
  [undefined, false],
  [{ filters: { ...status('NEW'), hostname: { kind: 'text', text: 'db' } } }, false],
  [{}, false],
])('isFilteredToNew of %j is %j', (view, expected) => {
  expect(isFilteredToNew(view)).toBe(expected)
})
