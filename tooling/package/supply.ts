import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import { build } from 'vite'

/**
 * Where the product comes from. `licences`: each package that it brings along is under a licence that we may pass on, and
 * docs/licences.md lists them (`--write` renews it). `twice`: two builds are the same, byte for byte. `sbom`: its bill of
 * materials, CycloneDX, in node_modules/.cache. `audit`: known advisories, where the registry answers. No word: the first three.
 */
const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  // Its own words are MIT, those of d3 in it ISC.
  'MIT and ISC',
])
const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules/.cache')
const list = join(root, 'docs/licences.md')
const tasks = { licences, twice, sbom, audit }
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

async function licences() {
  const found = new Map<string, string>()
  for (const name of ['console', 'ui'] as const) {
    const byLicence: unknown = JSON.parse(
      await pnpm('--filter', `@inventory-console/${name}`, 'licenses', 'list', '--prod', '--json'),
    )
    for (const [licence, packages] of Object.entries(Object(byLicence)))
      if (Array.isArray(packages))
        for (const one of packages) found.set(String(Reflect.get(Object(one), 'name')), licence)
  }
  const rows = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const unknown = rows.filter(([, licence]) => !allowed.has(licence))
  if (rows.length === 0 || unknown.length > 0)
    throw new Error(
      `Not on the list of tooling/package/supply.ts: ${unknown.join('; ') || 'no package was found'}`,
    )
  const text = `# Licences

What the built console and the \`ui\` package bring along, beside Inter (OFL-1.1), our letters. Written by
\`npm run supply -- licences --write\`; the gate compares it.

${rows.map(([name, licence]) => `- \`${name}\`: ${licence}`).join('\n')}
`
  if (process.argv.includes('--write')) await writeFile(list, text)
  else if ((await readFile(list, 'utf8')) !== text)
    throw new Error('docs/licences.md is old: npm run supply -- licences --write')
  return `${rows.length} packages`
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
    digests.push(await digestOf(outDir))
    await rm(outDir, { recursive: true })
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
    // oxlint-disable-next-line no-await-in-loop -- in order
    hash.update(name.slice(folder.length)).update(await readFile(name))
  }
  return hash.digest('hex')
}

async function sbom() {
  await mkdir(cache, { recursive: true })
  const file = join(cache, 'sbom.json')
  await writeFile(
    file,
    await pnpm('sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'),
  )
  return file.slice(root.length)
}

async function audit() {
  return `\n${await pnpm('audit', '--prod')}`
}
