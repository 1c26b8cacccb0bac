import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { startServer } from '@inventory-console/api-mocks/server'
import { http, HttpResponse } from 'msw'
import { chromium as playwright, type Page } from 'playwright'
import { chromium } from '../../../tooling/browser/chromium.ts'
import { configFor, serveConsole } from '../e2e/support/builtConsole.ts'

/**
 * The page of a host with 60 Oracle databases: from the end of its answer to the paint that shows the tabs of the open
 * one. Opened from the list, as people do; the first run also fetches the code of Oracle hosts. Milliseconds.
 */
const runs = 7
const count = 60
const bar = 300

const host = makeHostDetail(1)
const databases = Array.from({ length: count }, (_, place) => ({
  ...makeOracleDatabase(place + 1),
  name: `BENCH${place + 1}`,
}))
const hostOfMany = { ...host, features: { oracle: { database: { databases, missingDatabases: null } } } }
/** Else the page is not told when the answer of another origin ended. */
const timed = { 'Timing-Allow-Origin': '*' }

const [admin = { username: '', password: '' }] = sampleUsers
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
// From the services, not from Playwright: what it intercepts is never cached, code and texts would come anew each time.
const services = await startServer({
  port: 0,
  hosts: 100,
  handlers: [
    http.get(`*/api/hosts/${host.hostname}`, () => HttpResponse.json(hostOfMany, { headers: timed })),
  ],
})
const site = await serveConsole(configFor(services.url))

const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
const page = await context.newPage()
await page.goto(`${site.url}/login`)
await page.getByLabel('User name').fill(admin.username)
await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
await page.getByRole('button', { name: 'Log in', exact: true }).click()

const times: number[] = []
for (let run = 0; run < runs; run += 1) {
  await page.goto(`${site.url}/hosts`)
  await page.getByRole('searchbox').first().fill(host.hostname)
  times.push(await opened(page))
}
await Promise.all([browser.close(), services.close(), site.close()])

const sorted = times.map(Math.round).toSorted((a, b) => a - b)
const result = {
  page: `host details, ${count} databases, ${Math.round(JSON.stringify(hostOfMany).length / 1024)} KiB`,
  runs,
  median: sorted[Math.floor(runs / 2)],
  worst: sorted.at(-1),
  bar,
}
process.stdout.write(`${JSON.stringify(result)}\n`)

async function opened(page: Page): Promise<number> {
  await page.evaluate((hostname) => {
    performance.clearResourceTimings()
    const shown = new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector('[data-slot="tabs"]')) return requestAnimationFrame(look)
        const [answer] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith(`/api/hosts/${hostname}`))
        // The task after the frame: it is painted.
        return setTimeout(() => resolve(performance.now() - Number(Reflect.get(answer ?? {}, 'responseEnd'))))
      }
      look()
    })
    Object.assign(window, { shown })
  }, host.hostname)
  await page.getByRole('link', { name: host.hostname, exact: true }).click()
  const time: unknown = await page.evaluate(() => Reflect.get(window, 'shown'))
  if (typeof time !== 'number' || !Number.isFinite(time)) throw new Error('The page was not seen to open')
  return time
}
