import { describe, expect, it } from 'vitest'
import {
  connectedStep,
  dayTicks,
  gapsOf,
  hasValues,
  nearest,
  layoutSeries,
  runsOf,
  spreadLabels,
  stopsOf,
  timeSpan,
} from './lineModel.ts'

const local = (month: number, day: number, hour = 0) => new Date(2026, month - 1, day, hour).getTime()
const one = (points: readonly { time: string | number; value: number | null }[]) => [
  { id: 'used', name: 'Used', points },
]

describe('layoutSeries', () => {
  it('groups by local day in order and keeps the last value of a day', () => {
    const [series] = layoutSeries(
      one([
        { time: '2026-03-02', value: 5 },
        { time: local(3, 1, 9), value: 1 },
        { time: local(3, 1, 17), value: 2 },
        { time: '1970-01-01T00:00:00Z', value: 9 },
        { time: 'nonsense', value: 9 },
      ]),
      'day',
    )
    expect(series?.points).toEqual([
      { time: local(3, 1), value: 2 },
      { time: local(3, 2), value: 5 },
    ])
  })
  it('keeps the last value of a day of points in any order', () => {
    const points = [17, 9, 13].map((hour) => ({ time: local(3, 1, hour), value: hour }))
    const [series] = layoutSeries(one(points), 'day')
    expect(series?.points).toEqual([{ time: local(3, 1), value: 17 }])
  })
  it('keeps times and zero values by moment', () => {
    const [series] = layoutSeries(one([{ time: local(3, 1, 9), value: 0 }]), 'moment')
    expect(series?.points).toEqual([{ time: local(3, 1, 9), value: 0 }])
  })
  it('drops points outside the period, whose ends are inclusive', () => {
    const points = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map((time) => ({
      time,
      value: 1,
    }))
    const placed = layoutSeries(one(points), 'day', { from: '2026-03-02', to: '2026-03-03' })
    expect(stopsOf(placed)).toEqual([local(3, 2), local(3, 3)])
    expect(hasValues(layoutSeries(one(points), 'day', { from: '2026-04-01', to: '2026-04-02' }))).toBe(false)
  })
  it('treats NaN as a gap', () => {
    expect(hasValues(layoutSeries(one([{ time: '2026-03-01', value: Number.NaN }]), 'day'))).toBe(false)
  })
})

it('runsOf breaks a line at missing values and at steps that are too long', () => {
  const at = (time: number, value: number | null) => ({ time, value })
  const points = [at(1, 5), at(2, 6), at(3, null), at(4, 7), at(9, 8), at(10, 9)]
  expect(runsOf(points).map((run) => run.length)).toEqual([2, 3])
  expect(runsOf(points, 2).map((run) => run.length)).toEqual([2, 1, 2])
})

it('timeSpan adds half a day on both sides of a single day', () => {
  const [from, to] = timeSpan([local(3, 1)])
  expect(to - from).toBe(86_400_000)
  expect(timeSpan([local(3, 2)], { from: '2026-03-01', to: '2026-03-31' })).toEqual([
    local(3, 1),
    local(3, 31),
  ])
})

describe('gapsOf', () => {
  const days = (...dates: number[]) =>
    layoutSeries(one(dates.map((date) => ({ time: local(3, date), value: date }))), 'day')
  it('finds spans without values, also at both ends', () => {
    const series = days(5, 6, 7, 12, 13)
    const span = [local(3, 1), local(3, 20)] as const
    expect(gapsOf(series, span, connectedStep(days(5, 6, 7, 8), 'day'))).toEqual([
      { from: local(3, 1), to: local(3, 5), after: null, before: local(3, 5) },
      { from: local(3, 7), to: local(3, 12), after: local(3, 7), before: local(3, 12) },
      { from: local(3, 13), to: local(3, 20), after: local(3, 13), before: null },
    ])
  })
  it('counts a measurement without a value as missing', () => {
    const series = layoutSeries(
      one([1, 2, 3].map((date) => ({ time: local(3, date), value: date === 2 ? null : 1 }))),
      'day',
    )
    expect(gapsOf(series, [local(3, 1), local(3, 3)], Number.POSITIVE_INFINITY)).toHaveLength(1)
  })
  it('connects weekly values that precede daily ones', () => {
    const series = days(1, 8, 15, 22, 23, 24, 25, 26, 27, 28)
    expect(gapsOf(series, [local(3, 1), local(3, 28)], connectedStep(series, 'day'))).toEqual([])
  })
})

it('dayTicks are equally far apart, and start months in long periods', () => {
  const month = dayTicks([local(10, 29), local(11, 29)], 800, 72)
  expect(month.times.slice(0, 3)).toEqual([local(10, 29), local(11, 1), local(11, 4)])
  expect(dayTicks([local(1, 15), new Date(2028, 0, 15).getTime()], 400, 72)).toEqual({
    unit: 'month',
    times: [
      local(7, 1),
      new Date(2027, 0, 1).getTime(),
      new Date(2027, 6, 1).getTime(),
      new Date(2028, 0, 1).getTime(),
    ],
  })
})

it('nearest returns the closest stop', () => {
  expect([0, 4, 6, 99].map((target) => nearest([1, 5, 10], target))).toEqual([0, 1, 1, 2])
})

it('spreadLabels keeps labels apart and within bounds', () => {
  expect(spreadLabels([10, 12, 90], 14, 0, 100)).toEqual([10, 24, 90])
  expect(spreadLabels([95, 96, 97], 14, 0, 100)).toEqual([72, 86, 100])
})
