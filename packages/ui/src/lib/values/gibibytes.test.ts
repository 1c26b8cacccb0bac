import { expect, it } from 'vitest'
import { gibibytes } from './gibibytes.ts'

it.each([
  [0, 0],
  [512, 0.5],
  [896, 0.88],
  [196_607.88, 192],
])('converts %d MiB to %d GiB with two decimals', (mebibytes, expected) => {
  expect(gibibytes(mebibytes)).toBe(expected)
})
