import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { copyFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { differenceOf } from './difference.ts'
import { decode } from './png.ts'

/** Where pictures lie: those to compare with, and those that a run took and found to be others. */
export interface Folders {
  accepted: string
  taken: string
}

/** One picture as it was looked at: a decision holds for these bytes alone. */
export interface Seen {
  name: string
  /** Nothing: there was none. */
  before: string | null
  after: string
}

/** Pictures whose difference is the same; the first is shown. */
export interface Finding {
  seen: readonly Seen[]
  pixels: number
  places: number
  before: string | null
  after: string
}

/** What a run found to be different, the difference of most pictures first. */
export async function findingsIn({ accepted, taken }: Folders): Promise<Finding[]> {
  const groups = new Map<string, Finding & { seen: Seen[] }>()
  for (const file of globSync('*.png', { cwd: taken }).toSorted()) {
    const after = await readFile(join(taken, file))
    const old = join(accepted, file)
    const before = existsSync(old) ? await readFile(old) : null
    if (before?.equals(after)) continue
    const seen = {
      name: file.slice(0, -'.png'.length),
      before: before && hashOf(before),
      after: hashOf(after),
    }
    const { sign, ...counts } = before
      ? differenceOf(decode(before), decode(after))
      : { sign: `new ${seen.after}`, pixels: 0, places: 0 }
    const known = groups.get(sign)
    if (known) known.seen.push(seen)
    else groups.set(sign, { seen: [seen], ...counts, before: before && dataOf(before), after: dataOf(after) })
  }
  return [...groups.values()].toSorted((a, b) => b.seen.length - a.seen.length)
}

/**
 * Makes the accepted pictures those to compare with, and touches nothing else. All of them or none: what was taken anew, or
 * accepted by somebody else, since it was looked at has to be looked at again.
 */
export async function accept(seen: readonly Seen[], { accepted, taken }: Folders): Promise<void> {
  const stale: string[] = []
  for (const { name, before, after } of seen) {
    const now = await hashOfFile(join(taken, `${name}.png`))
    const old = await hashOfFile(join(accepted, `${name}.png`))
    if (now !== after || old !== before) stale.push(name)
  }
  if (stale.length > 0) throw new Error(`Changed since they were looked at: ${stale.join(', ')}`)
  for (const { name } of seen) {
    await copyFile(join(taken, `${name}.png`), join(accepted, `${name}.png`))
    await rm(join(taken, `${name}.png`))
  }
}

/** The accepted pictures of a file of decisions. A name is that of a story: it leads into no other folder. */
export function readDecisions(text: string): Seen[] {
  const decisions: unknown = JSON.parse(text)
  const list = member(decisions, 'accepted')
  if (!Array.isArray(list))
    throw new Error('This is no file of decisions: it has no list of accepted pictures.')
  return list.map((item: unknown) => {
    const [name, before, after] = ['name', 'before', 'after'].map((key) => member(item, key))
    const isSeen = typeof name === 'string' && /^[a-z0-9-]+$/.test(name) && typeof after === 'string'
    if (!isSeen || (before !== null && typeof before !== 'string'))
      throw new Error(`This is no picture: ${JSON.stringify(item)}`)
    return { name, before, after }
  })
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

async function hashOfFile(file: string): Promise<string | null> {
  return existsSync(file) ? hashOf(await readFile(file)) : null
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const dataOf = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`
