import { createHash } from 'node:crypto'
import { hexOf, isBlendOf, type ColorChange, type ColorPair } from './colors.ts'
import type { PictureDifference, RegionChange } from './comparePictures.ts'
import type { Rect } from './regions.ts'

/** A differing picture with the hashes of both sides; `null` if a side lacks it. */
export interface ChangedPicture {
  story: string
  mode: string
  before: string | null
  after: string | null
}

export interface DifferentPicture extends ChangedPicture {
  difference: PictureDifference
}

export type ClusterKind = 'color' | 'layout' | 'shift' | 'content' | 'new' | 'deleted' | 'renamed'

export interface ClusterMember extends ChangedPicture {
  rects: Rect[]
  pixels: number
  /** Members with equal signatures look alike. */
  signature: string
}

export interface Cluster {
  /** Stable between runs: kind and cause. */
  key: string
  kind: ClusterKind
  title: string
  /** Changes with any member: a decision holds for exactly these pictures. */
  hash: string
  members: ClusterMember[]
}

/**
 * Groups differences by cause, largest groups first. `changedComponents` are the slots of components whose
 * files changed.
 */
export function clusterDifferences(
  pictures: readonly DifferentPicture[],
  changedComponents: ReadonlySet<string> = new Set(),
): Cluster[] {
  const colorOf = colorLeaders(pictures)
  const causeOf = layoutCauses(pictures, changedComponents)
  const clusters = new ClusterMap()
  for (const picture of pictures)
    for (const change of picture.difference.changes) {
      const { kind, key, title, signature } = describe(change, colorOf, causeOf.get(picture) ?? 'page')
      clusters.add({ kind, key, title }, picture, change, signature)
    }
  return clusters.sorted()
}

function describe(
  change: RegionChange,
  colorOf: (change: ColorChange) => ColorPair,
  cause: string,
): { kind: ClusterKind; key: string; title: string; signature: string } {
  switch (change.kind) {
    case 'color': {
      const { before, after } = colorOf(change.color)
      const title = `${hexOf(before)} → ${hexOf(after)}`
      return { kind: 'color', key: `color ${title}`, title, signature: '' }
    }
    case 'layout':
      return { kind: 'layout', key: `layout ${cause}`, title: cause, signature: '' }
    case 'shift': {
      const { dx, dy } = change.shift
      const title = `moved by ${dx}, ${dy} px`
      return { kind: 'shift', key: `shift ${dx} ${dy}`, title, signature: change.slot }
    }
    case 'content':
      return {
        kind: 'content',
        key: `content ${change.slot}`,
        title: change.slot,
        signature: change.signature,
      }
  }
}

/** Assigns each color change to the most frequent pair that explains it. */
function colorLeaders(pictures: readonly DifferentPicture[]): (change: ColorChange) => ColorPair {
  const weights = new Map<string, { change: ColorChange; pixels: number }>()
  for (const { difference } of pictures)
    for (const change of difference.changes) {
      if (change.kind !== 'color') continue
      const key = keyOf(change.color)
      const known = weights.get(key) ?? { change: change.color, pixels: 0 }
      known.pixels += change.pixels
      weights.set(key, known)
    }
  const leaders: ColorPair[] = []
  const leaderOf = new Map<string, ColorPair>()
  for (const [key, { change }] of [...weights].toSorted(([, a], [, b]) => b.pixels - a.pixels)) {
    let leader = leaders.find((pair) => isBlendOf(change, pair))
    if (!leader) leaders.push((leader = change.pair))
    leaderOf.set(key, leader)
  }
  return (change) => leaderOf.get(keyOf(change)) ?? change.pair
}

const keyOf = ({ pair, backgrounds }: ColorChange) =>
  [pair.before, pair.after, ...backgrounds].map(hexOf).join(' ')

/**
 * Assigns each layout change to one component. The cause occurs in every picture, its consequences only in some, so the
 * component that explains most pictures comes first.
 */
function layoutCauses(
  pictures: readonly DifferentPicture[],
  changedComponents: ReadonlySet<string>,
): Map<DifferentPicture, string> {
  const causes = new Map<DifferentPicture, string>()
  let remaining = pictures.filter(({ difference }) =>
    difference.changes.some(({ kind }) => kind === 'layout'),
  )
  while (remaining.length > 0) {
    const weights = new Map<string, number>()
    for (const { difference } of remaining)
      for (const { slot, isOwn } of difference.causes) {
        const weight = (isOwn ? 1 : 0.9) + (changedComponents.has(slot) ? 0.2 : 0)
        weights.set(slot, (weights.get(slot) ?? 0) + weight)
      }
    const [best = 'page'] = [...weights].toSorted(([, a], [, b]) => b - a)[0] ?? []
    const explained = remaining.filter(({ difference }) =>
      difference.causes.some(({ slot }) => slot === best),
    )
    for (const picture of explained.length > 0 ? explained : remaining) causes.set(picture, best)
    remaining = remaining.filter((picture) => !causes.has(picture))
  }
  return causes
}

export class ClusterMap {
  readonly #clusters = new Map<
    string,
    Omit<Cluster, 'hash' | 'members'> & { members: Map<string, ClusterMember> }
  >()

  add(
    cluster: { kind: ClusterKind; key: string; title: string },
    { story, mode, before, after }: ChangedPicture,
    change: { rect: Rect; pixels: number } | null = null,
    signature = '',
  ) {
    const known = this.#clusters.get(cluster.key) ?? { ...cluster, members: new Map<string, ClusterMember>() }
    this.#clusters.set(cluster.key, known)
    const id = `${story} ${mode}`
    const member = known.members.get(id) ?? { story, mode, before, after, rects: [], pixels: 0, signature }
    known.members.set(id, member)
    if (!change) return
    member.rects.push(change.rect)
    member.pixels += change.pixels
  }

  sorted(): Cluster[] {
    return [...this.#clusters.values()]
      .map(({ members, ...cluster }) => ({
        ...cluster,
        hash: hashOf([...members.values()]),
        members: [...members.values()].toSorted((a, b) => b.pixels - a.pixels),
      }))
      .toSorted((a, b) => b.members.length - a.members.length || a.key.localeCompare(b.key))
  }
}

function hashOf(members: readonly ClusterMember[]): string {
  const lines = members.map(({ story, mode, before, after }) => [story, mode, before, after].join(' '))
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 24)
}
