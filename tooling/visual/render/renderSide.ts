import type { Browser } from 'playwright'
import { shaOf, type Side } from '../side/cache.ts'
import { Renderer } from './renderer.ts'
import { serve } from './serve.ts'

export interface RenderSettings {
  browser: Browser
  /** Bundle of storyPage.ts. */
  script: string
  themes: readonly string[]
  workers: number
}

export interface RenderRequest {
  ids: readonly string[]
  /** A side with mostly equal pictures. */
  reference?: Side
  /** Renders all stories again, each in a new page. */
  isConfirming?: boolean
  onProgress: (done: number, total: number) => void
}

export interface FailedStory {
  id: string
  errors: string[]
}

/** Renders the stories that the side has no pictures of. */
export async function renderSide(
  side: Side,
  { ids, reference, isConfirming = false, onProgress }: RenderRequest,
  { browser, script, themes, workers }: RenderSettings,
): Promise<FailedStory[]> {
  const queue = ids.filter((id) => isConfirming || !side.hasPictures(id, themes))
  const total = queue.length
  if (total === 0) return []
  const failed: FailedStory[] = []
  const server = await serve(side.build)
  const work = async () => {
    const renderer = new Renderer(browser, server.url, script)
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const known = reference?.record(id)?.modes
      const result = await renderer.render(id, {
        themes,
        isKnown: (mode, png) => known?.[mode]?.sha === shaOf(png),
        ...(isConfirming ? { isFresh: true, equalPictures: 4 } : {}),
      })
      if (result.status === 'failed') failed.push({ id, errors: result.errors })
      else await side.save(id, result.status === 'rendered' ? result.pictures : null, themes, reference)
      onProgress(total - queue.length, total)
    }
    await renderer.close()
  }
  try {
    await Promise.all(Array.from({ length: Math.min(workers, total) }, work))
  } finally {
    await server.close()
  }
  return failed
}
