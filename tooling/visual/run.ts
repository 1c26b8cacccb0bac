import { basename } from 'node:path'
import type { Browser } from 'playwright'
import { storyListClusters, type Cluster } from './compare/clusters.ts'
import { changedPictures, Comparison } from './compare/compareAll.ts'
import { confirmDifferences } from './compare/confirm.ts'
import { ColorNames } from './compare/tokens.ts'
import type { Options } from './options.ts'
import { renderSide, type FailedStory } from './render/renderSide.ts'
import { bundle } from './render/serve.ts'
import type { Side } from './side/cache.ts'
import { selectStories } from './side/stories.ts'
import { buildBase, buildHead, openSides, type Sides } from './side/storybook.ts'

export interface Log {
  info: (message: string) => void
  progress: (message: string) => void
}

export interface RunResult {
  sides: Sides
  base: Side
  head: Side
  clusters: Cluster[]
  failed: FailedStory[]
  stories: number
  pictures: number
  changedPictures: number
  /** Pictures that differed at first and were equal in a new page. */
  refuted: number
}

/** Renders the working tree and the base commit and compares them. */
export async function run(root: string, options: Options, browser: Browser, log: Log): Promise<RunResult> {
  const sides = openSides(root, { ...options, browserVersion: browser.version() })
  log.info(`Base: ${sides.baseCommit.slice(0, 9)} (${sides.baseName})`)
  if (sides.headKey === sides.baseKey) {
    log.info('No file that can change a picture differs from the base.')
    const side = await sides.cache.side(sides.headKey)
    const none = { stories: 0, pictures: 0, changedPictures: 0, refuted: 0 }
    return { sides, base: side, head: side, clusters: [], failed: [], ...none }
  }
  const head = await buildHead(root, sides, log)
  const base = await buildBase(root, sides, log)
  await sides.cache.prune()
  const stories = await selectStories(base, head, sides.changes, options)
  const [baseIds, headIds] = [stories.base.map(({ id }) => id), stories.head.map(({ id }) => id)]
  log.info(`Stories: ${headIds.length} in ${options.themes.join(' and ')}`)

  const script = await bundle(new URL('render/storyPage.ts', import.meta.url))
  const settings = { browser, script, themes: options.themes, workers: options.workers }
  const progress = (action: string) => (done: number, total: number) =>
    log.progress(`${action}: ${done} of ${total}`)
  const sideOf = {
    base: { side: base, ids: baseIds, reference: head },
    'working tree': { side: head, ids: headIds, reference: base },
  }
  const render = async (name: FailedStory['side']) => {
    const { side, ids, reference } = sideOf[name]
    return renderSide(side, { name, ids, reference, onProgress: progress(`Rendering the ${name}`) }, settings)
  }
  const failed = [...(await render('base')), ...(await render('working tree'))]

  const failedIds = new Set(failed.map(({ id }) => id))
  const comparable = new Set([...headIds, ...baseIds].filter((id) => !failedIds.has(id)))
  const comparison = new Comparison(base, head, options.workers)
  const { clusters, refuted } = await confirmDifferences({
    causes: {
      changedComponents: new Set(sides.changes.map(({ path }) => slotOf(path))),
      names: new ColorNames((await base.tokens()) ?? {}, (await head.tokens()) ?? {}),
    },
    changed: () => changedPictures(base, head, comparable, options.themes).changed,
    compare: (pictures) => comparison.compare(pictures, progress('Comparing')),
    renderAgain: async (ids) => {
      for (const name of ['base', 'working tree'] as const) {
        const again = { name, ids, isConfirming: true, onProgress: progress('Confirming') }
        // oxlint-disable-next-line no-await-in-loop -- one side after the other
        const failedAgain = await renderSide(sideOf[name].side, again, settings)
        failed.push(...failedAgain)
        for (const { id } of failedAgain) comparable.delete(id)
      }
    },
  })
  const { changed, added, deleted } = changedPictures(base, head, comparable, options.themes)
  const pictures = headIds.reduce((sum, id) => sum + Object.keys(head.record(id)?.modes ?? {}).length, 0)
  return {
    sides,
    base,
    head,
    clusters: [...clusters, ...storyListClusters(added, deleted, [...stories.head, ...stories.base])],
    failed,
    stories: headIds.length,
    pictures,
    changedPictures: changed.length,
    refuted: refuted.length,
  }
}

/** `packages/ui/src/components/key-value/KeyValueCard.tsx` defines `key-value-card`. */
const slotOf = (path: string) =>
  basename(path, '.tsx')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
