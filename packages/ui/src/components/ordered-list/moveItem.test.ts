import { expect, test } from 'vitest'
import { moveItem } from './moveItem.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('moves from %i to %i: %s', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order)
})
