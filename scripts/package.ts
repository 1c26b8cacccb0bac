import { spawn } from 'node:child_process'
import { cp, glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwright } from 'playwright'
import { build, preview } from 'vite'
import { chromium } from './chromium.ts'

/** Builds packages/ui, packs it, has it checked, and uses it in an app outside of this workspace. */

const root = fileURLToPath(new URL('..', import.meta.url))
const ui = join(root, 'packages/ui')
const start = performance.now()

async function run(cwd: string, program: string, ...args: readonly string[]) {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const text = Buffer.concat(output).toString()
  if (code !== 0) throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed:\n${text}`)
}

const pnpm = (cwd: string, ...args: readonly string[]) =>
  run(cwd, 'npx', '--prefer-offline', '-y', 'pnpm@12.21.0', ...args)

/** Every module that the exports let in. */
async function entries(): Promise<string[]> {
  const modules: string[] = []
  for await (const name of glob('{components,screens,i18n,lib}/**/*.d.ts', { cwd: join(ui, 'dist') }))
    modules.push(name.replace(/\.d\.ts$/, ''))
  return modules
}

/** No router, no cache, no requests: what the package may not bring. */
async function readForbidden(): Promise<string[]> {
  const found: string[] = []
  for await (const name of glob('**/*.js', { cwd: join(ui, 'dist') })) {
    const [hit] =
      /\b(fetch|XMLHttpRequest)\(|from ["'](swr|react-router)/.exec(
        await readFile(join(ui, 'dist', name), 'utf8'),
      ) ?? []
    if (hit) found.push(`${name}: ${hit}`)
  }
  return found
}

async function installOutside(app: string, tarball: string) {
  await cp(join(ui, 'scripts/proof/main.tsx'), join(app, 'main.tsx'))
  const versions = {
    react: '19.3.1',
    'react-dom': '19.3.1',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
  }
  await writeFile(
    join(app, 'package.json'),
    JSON.stringify({
      type: 'module',
      dependencies: { '@inventory-console/ui': `file:${tarball}`, ...versions },
    }),
  )
  await writeFile(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        types: [],
      },
      include: ['main.tsx'],
    }),
  )
  await writeFile(
    join(app, 'index.html'),
    '<!doctype html><html lang="it" data-theme="light"><title>Proof</title><link rel="icon" href="data:,"><script type="module" src="/main.tsx"></script>',
  )
  await pnpm(app, 'install', '--ignore-workspace', '--prefer-offline')
  await run(app, 'tsc', '-p', app)
  await build({ root: app, configFile: false, logLevel: 'error', build: { target: 'es2022' } })
}

/** The page of the app: it speaks, it is drawn as here, and nothing complains. */
async function open(app: string) {
  const site = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } })
  const { executablePath, args, env } = await chromium()
  const browser = await playwright.launch({ ...(executablePath ? { executablePath } : {}), args, env })
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(site.resolvedUrls?.local[0] ?? '')
    await page
      .getByRole('cell', { name: 'db-001' })
      .or(page.getByRole('rowheader', { name: 'db-001' }))
      .waitFor()
    const button = page.getByRole('button', { name: 'Add license' })
    const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    if (ground !== 'rgb(62, 99, 221)') complaints.push(`The button is ${ground}, not of the accent's colour.`)
    const drawn = await page.evaluate(() => document.fonts.check('13px "Inter Variable"'))
    if (!drawn) complaints.push('The font did not come along.')
    if (complaints.length > 0) throw new Error(`The app complains:\n${complaints.join('\n')}`)
  } finally {
    await browser.close()
    await site.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'inventory-console-ui-'))
try {
  await run(root, 'node', join(ui, 'scripts/package.ts'))
  const forbidden = await readForbidden()
  if (forbidden.length > 0) throw new Error(`Not for this package:\n${forbidden.join('\n')}`)
  await pnpm(ui, 'pack', '--pack-destination', folder)
  const tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '')
  await run(root, 'publint', 'run', tarball, '--strict')
  await run(root, 'attw', tarball, '--profile', 'esm-only', '--entrypoints', 'paths', ...(await entries()))
  const app = await mkdtemp(join(folder, 'app-'))
  await installOutside(app, tarball)
  await open(app)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`packages/ui builds, packs and works outside of the workspace (${seconds} s)\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
