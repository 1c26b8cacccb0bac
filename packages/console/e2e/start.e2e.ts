import { startServer, type MockHttpServer } from '@inventory-console/api-mocks/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import { configFor, serveConsole, type Site } from './support/builtConsole.ts'
import { logInForToken } from './support/crawler.ts'

setUpBrowserPage()
let services: MockHttpServer
let site: Site

beforeAll(async () => {
  services = await startServer({ port: 0, hosts: 20, latency: 0 })
  site = await serveConsole(configFor(services.url))
})
afterAll(async () => {
  await Promise.all([services.close(), site.close()])
})

const username = () => page.getByLabel('Username')
const neverSettles = () => new Promise<void>(() => {})

test.each([
  ['the script', '**/assets/index-*.js', '**/assets/index-*.js', 'Could not load this page', 'Reload'],
  // The page preloads this file; the timeout starts when the console requests it, together with the texts.
  ['the configuration', '**/config.json', '**/texts-*/**', 'The console cannot start', 'Retry'],
])(
  'shows a loading state while %s is pending, and a retry after 120 seconds',
  async (_, file, started, title, retry) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    let isHanging = true
    await page.route(file, (route) => (isHanging ? neverSettles() : route.continue()))
    const requested = page.waitForRequest(started)
    await page.goto(`${site.url}/hosts`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading' || document.body !== null)
    expect(await page.getByRole('status').count()).toBe(0)
    await page.clock.runFor(200)
    await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor()
    // The timeout starts with the request.
    await requested
    await page.clock.runFor(120_000)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.getByText('Loading…').count()).toBe(0)
    isHanging = false
    await page.getByRole('button', { name: retry }).click()
    await username().waitFor()
  },
)

test('removes the loading state when the page chunk arrives after an empty first render', async () => {
  const token = await logInForToken(services.url)
  await page.addInitScript((text) => {
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('token', text)
  }, token)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const { promise: chunkReleased, resolve: releaseChunk } = Promise.withResolvers<void>()
  const code = /\/assets\/shell-[^/]*\.js$/
  await page.route(code, async (route) => {
    await chunkReleased
    await route.continue()
  })
  const requested = page.waitForRequest(code)
  await page.goto(`${site.url}/hosts`, { waitUntil: 'commit' })
  await requested
  await page.clock.runFor(200)
  const loading = page.getByText('Loading…')
  await loading.first().waitFor()
  releaseChunk()
  await page.clock.resume()
  await page.getByText('20 hosts', { exact: true }).first().waitFor()
  expect(await loading.count()).toBe(0)
  // The style sheet sets the color scheme again, for example in print.
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await scheme()).toBe('dark')
  await page.emulateMedia({ media: 'print' })
  expect(await scheme()).toBe('light')
})

test('loads optional code after the response of the page', async () => {
  const token = await logInForToken(services.url)
  await page.addInitScript((text) => sessionStorage.setItem('token', text), token)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/hosts\?mode=summary/, async (route) => {
    await released
    await route.continue()
  })
  const optional = /\/assets\/(TableGestures|PrintTable|ToolbarMenus)-/
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(optional.exec(request.url())?.[1] ?? ''))
  await page.goto(`${site.url}/hosts`)
  await page.locator('main [aria-busy="true"]').waitFor()
  await page.getByRole('button', { name: /^User menu of/ }).waitFor()
  // Menus load when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const early = loaded.filter(Boolean)
  release()
  await page.getByText('20 hosts', { exact: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(early).toEqual([])
  expect(new Set(loaded.filter(Boolean))).toEqual(new Set(['TableGestures', 'PrintTable', 'ToolbarMenus']))
})

test('loads the databases of a host before optional code', async () => {
  const token = await logInForToken(services.url)
  await page.addInitScript((text) => sessionStorage.setItem('token', text), token)
  const loaded: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(HostOracle|UserMenuItems)-/.exec(request.url()) ?? []
    if (name !== undefined) loaded.push(name)
  })
  await page.goto(`${site.url}/details/pom-ora-prd-01`)
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual(['HostOracle', 'UserMenuItems'])
})

test('names the supported browsers in an old browser and does not start', async () => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'))
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${site.url}/hosts`, { waitUntil: 'load' })
  const alert = page.getByRole('alert')
  await alert.getByRole('heading', { name: 'Browser not supported' }).waitFor()
  await alert.getByText('Chrome or Edge 120, Firefox 128, Safari 17.4').waitFor()
  expect(await alert.getByRole('button').count()).toBe(0)
  // The page preloads the configuration; the console would load its texts first.
  expect(requests.filter((path) => path.includes('/texts-'))).toEqual([])
})

test('works within the tab when the browser blocks site data', async () => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, blocked)
    Reflect.deleteProperty(window, 'BroadcastChannel')
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })
    Object.defineProperty(window, 'isSecureContext', { value: false })
  })
  await page.goto(`${site.url}/hosts`)
  await username().fill(' admin ')
  await page.getByRole('textbox', { name: 'Password' }).fill('Admin.2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('20 hosts', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /^User menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await username().waitFor()
  expect(page.url()).toBe(`${site.url}/login`)
})
