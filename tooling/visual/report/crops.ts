import { decode, encode } from 'fast-png'
import type { Cluster, ClusterMember } from '../compare/clusters.ts'
import type { Rect } from '../compare/regions.ts'
import type { Side } from '../side/cache.ts'
import type { Example } from './data.ts'

const margin = 24
const smallest = { width: 360, height: 240 }
const largest = { width: 900, height: 640 }
const maxExamples = 3

/** At most three cropped examples: the smallest change, the largest, and one between them. */
export async function examplesOf(cluster: Cluster, base: Side, head: Side): Promise<Example[]> {
  return Promise.all(chooseExamples(cluster.members).map((member) => exampleOf(member, base, head)))
}

function chooseExamples(members: readonly ClusterMember[]): ClusterMember[] {
  const sorted = members.toSorted((a, b) => a.pixels - b.pixels || a.story.localeCompare(b.story))
  const picked = [sorted[0], sorted.at(-1), sorted[Math.floor(sorted.length / 2)], ...sorted]
  return [...new Set(picked.filter((member) => member !== undefined))].slice(0, maxExamples)
}

async function exampleOf(
  { story, mode, before, after, rects }: ClusterMember,
  base: Side,
  head: Side,
): Promise<Example> {
  const old = before === null ? null : await pictureOf(base, story, mode)
  const now = after === null ? null : await pictureOf(head, story, mode)
  const { width, height } = now ?? old ?? { width: 1, height: 1 }
  const crop = cropOf(rects, { width, height })
  const inCrop = rects.map(({ x, y, ...rest }) => ({ x: x - crop.x, y: y - crop.y, ...rest }))
  const changed = inCrop.filter(
    ({ x, y, width, height }) => x + width > 0 && y + height > 0 && x < crop.width && y < crop.height,
  )
  return {
    story,
    mode,
    width: crop.width,
    height: crop.height,
    before: old && dataUrl(old, crop),
    after: now && dataUrl(now, crop),
    changed: changed.slice(0, 50),
  }
}

async function pictureOf(side: Side, story: string, mode: string) {
  return side.record(story) === null ? null : decode(await side.picture(story, mode))
}

/** Around the changed areas, or around the largest of them if they lie too far apart. */
export function cropOf(rects: readonly Rect[], size: { width: number; height: number }): Rect {
  if (rects.length === 0) return { x: 0, y: 0, ...size }
  const area = union(rects)
  const isTooLarge = area.width > largest.width || area.height > largest.height
  const [biggest] = rects.toSorted((a, b) => b.width * b.height - a.width * a.height)
  const { x, y, width, height } = (isTooLarge ? biggest : area) ?? area
  const [left, cropWidth] = span(x, width, smallest.width, largest.width, size.width)
  const [top, cropHeight] = span(y, height, smallest.height, largest.height, size.height)
  return { x: left, y: top, width: cropWidth, height: cropHeight }
}

function span(start: number, length: number, least: number, most: number, all: number): [number, number] {
  const cropLength = Math.min(Math.max(length + 2 * margin, least), most, all)
  // A change that does not fit is cropped from its start.
  const ideal = length > cropLength ? start - margin : start - (cropLength - length) / 2
  return [Math.round(Math.max(0, Math.min(ideal, all - cropLength))), Math.round(cropLength)]
}

function union(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}

type Decoded = ReturnType<typeof decode>

/** The sides can have different sizes. */
function dataUrl({ data, channels, width, height }: Decoded, crop: Rect): string {
  const [left, top] = [Math.min(crop.x, width - 1), Math.min(crop.y, height - 1)]
  const [cropWidth, cropHeight] = [Math.min(crop.width, width - left), Math.min(crop.height, height - top)]
  const pixels = new Uint8Array(cropWidth * cropHeight * 3)
  for (let y = 0; y < cropHeight; y += 1)
    for (let x = 0; x < cropWidth; x += 1) {
      const from = ((top + y) * width + left + x) * channels
      const to = (y * cropWidth + x) * 3
      for (const channel of [0, 1, 2]) pixels[to + channel] = data[from + channel] ?? 0
    }
  const png = encode(
    { width: cropWidth, height: cropHeight, data: pixels, channels: 3, depth: 8 },
    { zlib: { level: 9 } },
  )
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
}
