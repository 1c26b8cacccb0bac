import {
  clusterDifferences,
  type Causes,
  type ChangedPicture,
  type Cluster,
  type DifferentPicture,
} from './clusters.ts'

/** Larger clusters are confirmed by a sample: an accidental difference does not repeat in many stories. */
const confirmAll = 5
const sampleSize = 3

export interface ConfirmSteps {
  causes: Causes
  /** Currently differing pictures. */
  changed: () => ChangedPicture[]
  compare: (pictures: readonly ChangedPicture[]) => Promise<DifferentPicture[]>
  /** Renders stories of both sides in a new page. */
  renderAgain: (stories: readonly string[]) => Promise<void>
}

export interface Confirmed {
  clusters: Cluster[]
  /** Pictures that were equal after the second rendering. */
  refuted: ChangedPicture[]
}

/** Clusters the differences until each is confirmed by a second rendering. */
export async function confirmDifferences({
  causes,
  changed,
  compare,
  renderAgain,
}: ConfirmSteps): Promise<Confirmed> {
  const confirmed = new Set<string>()
  const suspects = new Set<string>()
  const refuted: ChangedPicture[] = []
  for (;;) {
    const pictures = changed()
    const clusters = clusterDifferences(await compare(pictures), causes)
    const pending = storiesToConfirm(clusters, confirmed, suspects)
    if (pending.length === 0) return { clusters, refuted }
    await renderAgain(pending)
    for (const story of pending) confirmed.add(story)
    const still = new Set(changed().map(idOf))
    const notReproduced = pictures.filter(
      (picture) => confirmed.has(picture.story) && !still.has(idOf(picture)),
    )
    refuted.push(...notReproduced)
    // Other members of such a cluster may be accidental too.
    const notReproducedIds = new Set(notReproduced.map(idOf))
    for (const { key, members } of clusters)
      if (members.some((member) => notReproducedIds.has(idOf(member)))) suspects.add(key)
  }
}

function storiesToConfirm(
  clusters: readonly Cluster[],
  confirmed: ReadonlySet<string>,
  suspects: ReadonlySet<string>,
): string[] {
  const stories = new Set<string>()
  for (const { key, members } of clusters) {
    const ids = [...new Set(members.map(({ story }) => story))]
    const isWhole = ids.length <= confirmAll || suspects.has(key)
    const candidates = isWhole ? ids : sampleOf(ids, confirmed)
    for (const id of candidates) if (!confirmed.has(id)) stories.add(id)
  }
  return [...stories]
}

/** Nothing if enough stories are confirmed for other clusters. */
function sampleOf(ids: readonly string[], confirmed: ReadonlySet<string>): string[] {
  const missing = sampleSize - ids.filter((id) => confirmed.has(id)).length
  return missing > 0 ? ids.filter((id) => !confirmed.has(id)).slice(0, missing) : []
}

const idOf = ({ story, mode }: ChangedPicture) => `${story} ${mode}`
