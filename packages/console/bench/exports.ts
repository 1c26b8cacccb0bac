import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { startServer } from '@inventory-console/api-mocks/server'
import { chromium as playwright, type Page } from 'playwright'
import { chromium } from '../../../scripts/chromium.ts'
import { configFor, serveConsole } from '../e2e/builtConsole.ts'

/**
 * A file of what the hosts show, all their columns, made by the built console against the HTTP mocks: from the press
 * on the entry to the file, and the longest task of the page meanwhile (tasks below 50 ms are not told and count as 0).
 */
const hosts = Number(process.argv[2] ?? 100_000)
const runs = 3
const [admin = { username: '', password: '' }] = sampleUsers

const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ ...(executablePath ? { executablePath } : {}), args, env })
const services = await startServer({ port: 0, hosts, latency: 0 })
const site = await serveConsole(configFor(services.url))
const page = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
page.setDefaultTimeout(180_000)
await page.addInitScript(() => {
  const tasks: number[] = []
  Object.assign(window, { tasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
  }).observe({ type: 'longtask' })
})
await page.goto(`${site.url}/hosts?hide=`)
await page.getByLabel('User name').fill(admin.username)
await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
await page.getByRole('button', { name: 'Log in', exact: true }).click()
await page.getByRole('rowheader').first().waitFor()
const columns = await page.getByRole('grid').getAttribute('aria-colcount')
// The columns are prepared for the search while nothing else is to do.
await page.waitForTimeout(8000)
process.stdout.write(`${hosts} rows × ${columns} columns\n`)
for (const [name, format] of [
  ['This view (XLSX)', 'xlsx'],
  ['This view (CSV)', 'csv'],
] as const) {
  const times: number[] = []
  let size = 0
  await tasksOf(page)
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const entry = page.getByRole('menuitem', { name }).first()
    await entry.waitFor()
    const download = page.waitForEvent('download')
    const from = performance.now()
    await entry.click()
    const file = await download
    times.push(performance.now() - from)
    const stream = await file.createReadStream()
    size = 0
    for await (const part of stream) if (part instanceof Uint8Array) size += part.length
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [median = 0, worst = 0] = [sorted[Math.floor(runs / 2)], sorted.at(-1)]
  const longest = Math.max(0, ...(await tasksOf(page)))
  process.stdout.write(
    `${format}: median ${(median / 1000).toFixed(1)} s, worst ${(worst / 1000).toFixed(1)} s, ${(size / 1e6).toFixed(1)} MB, longest task ${longest} ms\n`,
  )
}
await Promise.all([browser.close(), services.close(), site.close()])

async function tasksOf(of: Page): Promise<number[]> {
  return of.evaluate(() => {
    const tasks: unknown = Reflect.get(window, 'tasks')
    return Array.isArray(tasks) ? tasks.splice(0).map(Number) : []
  })
}
