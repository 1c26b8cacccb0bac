import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const startScript = './start.js'

/**
 * Moves the start script to the assets, under a name with a content hash, so that a reload does not revalidate it. Vite
 * hashes only modules. Adds integrity hashes to the files that the start page loads. Their own imports have content
 * hashes in the file names; a list of their hashes would need an inline script, which the policy forbids.
 */
export const integrity: Plugin = {
  name: 'integrity',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const page = join(dir, 'index.html')
    const hash = createHash('sha256').update(await readFile(join(dir, startScript)))
    const hashedScript = `./assets/start-${hash.digest('base64url').slice(0, 8)}.js`
    await rename(join(dir, startScript), join(dir, hashedScript))
    const html = (await readFile(page, 'utf8')).replace(`src="${startScript}"`, `src="${hashedScript}"`)
    const loads = [...html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="(\.\/[^"]+)"/g)]
    const hashes = await Promise.all(loads.map(([, file = '']) => hashOf(join(dir, file))))
    const whole = loads.reduce(
      (text, [tag], index) => text.replace(tag, `${tag} integrity="${hashes[index]}"`),
      html,
    )
    await writeFile(page, whole)
  },
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha384').update(await readFile(file))
  return `sha384-${hash.digest('base64')}`
}
