import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pages } from './manifest.ts'

const packages = fileURLToPath(new URL('../../../..', import.meta.url))
const ui = '@inventory-console/ui/'

/** Loaded with the shell. */
const shellAreas = ['common', 'errors', 'pages', 'session', 'shell']
/** Lazy parts of code that all lists share, rendered only by pages of their own area. */
const ofTheirPages = ['ui/src/screens/hosts/AuditExportDialog.tsx']

const sources = new Map<string, string>()
function sourceOf(file: string): string {
  const known = sources.get(file)
  if (known !== undefined) return known
  const source = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/import type [^']*'[^']+'/g, '')
  sources.set(file, source)
  return source
}

/** Modules that a module imports at run time, statically or on demand. */
function importsOf(file: string): string[] {
  return [...sourceOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    if (!name.startsWith('.') && !name.startsWith(ui)) return []
    const base = name.startsWith('.')
      ? resolve(dirname(file), name)
      : join(packages, 'ui/src', name.slice(ui.length))
    const found = [base, `${base}.tsx`, `${base}.ts`].find((path) => /\.tsx?$/.test(path) && existsSync(path))
    return found === undefined || ofTheirPages.includes(relative(found)) ? [] : [found]
  })
}

function reachable(entry: string): Set<string> {
  const found = new Set([entry])
  for (const file of found) for (const next of importsOf(file)) found.add(next)
  return found
}

const relative = (file: string) => file.slice(packages.length).replaceAll('\\', '/')

const words = (file: string, pattern: RegExp) =>
  [...sourceOf(file).matchAll(pattern)].map(([, word = '']) => word)

it.each(pages)('$path loads the texts of all its parts, lazy ones too', ({ load, areas }) => {
  const [, name = ''] = /import\w*\(["'](?:.*\/)?(\w+\.tsx)/.exec(load.toString()) ?? []
  const [route = ''] = globSync(`console/src/features/**/${name}`, { cwd: packages })
  const files = [...reachable(join(packages, route))]
  // Parts with a catalogue of their own load it before they render.
  const dynamicAreaFiles = files.filter((file) => sourceOf(file).includes('catalogue.load('))
  const loaded = new Set([
    ...shellAreas,
    ...areas,
    ...dynamicAreaFiles.flatMap((file) => words(file, /'(\w+)'/g)),
  ])
  const missing = files.flatMap((file) =>
    words(file, /useText\('(\w+)/g)
      .filter((area) => !loaded.has(area))
      .map((area) => `${area} in ${relative(file)}`),
  )
  expect(files.length).toBeGreaterThan(1)
  expect(missing).toEqual([])
})
