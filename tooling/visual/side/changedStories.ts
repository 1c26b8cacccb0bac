import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IndexedStory } from './cache.ts'
import type { Change } from './git.ts'

/** `preview-stats.json`, which Storybook writes for TurboSnap. */
export interface PreviewStats {
  modules: { id: string; reasons: { moduleName: string }[] }[]
}

/** Files that every story depends on, or that no module imports. */
const globalFiles =
  /^(\.storybook\/(?!DocsPage|.*\.(mdx|test|e2e))|packages\/[^/]+\/(src\/styles\/|package\.json$)|pnpm-|tsconfig)/
const preview = /^\.\/\.storybook\/preview\.tsx?$/
/** Documentation pages import components but no story shows them. */
const docs = /\.mdx$|^\.\/\.storybook\/DocsPage\.tsx$/

export async function readStats(build: string): Promise<PreviewStats> {
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
