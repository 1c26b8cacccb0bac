import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import { build } from 'vite'

/**
 * `npm run build:demo` writes the console on mocks and Storybook to `demo-static`, for any static web server and any base
 * path. `--without-storybook` leaves Storybook out.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const demo = join(root, 'demo-static')

/**
 * The web server sends index.html only for the root of the demo, so the address of the page is the base path. 404.html has
 * put the path of a deep link into the query.
 */
const findBase = `(() => {
  const { pathname, search, hash } = location
  const root = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  document.head.prepend(Object.assign(document.createElement('base'), { href: root }))
  const page = new URLSearchParams(search).get('demo-page')
  if (page !== null) history.replaceState(null, '', root + page + hash)
})()`

/** Web servers send 404.html for a path without a file. It looks for the root of the demo in the folders of its address. */
const notFound = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <title>Loading</title>
  </head>
  <body>
    <script type="module">
      const { pathname, search, hash } = location
      const ends = [...pathname.matchAll(/\\//g)].map(({ index }) => index + 1)
      for (const end of ends) {
        const root = pathname.slice(0, end)
        const isRoot = await fetch(root + 'demo.json').then(async (response) => (await response.json()).isDemo === true, () => false).catch(() => false)
        if (!isRoot) continue
        location.replace(root + '?demo-page=' + encodeURIComponent(pathname.slice(end) + search) + hash)
        break
      }
    </script>
  </body>
</html>
`

process.env['VITE_MOCKS'] = 'on'
process.env['VITE_DEMO'] = 'on'
const console_ = join(root, 'packages/console')
await build({
  root: console_,
  configFile: join(console_, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: demo, emptyOutDir: true },
})
await rm(`${demo}-report`, { recursive: true, force: true })

const page = join(demo, 'index.html')
const html = await readFile(page, 'utf8')
const base = /<base href="[^"]*"\s*\/?>/
if (!base.test(html)) throw new Error('index.html has no <base>')
await writeFile(page, html.replace(base, `<script>${findBase}</script>`))
await writeFile(join(demo, '404.html'), notFound)
await writeFile(join(demo, 'demo.json'), '{"isDemo":true}\n')
// GitHub Pages otherwise leaves out files whose names start with an underscore.
await writeFile(join(demo, '.nojekyll'), '')

if (!process.argv.includes('--without-storybook')) {
  const storybook = join(root, 'storybook-static')
  const { exitCode, stdout, stderr } = await x('storybook', ['build', '--output-dir', storybook, '--quiet'], {
    nodeOptions: { cwd: root },
  })
  if (exitCode !== 0) throw new Error(`storybook build failed:\n${stdout}${stderr}`)
  await cp(storybook, join(demo, 'storybook'), { recursive: true })
}
process.stdout.write(`The demo is in ${demo}: serve it with any static web server, at any path.\n`)
