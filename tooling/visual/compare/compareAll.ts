import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Side } from '../side/cache.ts'
import type { ChangedPicture, DifferentPicture } from './clusters.ts'
import type { PictureDifference } from './comparePictures.ts'
import type { CompareTask } from './compareWorker.ts'

export interface PictureChanges {
  changed: ChangedPicture[]
  /** Pictures that only the head has. */
  added: ChangedPicture[]
  /** Pictures that only the base has. */
  deleted: ChangedPicture[]
}

/** Pictures whose bytes differ. Equal pixels give equal bytes, because one browser encodes both sides. */
export function changedPictures(
  base: Side,
  head: Side,
  ids: Iterable<string>,
  themes: readonly string[],
): PictureChanges {
  const changes: PictureChanges = { changed: [], added: [], deleted: [] }
  for (const story of ids) {
    const [old, now] = [base.record(story)?.modes ?? {}, head.record(story)?.modes ?? {}]
    for (const mode of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const theme = (now[mode] ?? old[mode])?.theme ?? ''
      if (!themes.includes(theme)) continue
      const [before, after] = [old[mode]?.sha ?? null, now[mode]?.sha ?? null]
      if (before === after) continue
      const list = before === null ? changes.added : after === null ? changes.deleted : changes.changed
      list.push({ story, mode, theme, before, after })
    }
  }
  return changes
}

/** Compares pixels in worker threads and remembers the results. */
export class Comparison {
  readonly #base: Side
  readonly #head: Side
  readonly #workers: number
  readonly #known = new Map<string, PictureDifference>()

  constructor(base: Side, head: Side, workers: number) {
    this.#base = base
    this.#head = head
    this.#workers = workers
  }

  async compare(
    pictures: readonly ChangedPicture[],
    onProgress: (done: number, total: number) => void,
  ): Promise<DifferentPicture[]> {
    const queue = pictures.filter((picture) => !this.#known.has(keyOf(picture)))
    const total = queue.length
    await Promise.all(
      Array.from({ length: Math.min(this.#workers, total) }, async () => {
        const worker = new Worker(new URL('compareWorker.ts', import.meta.url))
        try {
          for (let picture = queue.shift(); picture; picture = queue.shift()) {
            worker.postMessage(this.#taskOf(picture))
            const [difference]: PictureDifference[] = await once(worker, 'message')
            if (difference) this.#known.set(keyOf(picture), difference)
            onProgress(total - queue.length, total)
          }
        } finally {
          await worker.terminate()
        }
      }),
    )
    return pictures.map((picture) => ({
      ...picture,
      difference: this.#known.get(keyOf(picture)) ?? { changes: [], causes: [] },
    }))
  }

  #taskOf({ story, mode }: ChangedPicture): CompareTask {
    const of = (side: Side) => ({
      file: side.pictureFile(story, mode),
      boxes: side.record(story)?.modes[mode]?.boxes ?? [],
    })
    return { before: of(this.#base), after: of(this.#head) }
  }
}

const keyOf = ({ story, mode, before, after }: ChangedPicture) => [story, mode, before, after].join(' ')
