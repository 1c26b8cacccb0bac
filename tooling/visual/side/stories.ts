import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IndexedStory, Side } from './cache.ts'
import type { Change } from './git.ts'

interface SelectedStories {
  /** Stories of the working tree. */
  head: IndexedStory[]
  /** The same stories in the base commit, and those that the working tree no longer has. */
  base: IndexedStory[]
}

interface StoryFilter {
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
  const isNamed = (story: IndexedStory) => stories === undefined || matches(story, stories)
  const changed = isChangedOnly ? changedStories(allOfHead, changes, await readStats(head.build)) : allOfHead
  const selected = changed.filter(isNamed)
  const selectedIds = new Set(selected.map(({ id }) => id))
  const ofBase = (await base.stories()).filter(
    (story) => selectedIds.has(story.id) || (!headIds.has(story.id) && isNamed(story)),
  )
  return { head: selected, base: ofBase }
}

/** True if the id, the title or the file contains the text, in any case. */
export const matches = ({ id, title, importPath }: IndexedStory, text: string) =>
  [id, title, importPath].some((name) => name.toLowerCase().includes(text.toLowerCase()))

/** `preview-stats.json`, which Storybook writes for TurboSnap. */
interface PreviewStats {
  modules: { id: string; reasons: { moduleName: string }[] }[]
}

/** Files that every story depends on, or that no module imports. */
const globalFiles =
  /^(\.storybook\/(?!DocsPage|.*\.(mdx|test|e2e))|packages\/[^/]+\/(src\/styles\/|package\.json$)|pnpm-|tsconfig)/
const preview = /^\.\/\.storybook\/preview\.tsx?$/
/** Documentation pages import components but no story shows them. */
const docs = /\.mdx$|^\.\/\.storybook\/DocsPage\.tsx$/

async function readStats(build: string): Promise<PreviewStats> {
  return JSON.parse(await readFile(join(build, 'preview-stats.json'), 'utf8'))
}

/** The stories whose modules import a changed file, directly or not. */
export function changedStories(
  stories: readonly IndexedStory[],
  changes: readonly Change[],
  stats: PreviewStats,
): IndexedStory[] {
  if (changes.some(({ path }) => globalFiles.test(path))) return [...stories]
  const importers = new Map(
    stats.modules.map(({ id, reasons }) => [withoutQuery(id), reasons.map(({ moduleName }) => moduleName)]),
  )
  const reached = new Set(changes.map(({ path }) => `./${path}`))
  for (const module of reached) {
    if (preview.test(module)) return [...stories]
    if (docs.test(module)) continue
    for (const importer of importers.get(module) ?? []) reached.add(withoutQuery(importer))
  }
  return stories.filter(({ importPath }) => reached.has(importPath))
}

const withoutQuery = (module: string) => module.replace(/\?.*$/, '')
