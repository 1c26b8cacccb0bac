import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import { dayOf, daySeries, longestStep, periodBars, samplesOf } from './capacity.ts'

const names = {
  month: 'Month',
  weeks: 'Weeks',
  days: 'Days',
  short: (target: string) => target.toUpperCase(),
}
const at = (hour: number) => `2026-03-15T${String(hour).padStart(2, '0')}:00:00Z`
const hour = (from: number, cpuAvg?: number | null) => ({ timeStart: at(from), timeEnd: at(from), cpuAvg })
const period = (target: string, cpuAvg?: number | null, cpuMax?: number) => ({
  timeStart: at(0),
  timeEnd: at(0),
  target,
  cpuAvg,
  cpuMax,
})

describe('periodBars', () => {
  test('orders month, weeks and days from oldest to newest, with null for missing periods', () => {
    const bars = periodBars(samplesOf([period('d1', 4), period('w2', 0), period('m', 2)], 'cpuAvg'), names)
    expect(bars.map(({ label, group, value }) => [label, group, value])).toEqual([
      ['M', 'Month', 2],
      ['W4', 'Weeks', null],
      ['W3', 'Weeks', null],
      ['W2', 'Weeks', 0],
      ['W1', 'Weeks', null],
      ['D7', 'Days', null],
      ['D6', 'Days', null],
      ['D5', 'Days', null],
      ['D4', 'Days', null],
      ['D3', 'Days', null],
      ['D2', 'Days', null],
      ['D1', 'Days', 4],
    ])
  })

  test('keeps the last non-null value of a period', () => {
    const sent = [period('m', 1, 10), period('m', 2), period('m', null, 30)]
    expect(periodBars(samplesOf(sent, 'cpuAvg', 'cpuMax'), names)[0]).toMatchObject({ value: 2, marker: 30 })
  })
})

describe('daySeries and dayOf', () => {
  test('sort the samples without a target by time', () => {
    const sent = [hour(3, 3), hour(1, 1), period('d1', 9), hour(2, 0)]
    const day = dayOf(samplesOf(sent, 'cpuAvg'))
    expect(day.map(({ time, average }) => [new Date(time).toISOString().slice(11, 13), average])).toEqual([
      ['01', 1],
      ['02', 0],
      ['03', 3],
    ])
  })

  test('keep zeros and gaps at their own times', () => {
    const day = dayOf(samplesOf([hour(1, 5), hour(2, null), hour(3), hour(4, 7)], 'cpuAvg'))
    expect(daySeries(day, { average: 'Average' })[0]?.points.map(({ value }) => value)).toEqual([
      5,
      null,
      null,
      7,
    ])
  })

  test('break the line where a sample is missing', () => {
    const sent = [0, 1, 2, 4, 5].map((from) => hour(from, 1))
    const step = longestStep(dayOf(samplesOf(sent, 'cpuAvg')))
    expect(step).toBeGreaterThan(3_600_000)
    expect(step).toBeLessThan(2 * 3_600_000)
    expect(longestStep(dayOf(samplesOf(sent.slice(0, 2), 'cpuAvg')))).toBeUndefined()
  })

  test('keep the samples of each measure separate', () => {
    const { cpuConsumptions, diskConsumptions } = makeHostDetail(1)
    const cpu = dayOf(samplesOf(cpuConsumptions.slice(0, 14), 'cpuAvg'))
    const disk = dayOf(samplesOf(diskConsumptions, 'iopsHostDayAvg'))
    expect(cpu.length).toBe(2)
    expect(disk.length).toBeGreaterThan(12)
  })

  test('return average and maximum where present, and no series without values', () => {
    const { cpuDiskConsumptions } = makeOracleDatabase(1)
    const both = { average: 'Average', maximum: 'Max' }
    const day = dayOf(samplesOf(cpuDiskConsumptions, 'cpuDbAvg', 'cpuDbMax'))
    expect(daySeries(day, both).map(({ id }) => id)).toEqual(['average', 'maximum'])
    expect(daySeries(dayOf(samplesOf(cpuDiskConsumptions, 'cpuDbAvg')), both).map(({ id }) => id)).toEqual([
      'average',
    ])
    expect(daySeries([], both)).toEqual([])
  })
})

test('samplesOf ignores unknown targets and rows without a start time', () => {
  const odd = [
    { timeStart: null, timeEnd: null, cpuAvg: 1 },
    { ...hour(1), target: '' },
    { ...hour(2), target: 'w9' },
  ]
  const samples = samplesOf(odd, 'cpuAvg')
  expect(dayOf(samples).filter(({ average }) => average !== null)).toEqual([])
  expect(new Set(periodBars(samples, names).map(({ value }) => value === null))).toEqual(new Set([true]))
})
