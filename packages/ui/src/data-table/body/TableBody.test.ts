import { expect, test } from 'vitest'
import { createRowKeys } from './TableBody.tsx'

test.each([
  { name: 'all stay', next: [4, 5, 6], given: [0, 1, 2] },
  { name: 'one leaves, one comes', next: [5, 6, 7], given: [1, 2, 0] },
  { name: 'all leave', next: [90, 91, 92], given: [0, 1, 2] },
  { name: 'one stays apart', next: [5, 90, 91], given: [1, 0, 2] },
  { name: 'more are drawn', next: [3, 4, 5, 6, 7], given: [3, 0, 1, 2, 4] },
  { name: 'fewer are drawn', next: [6], given: [2] },
])('keeps the key of a row and reuses freed keys: $name', ({ next, given }) => {
  const assignKeys = createRowKeys()
  assignKeys([4, 5, 6])
  expect(assignKeys(next)).toEqual(given)
  expect(assignKeys(next)).toEqual(given)
})

test('followed rows take their keys along, also when they change places', () => {
  const assignKeys = createRowKeys()
  const followed = (expanded: number, active: number) => [
    { id: 'expanded', index: expanded },
    { id: 'active', index: active },
  ]
  expect(assignKeys([0, 1, 2, 3], followed(1, 3))).toEqual([0, 1, 2, 3])
  expect(assignKeys([0, 1, 2, 3], followed(3, 1))).toEqual([0, 3, 2, 1])
})
