import { Control } from '@inventory-console/api-mocks/control'
import type { Route } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Site } from './support/builtConsole.ts'
import { inBrowser, page } from './support/inBrowser.ts'
import { serveOneOrigin } from './support/oneOrigin.ts'

/** Another version is installed while the console is open: the files of the open one are gone from the server. */
inBrowser()
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
  await page.context().route(`${site.url}/**`, serve)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) starts += 1
  })
  await page.goto(`${site.url}/hosts`)
  await page.getByLabel('User name').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('Admin.2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('50 hosts', { exact: true }).first().waitFor()
  // The code that every list fetches by itself is of the old version.
  await page.waitForLoadState('networkidle')
})

/** The old version is the build under other names. */
const old = '-of-old.'
async function serve(route: Route) {
  const asked = route.request().url()
  if (asked.includes(old) && isUpgraded) return route.fulfill({ status: 404, body: 'gone' })
  const response = await route.fetch({ url: asked.replace(old, '.') })
  const isText = /javascript|html|css/.test(response.headers()['content-type'] ?? '')
  if (isUpgraded || !isText) return route.fulfill({ response })
  const text = (await response.text())
    .replaceAll(/(-[\w-]{8})\.(js|css)\b/g, `$1${old}$2`)
    .replaceAll(/ integrity="[^"]*"/g, '')
  return route.fulfill({ response, body: text })
}

const goTo = (name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true }).click()

test('a page of the old version that is gone is opened in the new one, once', async () => {
  isUpgraded = true
  await goTo('Alerts')
  // The title is in the shell: it shows before the page has loaded.
  await page.getByRole('rowheader').first().waitFor()
  expect(starts).toBe(2)
})

test('a page that is gone in the new version too says so, and is not loaded for ever', async () => {
  isUpgraded = true
  const alerts = (route: Route) => route.fulfill({ status: 404, body: 'gone' })
  await page.context().route(/\/assets\/AlertsRoute-[^/]*\.js$/, alerts)
  await goTo('Alerts')
  await page.getByText('This page could not be loaded').waitFor()
  await expect.poll(() => starts).toBe(2)
  await page.waitForLoadState('networkidle')
  await page.getByText('This page could not be loaded').waitFor()
  expect(starts).toBe(2)
})

test('a form that somebody fills in stays, and is told of the new version', async () => {
  await page.goto(`${site.url}/licenses/contract`)
  await page.getByRole('button', { name: 'Add contract' }).click()
  const form = page.getByRole('dialog')
  const first = form.getByRole('textbox').first()
  await first.fill('5051863')
  isUpgraded = true
  await form
    .getByRole('button', { name: /^Open calendar/ })
    .first()
    .click()
  await page.getByText('A new version of the console is available.').waitFor()
  expect([await first.inputValue(), starts]).toEqual(['5051863', 2])
})
