import { expect, it } from 'vitest'
import { clusterDifferences, type DifferentPicture } from './clusters.ts'
import type { RegionChange } from './comparePictures.ts'
import { rect } from './testImages.ts'

const area = { rect: rect(0, 0, 10, 10), pixels: 100 }

function different(story: string, changes: RegionChange[], causes: string[] = []): DifferentPicture {
  const hashes = { before: `${story} old`, after: `${story} new` }
  return {
    story,
    mode: 'light',
    ...hashes,
    difference: { changes, causes: causes.map((slot) => ({ slot, isOwn: true })) },
  }
}

const color = (before: number, after: number, pixels = 100, backgrounds = [0xffffff]): RegionChange => ({
  kind: 'color',
  ...area,
  pixels,
  color: { pair: { before, after }, backgrounds },
})
const layout: RegionChange = { kind: 'layout', ...area }
const content = (slot: string, signature: string): RegionChange => ({
  kind: 'content',
  ...area,
  slot,
  signature,
})

const summary = (pictures: DifferentPicture[]) =>
  clusterDifferences(pictures).map(({ key, members }) => [key, members.length])

it('adds blended edges of a color to the cluster of the color', () => {
  // 50 % of each color over white.
  const edge = color(0x99b3ff, 0xff80b3, 10)
  expect(
    summary([
      different('a', [color(0x3366ff, 0xff0066)]),
      different('b', [edge]),
      different('c', [color(0x22aa22, 0x33cc33)]),
    ]),
  ).toEqual([
    ['color #3366ff → #ff0066', 2],
    ['color #22aa22 → #33cc33', 1],
  ])
})

it('assigns layout changes to the component that explains most pictures', () => {
  expect(
    summary([
      different('a', [layout], ['button', 'toolbar', 'list']),
      different('b', [layout], ['toolbar', 'button']),
      different('c', [layout], ['button']),
      different('d', [layout], ['tabs', 'list']),
    ]),
  ).toEqual([
    ['layout button', 3],
    ['layout tabs', 1],
  ])
})

it('prefers a component whose file changed where several explain all pictures', () => {
  const pictures = [different('a', [layout], ['list', 'card'])]
  expect(clusterDifferences(pictures).map(({ key }) => key)).toEqual(['layout list'])
  expect(clusterDifferences(pictures, new Set(['card'])).map(({ key }) => key)).toEqual(['layout card'])
})

it('clusters content changes by component and sorts clusters by number of pictures', () => {
  expect(
    summary([
      different('a', [content('badge', '1')]),
      different('b', [content('tabs', '2')]),
      different('c', [content('tabs', '3')]),
    ]),
  ).toEqual([
    ['content tabs', 2],
    ['content badge', 1],
  ])
})

it('changes the hash of a cluster when a picture of it changes', () => {
  const [before] = clusterDifferences([different('a', [layout], ['tabs'])])
  const [after] = clusterDifferences([{ ...different('a', [layout], ['tabs']), after: 'other' }])
  expect(before?.key).toBe(after?.key)
  expect(before?.hash).not.toBe(after?.hash)
})
