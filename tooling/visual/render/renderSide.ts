import type { Browser } from 'playwright'
import { shaOf, type Side } from '../side/cache.ts'
import { Renderer, type RenderOptions } from './renderer.ts'
import { serve } from './serve.ts'

export interface RenderSettings {
  browser: Browser
  /** Bundle of storyPage.ts. */
  script: string
  themes: readonly string[]
  workers: number
}

export interface RenderRequest {
  name: FailedStory['side']
  ids: readonly string[]
  /** A side with mostly equal pictures. */
  reference?: Side
  /** Renders all stories again, each in a new page. */
  isConfirming?: boolean
  onProgress: (done: number, total: number) => void
}

export interface FailedStory {
  id: string
  side: 'base' | 'working tree'
  errors: string[]
}

/** A story that failed once is rendered again at the end, alone and with this much time. */
const lastTimeout = 180_000

/** Renders the stories that the side has no pictures of. Returns those that failed twice. */
export async function renderSide(
  side: Side,
  { name, ids, reference, isConfirming = false, onProgress }: RenderRequest,
  { browser, script, themes, workers }: RenderSettings,
): Promise<FailedStory[]> {
  const todo = ids.filter((id) => isConfirming || !side.hasPictures(id, themes))
  if (todo.length === 0) return []
  const server = await serve(side.build)
  const renderAll = async (stories: readonly string[], count: number, more: Partial<RenderOptions>) => {
    const queue = [...stories]
    const failed: FailedStory[] = []
    const work = async () => {
      const renderer = new Renderer(browser, server.url, script)
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        const known = reference?.record(id)?.modes
        const result = await renderer.render(id, {
          themes,
          isKnown: (mode, png) => known?.[mode]?.sha === shaOf(png),
          // The first side needs one picture: a difference to the other is confirmed by more.
          equalPictures: known ? 2 : 1,
          ...more,
        })
        if (result.status === 'failed') failed.push({ id, side: name, errors: result.errors })
        else await side.save(id, result.status === 'rendered' ? result.pictures : null, themes, reference)
        onProgress(stories.length - queue.length, stories.length)
      }
      await renderer.close()
    }
    await Promise.all(Array.from({ length: Math.min(count, stories.length) }, work))
    return failed
  }
  try {
    await readTokens(side, new Renderer(browser, server.url, script), themes)
    const confirming = isConfirming ? { isFresh: true, equalPictures: 4 } : {}
    const failed = await renderAll(todo, workers, confirming)
    const again = failed.map(({ id }) => id)
    return await renderAll(again, 1, { ...confirming, isFresh: true, timeout: lastTimeout })
  } finally {
    await server.close()
  }
}

async function readTokens(side: Side, renderer: Renderer, themes: readonly string[]) {
  const known = await side.tokens()
  if (known && themes.every((theme) => theme in known)) return
  await side.saveTokens({ ...known, ...(await renderer.tokens(themes)) })
  await renderer.close()
}
