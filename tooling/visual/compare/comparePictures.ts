import type { Box } from '../render/storyPage.ts'
import { colorChange, type ColorChange } from './colors.ts'
import { enclosingSlot, layoutChange, type LayoutCause, type LayoutChange, type Shift } from './layout.ts'
import { changedRects, readImage, regionOf, type Image, type Rect, type Region } from './regions.ts'

export type RegionChange = { rect: Rect; pixels: number } & (
  | { kind: 'color'; color: ColorChange }
  /** Resized components and what moved because of them. */
  | { kind: 'layout' }
  | { kind: 'content'; slot: string }
)

export interface PictureDifference {
  changes: RegionChange[]
  /** Components that can be the cause of the layout changes. */
  causes: LayoutCause[]
}

export interface PictureSide {
  png: Uint8Array
  boxes: readonly Box[]
}

/** Share of changed pixels that must be explained by a move. */
const minExplained = 0.9
/** Layout changes also reveal and cover areas. */
const minExplainedLayout = 0.7

export async function comparePictures(before: PictureSide, after: PictureSide): Promise<PictureDifference> {
  const [old, now] = [readImage(before.png), readImage(after.png)]
  const layout = layoutChange(before.boxes, after.boxes)
  if (old.width !== now.width || old.height !== now.height) {
    const rect = { x: 0, y: 0, width: now.width, height: now.height }
    return {
      changes: [{ kind: 'layout', rect, pixels: now.pixels.length }],
      causes: [{ slot: 'page', isOwn: true }],
    }
  }
  const boxes = [...after.boxes, ...before.boxes]
  const rects = await changedRects(before.png, after.png)
  const changes = rects.map((rect) => {
    const region = regionOf(rect, old, now)
    return { rect, pixels: region.changed.length, ...classify(region, old, now, layout, boxes) }
  })
  return { changes, causes: layout.causes }
}

function classify(region: Region, before: Image, after: Image, layout: LayoutChange, boxes: readonly Box[]) {
  const { shifts, resized } = layout
  if (explainedBy(region, before, after, shifts) >= minExplained) return { kind: 'layout' } as const
  const color = colorChange(region, before, after)
  if (color) return { kind: 'color', color } as const
  if (explainedBy(region, before, after, shifts, resized) >= minExplainedLayout)
    return { kind: 'layout' } as const
  return { kind: 'content', slot: enclosingSlot(region.rect, boxes) } as const
}

/** Share of the changed pixels that moved by one of `shifts` or lie in one of `areas`. */
function explainedBy(
  { changed }: Region,
  before: Image,
  after: Image,
  shifts: readonly Shift[],
  areas: readonly Rect[] = [],
): number {
  const { width, height } = before
  let explained = 0
  for (const index of changed) {
    const x = index % width
    const y = (index - x) / width
    const isMoved = shifts.some(({ dx, dy }) => {
      const [fromX, fromY] = [x - dx, y - dy]
      const isInside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height
      return isInside && before.pixels[fromY * width + fromX] === after.pixels[index]
    })
    if (isMoved || areas.some((area) => isIn(x, y, area))) explained += 1
  }
  return explained / changed.length
}

const isIn = (x: number, y: number, area: Rect) =>
  x >= area.x - 1 && y >= area.y - 1 && x <= area.x + area.width && y <= area.y + area.height
