import type { Route } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import { configFor, serveConsole, type Site } from './support/builtConsole.ts'

/** The start page fails to load its files, so the console itself cannot show an error. */
setUpBrowserPage()
let site: Site

beforeAll(async () => {
  site = await serveConsole(configFor('http://127.0.0.1:9'))
})
afterAll(() => site.close())

const login = () => page.getByRole('button', { name: 'Log in', exact: true })
const scripts = '**/assets/index-*.js'
const styles = '**/assets/index-*.css'

test.each([
  ['does not arrive', (route: Route) => route.abort()],
  ['is gone', (route: Route) => route.fulfill({ status: 404, body: 'gone' })],
  [
    'is not the one that was built',
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '1' }),
  ],
])('shows an error when the script %s, and recovers on reload', async (_, failRoute) => {
  await page.route(scripts, failRoute)
  await page.goto(`${site.url}/hosts`)
  const notice = page.getByRole('alert')
  await notice.getByRole('heading', { name: 'Could not load this page' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(1)
  await page.unroute(scripts)
  await notice.getByRole('button', { name: 'Reload' }).click()
  await login().waitFor()
  expect(await notice.count()).toBe(0)
})

test('works without its style sheet and offers a reload', async () => {
  await page.route(styles, (route) => route.abort())
  await page.goto(`${site.url}/hosts`)
  await login().waitFor()
  await page.getByText('Could not load part of this page.').waitFor()
  await page.unroute(styles)
  await page.getByRole('button', { name: 'Reload' }).click()
  await login().waitFor()
  expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0)
})

test.each([
  ['it', 'Ricarica'],
  ['pt-br', 'Recarregar'],
  ['__proto__', 'Reload'],
])('shows the error in the stored language: %s', async (lang, reload) => {
  await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), lang)
  await page.route(scripts, (route) => route.abort())
  await page.goto(`${site.url}/hosts`)
  await page.getByRole('button', { name: reload }).waitFor()
  expect(await page.getByRole('alert').getAttribute('lang')).toBe(lang === '__proto__' ? 'en' : lang)
})

test('leaves errors of files loaded later to the console', async () => {
  await page.goto(site.url)
  await login().waitFor()
  await page.evaluate(() => {
    const lateLink = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: 'assets/none.css',
    })
    const loadFailed = new Promise((resolve) => lateLink.addEventListener('error', resolve))
    document.head.append(lateLink)
    return loadFailed
  })
  expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0)
})
