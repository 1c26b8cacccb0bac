import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { buildCommit, buildStorybook } from './build.ts'
import { Cache, shaOf, type Side } from './cache.ts'
import { Repository, type Change } from './git.ts'

/** Increment when the renderer takes other pictures of the same build. */
const rendererVersion = 1

export interface Sides {
  base: Side
  head: Side
  baseName: string
  baseCommit: string
  headTree: string
  changes: Change[]
}

export interface PrepareOptions {
  base: string | undefined
  isFresh: boolean
  browserVersion: string
}

/** The built Storybooks of the base commit and of the working tree. */
export async function prepareSides(root: string, options: PrepareOptions, log: Log): Promise<Sides> {
  const repository = new Repository(root)
  const { name, commit } = repository.baseCommit(options.base)
  const tree = repository.workingTree()
  const cache = new Cache(process.env['VISUAL_CACHE'] ?? join(root, 'node_modules/.cache/visual'))
  const versions = [rendererVersion, options.browserVersion, process.platform, process.arch]
  const keyOf = (tree: string) => shaOf(Buffer.from([...versions, repository.inputsHash(tree)].join(' ')))
  const base = await cache.side(keyOf(commit))
  const head = await cache.side(`${keyOf(tree)}${options.isFresh ? '-fresh' : ''}`)
  log.info(`Base: ${commit.slice(0, 9)} (${name})`)

  if (options.isFresh) await rm(head.folder, { recursive: true, force: true })
  if (!head.isBuilt) {
    log.progress('Building the Storybook of the working tree')
    await buildStorybook(root, head.build)
    if (repository.inputsHash(repository.workingTree()) !== repository.inputsHash(tree))
      throw new Error('Files changed during the build of Storybook. Run the command again.')
  }
  if (!base.isBuilt) {
    log.progress('Installing and building the Storybook of the base')
    await buildCommit(root, commit, base.build)
  }
  await cache.prune()
  return {
    base,
    head,
    baseName: name,
    baseCommit: commit,
    headTree: tree,
    changes: repository.changes(commit, tree),
  }
}
