import { expect, test, vi } from 'vitest'
import { concatLists } from './listStates.ts'

const listOf = (row: string, overrides: { stale?: boolean; refreshing?: boolean } = {}) => ({
  status: 'ready' as const,
  value: [row],
  refreshing: false,
  stale: false,
  refresh: vi.fn<() => void>(),
  ...overrides,
})

test.each(['stale', 'refreshing'] as const)('lists as one are %s if one of them is', (flag) => {
  const [plain, flagged] = [listOf('a'), listOf('b', { [flag]: true })]
  expect(concatLists([plain, flagged])).toMatchObject({ value: ['a', 'b'], [flag]: true })
  expect(concatLists([plain, plain])).toMatchObject({ [flag]: false })
})

test.each(['loading', 'forbidden'] as const)(
  'lists as one are %s without rows if one of them is',
  (status) => {
    const missing = { status, stale: true, refresh: vi.fn<() => void>() }
    const one = concatLists([listOf('a'), missing])
    expect(one).toMatchObject({ status, stale: true })
    expect(one).not.toHaveProperty('value')
  },
)

test('lists as one refresh all of them', () => {
  const lists = [listOf('a'), listOf('b')]
  concatLists(lists).refresh()
  expect(lists.map(({ refresh }) => refresh.mock.calls.length)).toEqual([1, 1])
})
