import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserCommand } from 'vitest/node'

const at = (folder: string, name: string) =>
  fileURLToPath(new URL(`../${folder}/${name}.png`, import.meta.url))

const asItIs = { animations: 'disabled', caret: 'hide', scale: 'device' } as const

/** How many looks in a row, and how far apart in milliseconds, show that a page holds still: code may be on its way. */
const stillness = { looks: 10, apart: 100 }
/** How often a page may be looked at until it does. */
const patience = 100

async function write(file: string, picture: Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, picture)
}

/**
 * What is wrong with the picture of a story, in words; empty: it is the accepted one, byte for byte, which is how the pinned
 * browser writes the same pixels. What differs lies in `visual-out/`. With `accepting` it is the accepted one from now on.
 */
export const comparePicture: BrowserCommand<[name: string, accepting: boolean], Promise<string>> = async (
  { page },
  name,
  accepting,
) => {
  const accepted = existsSync(at('visual', name)) ? await readFile(at('visual', name)) : null
  let before: Buffer | null = null
  let alike = 1
  for (let turn = 0; turn < patience; turn += 1) {
    const now = await page.screenshot(asItIs)
    if (accepted?.equals(now)) {
      await rm(at('visual-out', name), { force: true })
      return ''
    }
    alike = before?.equals(now) ? alike + 1 : 1
    if (alike === stillness.looks) {
      await write(at(accepting ? 'visual' : 'visual-out', name), now)
      if (accepting) {
        await rm(at('visual-out', name), { force: true })
        return ''
      }
      return accepted ? `${name} differs from its accepted picture` : `${name} has no accepted picture`
    }
    before = now
    await delay(stillness.apart)
  }
  return `${name} does not hold still`
}
