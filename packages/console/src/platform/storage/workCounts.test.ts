import { expect, it } from 'vitest'
import { readWorkCounts, recordWork, startWork } from './persisted.ts'

it('returns the last counts of the visit before as the earlier ones', () => {
  const first = recordWork(recordWork(null, null, 'agents', 4), null, 'agents', 5)
  const second = recordWork(first, 100, 'agents', 7)
  expect(second).toEqual({ visit: 100, counts: { agents: 7 }, earlier: { agents: 5 } })
})

it('keeps the earlier counts during one visit', () => {
  const second = recordWork(recordWork(null, null, 'agents', 4), 100, 'agents', 6)
  expect(recordWork(second, 100, 'agents', 9).earlier).toEqual({ agents: 4 })
  expect(startWork(second, 100)).toBe(second)
})

it('has no earlier counts after a visit without counts', () => {
  const second = startWork(recordWork(null, null, 'agents', 4), 100)
  expect(startWork(second, 200).earlier).toEqual({})
})

it('returns the same value for the same count', () => {
  const work = recordWork(null, 100, 'agents', 4)
  expect(recordWork(work, 100, 'agents', 4)).toBe(work)
})

it.each([null, 7, 'x', []])('reads %j as no counts', (stored) => {
  expect(readWorkCounts(stored)).toBeNull()
})

it('drops stored values that are not numbers', () => {
  const stored = { visit: 'x', counts: { agents: '4', alerts: 2 }, earlier: 7 }
  expect(readWorkCounts(stored)).toEqual({ visit: null, counts: { alerts: 2 }, earlier: {} })
})
