import type { OracleChange, OracleDatabase, PdbChange } from '@inventory-console/api-mocks/contract'
import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import { cpuSeries, forecastGrowth, growthSeries, pdbGrowth } from './oracleSeries.ts'

const always = { from: null, to: null }

function change(day: number, overrides: Partial<OracleChange> = {}): OracleChange {
  const updated = `2026-03-${String(day).padStart(2, '0')}T12:00:00Z`
  return { updated, dailyCPUUsage: day, segmentsSize: 1, datafileSize: 2, allocable: 3, ...overrides }
}

function database(name: string, changes: OracleChange[]): OracleDatabase {
  return makeOracleDatabase(1, { name, changes })
}

function host(days: readonly number[]) {
  const history = days.map((day) => ({
    id: String(day),
    createdAt: `2026-03-${String(day).padStart(2, '0')}T05:00:00Z`,
    totalDailyCPUUsage: day * 100,
  }))
  return makeHostDetail(1, { history })
}

const values = (series: { points: readonly { value: number | null }[] } | undefined) =>
  series?.points.map(({ value }) => value)

describe('cpuSeries', () => {
  const databases = [
    database('ONE', [change(1), change(2)]),
    database('TWO', [change(3)]),
    database('THREE', []),
  ]

  test('keeps the points of each series separate', () => {
    const series = cpuSeries(host([1, 2]), databases, ['ONE', 'TWO', 'THREE'], always, 'Host')
    expect(series.map(({ name }) => name)).toEqual(['Host', 'ONE', 'TWO', 'THREE'])
    expect(series.map(values)).toEqual([[100, 200], [1, 2], [3], []])
  })

  test('returns the host and only the compared databases', () => {
    const series = cpuSeries(host([1]), databases, ['TWO'], always, 'Host')
    expect(series.map(({ name }) => name)).toEqual(['Host', 'TWO'])
  })

  test('includes both ends of the period', () => {
    const series = cpuSeries(
      host([1, 2, 3, 4]),
      databases,
      [],
      { from: '2026-03-02', to: '2026-03-03' },
      'Host',
    )
    expect(values(series[0])).toEqual([200, 300])
  })

  test('keeps ids unique if a database is named like the host series', () => {
    const series = cpuSeries(host([1]), [database('total', [change(1)])], ['total'], always, 'Host')
    expect(new Set(series.map(({ id }) => id)).size).toBe(2)
  })
})

describe('growthSeries', () => {
  test('returns one series per size', () => {
    const series = growthSeries([change(1), change(2, { allocable: 9 })], always, (size) => size)
    expect(series.map(({ name, points }) => [name, points.map(({ value }) => value)])).toEqual([
      ['datafileSize', [2, 2]],
      ['segmentsSize', [1, 1]],
      ['allocable', [3, 9]],
    ])
  })

  test('uses the first value of a day', () => {
    const later = change(1, { updated: '2026-03-01T13:00:00Z', datafileSize: 99 })
    expect(values(growthSeries([change(1), later], always, (size) => size)[0])).toEqual([2])
  })

  test('returns empty series without changes', () => {
    expect(growthSeries([], always, (size) => size).map(values)).toEqual([[], [], []])
  })

  test('skips changes without a date', () => {
    const changes = [change(1), change(2, { updated: '' })]
    expect(values(growthSeries(changes, always, (size) => size)[0])).toHaveLength(1)
  })
})

describe('forecastGrowth', () => {
  const day = Date.parse('2026-03-20T12:00:00Z')
  const changes = [
    change(1, { segmentsSize: 10, allocable: 30 }),
    change(11, { segmentsSize: 20, allocable: 30 }),
    change(20, { segmentsSize: 21, allocable: 61 }),
  ]

  test('starts at the newest size, with the trend of the period', () => {
    const past = forecastGrowth(changes, { from: '2026-03-01', to: '2026-03-11' })
    expect(past).toMatchObject({ sizes: [10, 20], size: 21, perMonth: 30 })
    expect(past?.fullAt).toBe(day + 40 * 86_400_000)
  })

  test('is null without a size in the period', () => {
    expect(forecastGrowth(changes, { from: '2026-03-12', to: '2026-03-13' })).toBeNull()
  })
})

describe('pdbGrowth', () => {
  const row = (overrides: Partial<PdbChange>): PdbChange => ({
    ...change(1),
    dbname: 'ONE',
    pdbname: 'SALES',
    ...overrides,
  })

  test('returns only the rows of the given PDB', () => {
    const rows = [row({}), row({ pdbname: 'OTHER' }), row({ dbname: 'TWO' })]
    expect(pdbGrowth(rows, 'ONE', 'SALES')).toEqual([rows[0]])
  })

  test('drops rows with all sizes zero', () => {
    const zero = row({ datafileSize: 0, segmentsSize: 0, allocable: 0 })
    expect(pdbGrowth([zero, row({ segmentsSize: 0 })], 'ONE', 'SALES')).toHaveLength(1)
  })
})
