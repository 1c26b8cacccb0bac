import { encode } from 'fast-png'
import type { Rect } from './regions.ts'

/** A white picture with filled rectangles, for tests. */
export function picture(
  rects: readonly (Rect & { color: number })[],
  { width = 160, height = 160 } = {},
): Uint8Array {
  const data = new Uint8Array(width * height * 3).fill(255)
  for (const { x, y, width: w, height: h, color } of rects)
    for (let row = y; row < y + h; row += 1)
      for (let column = x; column < x + w; column += 1)
        data.set([color >> 16, (color >> 8) & 255, color & 255], (row * width + column) * 3)
  return encode({ width, height, data, channels: 3, depth: 8 })
}

export const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
