import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { startServer } from '@inventory-console/api-mocks/server'
import { chromium as playwright } from 'playwright'
import { chromium } from '../../../tooling/browser/chromium.ts'
import { configFor, serveConsole } from '../e2e/support/builtConsole.ts'
import { basePath } from '../e2e/support/nginxServer.ts'
import { pageUrls } from '../e2e/support/pageUrls.ts'
import { storageKey } from '../src/platform/storage/storage.ts'
import { waitForIdle } from './waitForIdle.ts'

/**
 * Navigates through all pages of the built console for many rounds without a reload, against the HTTP
 * mocks. After garbage collection it prints heap, DOM nodes and listeners, and their growth per round after
 * the caches are warm.
 * ROUNDS=20 and PAGES=/alerts,/oracle limit the run.
 */
const rounds = Number(process.env['ROUNDS'] ?? 200)
const only = process.env['PAGES']?.split(',')
const warm = Math.min(5, Math.floor(rounds / 4))
const sampleInterval = Math.max(1, Math.floor(rounds / 20))

const [admin = { username: '', password: '' }] = sampleUsers
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({
  executablePath,
  args: [...args, '--js-flags=--expose-gc'],
  env,
})
const services = await startServer({ port: 0, hosts: 100, latency: 0 })
const site = await serveConsole(configFor(services.url))
const page = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
const cdp = await page.context().newCDPSession(page)
await cdp.send('Performance.enable')

await page.goto(`${site.url}/login`)
await page.getByLabel('Username').fill(admin.username)
await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
await page.getByRole('button', { name: 'Log in', exact: true }).click()
await waitForIdle(page)
const token = await page.evaluate((name) => sessionStorage.getItem(name) ?? '', storageKey('token', basePath))
const allUrls = await pageUrls({
  requestJson: async (path) => {
    const response = await fetch(services.url + path, { headers: { Authorization: `Bearer ${token}` } })
    return response.json()
  },
})
const addresses = allUrls.filter((address) => !only || only.some((start) => address.startsWith(start)))

interface MemorySample {
  round: number
  heap: number
  nodes: number
  listeners: number
}

const samples: MemorySample[] = []
for (let round = 1; round <= rounds; round += 1) {
  for (const address of addresses) {
    // Client-side navigation like a link, so that leaks accumulate.
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await waitForIdle(page)
  }
  if (round < warm || (round - warm) % sampleInterval !== 0) continue
  samples.push(await sampleMemory(round))
  process.stdout.write(`${JSON.stringify(samples.at(-1))}\n`)
}
await Promise.all([browser.close(), services.close(), site.close()])

const growth = (metricName: keyof MemorySample) =>
  Number(slope(samples.map((one) => [one.round, one[metricName]])).toFixed(1))
process.stdout.write(
  `${JSON.stringify({ pages: addresses.length, rounds, addedPerRound: { heapBytes: growth('heap'), nodes: growth('nodes'), listeners: growth('listeners') } })}\n`,
)

async function sampleMemory(round: number): Promise<MemorySample> {
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate(() => {
      const collect: unknown = Reflect.get(window, 'gc')
      if (typeof collect === 'function') collect()
      return new Promise((resolve) => setTimeout(resolve, 50))
    })
  }
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    round,
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}

/** Slope of the least-squares line. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const covariance = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0)
  return covariance / (points.reduce((sum, [a]) => sum + (a - x) ** 2, 0) || 1)
}
