import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Export names of all stories by story title. */
export function readStories(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
      .toSorted()
      .map((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        const title = /title: '(Tokens|\w+\/[^']+)'/.exec(text)?.[1] ?? ''
        return [title, [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)]
      }),
  )
}
