import type { IndexedStory } from '../side/cache.ts'
import { ClusterMap, type ChangedPicture, type Cluster } from './clusters.ts'

/** New, deleted and renamed stories, one cluster for each component. */
export function storyListClusters(
  added: readonly ChangedPicture[],
  deleted: readonly ChangedPicture[],
  stories: readonly IndexedStory[],
): Cluster[] {
  const titles = new Map(stories.map(({ id, title }) => [id, title]))
  const oldNames = renames(added, deleted)
  const renamed = new Set(oldNames.values())
  const clusters = new ClusterMap()
  for (const picture of added) {
    const title = titles.get(picture.story) ?? picture.story
    const before = oldNames.get(picture.story)
    if (before === undefined) clusters.add({ kind: 'new', key: `new ${title}`, title }, picture)
    else
      clusters.add(
        { kind: 'renamed', key: `renamed ${title}`, title },
        { ...picture, before: picture.after },
        null,
        `was ${before}`,
      )
  }
  for (const picture of deleted) {
    const title = titles.get(picture.story) ?? picture.story
    if (!renamed.has(picture.story))
      clusters.add({ kind: 'deleted', key: `deleted ${title}`, title }, picture)
  }
  return clusters.sorted()
}

/** Old ids by new id, of stories with equal pictures. */
function renames(added: readonly ChangedPicture[], deleted: readonly ChangedPicture[]): Map<string, string> {
  const old = new Map<string, string>()
  for (const [story, pictures] of byStory(deleted)) old.set(pictures.map(contentKeyOf).join(), story)
  const found = new Map<string, string>()
  for (const [story, pictures] of byStory(added)) {
    const before = old.get(pictures.map(contentKeyOf).join())
    if (before !== undefined) found.set(story, before)
  }
  return found
}

const contentKeyOf = ({ mode, before, after }: ChangedPicture) => `${mode} ${before ?? after}`

const byStory = (pictures: readonly ChangedPicture[]) => Map.groupBy(pictures, ({ story }) => story)
