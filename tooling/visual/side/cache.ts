import { createHash, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tokens } from '../compare/tokens.ts'
import type { Picture } from '../render/renderer.ts'
import type { Box } from '../render/storyPage.ts'

/** Cached data of one story on one side. Failed stories are not cached. */
export interface StoryRecord {
  isDisabled: boolean
  themes: string[]
  modes: Record<string, { theme: string; sha: string; boxes: Box[] }>
}

export const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 24)

/** One state of the code: its built Storybook and the pictures of its stories. */
export class Side {
  readonly folder: string
  readonly build: string
  readonly #records = new Map<string, StoryRecord | null>()

  constructor(folder: string) {
    this.folder = folder
    this.build = join(folder, 'build')
  }

  /** Removes the pictures and the build. */
  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
    this.#records.clear()
  }

  get isBuilt(): boolean {
    return existsSync(join(this.build, 'index.json'))
  }

  /** Ids of all stories by file. */
  async stories(): Promise<IndexedStory[]> {
    const index: { entries: Record<string, IndexedStory> } = JSON.parse(
      await readFile(join(this.build, 'index.json'), 'utf8'),
    )
    return Object.values(index.entries).filter(({ type }) => type === 'story')
  }

  /** `null` before the first story is rendered. */
  async tokens(): Promise<Tokens | null> {
    return existsSync(this.#tokensFile) ? JSON.parse(await readFile(this.#tokensFile, 'utf8')) : null
  }

  async saveTokens(tokens: Tokens): Promise<void> {
    await writeAtomically(this.#tokensFile, JSON.stringify(tokens))
  }

  get #tokensFile() {
    return join(this.folder, 'tokens.json')
  }

  record(id: string): StoryRecord | null {
    let record = this.#records.get(id)
    if (record === undefined) {
      const file = this.#recordFile(id)
      record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
      this.#records.set(id, record ?? null)
    }
    return record ?? null
  }

  hasPictures(id: string, themes: readonly string[]): boolean {
    const record = this.record(id)
    return record !== null && themes.every((theme) => record.themes.includes(theme))
  }

  picture(id: string, mode: string): Promise<Buffer> {
    return readFile(this.pictureFile(id, mode))
  }

  /** Equal pictures of `other` are linked instead of written. */
  async save(id: string, pictures: Record<string, Picture> | null, themes: readonly string[], other?: Side) {
    const modes: StoryRecord['modes'] = {}
    await mkdir(join(this.folder, 'pictures'), { recursive: true })
    await mkdir(join(this.folder, 'stories'), { recursive: true })
    for (const [mode, { theme, png, boxes }] of Object.entries(pictures ?? {})) {
      const sha = shaOf(png)
      modes[mode] = { theme, sha, boxes }
      const isLinked = other?.record(id)?.modes[mode]?.sha === sha && other.#link(id, mode, this)
      if (!isLinked) await writeAtomically(this.pictureFile(id, mode), png)
    }
    const record = { isDisabled: pictures === null, themes: [...themes], modes }
    await writeAtomically(this.#recordFile(id), JSON.stringify(record))
    this.#records.set(id, record)
  }

  #link(id: string, mode: string, to: Side): boolean {
    try {
      linkSync(this.pictureFile(id, mode), to.pictureFile(id, mode))
      return true
    } catch {
      return false
    }
  }

  #recordFile(id: string) {
    return join(this.folder, 'stories', `${id}.json`)
  }

  pictureFile(id: string, mode: string) {
    return join(this.folder, 'pictures', `${id}.${mode}.png`)
  }
}

export interface IndexedStory {
  type: string
  id: string
  title: string
  name: string
  /** `./packages/…/Button.stories.tsx` */
  importPath: string
}

const maxCachedSides = 5
/** Sides used within this time are kept for parallel runs. */
const protectedMs = 60 * 60 * 1000

export class Cache {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Marks the side as used, for pruning. */
  async side(key: string): Promise<Side> {
    const folder = join(this.folder, key)
    await mkdir(folder, { recursive: true })
    await utimes(folder, new Date(), new Date())
    return new Side(folder)
  }

  /** Removes the least recently used sides. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder)
    const sides = await Promise.all(
      names.map(async (name) => {
        const folder = join(this.folder, name)
        return { folder, used: (await stat(folder)).mtimeMs }
      }),
    )
    const old = sides
      .toSorted((a, b) => b.used - a.used)
      .slice(maxCachedSides)
      .filter(({ used }) => used < Date.now() - protectedMs)
    await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
  }
}

/** Avoids half-written files if the run is interrupted. */
async function writeAtomically(file: string, content: string | Uint8Array) {
  const temporary = `${file}.${randomUUID()}.tmp`
  await writeFile(temporary, content)
  await rename(temporary, file)
}
