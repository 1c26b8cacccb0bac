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

/** Modules below these folders of `dist` that the exports expose. */
async function entries(of: string, folders: string): Promise<string[]> {
  const modules: string[] = []
  for await (const name of glob(`${folders}/**/*.d.ts`, { cwd: join(of, 'dist') }))
    modules.push(name.replaceAll(sep, '/').replace(/\.d\.ts$/, ''))
  return modules
}

/** Entry points that `exports` lists by name. */
async function namedExports(of: string): Promise<string[]> {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    await readFile(join(of, 'package.json'), 'utf8'),
  )
  return Object.keys(exports)
    .filter((name) => !name.includes('*'))
    .map((name) => name.slice('./'.length))
}

/** Fails if the package contains a router, a cache or requests. */
async function readForbidden(): Promise<string[]> {
  const found: string[] = []
  for await (const name of glob('**/*.js', { cwd: join(ui, 'dist') })) {
    const [forbiddenText] =
      /\b(fetch|XMLHttpRequest)\(|from ["'](swr|react-router)/.exec(
        await readFile(join(ui, 'dist', name), 'utf8'),
      ) ?? []
    if (forbiddenText) found.push(`${name}: ${forbiddenText}`)
  }
  return found
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
  const dependencies = { ...tarballs, ...peers, tailwindcss: peers['@tailwindcss/vite'] }
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
      include: ['main.tsx', 'server.mjs', 'host.d.ts'],
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

/** Two copies of MSW would not share handlers. */
async function checkSingleMsw(app: string) {
  const installed = await readdir(join(app, 'node_modules/.pnpm'))
  const versions = installed.filter((name) => name.startsWith('msw@'))
  if (versions.length !== 1) throw new Error(`Installed versions of MSW: ${versions.join(', ')}`)
}

/** Opens the built page, checks that the packages work and that the host page looks unchanged. */
async function open(app: string) {
  const site = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } })
  const { executablePath, args, env } = await chromium()
  const browser = await playwright.launch({ executablePath, args, env })
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await page.goto(site.resolvedUrls?.local[0] ?? '')
    await page
      .getByRole('cell', { name: 'db-001' })
      .or(page.getByRole('rowheader', { name: 'db-001' }))
      .waitFor()
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    const expected = [
      ['[data-slot=button]', 'background-color', 'rgb(62, 99, 221)'],
      ['[data-slot=tooltip]', 'border-top-left-radius', '6px'],
      ['#kit', 'font-size', '14px'],
    ] as const
    for (const [selector, property, value] of expected) {
      // oxlint-disable-next-line no-await-in-loop -- one browser page
      const actual = await style(selector, property)
      if (actual !== value) problems.push(`${selector} has ${property} ${actual} instead of ${value}.`)
    }
    if (!(await page.evaluate(() => document.fonts.check('13px "Inter Variable"'))))
      problems.push('The font is missing.')
    problems.push(...(await page.evaluate(stylesChangedByKit)))
    if (problems.length > 0) throw new Error(`Problems in the app:\n${problems.join('\n')}`)
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Runs in the page: removes the CSS layer of the kit and returns the host elements whose style changes. */
function stylesChangedByKit(): string[] {
  const elements = [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')]
  const read = () =>
    elements.flatMap((element) =>
      ['', '::before', '::placeholder', '::selection'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        return [...style].map(
          (name) => `${element.tagName}${pseudo} ${name}: ${style.getPropertyValue(name)}`,
        )
      }),
    )
  // Its content affects the height of the page.
  document.querySelector('#kit')?.remove()
  const withKit = read().flat()
  let removed = 0
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index]
      if (!(rule instanceof CSSLayerBlockRule) || rule.name !== 'inventory-console') continue
      sheet.deleteRule(index)
      removed += 1
    }
  if (removed === 0) return ['The page has no layer inventory-console.']
  const withoutKit = new Set(read().flat())
  return withKit.filter((line) => !withoutKit.has(line)).slice(0, 20)
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
  await run(root, 'node', join(ui, 'scripts/package.ts'))
  await run(root, 'node', join(mocks, 'scripts/package.ts'))
  const forbidden = await readForbidden()
  if (forbidden.length > 0) throw new Error(`These files must not be packed:\n${forbidden.join('\n')}`)
  const packed = { ui: await pack(ui), mocks: await pack(mocks) }
  const check = (tarball: string, names: readonly string[]) =>
    run(root, 'attw', tarball, '--profile', 'esm-only', '--entrypoints', ...names)
  await check(packed.ui, [
    'paths',
    ...(await entries(ui, '{components,data-table,list-screen,charts,domain,screens,i18n,lib}')),
  ])
  await check(packed.mocks, [...(await namedExports(mocks)), ...(await entries(mocks, 'scenarios'))])
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
