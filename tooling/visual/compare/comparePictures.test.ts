import { expect, it } from 'vitest'
import type { Box } from '../render/storyPage.ts'
import { comparePictures } from './comparePictures.ts'
import { picture, rect } from './testImages.ts'

const box = (slot: string, area: ReturnType<typeof rect>, parent = -1): Box => ({ slot, ...area, parent })
const side = (png: Uint8Array, boxes: Box[] = []) => ({ png, boxes })
const changesOf = async (before: ReturnType<typeof side>, after: ReturnType<typeof side>) =>
  (await comparePictures(before, after)).changes

it('finds nothing in equal pictures', async () => {
  const png = picture([{ ...rect(8, 8, 20, 20), color: 0x3366ff }])
  expect(await comparePictures(side(png), side(png))).toEqual({ changes: [], causes: [] })
})

it('reports a color change with its pair and background', async () => {
  const before = picture([{ ...rect(8, 8, 20, 20), color: 0x3366ff }])
  const after = picture([{ ...rect(8, 8, 20, 20), color: 0xff0066 }])
  expect(await changesOf(side(before), side(after))).toEqual([
    {
      kind: 'color',
      rect: rect(8, 8, 20, 20),
      pixels: 400,
      color: {
        pair: { before: 0x3366ff, after: 0xff0066 },
        pairs: [{ before: 0x3366ff, after: 0xff0066 }],
        backgrounds: [0xffffff],
      },
    },
  ])
})

it('separates regions that do not touch', async () => {
  const before = picture([])
  const after = picture([
    { ...rect(4, 4, 8, 8), color: 0x112233 },
    { ...rect(100, 100, 8, 8), color: 0x112233 },
  ])
  expect((await changesOf(side(before), side(after))).map(({ rect }) => rect)).toEqual([
    rect(4, 4, 8, 8),
    rect(100, 100, 8, 8),
  ])
})

it('attributes a resized component and what it moves to one layout change', async () => {
  const card = (height: number) => ({ ...rect(10, 10, 100, height), color: 0xeeeeee })
  const text = (y: number) => ({ ...rect(10, y, 60, 10), color: 0x111111 })
  const before = side(picture([card(40), text(60)]), [
    box('card', rect(10, 10, 100, 40)),
    box('label', rect(10, 60, 60, 10)),
  ])
  const after = side(picture([card(48), text(68)]), [
    box('card', rect(10, 10, 100, 48)),
    box('label', rect(10, 68, 60, 10)),
  ])
  const { changes, causes } = await comparePictures(before, after)
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['layout']))
  expect(causes).toContainEqual({ slot: 'card', isOwn: true })
})

it('attributes other changes to the smallest component around them', async () => {
  const boxes = [box('card', rect(0, 0, 150, 150)), box('badge', rect(16, 16, 40, 40), 0)]
  const before = side(picture([{ ...rect(20, 20, 10, 10), color: 0x112233 }]), boxes)
  const after = side(picture([{ ...rect(24, 28, 10, 2), color: 0xaa2233 }]), boxes)
  expect(await changesOf(before, after)).toMatchObject([{ kind: 'content', slot: 'badge' }])
})

it('reports pictures of different sizes as one layout change', async () => {
  const changes = await changesOf(side(picture([])), side(picture([], { height: 200 })))
  expect(changes.map(({ kind }) => kind)).toEqual(['layout'])
})

it('finds a change of one pixel and of a caret', async () => {
  const line = (width: number) => picture([{ ...rect(50, 50, width, 20), color: 0x111111 }])
  expect(await changesOf(side(picture([])), side(line(1)))).toHaveLength(1)
  const dot = picture([{ ...rect(80, 80, 1, 1), color: 0xfefefe }])
  expect(await changesOf(side(picture([])), side(dot))).toHaveLength(1)
})
