import { expect, test } from 'vitest'
import { patchStateOf } from './patchState.ts'

const now = Date.parse('2026-03-16T09:00:00Z')
const psus = (...dates: readonly string[]) => dates.map((date) => ({ date }))

test.each([
  ['19.33.0.0.0 Enterprise Edition', psus('2024-01-16', '2026-01-20'), 'current', null],
  ['19.28.0.0.0 Enterprise Edition', psus('2025-07-15'), 'behind', 8],
  ['19.20.0.0.0 Enterprise Edition', psus('2023-07-18'), 'outdated', 31],
  ['19.3.0.0.0 Enterprise Edition', psus(), 'none', null],
  ['19.3.0.0.0 Enterprise Edition', psus('????-??-??'), 'none', null],
  ['11.2.0.4.0 Enterprise Edition', psus('2026-01-20'), 'endOfLife', null],
  ['12.2.0.1.0 Standard Edition 2', psus(), 'endOfLife', null],
  ['21.3.0.0.0 Express Edition', psus('2026-02-20'), 'current', null],
])('patches of %s with %o are %s', (version, installed, kind, months) => {
  const state = patchStateOf({ version, psus: installed }, now)
  expect(state.kind).toBe(kind)
  expect('months' in state ? state.months : null).toBe(months)
})
