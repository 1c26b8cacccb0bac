import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { x } from 'tinyexec'

/**
 * `npm run size` builds the console and prints what each page needs before it can be used, from
 * Vite's manifest, and the totals. gzip -9.
 */

const dist = fileURLToPath(new URL('../../packages/console/dist', import.meta.url))

interface Chunk {
  file: string
  name?: string
  isDynamicEntry?: boolean
  imports?: string[]
}

process.stdout.write('Building the console and measuring its files, compressed with gzip\n')
await x('vite', ['build', 'packages/console', '--logLevel', 'warn'], {
  throwOnError: true,
  nodeOptions: { cwd: fileURLToPath(new URL('../..', import.meta.url)) },
})
const sizes = new Map<string, number>()
for (const name of await readdir(join(dist, 'assets'), { recursive: true })) {
  if (!/\.\w+$/.test(name)) continue
  // oxlint-disable-next-line no-await-in-loop -- one file at a time needs little memory
  const content = await readFile(join(dist, 'assets', name))
  sizes.set(`assets/${name}`, gzipSync(content, { level: 9 }).length)
}

const manifest: Record<string, Chunk | undefined> = JSON.parse(
  await readFile(`${dist}-report/manifest.json`, 'utf8'),
)
const shell = Object.keys(manifest).filter((key) => manifest[key]?.name === 'shell')

/** Files that are loaded with these modules. */
function filesOf(keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const other of chunk.imports ?? []) visit(other)
  }
  for (const key of keys) visit(key)
  return found
}

const kib = (files: Iterable<string>) =>
  ([...files].reduce((bytes, file) => bytes + (sizes.get(file) ?? 0), 0) / 1024).toFixed(1).padStart(8)
const print = (files: Iterable<string>, name: string) => process.stdout.write(`${kib(files)} KiB  ${name}\n`)

const pages = Object.entries(manifest).filter(
  ([key, chunk]) => chunk?.isDynamicEntry === true && /^src\/features\/.*Routes?\.tsx$/.test(key),
)
print(filesOf(['index.html']), 'start and login')
for (const [key] of pages) print(filesOf(['index.html', ...shell, key]), key.replace('src/features/', ''))
for (const [name, ending] of [
  ['all scripts', '.js'],
  ['styles', '.css'],
  ['fonts', '.woff2'],
  ['texts of all languages', '.json'],
] as const)
  print(
    [...sizes.keys()].filter((file) => file.endsWith(ending)),
    name,
  )
