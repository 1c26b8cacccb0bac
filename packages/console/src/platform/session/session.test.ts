import { expect, it } from 'vitest'
import { memoryStore } from '../storage/storage.ts'
import { idleTime, recordActivity } from './session.ts'

const now = () => 1_000_000

it.each(['1000001', 'soon', '', 'NaN', '-Infinity', 'Infinity'])(
  'counts the impossible activity %j as now and starts from there',
  (stored) => {
    const local = memoryStore()
    local.write('last-activity', stored)
    expect(idleTime(local, now)).toBe(0)
    expect(idleTime(local, () => now() + 5000)).toBe(5000)
  },
)

it('returns the time since the last activity', () => {
  const local = memoryStore()
  expect(idleTime(local, now)).toBe(0)
  recordActivity(local, now)
  expect(idleTime(local, () => now() + 1000)).toBe(1000)
})
