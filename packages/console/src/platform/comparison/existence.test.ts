import { expect, it } from 'vitest'
import { existedAt, rowsOfExistingHosts } from './existence.ts'

const existence = { current: new Set(['current']), dismissals: new Map([['dismissed', 500]]) }

it.each([
  ['current', 900, true],
  ['dismissed', 499, true],
  ['dismissed', 500, false],
  // Removed without a trace, so a comparison with today lists it as removed.
  ['unknown', 900, true],
])('host %s existed at %d: %s', (hostname, time, existed) => {
  expect(existedAt(hostname, time, existence)).toBe(existed)
})

it('keeps rows of existing hosts and rows without a host', () => {
  const rows = [{ hostname: 'current' }, { hostname: 'dismissed' }, { cluster: 'c' }]
  expect(rowsOfExistingHosts(rows, 600, existence)).toEqual([{ hostname: 'current' }, { cluster: 'c' }])
})
