import type { CpuDiskConsumption, OracleDatabase } from '@inventory-console/api-mocks/contract'
import { makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { expect, test } from 'vitest'
import { compareCapacity } from './CapacityComparison.tsx'

const names = { month: 'Month', weeks: 'Weeks', days: 'Days', short: (target: string) => target }
const threads = { id: 'cpuDb', average: 'cpuDbAvg', maximum: 'cpuDbMax' } as const
const at = (hour: number) => `2026-03-15T${String(hour).padStart(2, '0')}:00:00Z`

function database(name: string, consumptions: readonly Partial<CpuDiskConsumption>[]): OracleDatabase {
  return makeOracleDatabase(1, {
    name,
    cpuDiskConsumptions: consumptions.map((row) => ({ timeStart: null, timeEnd: null, ...row })),
  })
}

const one = database('ORCL', [
  { target: 'm', cpuDbAvg: 2, cpuDbMax: 9 },
  { timeStart: at(1), cpuDbAvg: 1 },
  { timeStart: at(3), cpuDbAvg: 0 },
])
const other = database('DWH', [
  { target: 'm', cpuDbAvg: 4 },
  { timeStart: at(2), cpuDbAvg: 7 },
])

test('keeps zeros and the time of every value', () => {
  const { lines, day } = compareCapacity(threads, [one, other], names)
  expect(lines.map(({ name, points }) => [name, points.map(({ value }) => value)])).toEqual([
    ['ORCL', [1, 0]],
    ['DWH', [7]],
  ])
  expect(lines.flatMap(({ points }) => points.map((point) => point.time))).toEqual(
    [1, 3, 2].map((hour) => Date.parse(at(hour))),
  )
  expect(day.map(({ time }) => time)).toEqual([1, 2, 3].map((hour) => Date.parse(at(hour))))
})

test('puts all periods on one scale up to the highest average or maximum', () => {
  const { periods, highest } = compareCapacity(threads, [one, other], names)
  expect(periods.map(({ name, bars }) => [name, bars[0]?.value, bars[0]?.marker])).toEqual([
    ['ORCL', 2, 9],
    ['DWH', 4, null],
  ])
  expect(highest).toBe(9)
})

test('returns an empty line for a database without measurements', () => {
  const { lines, periods, highest, longestStep } = compareCapacity(threads, [database('NEW', [])], names)
  expect(lines).toEqual([{ id: 'NEW', name: 'NEW', points: [] }])
  expect(new Set(periods[0]?.bars.map(({ value }) => value === null))).toEqual(new Set([true]))
  expect([highest, longestStep]).toEqual([0, undefined])
})
