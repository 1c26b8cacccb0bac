import { decode } from 'fast-png'

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
  /** Indexes of unchanged pixels in the same cells. */
  unchanged: number[]
}

/** Changed pixels in adjacent cells of this size belong to one region. */
const cellSize = 16

export function readImage(png: Uint8Array): Image {
  const { width, height, channels, data } = decode(png)
  const pixels = new Uint32Array(width * height)
  for (let index = 0, byte = 0; index < pixels.length; index += 1, byte += channels)
    pixels[index] = ((data[byte] ?? 0) << 16) | ((data[byte + 1] ?? 0) << 8) | (data[byte + 2] ?? 0)
  return { width, height, pixels }
}

/** The changed regions of two images of the same size. */
export function changedRegions(before: Image, after: Image): Region[] {
  const columns = Math.ceil(before.width / cellSize)
  const cells = new Set<number>()
  forEachPixel(before, after, (index, isChanged) => {
    if (isChanged) cells.add(cellOf(index, before.width, columns))
  })
  const regionOfCell = new Map<number, Region>()
  const regions = connected(cells, columns).map((group) => {
    const region: Region = { rect: { x: 0, y: 0, width: 0, height: 0 }, changed: [], unchanged: [] }
    for (const cell of group) regionOfCell.set(cell, region)
    return region
  })
  for (const [cell, region] of regionOfCell) collect(cell, columns, before, after, region)
  for (const region of regions) region.rect = bounds(region.changed, before.width)
  return regions
}

function forEachPixel(before: Image, after: Image, visit: (index: number, isChanged: boolean) => void) {
  const { width, height } = before
  for (let y = 0; y < height; y += 1) {
    const start = y * width
    const rowOf = ({ pixels }: Image) => Buffer.from(pixels.buffer, pixels.byteOffset + start * 4, width * 4)
    // Most rows are equal; comparing bytes is fast.
    if (rowOf(before).equals(rowOf(after))) continue
    for (let index = start; index < start + width; index += 1)
      visit(index, before.pixels[index] !== after.pixels[index])
  }
}

const cellOf = (index: number, width: number, columns: number) =>
  Math.floor(Math.floor(index / width) / cellSize) * columns + Math.floor((index % width) / cellSize)

function collect(cell: number, columns: number, before: Image, after: Image, region: Region) {
  const left = (cell % columns) * cellSize
  const top = Math.floor(cell / columns) * cellSize
  for (let y = top; y < Math.min(top + cellSize, before.height); y += 1)
    for (let x = left; x < Math.min(left + cellSize, before.width); x += 1) {
      const index = y * before.width + x
      const isChanged = before.pixels[index] !== after.pixels[index]
      ;(isChanged ? region.changed : region.unchanged).push(index)
    }
}

/** Groups cells that touch, corners included. */
function connected(cells: ReadonlySet<number>, columns: number): number[][] {
  const left = new Set(cells)
  const groups: number[][] = []
  for (const start of cells) {
    if (!left.delete(start)) continue
    const group = [start]
    for (const cell of group)
      for (const dy of [-1, 0, 1])
        for (const dx of [-1, 0, 1]) {
          const column = (cell % columns) + dx
          const neighbour = cell + dy * columns + dx
          if (column >= 0 && column < columns && left.delete(neighbour)) group.push(neighbour)
        }
    groups.push(group)
  }
  return groups
}

function bounds(indexes: readonly number[], width: number): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  for (const index of indexes) {
    const x = index % width
    const y = (index - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
