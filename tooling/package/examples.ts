import { cp, glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import { chromium } from '../browser/chromium.ts'

/**
 * `npm run nightly -- pack examples`: installs each folder of `examples/` outside the workspace, with the tarballs of
 * `npm run pack`, and runs its tests. `node tooling/package/examples.ts jest` runs one.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const packages = join(root, 'dist-packages')
const tarballs = new Map<string, string>()
for await (const file of glob('*.tgz', { cwd: packages })) {
  const name = file.replace(/^inventory-console-(.*)-\d.*$/, '@inventory-console/$1')
  tarballs.set(name, `file:${join(packages, file)}`)
}
if (tarballs.size === 0) throw new Error('dist-packages has no tarballs: run `npm run pack` first')

const folders = await readdir(join(root, 'examples'), { withFileTypes: true })
const all = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
const named = process.argv.slice(2)
const { executablePath } = await chromium()
let failed = 0
for (const name of named.length > 0 ? named : all) {
  const start = performance.now()
  const project = await mkdtemp(join(tmpdir(), `example-${name}-`))
  try {
    await cp(join(root, 'examples', name), project, { recursive: true })
    const manifest = join(project, 'package.json')
    const text = await readFile(manifest, 'utf8')
    await writeFile(
      manifest,
      text.replaceAll(/"(@inventory-console\/[\w-]+)": "\*"/g, (_, dependency: string) =>
        JSON.stringify(dependency).concat(': ', JSON.stringify(tarballs.get(dependency))),
      ),
    )
    const npm = (...args: string[]) =>
      x('npm', args, { nodeOptions: { cwd: project, env: { ...process.env, CHROMIUM: executablePath } } })
    const installed = await npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts')
    const result = installed.exitCode === 0 ? await npm('test') : installed
    const seconds = Math.round((performance.now() - start) / 1000)
    process.stdout.write(`${result.exitCode === 0 ? 'passed' : 'FAILED'} ${name}, ${seconds} s\n`)
    if (result.exitCode === 0) continue
    failed += 1
    process.stdout.write(result.stdout + result.stderr)
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}
if (failed > 0) process.exitCode = 1
