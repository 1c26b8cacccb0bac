import { expect, test } from 'vitest'
import { createLimit } from './limit.ts'

test('runs at most three actions at a time, in their order, also after one has failed', async () => {
  const limit = createLimit(3)
  const started: number[] = []
  const open = new Map<number, PromiseWithResolvers<number>>()
  const results = Array.from({ length: 6 }, (_, index) =>
    limit(() => {
      started.push(index)
      const action = Promise.withResolvers<number>()
      open.set(index, action)
      return action.promise
    }),
  )
  const settled = Promise.allSettled(results)
  await expect.poll(() => started).toEqual([0, 1, 2])
  open.get(1)?.reject(new Error('refused'))
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  open.get(0)?.resolve(0)
  open.get(3)?.resolve(3)
  await expect.poll(() => started).toEqual([0, 1, 2, 3, 4, 5])
  for (const index of [2, 4, 5]) open.get(index)?.resolve(index)
  expect((await settled).map(({ status }) => status)).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => (index === 1 ? 'rejected' : 'fulfilled')),
  )
})
