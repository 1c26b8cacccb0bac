import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { textFilesOf } from '../../packages/console/compiledMessages.ts'
import { routeModule } from '../../packages/console/routeModule.ts'
import { pages as consolePages } from '../../packages/console/src/shell/routing/manifest.ts'

/**
 * Size of each page of the built console from Vite's manifest: the JavaScript that it needs initially and
 * the English texts, gzip -9 each. Parts that load on demand count only in the total. Fails above the
 * limits of docs/performance.md.
 */
const dist = fileURLToPath(new URL('../../packages/console/dist', import.meta.url))

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

const KiB = 1024
/** The page that covers five technologies. */
const hostDetails = '/details/:hostname/:dbname?'
const bars = { login: 120, list: 215, details: 275, allScripts: 650, styles: 30, fonts: 60 }

const login = ['index.html']
const loginTexts = textFilesOf([])

const manifest = readManifest(await readFile(`${dist}-report/manifest.json`, 'utf8'))
const shell = Object.keys(manifest).find((key) => manifest[key]?.name === 'shell')
if (shell === undefined) throw new Error('The build has no shell: see packages/console/chunks.ts')
const inside = [...login, shell]
const sizes = new Map<string, number>()
const textSizes = new Map<string, number>()
for (const name of await readdir(join(dist, 'assets'), { recursive: true })) {
  if (!/\.\w+$/.test(name)) continue
  const size = gzipSync(await readFile(join(dist, 'assets', name)), { level: 9 }).length
  const area = /^texts-[^/]+\/en\/(.+)\.json$/.exec(name)?.[1]
  if (area === undefined) sizes.set(`assets/${name}`, size)
  else textSizes.set(area, size)
}

const routes = consolePages.map((page) => {
  const name = routeModule(page)
  const file = Object.keys(manifest).find(
    (key) => key.startsWith('src/features/') && key.endsWith(`/${name}`),
  )
  if (file === undefined) throw new Error(`${page.path}: the build has no ${name}`)
  return {
    name: page.path,
    needs: [...inside, file],
    texts: textFilesOf(page.areas),
    bar: page.path === hostDetails ? bars.details : bars.list,
  }
})
const pages = [
  { name: '/login', needs: login, texts: loginTexts, bar: bars.login },
  {
    name: 'error pages',
    needs: [...login, 'src/shell/routing/ErrorRoutes.tsx'],
    texts: loginTexts,
    bar: bars.login,
  },
  ...routes,
]

const rows = pages.map(({ name, needs, texts, bar }) => {
  const loaded = closure(needs)
  const words = [...new Set(texts)].reduce((bytes, area) => bytes + (textSizes.get(area) ?? 0), 0)
  return { name, size: sum(loaded), bar, chunks: `+ ${kib(words)} texts   ${heaviest(loaded)}` }
})
const kind = (ending: RegExp) => [...sizes].filter(([name]) => ending.test(name))
const total = (name: string, list: [string, number][], bar: number) => ({
  name,
  size: list.reduce((bytes, [, size]) => bytes + size, 0),
  bar,
  chunks: heaviest(new Set(list.map(([file]) => file))),
})
rows.push(total('all scripts', kind(/\.js$/), bars.allScripts))
rows.push(total('styles', kind(/\.css$/), bars.styles))
// Font files are compressed already. The English page needs only the latin subset.
rows.push(total('fonts', kind(/\.woff2$/), bars.fonts))

for (const { name, size, bar, chunks } of rows) {
  const verdict = size > bar * KiB ? 'OVER' : 'ok  '
  process.stdout.write(`${verdict} ${name.padEnd(50)} ${kib(size).padStart(7)} of ${bar} KiB   ${chunks}\n`)
}
if (rows.some(({ size, bar }) => size > bar * KiB)) process.exitCode = 1

function closure(keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}: update the list at the top of tooling/gate/size.ts`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const other of chunk.imports ?? []) visit(other)
  }
  for (const key of keys) visit(key)
  return found
}

function sum(loaded: Iterable<string>): number {
  let bytes = 0
  for (const file of loaded) if (file.endsWith('.js')) bytes += sizes.get(file) ?? 0
  return bytes
}

function heaviest(loaded: ReadonlySet<string>): string {
  return [...loaded]
    .map((file) => ({ file, size: sizes.get(file) ?? 0 }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 3)
    .map(({ file, size }) => `${file.replace(/^assets\/|-[\w-]{8}\.\w+$/g, '')} ${kib(size)}`)
    .join(', ')
}

function kib(bytes: number) {
  return (bytes / KiB).toFixed(1)
}

function readManifest(text: string): Record<string, Chunk | undefined> {
  const json: unknown = JSON.parse(text)
  if (!isManifest(json)) throw new Error('The build manifest is not a Vite manifest')
  return json
}

function isManifest(json: unknown): json is Record<string, Chunk> {
  return (
    typeof json === 'object' &&
    json !== null &&
    Object.values(json).every(
      (chunk: unknown) => typeof chunk === 'object' && chunk !== null && 'file' in chunk,
    )
  )
}
