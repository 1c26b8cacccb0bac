import type { HostAlert } from '@inventory-console/api-mocks/contract'
import { describe, expect, test } from 'vitest'
import { hostAlertsPath, countAlerts } from './HostAlerts.tsx'

/** Tuesday noon in local time. */
const now = new Date(2026, 2, 17, 12).getTime()
const day = (date: number, hour = 12) => new Date(2026, 2, date, hour).toISOString()

function alert(overrides: Partial<HostAlert>): HostAlert {
  return {
    id: '1',
    alertCategory: 'ENGINE',
    alertAffectedTechnology: null,
    alertCode: 'NEW_SERVER',
    alertSeverity: 'INFO',
    alertStatus: 'NEW',
    description: '',
    date: day(17),
    otherInfo: null,
    ...overrides,
  }
}

const engine = (...alerts: HostAlert[]) =>
  countAlerts(alerts, now).find(({ category }) => category === 'ENGINE')

describe('countAlerts', () => {
  test.each([
    ['today', day(17, 0), 1],
    ['one week ago', day(10, 0), 1],
    ['eight days ago', day(9, 23), 0],
    ['tomorrow', day(18, 23), 1],
    ['the day after tomorrow', day(19, 0), 0],
    ['no date', '0001-01-01T00:00:00Z', 0],
  ])('counts alerts only within one week ago through tomorrow: %s', (_name, date, count) => {
    expect(engine(alert({ date }))?.count).toBe(count)
  })

  test.each([
    ['NEW', 1],
    ['ACK', 0],
    ['DISMISSED', 0],
  ] as const)('gives %s alerts a count of %i', (alertStatus, count) => {
    expect(engine(alert({ alertStatus }))?.count).toBe(count)
  })

  test('returns the highest severity of a category', () => {
    expect(
      engine(alert({}), alert({ alertSeverity: 'CRITICAL' }), alert({ alertSeverity: 'WARNING' })),
    ).toEqual({
      category: 'ENGINE',
      count: 3,
      worst: 'CRITICAL',
    })
  })

  test('counts a category and a severity that the contract does not name', () => {
    const alerts = [alert({ alertCategory: 'NETWORK', alertSeverity: 'FATAL' }), alert({})]
    expect(countAlerts(alerts, now).filter(({ count }) => count > 0)).toEqual([
      { category: 'ENGINE', count: 1, worst: 'INFO' },
      { category: 'NETWORK', count: 1, worst: null },
    ])
  })

  test('links to the alert list with the same filters', () => {
    expect(hostAlertsPath('db-014', 'AGENT', now)).toBe(
      '/alerts?f.alertStatus=in:NEW&f.alertCategory=in:AGENT&f.date=days:2026-03-10..2026-03-18&f.hostname=has:db-014',
    )
    expect(hostAlertsPath('a&b', null, now)).toBe(
      '/alerts?f.alertStatus=in:NEW&f.date=days:2026-03-10..2026-03-18&f.hostname=has:a%26b',
    )
  })

  test('returns zeros without alerts', () => {
    expect(countAlerts([], now).map(({ count }) => count)).toEqual([0, 0, 0])
  })
})
