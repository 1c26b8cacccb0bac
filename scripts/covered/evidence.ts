import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** By title: the names that its stories are exported by. */
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

/** As Storybook addresses it. */
export const idOf = (title: string, name: string) => toId(title, storyNameFromExport(name))

const tests = Map.groupBy(
  globSync('{packages/*/{src,e2e},scripts,.storybook}/**/*.{test.ts,test.tsx,e2e.ts}', { cwd: root }),
  (path) => basename(path),
)

export type Evidence =
  | { kind: 'story'; title: string; name: string }
  | { kind: 'test'; file: string; name: string }
  | { kind: 'code'; file: string; text: string }

export function evidenceOf(shownBy: string): Evidence {
  const [, testFile, testName] = /^([\w.]+\.(?:test\.tsx?|e2e\.ts)): ([^]+)$/.exec(shownBy) ?? []
  if (testFile && testName) return { kind: 'test', file: testFile, name: testName }
  const [, codeFile, text] = /^([^#]+\.\w+)#([^]+)$/.exec(shownBy) ?? []
  if (codeFile && text) return { kind: 'code', file: codeFile, text }
  const cut = shownBy.lastIndexOf('/')
  return { kind: 'story', title: shownBy.slice(0, cut), name: shownBy.slice(cut + 1) }
}

/** Whether what is named is there. */
export function isThere(shownBy: string, stories: ReturnType<typeof readStories>): boolean {
  const evidence = evidenceOf(shownBy)
  switch (evidence.kind) {
    case 'story':
      return stories.get(evidence.title)?.includes(evidence.name) ?? false
    case 'test':
      return (tests.get(evidence.file) ?? []).some((path) => contains(path, evidence.name))
    case 'code':
      return contains(evidence.file, evidence.text)
  }
}

function contains(file: string, text: string): boolean {
  return existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(text)
}
