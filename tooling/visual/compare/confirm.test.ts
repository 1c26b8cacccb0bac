import { expect, it } from 'vitest'
import type { ChangedPicture } from './clusters.ts'
import { confirmDifferences } from './confirm.ts'
import { rect } from './testImages.ts'
import { ColorNames } from './tokens.ts'

const changed = (story: string): ChangedPicture => ({
  story,
  mode: 'light',
  theme: 'light',
  before: '1',
  after: '2',
})

/** Stories in `flaky` are equal when rendered again. */
async function confirm(ids: string[], flaky: string[]) {
  const again: string[] = []
  let current = ids
  const { clusters, refuted } = await confirmDifferences({
    causes: { changedComponents: new Set(), names: new ColorNames({}, {}) },
    changed: () => current.map(changed),
    compare: async (pictures) =>
      pictures.map((picture) => ({
        ...picture,
        difference: {
          changes: [{ kind: 'layout', rect: rect(0, 0, 1, 1), pixels: 1 }],
          causes: [{ slot: 'tabs', isOwn: true }],
        },
      })),
    renderAgain: async (stories) => {
      again.push(...stories)
      current = current.filter((id) => !(stories.includes(id) && flaky.includes(id)))
    },
  })
  return { again, refuted: refuted.map(({ story }) => story), left: clusters[0]?.members.length ?? 0 }
}

it('renders every story of a small cluster again', async () => {
  expect(await confirm(['a', 'b'], [])).toEqual({ again: ['a', 'b'], refuted: [], left: 2 })
})

it('renders a sample of a large cluster again', async () => {
  expect((await confirm(['a', 'b', 'c', 'd', 'e', 'f', 'g'], [])).again).toHaveLength(3)
})

it('drops pictures that are equal when rendered again and then checks the whole cluster', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(await confirm(ids, ids)).toEqual({ again: ids, refuted: ids, left: 0 })
})
