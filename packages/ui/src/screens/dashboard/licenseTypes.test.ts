import type { LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayInUtc, firstLicenseType, licenseSeries, licenseTypes } from './HistoryCharts.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

const item = (licenseTypeID: string, itemDescription = '', metric = ''): LicenseHistoryItem => ({
  licenseTypeID,
  itemDescription,
  metric,
  history: [],
})

describe('licenseTypes', () => {
  it('sorts by id with the default type first and drops unnamed types', () => {
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

  it('keeps types with equal ids but different descriptions or metrics apart', () => {
    const types = licenseTypes([
      item('', 'MySQL - Enterprise'),
      item('', 'SQL Server'),
      item('A1', 'x', 'a'),
      item('A1', 'x', 'b'),
    ])
    expect(new Set(types.map(({ key }) => key)).size).toBe(4)
  })
})

describe('series', () => {
  const series = (history: LicenseHistoryItem['history']) =>
    licenseSeries({ ...item('A1'), history }, (measure) => measure)

  it('has purchased, covered and consumed licenses', () => {
    const date = '2026-03-16T00:00:00Z'
    expect(series([{ date, purchased: 3, covered: 2, consumed: 1 }])).toEqual([
      { id: 'purchased', name: 'purchased', points: [{ time: '2026-03-16', value: 3 }] },
      { id: 'covered', name: 'covered', points: [{ time: '2026-03-16', value: 2 }] },
      { id: 'consumed', name: 'consumed', points: [{ time: '2026-03-16', value: 1 }] },
    ])
  })

  it.each(['Pacific/Kiritimati', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'])(
    'keeps the UTC day of the API in time zone %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(dayInUtc('2026-03-16T00:00:00Z')).toBe('2026-03-16')
      expect(dayInUtc('2026-03-16T00:30:00+01:00')).toBe('2026-03-15')
    },
  )

  it('leaves out invalid dates', () => {
    expect(dayInUtc('0001-01-01T00:00:00Z')).toBeNull()
    expect(
      series([{ date: 'soon', purchased: 1, covered: 1, consumed: 1 }]).map(({ points }) => points),
    ).toEqual([[], [], []])
  })
})
