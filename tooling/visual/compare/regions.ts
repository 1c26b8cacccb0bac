import { decode } from 'fast-png'
import looksSame from 'looks-same'

export interface Image {
  width: number
  height: number
  /** 0xRRGGBB for each pixel. */
  pixels: Uint32Array
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Changed pixels that belong together. */
export interface Region {
  rect: Rect
  /** Indexes of changed pixels. */
  changed: number[]
  /** Indexes of unchanged pixels inside the rectangle and next to it. */
  unchanged: number[]
}

/** Changed pixels within this distance belong to one region. */
const clustersSize = 16
/** The background of a change is next to it. */
const margin = 4

export function readImage(png: Uint8Array): Image {
  const { width, height, channels, data } = decode(png)
  const pixels = new Uint32Array(width * height)
  for (let index = 0, byte = 0; index < pixels.length; index += 1, byte += channels)
    pixels[index] = ((data[byte] ?? 0) << 16) | ((data[byte + 1] ?? 0) << 8) | (data[byte + 2] ?? 0)
  return { width, height, pixels }
}

/** Bounds of the changed regions of two pictures of the same size. Every differing pixel counts. */
export async function changedRects(before: Uint8Array, after: Uint8Array): Promise<Rect[]> {
  const { equal, diffClusters } = await looksSame(Buffer.from(before), Buffer.from(after), {
    strict: true,
    ignoreAntialiasing: false,
    ignoreCaret: false,
    shouldCluster: true,
    clustersSize,
  })
  if (equal) return []
  return diffClusters.map(({ left, top, right, bottom }) => ({
    x: left,
    y: top,
    width: right - left + 1,
    height: bottom - top + 1,
  }))
}

export function regionOf(rect: Rect, before: Image, after: Image): Region {
  const region: Region = { rect, changed: [], unchanged: [] }
  const [right, bottom] = [rect.x + rect.width + margin, rect.y + rect.height + margin]
  for (let y = Math.max(0, rect.y - margin); y < Math.min(before.height, bottom); y += 1)
    for (let x = Math.max(0, rect.x - margin); x < Math.min(before.width, right); x += 1) {
      const index = y * before.width + x
      const isChanged = before.pixels[index] !== after.pixels[index]
      if (!isChanged) region.unchanged.push(index)
      else if (isInside(x, y, rect)) region.changed.push(index)
    }
  return region
}

const isInside = (x: number, y: number, rect: Rect) =>
  x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height
