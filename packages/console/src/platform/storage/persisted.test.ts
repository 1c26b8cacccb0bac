import { expect, it } from 'vitest'
import { readWorklistCounts, recordCount, startVisit } from './persisted.ts'

it('returns the last counts of the visit before as the earlier ones', () => {
  const first = recordCount(recordCount(null, null, 'agents', 4), null, 'agents', 5)
  const second = recordCount(first, 100, 'agents', 7)
  expect(second).toEqual({ visit: 100, counts: { agents: 7 }, earlier: { agents: 5 } })
})

it('keeps the earlier counts during one visit', () => {
  const second = recordCount(recordCount(null, null, 'agents', 4), 100, 'agents', 6)
  expect(recordCount(second, 100, 'agents', 9).earlier).toEqual({ agents: 4 })
  expect(startVisit(second, 100)).toBe(second)
})

it('has no earlier counts after a visit without counts', () => {
  const second = startVisit(recordCount(null, null, 'agents', 4), 100)
  expect(startVisit(second, 200).earlier).toEqual({})
})

it('returns the same value for the same count', () => {
  const work = recordCount(null, 100, 'agents', 4)
  expect(recordCount(work, 100, 'agents', 4)).toBe(work)
})

it.each([null, 7, 'x', []])('reads %j as no counts', (stored) => {
  expect(readWorklistCounts(stored)).toBeNull()
})

it('drops stored values that are not numbers', () => {
  const stored = { visit: 'x', counts: { agents: '4', alerts: 2 }, earlier: 7 }
  expect(readWorklistCounts(stored)).toEqual({ visit: null, counts: { alerts: 2 }, earlier: {} })
})
