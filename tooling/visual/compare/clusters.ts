import { createHash } from 'node:crypto'
import type { IndexedStory } from '../side/cache.ts'
import { hexOf, isBlendOf, type ColorChange, type ColorPair } from './colors.ts'
import type { PictureDifference, RegionChange } from './comparePictures.ts'
import type { Rect } from './regions.ts'
import { ColorNames, type ColorCause } from './tokens.ts'

/** A differing picture with the hashes of both sides; `null` if a side lacks it. */
export interface ChangedPicture {
  story: string
  mode: string
  theme: string
  before: string | null
  after: string | null
}

export interface DifferentPicture extends ChangedPicture {
  difference: PictureDifference
}

export type ClusterKind = 'token' | 'color' | 'layout' | 'content' | 'new' | 'deleted'

export interface ClusterMember extends ChangedPicture {
  rects: Rect[]
  pixels: number
}

export interface Cluster {
  /** Stable between runs: kind and cause. */
  key: string
  kind: ClusterKind
  title: string
  /** Swatches of a color change. */
  colors: string[]
  /** Changes with any member: a decision holds for exactly these pictures. */
  hash: string
  members: ClusterMember[]
}

/** What the run knows about the causes. */
export interface Causes {
  /** Slots of components whose files changed. */
  changedComponents: ReadonlySet<string>
  names: ColorNames
}

type ClusterHead = Pick<Cluster, 'kind' | 'key' | 'title' | 'colors'>

/** Groups differences by cause, largest groups first. */
export function clusterDifferences(
  pictures: readonly DifferentPicture[],
  { changedComponents, names }: Causes = { changedComponents: new Set(), names: new ColorNames({}, {}) },
): Cluster[] {
  const colorOf = colorCauses(pictures, names)
  const causeOf = layoutCauses(pictures, changedComponents)
  const clusters = new ClusterMap()
  for (const picture of pictures)
    for (const change of picture.difference.changes) {
      const head =
        change.kind === 'color'
          ? colorOf(picture.theme, change.color)
          : describe(change, causeOf.get(picture) ?? 'page')
      clusters.add(head, picture, change)
    }
  return clusters.sorted()
}

function describe(change: Exclude<RegionChange, { kind: 'color' }>, cause: string): ClusterHead {
  const title = change.kind === 'layout' ? cause : change.slot
  return { kind: change.kind, key: `${change.kind} ${title}`, title, colors: [] }
}

/** Names the tokens of a color change; the others are assigned to the most frequent pair that explains them. */
function colorCauses(
  pictures: readonly DifferentPicture[],
  names: ColorNames,
): (theme: string, change: ColorChange) => ColorCause {
  const weights = new Map<string, { change: ColorChange; pixels: number }>()
  const leaders: { pair: ColorPair; cause: ColorCause }[] = []
  for (const { theme, difference } of pictures)
    for (const change of difference.changes) {
      if (change.kind !== 'color') continue
      const cause = names.causeOf(theme, change.color)
      if (cause) {
        // Edges between two changed colors are blends of pairs that somebody wrote.
        leaders.push(...change.color.pairs.slice(0, 2).map((pair) => ({ pair, cause })))
        continue
      }
      const key = keyOf(change.color)
      const known = weights.get(key) ?? { change: change.color, pixels: 0 }
      known.pixels += change.pixels
      weights.set(key, known)
    }
  const causes = new Map<string, ColorCause>()
  for (const [key, { change }] of [...weights].toSorted(([, a], [, b]) => b.pixels - a.pixels)) {
    let leader = leaders.find(({ pair }) => isBlendOf(change, pair))
    if (!leader) leaders.push((leader = { pair: change.pair, cause: pairCause(change.pair) }))
    causes.set(key, leader.cause)
  }
  return (theme, change) =>
    names.causeOf(theme, change) ?? causes.get(keyOf(change)) ?? pairCause(change.pair)
}

function pairCause({ before, after }: ColorPair): ColorCause {
  const colors = [hexOf(before), hexOf(after)]
  return { kind: 'color', key: `color ${colors.join(' → ')}`, title: colors.join(' → '), colors }
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

class ClusterMap {
  readonly #clusters = new Map<
    string,
    Omit<Cluster, 'hash' | 'members'> & { members: Map<string, ClusterMember> }
  >()

  add(
    cluster: ClusterHead,
    { story, mode, theme, before, after }: ChangedPicture,
    change: { rect: Rect; pixels: number } | null = null,
  ) {
    const known = this.#clusters.get(cluster.key) ?? { ...cluster, members: new Map<string, ClusterMember>() }
    this.#clusters.set(cluster.key, known)
    const id = `${story} ${mode}`
    const member = known.members.get(id) ?? {
      story,
      mode,
      theme,
      before,
      after,
      rects: [],
      pixels: 0,
    }
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

/** New and deleted stories, one cluster for each component. */
export function storyListClusters(
  added: readonly ChangedPicture[],
  deleted: readonly ChangedPicture[],
  stories: readonly IndexedStory[],
): Cluster[] {
  const titles = new Map(stories.map(({ id, title }) => [id, title]))
  const clusters = new ClusterMap()
  const add = (kind: 'new' | 'deleted', pictures: readonly ChangedPicture[]) => {
    for (const picture of pictures) {
      const title = titles.get(picture.story) ?? picture.story
      clusters.add({ kind, key: `${kind} ${title}`, title, colors: [] }, picture)
    }
  }
  add('new', added)
  add('deleted', deleted)
  return clusters.sorted()
}
