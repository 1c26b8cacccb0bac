import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Adds integrity hashes to the files that the start page loads. Their own imports have content hashes in
 * the file names; a list of their hashes would need an inline script, which the policy forbids.
 */
export const integrity: Plugin = {
  name: 'integrity',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const page = join(dir, 'index.html')
    const html = await readFile(page, 'utf8')
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
