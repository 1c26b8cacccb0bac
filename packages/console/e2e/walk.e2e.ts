import { afterAll, beforeAll, expect, test } from 'vitest'
import { walked } from './support/walk.ts'
import { openWalker, type Walker } from './support/walker.ts'

/** A part of `npm run bench -- walk`, which goes as far as one likes. */
let walker: Walker
beforeAll(async () => {
  walker = await openWalker({ persona: 'admin', hosts: 200 })
})
afterAll(() => walker.close())

test('whatever is done in whatever order, the address is the state, and as many rows are there as are told', async () => {
  const { done, wrong } = await walked(walker, 60, 2, () => {})
  // The last steps say how one gets there.
  expect(wrong.length === 0 ? [] : [...done.slice(-12), ...wrong]).toEqual([])
}, 180_000)
