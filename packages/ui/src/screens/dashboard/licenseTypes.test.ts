import type { LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayInUtc, firstLicenseType, licenseSeries, licenseTypes } from './licenseTypes.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const item = (licenseTypeID: string, itemDescription = '', metric = ''): LicenseHistoryItem => ({
  licenseTypeID,
  itemDescription,
  metric,
  history: [],
})

describe('the licence types', () => {
  it('stand by id, the usual one first, those without any name left out', () => {
    const types = licenseTypes([
      item('A90620'),
      item(''),
      item(firstLicenseType),
      item('', 'MySQL'),
      item('A1'),
    ])
    expect(
      types.map(({ item: { licenseTypeID, itemDescription } }) => licenseTypeID || itemDescription),
    ).toEqual(['A90611', 'MySQL', 'A1', 'A90620'])
  })

  it('are told apart by more than their id (fault: the choice was found by the id alone)', () => {
    const types = licenseTypes([
      item('', 'MySQL - Enterprise'),
      item('', 'SQL Server'),
      item('A1', 'x', 'a'),
      item('A1', 'x', 'b'),
    ])
    expect(new Set(types.map(({ key }) => key)).size).toBe(4)
  })
})

describe('the series of a type', () => {
  const series = (history: LicenseHistoryItem['history']) =>
    licenseSeries({ ...item('A1'), history }, (measure) => measure)

  it('are what is purchased, covered and consumed', () => {
    const date = '2026-03-16T00:00:00Z'
    expect(series([{ date, purchased: 3, covered: 2, consumed: 1 }])).toEqual([
      { id: 'purchased', name: 'purchased', points: [{ at: '2026-03-16', value: 3 }] },
      { id: 'covered', name: 'covered', points: [{ at: '2026-03-16', value: 2 }] },
      { id: 'consumed', name: 'consumed', points: [{ at: '2026-03-16', value: 1 }] },
    ])
  })

  it.each(['Pacific/Kiritimati', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'])(
    'keep the day of the services in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(dayInUtc('2026-03-16T00:00:00Z')).toBe('2026-03-16')
      expect(dayInUtc('2026-03-16T00:30:00+01:00')).toBe('2026-03-15')
    },
  )

  it('leave out days that are none', () => {
    expect(dayInUtc('0001-01-01T00:00:00Z')).toBeNull()
    expect(
      series([{ date: 'soon', purchased: 1, covered: 1, consumed: 1 }]).map(({ points }) => points),
    ).toEqual([[], [], []])
  })
})
