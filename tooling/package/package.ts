import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwright } from 'playwright'
import { x } from 'tinyexec'
import { build, preview } from 'vite'
import { chromium } from '../browser/chromium.ts'

/** `npm run pack`: builds and packs `ui` and `api-mocks`, checks the tarballs and uses both in an app outside the workspace. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const ui = join(root, 'packages/ui')
const mocks = join(root, 'packages/api-mocks')
const packages = join(root, 'dist-packages')
const start = performance.now()

async function run(cwd: string, program: string, ...args: readonly string[]) {
  const { exitCode, stdout, stderr } = await x(program, args, { nodeOptions: { cwd } })
  if (exitCode !== 0) throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`)
}

const pnpm = (cwd: string, ...args: readonly string[]) =>
  run(cwd, 'npx', '--prefer-offline', '-y', 'pnpm@12.21.0', ...args)

/** The modules below these folders of `dist`, which the exports let in. */
async function entries(of: string, folders: string): Promise<string[]> {
  const modules: string[] = []
  for await (const name of glob(`${folders}/**/*.d.ts`, { cwd: join(of, 'dist') }))
    modules.push(name.replaceAll(sep, '/').replace(/\.d\.ts$/, ''))
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

async function installOutside(app: string, tarballs: Readonly<Record<string, string>>) {
  await cp(join(root, 'tooling/package/proof'), app, { recursive: true })
  const versions = {
    react: '19.3.1',
    'react-dom': '19.3.1',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    '@types/node': '24.19.2',
  }
  await writeFile(
    join(app, 'package.json'),
    JSON.stringify({
      type: 'module',
      dependencies: { ...tarballs, ...versions },
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
        types: ['node'],
      },
      include: ['main.tsx', 'server.ts'],
    }),
  )
  await writeFile(
    join(app, 'index.html'),
    '<!doctype html><html lang="it" data-theme="light"><title>Proof</title><link rel="icon" href="data:,"><script type="module" src="/main.tsx"></script>',
  )
  await pnpm(app, 'install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts')
  await run(app, 'tsc', '-p', app)
  await run(app, 'node', 'server.ts')
  // As `msw init public` does.
  await cp(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(app, 'public/mockServiceWorker.js'))
  await build({ root: app, configFile: false, logLevel: 'error', build: { target: 'es2022' } })
}

/** The page of the app: it speaks, it is drawn as here, and nothing complains. */
async function open(app: string) {
  const site = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } })
  const { executablePath, args, env } = await chromium()
  const browser = await playwright.launch({ executablePath, args, env })
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

/** Packs into `dist-packages` and returns the tarball. */
async function pack(of: string): Promise<string> {
  const before = new Set(await readdir(packages))
  await pnpm(of, 'pack', '--pack-destination', packages)
  const name = (await readdir(packages)).find((file) => file.endsWith('.tgz') && !before.has(file))
  if (name === undefined) throw new Error(`${of} was not packed.`)
  const tarball = join(packages, name)
  await run(root, 'publint', 'run', tarball, '--strict')
  return tarball
}

await rm(packages, { recursive: true, force: true })
await mkdir(packages)
const folder = await mkdtemp(join(tmpdir(), 'inventory-console-'))
try {
  await run(root, 'node', join(ui, 'scripts/package.ts'))
  await run(root, 'node', join(mocks, 'scripts/package.ts'))
  const forbidden = await readForbidden()
  if (forbidden.length > 0) throw new Error(`Not for this package:\n${forbidden.join('\n')}`)
  const packed = { ui: await pack(ui), mocks: await pack(mocks) }
  const check = (tarball: string, names: readonly string[]) =>
    run(root, 'attw', tarball, '--profile', 'esm-only', '--entrypoints', ...names)
  await check(packed.ui, ['paths', ...(await entries(ui, '{components,screens,i18n,lib}'))])
  await check(packed.mocks, [
    'contract',
    'browser',
    'node',
    'server',
    'world',
    'handlers',
    'control',
    'clock',
    ...(await entries(mocks, '{fixtures,scenarios,control}')),
  ])
  const app = await mkdtemp(join(folder, 'app-'))
  await installOutside(app, {
    '@inventory-console/ui': `file:${packed.ui}`,
    '@inventory-console/api-mocks': `file:${packed.mocks}`,
  })
  await open(app)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  process.stdout.write(
    `Packed, checked and used in an app outside the workspace (${seconds} s):\n${packed.ui}\n${packed.mocks}\n`,
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
