import { expect, it } from 'vitest'
import { clusterDifferences, storyListClusters, type DifferentPicture } from './clusters.ts'
import type { RegionChange } from './comparePictures.ts'
import { rect } from './testImages.ts'
import { ColorNames } from './tokens.ts'

const area = { rect: rect(0, 0, 10, 10), pixels: 100 }

function different(
  story: string,
  changes: RegionChange[],
  causes: string[] = [],
  theme = 'light',
): DifferentPicture {
  const hashes = { before: `${story} old`, after: `${story} new` }
  return {
    story,
    mode: theme,
    theme,
    ...hashes,
    difference: { changes, causes: causes.map((slot) => ({ slot, isOwn: true })) },
  }
}

const color = (before: number, after: number, pixels = 100, backgrounds = [0xffffff]): RegionChange => ({
  kind: 'color',
  ...area,
  pixels,
  color: { pair: { before, after }, pairs: [{ before, after }], backgrounds },
})
const layout: RegionChange = { kind: 'layout', ...area }
const content = (slot: string): RegionChange => ({ kind: 'content', ...area, slot })

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
  const causes = { changedComponents: new Set(['card']), names: new ColorNames({}, {}) }
  expect(clusterDifferences(pictures, causes).map(({ key }) => key)).toEqual(['layout card'])
})

it('clusters content changes by component and sorts clusters by number of pictures', () => {
  expect(
    summary([
      different('a', [content('badge')]),
      different('b', [content('tabs')]),
      different('c', [content('tabs')]),
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

const keysWith = (names: ColorNames, pictures: DifferentPicture[]) =>
  clusterDifferences(pictures, { changedComponents: new Set(), names }).map(({ key }) => key)

it('names the token whose value changed, once for all themes, edges and aliases', () => {
  const names = new ColorNames(
    { light: { accent: 0x3366ff, 'color-accent': 0x3366ff }, dark: { accent: 0x88aaff } },
    { light: { accent: 0xff0066, 'color-accent': 0xff0066 }, dark: { accent: 0xff88aa } },
  )
  const pictures = [
    different('a', [color(0x99b3ff, 0xff80b3, 10)]),
    different('b', [color(0x3366ff, 0xff0066)]),
    different('b', [color(0x88aaff, 0xff88aa)], [], 'dark'),
  ]
  expect(keysWith(names, pictures)).toEqual(['token accent'])
  const [cluster] = clusterDifferences(pictures, { changedComponents: new Set(), names })
  expect(cluster?.title).toBe('--accent, #3366ff → #ff0066 in light, #88aaff → #ff88aa in dark')
})

it('reports another tone as one change of text, background and border in both themes', () => {
  const light = {
    line: 0xd9d9e0,
    'text-muted': 0x60646c,
    'surface-active': 0xe8e8ec,
    'warning-text': 0x4f3422,
    'warning-subtle': 0xfff7c2,
    'warning-border': 0xe9c162,
  }
  const dark = { 'text-muted': 0xb0b4ba, 'warning-text': 0xffca16 }
  const names = new ColorNames({ light, dark }, { light, dark })
  expect(
    keysWith(names, [
      different('a', [color(light['surface-active'], light['warning-subtle'])]),
      different('a', [color(light['text-muted'], light['warning-text'])]),
      different('b', [color(light.line, light['warning-border'])]),
      different('b', [color(dark['text-muted'], dark['warning-text'])], [], 'dark'),
    ]),
  ).toEqual(['color neutral → warning'])
})

const story = (id: string, title: string) => ({
  type: 'story',
  id,
  title,
  name: id,
  importPath: './a.stories.tsx',
})
const allStories = [story('tabs--new', 'Tabs'), story('tabs--old', 'Tabs'), story('badge--gone', 'Badge')]
const added = (id: string, sha: string) => ({
  story: id,
  mode: 'light',
  theme: 'light',
  before: null,
  after: sha,
})
const deleted = (id: string, sha: string) => ({
  story: id,
  mode: 'light',
  theme: 'light',
  before: sha,
  after: null,
})

it('lists new and deleted stories by component', () => {
  const clusters = storyListClusters([added('tabs--new', '1')], [deleted('badge--gone', '2')], allStories)
  expect(clusters.map(({ key }) => key)).toEqual(['deleted Badge', 'new Tabs'])
})
