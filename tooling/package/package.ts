import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { chromium as playwright } from 'playwright'
import { x } from 'tinyexec'
import { build, preview } from 'vite'
import { chromium } from '../browser/chromium.ts'

/**
 * `npm run pack` builds and packs `ui` and `api-mocks`, checks the tarballs and uses both in an app outside
 * the workspace.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const ui = join(root, 'packages/ui')
const mocks = join(root, 'packages/api-mocks')
const packages = join(root, 'dist-packages')
/** Oldest Node in `engines` of api-mocks. */
const oldestNode = '20.19.0'
const start = performance.now()

async function run(cwd: string, program: string, ...args: readonly string[]) {
  const { exitCode, stdout, stderr } = await x(program, args, { nodeOptions: { cwd } })
  if (exitCode !== 0) throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`)
}

const pnpm = (cwd: string, ...args: readonly string[]) =>
  run(cwd, 'npx', '--prefer-offline', '-y', 'pnpm@12.21.0', ...args)

/** Entry points that a published package names, and the modules behind its patterns. */
async function entryPoints(of: string) {
  const { publishConfig }: { publishConfig: { exports: Record<string, string | { default: string }> } } =
    JSON.parse(await readFile(join(of, 'package.json'), 'utf8'))
  const named: string[] = []
  const all: string[] = []
  for (const [name, target] of Object.entries(publishConfig.exports)) {
    if (typeof target === 'string' || name.endsWith('.css')) continue
    const entry = name.slice('./'.length)
    if (!entry.includes('*')) named.push(entry)
    const [before = '', after = ''] = target.default.split('*')
    // oxlint-disable-next-line no-await-in-loop -- a few folders
    for await (const file of glob(target.default.replace('*', '**/*'), { cwd: of })) {
      const matched = `./${file.replaceAll(sep, '/')}`.slice(before.length, -after.length || undefined)
      all.push(entry.includes('*') ? entry.replace('*', matched) : entry)
    }
  }
  return { named, all }
}

/** Versions of the workspace, so that the test does not pick up newer releases of peer dependencies. */
async function versionsOf(...names: readonly string[]): Promise<Record<string, string>> {
  const versions = names.map(async (name) => {
    const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')
    return [name, String(Reflect.get(Object(JSON.parse(text)), 'version'))] as const
  })
  return Object.fromEntries(await Promise.all(versions))
}

async function installOutside(app: string, tarballs: Readonly<Record<string, string>>) {
  await cp(join(root, 'tooling/package/proof'), app, { recursive: true })
  const peers = await versionsOf(
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@types/node',
    '@tailwindcss/vite',
    'msw',
  )
  const dependencies = {
    ...tarballs,
    ...peers,
    bootstrap: '5.3.8',
    tailwindcss: peers['@tailwindcss/vite'],
  }
  await writeFile(join(app, 'package.json'), JSON.stringify({ type: 'module', dependencies }))
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
        checkJs: true,
        types: ['node'],
      },
      include: ['main.tsx', 'kit.tsx', 'server.mjs', 'host.d.ts'],
    }),
  )
  await writeFile(join(app, 'host.d.ts'), "declare module '*.css'\n")
  await pnpm(app, 'install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts')
  await checkSingleMsw(app)
  await run(app, 'tsc', '-p', app)
  await run(app, 'node', 'server.mjs')
  await run(app, 'npx', '--prefer-offline', '-y', `node@${oldestNode}`, 'server.mjs')
  // Same as `msw init public`.
  await cp(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(app, 'public/mockServiceWorker.js'))
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { target: 'es2022' },
  })
}

/** A project with one of the packages alone reads the types of all its entry points. */
async function checkTypesAlone(app: string, name: string, tarball: string, entries: readonly string[]) {
  const peers = await versionsOf(
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@types/node',
    'msw',
  )
  await writeFile(
    join(app, 'package.json'),
    JSON.stringify({ type: 'module', dependencies: { [name]: tarball, ...peers } }),
  )
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['node'],
  }
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['entries.ts'] }))
  const imports = entries.map((entry) => `import '${name}/${entry}'`)
  await writeFile(join(app, 'entries.ts'), imports.join('\n'))
  await pnpm(app, 'install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts')
  await run(app, 'tsc', '-p', app)
}

/** Two copies of MSW would not share handlers. */
async function checkSingleMsw(app: string) {
  const installed = await readdir(join(app, 'node_modules/.pnpm'))
  const versions = installed.filter((name) => name.startsWith('msw@'))
  if (versions.length !== 1) throw new Error(`Installed versions of MSW: ${versions.join(', ')}`)
}

/** Style sheets of host pages, in `proof/hosts`. */
const hosts = ['tailwind', 'vite', 'next', 'bootstrap', 'large']

/**
 * Opens the built page with each style sheet, with and without the kit. The host looks the same with the kit, and the kit
 * looks the same in all hosts.
 */
async function open(app: string) {
  const site = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } })
  const { executablePath, args, env } = await chromium()
  const browser = await playwright.launch({ executablePath, args, env })
  const base = site.resolvedUrls?.local[0] ?? ''
  const problems: string[] = []
  /** Pictures of the areas in `proof/index.html`. */
  async function look(host: string, hasKit: boolean) {
    const page = await browser.newPage({
      locale: 'en-US',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      viewport: { width: 900, height: 1000 },
    })
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await page.goto(`${base}?host=${host}${hasKit ? '' : '&kit=no'}`)
    // Without content in the flow, the body has no height.
    await page.locator('body[data-ready]').waitFor({ state: 'attached' })
    if (hasKit)
      await page
        .getByRole('gridcell', { name: 'db-001' })
        .or(page.getByRole('rowheader', { name: 'db-001' }))
        .waitFor()
    await page.evaluate(() => document.fonts.ready)
    const picture = (y: number, height: number) =>
      page.screenshot({ clip: { x: 0, y, width: 900, height }, animations: 'disabled' })
    const onScreen = { kit: await picture(0, 500), page: await picture(520, 480) }
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const print = await picture(520, 480)
    const language = await page.evaluate(() => document.documentElement.lang)
    if (language !== 'en') problems.push(`The kit set the language of the page to ${language}.`)
    await page.close()
    return { ...onScreen, print }
  }
  async function compare(name: string, expected: Buffer, actual: Buffer) {
    if (expected.equals(actual)) return
    problems.push(`${name} looks different: dist-packages/${name}-*.png`)
    await writeFile(join(packages, `${name}-expected.png`), expected)
    await writeFile(join(packages, `${name}-actual.png`), actual)
  }
  try {
    let kit: Buffer | undefined
    for (const host of hosts) {
      // oxlint-disable no-await-in-loop -- one browser looks at one app after the other
      const before = await look(host, false)
      const after = await look(host, true)
      await compare(`${host}-page`, before.page, after.page)
      await compare(`${host}-print`, before.print, after.print)
      await compare(`${host}-kit`, (kit ??= after.kit), after.kit)
      // oxlint-enable no-await-in-loop
    }
    if (problems.length > 0) throw new Error(`Problems in the app:\n${problems.join('\n')}`)
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Packs into `dist-packages` and returns the path of the tarball. */
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
  await Promise.all([ui, mocks].map((of) => run(of, 'tsdown')))
  const packed = { ui: await pack(ui), mocks: await pack(mocks) }
  const tarballs = {
    '@inventory-console/ui': `file:${packed.ui}`,
    '@inventory-console/api-mocks': `file:${packed.mocks}`,
  }
  for (const [name, of, tarball] of [
    ['@inventory-console/ui', ui, packed.ui],
    ['@inventory-console/api-mocks', mocks, packed.mocks],
  ] as const) {
    // oxlint-disable no-await-in-loop -- each takes all cores
    const { named, all } = await entryPoints(of)
    await run(root, 'attw', tarball, '--profile', 'esm-only', '--entrypoints', ...named)
    await checkTypesAlone(await mkdtemp(join(folder, 'alone-')), name, tarballs[name], all)
    // oxlint-enable no-await-in-loop
  }
  const app = await mkdtemp(join(folder, 'app-'))
  await installOutside(app, tarballs)
  await open(app)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  process.stdout.write(
    `Packed, checked and used in an app outside the workspace (${seconds} s):\n${packed.ui}\n${packed.mocks}\n`,
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
