import { join } from 'node:path'
import type { Log } from '../log.ts'
import { buildCommit, buildStorybook } from './build.ts'
import { Cache, shaOf, type Side } from './cache.ts'
import { Repository, type Change } from './git.ts'

/** Increment when the renderer takes different pictures of the same build. */
const rendererVersion = 3

export interface Sides {
  cache: Cache
  baseKey: string
  baseName: string
  baseCommit: string
  headKey: string
  headTree: string
  changes: Change[]
}

export interface PrepareOptions {
  base: string | undefined
  isFresh: boolean
  browserVersion: string
}

/** The base commit and the working tree, with a cache key of everything that can change their pictures. */
export function openSides(root: string, { base, isFresh, browserVersion }: PrepareOptions): Sides {
  const repository = new Repository(root)
  const { name, commit } = repository.baseCommit(base)
  const tree = repository.workingTree()
  const versions = [rendererVersion, browserVersion, process.platform, process.arch]
  const keyOf = (tree: string) => shaOf(Buffer.from([...versions, repository.inputsHash(tree)].join(' ')))
  return {
    cache: new Cache(process.env['VISUAL_CACHE'] ?? join(root, 'node_modules/.cache/visual')),
    baseKey: keyOf(commit),
    baseName: name,
    baseCommit: commit,
    headKey: `${keyOf(tree)}${isFresh ? '-fresh' : ''}`,
    headTree: tree,
    changes: repository.changes(commit, tree),
  }
}

/** Builds the Storybook of the working tree unless the cache has it. */
export async function buildHead(root: string, { cache, headKey, headTree }: Sides, log: Log): Promise<Side> {
  const side = await cache.side(headKey)
  if (headKey.endsWith('-fresh')) await side.clear()
  if (side.isBuilt) return side
  log.progress('Building the Storybook of the working tree')
  await buildStorybook(root, side.build)
  const repository = new Repository(root)
  if (repository.inputsHash(repository.workingTree()) !== repository.inputsHash(headTree)) {
    await side.clear()
    throw new Error('Files changed during the build of Storybook. Run the command again.')
  }
  return side
}

/** Builds the Storybook of the base commit unless the cache has it. */
export async function buildBase(
  root: string,
  { cache, baseKey, baseCommit }: Sides,
  log: Log,
): Promise<Side> {
  const side = await cache.side(baseKey)
  if (side.isBuilt) return side
  log.progress('Installing and building the Storybook of the base')
  await buildCommit(root, baseCommit, side.build)
  return side
}
