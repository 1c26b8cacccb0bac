import { startServer, type MockHttpServer } from '@inventory-console/api-mocks/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageKey } from '../src/platform/storage/storage.ts'
import { pages } from '../src/shell/routing/manifest.ts'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import { configFor, serveConsole } from './support/builtConsole.ts'
import { logInForToken } from './support/crawler.ts'
import { basePath } from './support/nginxServer.ts'
import { pageUrls } from './support/pageUrls.ts'

setUpBrowserPage()
let services: MockHttpServer
let site: { url: string; close: () => Promise<void> }
let token: string

beforeAll(async () => {
  services = await startServer({ port: 0, hosts: 200, latency: 0 })
  site = await serveConsole(configFor(services.url))
  token = await logInForToken(services.url)
})
afterAll(async () => {
  await Promise.all([services.close(), site.close()])
})

const environment = 'PROD'
const firstRow = () => page.locator('main [data-slot="list-screen"] [data-row-index="0"]')
const toolbar = () => page.locator('main [data-slot="list-toolbar"]')
const filterForm = () => page.getByRole('form', { name: 'Filters', exact: true })
const filterButton = () => toolbar().getByRole('button', { name: /^Filters/ })

/** One list of each frame. The nightly run visits all of them, which takes minutes. */
const sample: ReadonlySet<string> = new Set([
  '/hosts',
  '/oracle',
  '/oracle/tablespaces',
  '/licenses/compliance',
  '/licenses/contract/oracle',
  '/licenses/used/databases',
  '/alerts',
  '/cloud-advisor/all-recommendations',
  '/users',
])
const isComplete = process.env['NIGHTLY'] !== undefined

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]

test('no filter moves the first row of a list at 1440 and 1024 pixels', { timeout: 900_000 }, async () => {
  await page
    .context()
    .addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      storageKey('token', basePath),
      token,
    ] as const)
  const applied = new Map<string, number>()
  const moved: string[] = []
  for (const url of await listUrls()) {
    // oxlint-disable-next-line no-await-in-loop -- one browser page visits all lists
    await openList(url)
    // oxlint-disable-next-line no-await-in-loop -- one browser page
    const before = await topsOfFirstRow()
    for (const [name, apply] of filters) {
      // oxlint-disable-next-line no-await-in-loop -- filters are applied one at a time
      const remove = await apply()
      if (remove === null) continue
      applied.set(name, (applied.get(name) ?? 0) + 1)
      // oxlint-disable-next-line no-await-in-loop -- one browser page
      const after = await topsOfFirstRow()
      if (after !== before) moved.push(`${url}: ${name} moves the first row from ${before} to ${after}`)
      // oxlint-disable-next-line no-await-in-loop -- one browser page
      await remove()
    }
  }
  expect(moved).toEqual([])
  // Smaller numbers would mean that the controls were not found.
  const least = isComplete
    ? { search: 44, 'quick filter': 8, filter: 40, scope: 20 }
    : { search: 8, 'quick filter': 3, filter: 6, scope: 4 }
  for (const [name, count] of Object.entries(least)) expect(applied.get(name)).toBeGreaterThanOrEqual(count)
})

/** Pages with a list or its texts that are no list themselves. */
const pagesWithLists: ReadonlySet<string> = new Set(['/dashboard', '/exadata', '/handover', '/settings'])

/** URLs of the pages that are a list. Pages of one host, cluster or PDB contain lists, but scroll as a whole. */
async function listUrls(): Promise<readonly string[]> {
  const urls = await pageUrls({
    requestJson: async (path) => {
      const response = await fetch(services.url + path, { headers: { Authorization: `Bearer ${token}` } })
      return response.json()
    },
  })
  const lists = pages.filter(({ areas }) => areas.includes('list')).map(({ path }) => path.split('/:')[0])
  const isList = (url: string) =>
    (lists.includes(url) && !pagesWithLists.has(url)) || url.startsWith('/licenses/used/')
  return urls.filter((url) => isList(url) && (isComplete || sample.has(url)))
}

/** Applies a filter and returns the function that removes it; null if the list has no such filter. */
type ApplyFilter = () => Promise<(() => Promise<void>) | null>

const filters: readonly (readonly [string, ApplyFilter])[] = [
  [
    'search',
    async () => {
      const box = toolbar().getByRole('searchbox')
      // The server searches the alerts and does not know the names of their groups.
      await box.fill(page.url().endsWith('/alerts') ? 'agent' : await identityOfFirstRow())
      await page.locator('main [role="grid"] mark').first().waitFor()
      return async () => {
        await box.fill('')
        await page.locator('main [role="grid"] mark').first().waitFor({ state: 'detached' })
      }
    },
  ],
  [
    'quick filter',
    async () => {
      const button = toolbar()
        .locator('button[data-fit][aria-pressed="false"]:not([aria-disabled]):visible')
        .first()
      if ((await button.count()) === 0) return null
      const pressed = toolbar().locator('button[data-fit][aria-pressed="true"]')
      await button.click()
      await pressed.waitFor()
      return async () => {
        await pressed.dispatchEvent('click')
        await pressed.waitFor({ state: 'detached' })
      }
    },
  ],
  [
    'filter',
    async () => {
      if ((await filterButton().count()) === 0) return null
      const text = await identityOfFirstRow()
      const name = await page.locator('main thead th[data-column] button').first().innerText()
      await filterButton().click()
      await filterForm().waitFor()
      const field = filterForm().getByLabel(name.trim(), { exact: true })
      if ((await field.count()) === 0 || (await field.getAttribute('placeholder')) !== 'Contains…') {
        await filterButton().click()
        await filterForm().waitFor({ state: 'detached' })
        return null
      }
      await field.fill(text)
      await filterForm().getByRole('button', { name: 'Apply', exact: true }).click()
      const active = toolbar().getByRole('button', { name: 'Filters, 1 active' })
      await active.waitFor()
      return async () => {
        if (await filterForm().isVisible()) await filterButton().click()
        await filterForm().waitFor({ state: 'detached' })
        // It may be in the menu of the filters that overflow.
        await toolbar()
          .getByRole('list', { name: 'Active filters', includeHidden: true })
          .locator('button')
          .first()
          .dispatchEvent('click')
        await active.waitFor({ state: 'detached' })
      }
    },
  ],
  [
    'scope',
    async () => {
      const chip = page.locator('[data-slot="global-filters"] [data-field="environment"]')
      if (!(await chip.isVisible())) return null
      await chip.click()
      const dialog = page.getByRole('dialog', { name: 'Global filters' })
      await dialog.getByRole('combobox', { name: 'Environment' }).fill(environment)
      await page.getByRole('option', { name: environment }).first().click()
      await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
      await chip.filter({ hasText: environment }).waitFor()
      await page.getByRole('progressbar', { name: 'Refreshing' }).waitFor({ state: 'detached' })
      return () => page.evaluate(() => localStorage.clear())
    },
  ],
]

async function openList(url: string): Promise<void> {
  await page.goto(site.url + url)
  await firstRow().waitFor()
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
}

/** The filter panel changes with the viewport in a render of its own. */
const nextPaint = () =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

/** Y of the first row at each viewport size. */
async function topsOfFirstRow(): Promise<string> {
  await firstRow().waitFor()
  const tops: number[] = []
  for (const size of sizes.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- one browser page is resized
    await page.setViewportSize(size)
    // oxlint-disable-next-line no-await-in-loop -- one browser page
    await nextPaint()
    // oxlint-disable-next-line no-await-in-loop -- one browser page
    tops.push(await firstRow().evaluate((row) => row.getBoundingClientRect().top))
  }
  return tops.join(' and ')
}

async function identityOfFirstRow(): Promise<string> {
  const text = await firstRow().getByRole('rowheader').first().innerText()
  // The text of a mark comes first.
  return text.trim().split(/\s/).at(-1) ?? ''
}
