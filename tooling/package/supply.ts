import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import { build } from 'vite'
import { bundled } from '../../packages/ui/scripts/bundled.ts'

/**
 * `licenses`: every dependency of the console and `ui` has an allowed license; the build writes the notices
 * and the bill of materials.
 * `twice`: two builds are byte-identical. `audit`: no known advisories, if the registry responds.
 * Without arguments: `licenses` and `twice`.
 */
const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  // The code of @visx/vendor is MIT, its copy of d3 is ISC.
  'MIT and ISC',
])
const root = fileURLToPath(new URL('../..', import.meta.url))
const tasks = { licenses, twice, audit }
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))

for (const [name, task] of Object.entries(tasks)) {
  if (words.length === 0 ? name === 'audit' : !words.includes(name)) continue
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  process.stdout.write(`${name}: ${await task()}\n`)
}

async function pnpm(...args: readonly string[]): Promise<string> {
  const { stdout } = await x('npx', ['--prefer-offline', '-y', 'pnpm@12.21.0', ...args], {
    nodeOptions: { cwd: root },
    throwOnError: true,
  })
  return stdout
}

async function licenses() {
  const found = new Map<string, string>()
  for (const name of ['console', 'ui'] as const) {
    const byLicense: unknown = JSON.parse(
      await pnpm('--filter', `@inventory-console/${name}`, 'licenses', 'list', '--prod', '--json'),
    )
    for (const [license, packages] of Object.entries(Object(byLicense)))
      if (Array.isArray(packages))
        for (const one of packages) found.set(String(Reflect.get(Object(one), 'name')), license)
  }
  await Promise.all(
    bundled.map(async (name) => {
      const file = join(root, 'node_modules/.pnpm/node_modules', name, 'package.json')
      found.set(name, String(Reflect.get(Object(JSON.parse(await readFile(file, 'utf8'))), 'license')))
    }),
  )
  const unknown = [...found].filter(([, license]) => !allowed.has(license))
  if (found.size === 0 || unknown.length > 0)
    throw new Error(
      `Not on the list of tooling/package/supply.ts: ${unknown.join('; ') || 'no package was found'}`,
    )
  return `${found.size} packages`
}

async function twice() {
  const console = join(root, 'packages/console')
  const digests: string[] = []
  for (let turn = 0; turn < 2; turn += 1) {
    // oxlint-disable no-await-in-loop -- one after the other
    const outDir = await mkdtemp(join(tmpdir(), 'inventory-console-build-'))
    await build({
      root: console,
      configFile: join(console, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    })
    const folders = [outDir, `${outDir}-report`]
    digests.push((await Promise.all(folders.map(digestOf))).join(' '))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
    // oxlint-enable no-await-in-loop
  }
  if (digests[0] !== digests[1]) throw new Error('Two builds differ')
  return `two builds are the same, sha256 ${digests[0]}`
}

async function digestOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const name of names.toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- the digest depends on the order of the files
    hash.update(name.slice(folder.length)).update(await readFile(name))
  }
  return hash.digest('hex')
}

async function audit() {
  return `\n${await pnpm('audit', '--prod')}`
}
