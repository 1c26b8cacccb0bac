import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { product } from '@inventory-console/ui/lib/product'
import { expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/** Words that occur in the code of the mocks and must not occur in the build. */
const ofTheMocks = [
  'mockServiceWorker',
  'MOCK_ACTIVATE',
  'faker',
  'onUnhandledFrame',
  'mock-panel',
  'Mock services',
  'mocks-change',
  '?mock=',
  'Admin.2026',
  'Oracle Linux Server',
]

test('the build contains no code of the mocks', async () => {
  const files = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(js|css|html|json)$/.test(name),
  )
  expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5)
  const found: string[] = []
  for (const file of files) {
    const text = await readFile(`${dist}${file}`, 'utf8')
    found.push(...ofTheMocks.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`))
  }
  expect(found).toEqual([])
})

test('the start page has an integrity hash for every file it loads', async () => {
  const html = await readFile(`${dist}index.html`, 'utf8')
  const tags = html.match(/<(script|link)\b[^>]*"\.\/[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThanOrEqual(3)
  for (const tag of tags) {
    const [, file = ''] = /"\.\/([^"]+)"/.exec(tag) ?? []
    // oxlint-disable-next-line no-await-in-loop -- three small files
    const hash = createHash('sha384').update(await readFile(dist + file))
    expect(tag).toContain(` integrity="sha384-${hash.digest('base64')}"`)
  }
})

test('the served files contain no manifest, source map or bill of materials', async () => {
  const names = await readdir(dist, { recursive: true })
  expect(names).toContain('index.html')
  expect(names.filter((name) => /(^|\/)\.|\.map$|manifest|sbom|cdx/.test(name))).toEqual([])
})

test('the bill of materials names the product and its version, bundled packages and no build tools', async () => {
  const text = await readFile(`${dist.replace(/\/$/, '')}-report/sbom.cdx.json`, 'utf8')
  const bill: unknown = JSON.parse(text)
  const component = { type: 'application', name: 'Inventory Console', version: product.webVersion }
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component } })
  expect(text).not.toContain('inventory-console-workspace')
  const names = JSON.stringify(Object(bill).components).matchAll(/"purl":"pkg:npm\/([^@"]+|%40[^@"]+)@/g)
  const packages = [...names].map(([, name = '']) => decodeURIComponent(name))
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'swr', '@tanstack/react-table']))
  expect(packages.filter((name) => /vite|vitest|msw|faker|storybook|playwright|tailwind/.test(name))).toEqual(
    [],
  )
})

test('the notices contain the licenses of scripts, styles and fonts', async () => {
  const notices = await readFile(`${dist}third-party-licenses.txt`, 'utf8')
  const titles = [...notices.matchAll(/^## (.+?)(?: - \S+)? \(.*\)$/gm)].map(([, title]) => title)
  expect(titles).toEqual(expect.arrayContaining(['react', 'lucide-react', 'tailwindcss', 'Inter 4.1']))
  expect(notices).toContain('SIL OPEN FONT LICENSE')
})
