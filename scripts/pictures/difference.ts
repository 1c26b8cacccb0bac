import { createHash } from 'node:crypto'
import type { Pixels } from './png.ts'

export interface Difference {
  /** How many pixels are not as they were. */
  pixels: number
  /** How many places they lie in. */
  places: number
  /** Differences of the same sign are equal: the same pixels of the same places changed in the same way, wherever the place. */
  sign: string
}

/** Changed pixels that lie closer than this belong to one place. */
const CELL = 16

export function differenceOf(before: Pixels, after: Pixels): Difference {
  if (before.width !== after.width || before.height !== after.height) {
    const sign = `${before.width}×${before.height} to ${after.width}×${after.height}`
    return { pixels: after.width * after.height, places: 1, sign }
  }
  const cells = changedCells(before, after)
  const signs = new Set<string>()
  let pixels = 0
  let places = 0
  for (const place of connected(cells, Math.ceil(before.width / CELL))) {
    const changed = place.flatMap((cell) => cells.get(cell) ?? []).toSorted((a, b) => a - b)
    pixels += changed.length
    places += 1
    signs.add(signOf(changed, before, after))
  }
  const all = [...signs].toSorted().join(' ')
  return { pixels, places, sign: createHash('sha256').update(all).digest('hex') }
}

/** By cell of the grid: the pixels in it that changed. */
function changedCells(before: Pixels, after: Pixels): Map<number, number[]> {
  const across = Math.ceil(before.width / CELL)
  const cells = new Map<number, number[]>()
  for (let pixel = 0; pixel < before.width * before.height; pixel += 1) {
    const at = pixel * 3
    if (
      before.data[at] === after.data[at] &&
      before.data[at + 1] === after.data[at + 1] &&
      before.data[at + 2] === after.data[at + 2]
    )
      continue
    const x = pixel % before.width
    const y = (pixel - x) / before.width
    const cell = Math.floor(y / CELL) * across + Math.floor(x / CELL)
    const known = cells.get(cell)
    if (known) known.push(pixel)
    else cells.set(cell, [pixel])
  }
  return cells
}

/** Cells that touch, also at a corner, are of one place. */
function connected(cells: ReadonlyMap<number, unknown>, across: number): number[][] {
  const left = new Set(cells.keys())
  const places: number[][] = []
  for (const start of cells.keys()) {
    if (!left.delete(start)) continue
    const place = [start]
    for (let next = 0; next < place.length; next += 1) {
      const cell = place[next] ?? 0
      for (const rows of [-1, 0, 1])
        for (const columns of [-1, 0, 1]) {
          const neighbour = cell + rows * across + columns
          const column = (cell % across) + columns
          if (column >= 0 && column < across && left.delete(neighbour)) place.push(neighbour)
        }
    }
    places.push(place)
  }
  return places
}

/** What changed in one place, counted from its own corner. */
function signOf(changed: readonly number[], before: Pixels, after: Pixels): string {
  const { width } = before
  const left = changed.reduce((least, pixel) => Math.min(least, pixel % width), width)
  const top = Math.floor((changed[0] ?? 0) / width)
  const hash = createHash('sha256')
  for (const pixel of changed) {
    hash.update(new Uint32Array([(pixel % width) - left, Math.floor(pixel / width) - top]))
    for (const { data } of [before, after]) hash.update(data.subarray(pixel * 3, pixel * 3 + 3))
  }
  return hash.digest('hex')
}
