import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CDPSession } from 'playwright'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import { digestOf, QuickDigests } from './quickDigests.ts'

const at = (folder: string, name: string) =>
  fileURLToPath(new URL(`../${folder}/${name}.png`, import.meta.url))

type Page = BrowserCommandContext['page']

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * The bytes of Playwright's own screenshot, without what that looks for and writes into the page: a third less time. In a
 * hurry the same pixels, in a larger file: another third less.
 */
async function pictureOf(page: Page, inAHurry = false): Promise<Buffer> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opened)
  const asked = { format: 'png', optimizeForSpeed: inAHurry } as const
  const { data } = await (await opened).send('Page.captureScreenshot', asked)
  return Buffer.from(data, 'base64')
}

const digests = new QuickDigests(fileURLToPath(new URL('../visual/digests.json', import.meta.url)))

/** After a run: what is quickly compared from now on. */
export const writeDigests = () => digests.write((name) => existsSync(at('visual', name)))

/** How many looks in a row, and how far apart in milliseconds, show that a page holds still: code may be on its way. */
const stillness = { looks: 10, apart: 100 }
/** How often a page may be looked at until it does. */
const patience = 100

async function write(file: string, picture: Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, picture)
}

/** Until it is the accepted one, byte for byte, which is how the pinned browser writes the same pixels, or holds still. */
async function lookAt(page: Page, name: string, accepted: Buffer | null) {
  if (accepted && digests.has(name, accepted, await pictureOf(page, true)))
    return { isAccepted: true, holds: true, now: accepted }
  let before: Buffer | null = null
  let alike = 1
  for (let turn = 0; turn < patience; turn += 1) {
    const now = await pictureOf(page)
    if (accepted?.equals(now)) {
      await learn(page, name, accepted)
      return { isAccepted: true, holds: true, now }
    }
    alike = before?.equals(now) ? alike + 1 : 1
    before = now
    if (alike === stillness.looks) return { isAccepted: false, holds: true, now }
    await delay(stillness.apart)
  }
  return { isAccepted: false, holds: false, now: before }
}

/** Of a page that is the accepted one before and after: so it was between. */
async function learn(page: Page, name: string, accepted: Buffer) {
  const quick = await pictureOf(page, true)
  if (accepted.equals(await pictureOf(page))) digests.learn(name, accepted, quick)
}

const acceptedOf = async (name: string) =>
  existsSync(at('visual', name)) ? await readFile(at('visual', name)) : null

export interface Comparison {
  /** What is wrong with the picture, in words; empty: it is the accepted one. */
  fault: string
  /** The digest of the accepted picture, where the page shows it. */
  shown: string
}

/** Of the picture of a story. What differs lies in `visual-out/`. With `accepting` it is the accepted one from now on. */
export const comparePicture: BrowserCommand<[name: string, accepting: boolean], Promise<Comparison>> = async (
  { page },
  name,
  accepting,
) => {
  const accepted = await acceptedOf(name)
  const { isAccepted, holds, now } = await lookAt(page, name, accepted)
  const faulty = (fault: string): Comparison => ({ fault: `${name} ${fault}`, shown: '' })
  if (!holds || !now) return faulty('does not hold still')
  if (isAccepted || accepting) await rm(at('visual-out', name), { force: true })
  const right = { fault: '', shown: digestOf(now) }
  if (isAccepted) return right
  await write(at(accepting ? 'visual' : 'visual-out', name), now)
  if (accepting) {
    await learn(page, name, now)
    return right
  }
  return faulty(accepted ? 'differs from its accepted picture' : 'has no accepted picture')
}

/** The same comparison, which leaves nothing behind; null: the story has no accepted picture. */
export const isAcceptedPicture: BrowserCommand<[name: string], Promise<boolean | null>> = async (
  { page },
  name,
) => {
  const accepted = await acceptedOf(name)
  return accepted && (await lookAt(page, name, accepted)).isAccepted
}
