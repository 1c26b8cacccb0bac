import type { IndexedStory, Side } from './cache.ts'
import { changedStories, readStats } from './changedStories.ts'
import type { Change } from './git.ts'

export interface SelectedStories {
  /** Stories of the working tree. */
  head: IndexedStory[]
  /** The same stories in the base commit, and those that the working tree no longer has. */
  base: IndexedStory[]
}

export interface StoryFilter {
  isChangedOnly: boolean
  /** Part of an id, a title or a file name. */
  stories: string | undefined
}

export async function selectStories(
  base: Side,
  head: Side,
  changes: readonly Change[],
  { isChangedOnly, stories }: StoryFilter,
): Promise<SelectedStories> {
  const allOfHead = await head.stories()
  const headIds = new Set(allOfHead.map(({ id }) => id))
  const isNamed = ({ id, title, importPath }: IndexedStory) =>
    stories === undefined || [id, title, importPath].some((text) => text.includes(stories))
  const changed = isChangedOnly ? changedStories(allOfHead, changes, await readStats(head.build)) : allOfHead
  const selected = changed.filter(isNamed)
  const selectedIds = new Set(selected.map(({ id }) => id))
  const ofBase = (await base.stories()).filter(
    (story) => selectedIds.has(story.id) || (!headIds.has(story.id) && isNamed(story)),
  )
  return { head: selected, base: ofBase }
}
