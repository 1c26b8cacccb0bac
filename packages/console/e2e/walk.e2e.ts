import { afterAll, beforeAll, expect, test } from 'vitest'
import { walked } from './support/walk.ts'
import { openWalker, type Walker } from './support/walker.ts'

/** Sample of `npm run bench -- walk`. */
let walker: Walker
beforeAll(async () => {
  walker = await openWalker({ persona: 'admin', hosts: 200 })
})
afterAll(() => walker.close())

test('URL, state and row counts stay consistent over random steps', async () => {
  const { done, wrong } = await walked(walker, 60, 2, () => {})
  // The last steps show how to reproduce the failure.
  expect(wrong.length === 0 ? [] : [...done.slice(-12), ...wrong]).toEqual([])
}, 180_000)
