import { Control } from '@inventory-console/api-mocks/control'
import type { Route } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import type { Site } from './support/builtConsole.ts'
import { serveOneOrigin } from './support/oneOrigin.ts'

/**
 * A newer build is deployed while the console is open, so the server no longer has the files of the
 * running build.
 */
setUpBrowserPage()
let site: Site
let isUpgraded: boolean
let starts: number

beforeAll(async () => {
  const control = new Control({ persona: 'admin', hosts: 50 }, () => Date.now())
  site = await serveOneOrigin(async (request) => (await control.answer(request)) ?? Response.error())
})
afterAll(() => site.close())
afterEach(() => page.context().unrouteAll({ behavior: 'ignoreErrors' }))
beforeEach(async () => {
  isUpgraded = false
  starts = 0
  await page.context().route(`${site.url}/**`, serveBuild)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) starts += 1
  })
  await page.goto(`${site.url}/hosts`)
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('Admin.2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('50 hosts', { exact: true }).first().waitFor()
  // Waits for chunks that every list prefetches from the old build.
  await page.waitForLoadState('networkidle')
})

/** The old build is the same build with renamed files. */
const old = '-of-old.'
async function serveBuild(route: Route) {
  const url = route.request().url()
  // Read before the fetch: a response in flight at the upgrade still belongs to the old build.
  const isNewBuild = isUpgraded
  if (url.includes(old) && isNewBuild) return route.fulfill({ status: 404, body: 'gone' })
  const response = await route.fetch({ url: url.replace(old, '.') })
  const isText = /javascript|html|css/.test(response.headers()['content-type'] ?? '')
  if (isNewBuild || !isText) return route.fulfill({ response })
  const text = (await response.text())
    .replaceAll(/(-[\w-]{8})\.(js|css)\b/g, `$1${old}$2`)
    .replaceAll(/ integrity="[^"]*"/g, '')
  return route.fulfill({ response, body: text })
}

const goTo = (name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true }).click()

test('reloads once into the new build when a page chunk no longer exists', async () => {
  isUpgraded = true
  await goTo('Alerts')
  // The host list has row headers too, so they say nothing before the reload.
  await expect.poll(() => starts).toBe(2)
  await page.getByRole('rowheader').first().waitFor()
  expect(starts).toBe(2)
})

test('shows an error without a reload loop when the chunk is missing in the new build too', async () => {
  isUpgraded = true
  const alerts = (route: Route) => route.fulfill({ status: 404, body: 'gone' })
  await page.context().route(/\/assets\/AlertsRoute-[^/]*\.js$/, alerts)
  await goTo('Alerts')
  await page.getByText('Could not load this page').waitFor()
  await expect.poll(() => starts).toBe(2)
  await page.waitForLoadState('networkidle')
  await page.getByText('Could not load this page').waitFor()
  expect(starts).toBe(2)
})

test('keeps a filled-in form and reports the new version', async () => {
  await page.goto(`${site.url}/licenses/contract`)
  await page.getByRole('button', { name: 'Add contract' }).click()
  const form = page.getByRole('dialog')
  const first = form.getByRole('textbox').first()
  await first.fill('5051863')
  // Prefetched chunks must come from the old build.
  await page.waitForLoadState('networkidle')
  isUpgraded = true
  await form
    .getByRole('button', { name: /^Open calendar/ })
    .first()
    .click()
  // Folded with the notice of the contracts.
  await page.getByText('A new version of the console is available.').waitFor({ state: 'attached' })
  expect([await first.inputValue(), starts]).toEqual(['5051863', 2])
})
