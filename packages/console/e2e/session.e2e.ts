import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { startServer, type MockHttpServer } from '@inventory-console/api-mocks/server'
import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageKey } from '../src/platform/storage/storage.ts'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import { configFor, serveConsole, type Site } from './support/builtConsole.ts'
import { basePath } from './support/nginxServer.ts'

const firstHost = makeHost(1).hostname
const secondHost = makeHost(2).hostname

setUpBrowserPage()
let services: MockHttpServer
let site: Site

beforeAll(async () => {
  services = await startServer({ port: 0, hosts: 50, latency: 0 })
  site = await serveConsole(configFor(services.url))
})
afterAll(async () => {
  await Promise.all([services.close(), site.close()])
})

const path = (at: Page = page) =>
  at
    .url()
    .slice(site.url.length)
    .replace(/[?#].*/, '')
const hosts = (at: Page = page) => at.getByText('50 hosts', { exact: true }).first().waitFor()
const form = (at: Page = page) => at.getByLabel('Username').waitFor()

async function logIn(at: Page = page, url = site.url) {
  await at.goto(`${url}/hosts`)
  await at.getByLabel('Username').fill('admin')
  await at.getByRole('textbox', { name: 'Password' }).fill('Admin.2026')
  await at.getByRole('button', { name: 'Log in', exact: true }).click()
  await hosts(at)
}

async function logOut(at: Page = page) {
  await at.getByRole('button', { name: /^User menu of/ }).click()
  await at.getByRole('menuitem', { name: 'Log out' }).click()
}

test('an address that opens in a new tab has the session, until the last tab is closed', async () => {
  await logIn()
  const link = page.getByRole('rowheader').first().getByRole('link')
  const [name, target] = [await link.innerText(), await link.getAttribute('href')]
  const linked = await page.context().newPage()
  await linked.goto(new URL(target ?? '', site.url).href)
  await linked.getByRole('heading', { name }).waitFor()
  const pasted = await page.context().newPage()
  await pasted.goto(`${site.url}/hosts`)
  await hosts(pasted)
  expect(await pasted.evaluate(() => JSON.stringify(localStorage))).not.toContain('eyJ')
  await Promise.all([page, linked, pasted].map((tab) => tab.goto('about:blank')))
  await page.goto(`${site.url}/hosts`)
  await hosts()
  await Promise.all([linked, pasted].map((tab) => tab.close()))
  const next = await page.context().newPage()
  await page.close()
  await next.goto(`${site.url}/hosts`)
  await form(next)
})

test('logging out ends the sessions of all tabs, and going back restores none', async () => {
  await logIn()
  const other = await page.context().newPage()
  await other.goto(`${site.url}/hosts`)
  await hosts(other)
  await other
    .getByRole('columnheader', { name: /Memory/ })
    .getByRole('button')
    .click()
  await other.waitForURL('**/hosts?sort=*')
  await logOut()
  await Promise.all([form(), form(other)])
  await other.goBack()
  await form(other)
  expect([path(), path(other)]).toEqual(['/login', '/login'])
  expect(await readBrowserStorage(other)).not.toContain('token')
})

test('a console at another path of the origin has its own session and storage', async () => {
  const otherBasePath = `${new URL(site.url).origin}/beside`
  await page.context().route(`${otherBasePath}/**`, async (route) => {
    const request = route.request()
    const path = request.url().slice(otherBasePath.length)
    if (path === '/config.json') return route.fulfill({ body: configFor('/beside') })
    const isCall = /^\/(api|chart|thunder|repo)\//.test(path)
    const url = isCall ? services.url + path : site.url + (request.isNavigationRequest() ? '/' : path)
    const response = await route.fetch({ url })
    if (!request.isNavigationRequest()) return route.fulfill({ response })
    const html = await response.text()
    return route.fulfill({ response, body: html.replace(/<base href="[^"]*"/, '<base href="/beside/"') })
  })
  await logIn()
  await logIn(page, otherBasePath)
  await logOut()
  await form()
  await page.goto(`${site.url}/hosts`)
  await hosts()
  const names = await page.evaluate(() => Object.keys(localStorage))
  expect(names).toEqual(expect.arrayContaining([storageKey('historyPage', basePath), '/beside/historyPage']))
})

test('logging out offline removes the session and the inventory from the browser', async () => {
  // The browser caches nothing for a context with routes.
  await page.context().unrouteAll()
  await logIn()
  await page.getByRole('searchbox').fill(firstHost)
  await page.getByText('1 of 50', { exact: false }).first().waitFor()
  const token = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', storageKey('token', basePath))
  expect(token.split('.')).toHaveLength(3)
  const sentinels = [token.split('.')[2] ?? '', firstHost, secondHost]
  const session = await page.context().newCDPSession(page)
  const before = (await readBrowserStorage(page)) + (await heapSnapshotOf(session))
  expect(sentinels.filter((sentinel) => !before.includes(sentinel))).toEqual([])
  const apiUrls = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/api/') ? [name] : [])),
  )
  expect(apiUrls.some((address) => address.includes('/api/hosts?'))).toBe(true)

  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await logOut()
  await form()
  const found = async () => {
    const remaining = (await readBrowserStorage(page)) + (await heapSnapshotOf(session))
    return [...sentinels, 'Admin.2026'].filter((sentinel) => remaining.includes(sentinel))
  }
  // SWR's timers keep the last responses for three seconds.
  await expect.poll(found, { interval: 500, timeout: 20_000 }).toEqual([])
  expect(await cachedUrlsOf(page, apiUrls, token)).toEqual([])
})

/** Everything that the browser stores for the site. */
async function readBrowserStorage(at: Page): Promise<string> {
  return at.evaluate(async () => {
    const areas = [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area)))
    const kept = await Promise.all([caches.keys(), indexedDB.databases(), cookieStore.getAll()])
    return JSON.stringify([areas, kept, window.name, history.state])
  })
}

/** The URLs that the browser serves from its HTTP cache. */
async function cachedUrlsOf(at: Page, addresses: readonly string[], token: string): Promise<string[]> {
  return at.evaluate(
    async ({ addresses, token }) => {
      const headers = { Authorization: `Bearer ${token}` }
      const kept = await Promise.all(
        addresses.map((address) =>
          fetch(address, { cache: 'force-cache', headers }).then(
            () => [address],
            () => [],
          ),
        ),
      )
      return kept.flat()
    },
    { addresses, token },
  )
}

/** All strings of the JavaScript heap after garbage collection. */
async function heapSnapshotOf(session: CDPSession): Promise<string> {
  const snapshot: string[] = []
  const keep = ({ chunk }: { chunk: string }) => void snapshot.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  return snapshot.join('')
}
