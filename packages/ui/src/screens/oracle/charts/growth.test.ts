import type { PdbChange } from '@inventory-console/api-mocks/contract'
import { expect, test } from 'vitest'
import { forecastGrowth } from '../../../columns/oracleSeries.ts'
import { growthOf, pdbsOf, type DatabaseChanges } from './GrowthCharts.tsx'

const change = (day: number, datafileSize: number) => ({
  updated: new Date(2026, 2, day, 12).toISOString(),
  datafileSize,
  segmentsSize: datafileSize / 2,
  allocable: datafileSize * 2,
  dailyCPUUsage: 0,
})
const databases: readonly DatabaseChanges[] = [
  { databasename: 'ORCL', oracleChanges: [change(1, 100), change(2, 110), change(2, 999)] },
  { databasename: 'DWH', oracleChanges: [change(2, 50)] },
]
const wholePeriod = { from: null, to: null }

test('returns one line per database', () => {
  const lines = growthOf(databases, ['DWH', 'ORCL'], 'segmentsSize', wholePeriod)
  expect(lines.map(({ id, points }) => [id, points.map(({ value }) => value)])).toEqual([
    ['DWH', [25]],
    ['ORCL', [50, 55]],
  ])
})

test('returns a line without points for an unknown database', () => {
  expect(growthOf(databases, ['GONE'], 'allocable', wholePeriod)).toEqual([
    { id: 'GONE', name: 'GONE', points: [] },
  ])
})

test('draws no line at zero for an agent that sends no allocatable size', () => {
  const unlimited = [{ databasename: 'ORCL', oracleChanges: [{ ...change(1, 100), allocable: 0 }] }]
  const valuesOf = (size: 'allocable' | 'segmentsSize') =>
    growthOf(unlimited, ['ORCL'], size, wholePeriod).flatMap(({ points }) => points.map(({ value }) => value))
  expect(valuesOf('allocable')).toEqual([null])
  expect(valuesOf('segmentsSize')).toEqual([50])
})

test('leaves out days outside the period', () => {
  const [line] = growthOf(databases, ['ORCL'], 'datafileSize', { from: '2026-03-01', to: '2026-03-01' })
  expect(line?.points.map(({ value }) => value)).toEqual([100])
})

test('keeps PDBs with equal names in different databases apart', () => {
  const pdb = (dbname: string, pdbname: string): PdbChange => ({ dbname, pdbname, ...change(1, 1) })
  const changes = [pdb('ORCL', 'APP'), pdb('DWH', 'APP'), pdb('ORCL', 'APP'), pdb('ORCL', 'WEB')]
  expect(pdbsOf(changes, 'ORCL')).toEqual(['APP', 'WEB'])
  expect(pdbsOf(changes, 'DWH')).toEqual(['APP'])
})

test('returns an empty line for a database without changes', () => {
  const empty = [{ id: 'ORCL', name: 'ORCL', points: [] }]
  expect(growthOf([], ['ORCL'], 'allocable', wholePeriod)).toEqual(empty)
  expect(growthOf([{ databasename: 'ORCL', oracleChanges: [] }], ['ORCL'], 'allocable', wholePeriod)).toEqual(
    empty,
  )
})

test('a database is full when its trend reaches the allocatable size', () => {
  const sized = (day: number, segmentsSize: number) => ({ ...change(day, 0), segmentsSize, allocable: 130 })
  const forecast = forecastGrowth([sized(1, 90), sized(3, 92), sized(11, 100)], wholePeriod)
  expect(forecast).toMatchObject({ sizes: [90, 92, 100], size: 100, perMonth: 30 })
  // 30 GiB at 1 GiB a day after the 11th of March.
  expect(new Date(forecast?.fullAt ?? 0).toDateString()).toBe(new Date(2026, 3, 10).toDateString())
})

test.each([
  ['that shrinks', [100, 90], 130, null],
  ['that grows too slowly', [100, 100.01], 1000, null],
  ['without a size', [], 130, undefined],
  ['whose agent sends no allocatable size', [90, 100], 0, 'unknown'],
  ['with one measurement', [90], 130, 'unknown'],
] as const)('a database %s is not full', (_, segments, allocable, fullAt) => {
  const changes = segments.map((segmentsSize, index) => ({
    ...change(index + 1, 0),
    segmentsSize,
    allocable,
  }))
  expect(forecastGrowth(changes, wholePeriod)?.fullAt).toBe(fullAt)
})

test('one measurement shows no growth, but a full database', () => {
  const sized = { ...change(1, 0), segmentsSize: 130, allocable: 130 }
  expect(forecastGrowth([sized], wholePeriod)).toMatchObject({
    perMonth: null,
    fullAt: Date.parse(sized.updated),
  })
})
