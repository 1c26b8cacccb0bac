import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesOf } from './support/addresses.ts'
import { jsonOf } from './support/answers.ts'
import { keyMalformations, packed, spoilt } from './support/malformed.ts'
import { openWalker, type Walker } from './support/walker.ts'

/** Seed of the sample; the benchmark of the same name covers each key of each response. */
const seed = 11
const each = 3

let walker: Walker
beforeAll(async () => {
  walker = await openWalker({ persona: 'admin', hosts: 200 })
})
afterAll(() => walker.close())

/** Milliseconds; long enough for a busy machine. */
const timeout = 180_000

test(
  'no page breaks on keys that are null, missing, of another type, empty, huge or duplicated',
  { timeout },
  async () => {
    const all = await addressesOf(walker)
    let turn = seed
    walker.answer(async (call, good) => {
      const value = await jsonOf(call, good)
      if (value === undefined) return good
      const loads = packed(keyMalformations(call, value))
      turn += 1
      return spoilt(value, loads[turn % Math.max(loads.length, 1)] ?? [])
    })
    const found: string[] = []
    for (const address of all.filter((_, at) => at % each === seed % each)) {
      const { faults } = await walker.visit(address)
      found.push(...faults.map((fault) => `${address}: ${fault}`))
    }
    expect(found).toEqual([])
  },
)
