import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { describe, expect, it } from 'vitest'
import { cpuOfLastMonth } from './HostCpuCard.tsx'

const now = Date.parse('2026-03-16T09:00:00Z')
const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString()
const history = (...ago: readonly number[]): HostDetail['history'] =>
  ago.map((days) => ({ id: String(days), createdAt: day(days), totalDailyCPUUsage: days }))
const consumption = (target: 'm' | 'w1' | 'w2' | 'd1', ago: number) => ({
  target,
  timeStart: day(ago),
  timeEnd: day(ago - 1),
  cpuAvg: ago,
})
const cpuConsumptions = [
  consumption('m', 30),
  consumption('w2', 14),
  consumption('w1', 7),
  consumption('d1', 1),
  { timeStart: day(1), timeEnd: day(0), cpuAvg: 9 },
]

describe('CPU of the last month', () => {
  it('is that of the host by weeks and days, and no span twice', () => {
    const points = cpuOfLastMonth({ history: history(3, 4), cpuConsumptions }, now)
    expect(points.map(({ value }) => value)).toEqual([14, 1])
  })

  it('is the daily sum of the databases of a host that does not measure itself', () => {
    const points = cpuOfLastMonth({ history: history(1, 2, 40), cpuConsumptions: [] }, now)
    expect(points.map(({ value }) => value)).toEqual([1, 2])
  })
})
