import type { Image, Region } from './regions.ts'

/** 0xRRGGBB before and after. */
export interface ColorPair {
  before: number
  after: number
}

export interface ColorChange {
  pair: ColorPair
  /** The most frequent pairs of the region. */
  pairs: ColorPair[]
  /** The most frequent unchanged colors next to the change, which its edges are blended with. */
  backgrounds: number[]
}

/** Share of pixels that must follow the mapping from old to new colors. */
const minConsistency = 0.85
const maxPairs = 8
/** Skia adjusts the contrast of text, so blended edges deviate a little. */
const tolerance = 12

/** The color change of a region whose geometry is the same, else null. */
export function colorChange(region: Region, before: Image, after: Image): ColorChange | null {
  const targets = new Map<number, Map<number, number>>()
  for (const index of region.changed) {
    const from = before.pixels[index] ?? 0
    const counts = targets.get(from) ?? new Map<number, number>()
    targets.set(from, counts)
    increment(counts, after.pixels[index] ?? 0)
  }
  const unchanged = new Map<number, number>()
  for (const index of region.unchanged) increment(unchanged, before.pixels[index] ?? 0)

  const pairs: (ColorPair & { count: number })[] = []
  let total = 0
  let consistent = 0
  for (const [from, counts] of targets) {
    const [to, count] = mostFrequent(counts, 1)[0] ?? [from, 0]
    consistent += count
    total += (unchanged.get(from) ?? 0) + counts.values().reduce((sum, value) => sum + value, 0)
    pairs.push({ before: from, after: to, count })
  }
  if (consistent < minConsistency * total || vanishes(pairs)) return null
  const pair = dominant(pairs)
  const frequent = pairs.toSorted((a, b) => b.count - a.count || a.before - b.before).slice(0, maxPairs)
  return {
    pair,
    pairs: frequent.map(({ before, after }) => ({ before, after })),
    backgrounds: mostFrequent(unchanged, 2).map(([color]) => color),
  }
}

/** Many colors that become one: content disappeared. One color that becomes many: it appeared. */
function vanishes(pairs: readonly ColorPair[]): boolean {
  const targets = new Set(pairs.map(({ after }) => after))
  return pairs.length > 4 && targets.size <= 2
}

/** The most frequent of the strong pairs; weak ones are blended edges. */
function dominant(pairs: readonly (ColorPair & { count: number })[]): ColorPair {
  const strongest = Math.max(...pairs.map(distance))
  const [first] = pairs
    .filter((pair) => distance(pair) >= strongest / 2)
    .toSorted((a, b) => b.count - a.count || a.before - b.before)
  return { before: first?.before ?? 0, after: first?.after ?? 0 }
}

/** True if the change is `pair`, blended with one of its backgrounds. */
export function isBlendOf({ pair: { before, after }, backgrounds }: ColorChange, pair: ColorPair): boolean {
  if (isNear(before, pair.before) && isNear(after, pair.after)) return true
  return backgrounds.some((background) => {
    const opacity = opacityOf(before, background, pair.before)
    return (
      opacity !== null &&
      isNear(before, blend(background, pair.before, opacity)) &&
      isNear(after, blend(background, pair.after, opacity))
    )
  })
}

/** How much of `color` over `background` gives `blended`, by least squares. */
function opacityOf(blended: number, background: number, color: number): number | null {
  let product = 0
  let square = 0
  for (const shift of [16, 8, 0]) {
    const range = channel(color, shift) - channel(background, shift)
    product += range * (channel(blended, shift) - channel(background, shift))
    square += range * range
  }
  const opacity = square === 0 ? 0 : product / square
  return opacity > 0.05 && opacity <= 1.05 ? opacity : null
}

const channel = (color: number, shift: number) => (color >> shift) & 255

function blend(background: number, color: number, opacity: number): number {
  return [16, 8, 0].reduce((result, shift) => {
    const mixed = (1 - opacity) * channel(background, shift) + opacity * channel(color, shift)
    return result | (Math.max(0, Math.min(255, Math.round(mixed))) << shift)
  }, 0)
}

const isNear = (a: number, b: number) =>
  [16, 8, 0].every((shift) => Math.abs(channel(a, shift) - channel(b, shift)) <= tolerance)

const distance = ({ before, after }: ColorPair) =>
  [16, 8, 0].reduce((sum, shift) => sum + Math.abs(channel(before, shift) - channel(after, shift)), 0)

export const hexOf = (color: number) => `#${color.toString(16).padStart(6, '0')}`

function increment(counts: Map<number, number>, key: number) {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const mostFrequent = (counts: ReadonlyMap<number, number>, limit: number) =>
  [...counts].toSorted(([a, m], [b, n]) => n - m || a - b).slice(0, limit)
