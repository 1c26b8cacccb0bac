import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { startServer } from '@inventory-console/api-mocks/server'
import { http, HttpResponse } from 'msw'
import { chromium as playwright, type Page } from 'playwright'
import { chromium } from '../../../tooling/browser/chromium.ts'
import { configFor, serveConsole } from '../e2e/support/builtConsole.ts'

/**
 * Opens a host with 60 Oracle databases from the list. Milliseconds from the end of the response to the
 * paint of the databases; the first run also loads the code of Oracle hosts.
 */
const runs = 7
const count = 60
const targetMs = 300

const host = makeHostDetail(1)
const databases = Array.from({ length: count }, (_, index) => ({
  ...makeOracleDatabase(index + 1),
  name: `BENCH${index + 1}`,
}))
const hostOfMany = { ...host, features: { oracle: { database: { databases, missingDatabases: null } } } }
/** Without this header the page cannot read the end time of a cross-origin response. */
const timed = { 'Timing-Allow-Origin': '*' }

const [admin = { username: '', password: '' }] = sampleUsers
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
// Served by the mock server, not by Playwright: intercepted requests bypass the HTTP cache, so code and
// texts would load in every run.
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
await page.getByLabel('Username').fill(admin.username)
await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
await page.getByRole('button', { name: 'Log in', exact: true }).click()

const times: number[] = []
for (let run = 0; run < runs; run += 1) {
  await page.goto(`${site.url}/hosts`)
  await page.getByRole('searchbox').first().fill(host.hostname)
  times.push(await measureOpen(page))
}
await Promise.all([browser.close(), services.close(), site.close()])

const sorted = times.map(Math.round).toSorted((a, b) => a - b)
const result = {
  page: `host details, ${count} databases, ${Math.round(JSON.stringify(hostOfMany).length / 1024)} KiB`,
  runs,
  median: sorted[Math.floor(runs / 2)],
  worst: sorted.at(-1),
  bar: targetMs,
}
process.stdout.write(`${JSON.stringify(result)}\n`)

async function measureOpen(page: Page): Promise<number> {
  await page.evaluate((hostname) => {
    performance.clearResourceTimings()
    const shown = new Promise((resolve) => {
      const checkRendered = () => {
        if (!document.querySelector('[data-database]')) return requestAnimationFrame(checkRendered)
        const [resource] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith(`/api/hosts/${hostname}`))
        // The task after the frame runs after the paint.
        return setTimeout(() =>
          resolve(performance.now() - Number(Reflect.get(resource ?? {}, 'responseEnd'))),
        )
      }
      checkRendered()
    })
    Object.assign(window, { shown })
  }, host.hostname)
  await page.getByRole('link', { name: host.hostname, exact: true }).click()
  const time: unknown = await page.evaluate(() => Reflect.get(window, 'shown'))
  if (typeof time !== 'number' || !Number.isFinite(time)) throw new Error('The page did not open')
  return time
}
