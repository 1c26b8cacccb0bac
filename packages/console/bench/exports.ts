import { parseArgs } from 'node:util'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { startServer } from '@inventory-console/api-mocks/server'
import { chromium as playwright, type Page } from 'playwright'
import { chromium } from '../../../tooling/browser/chromium.ts'
import { configFor, serveConsole } from '../e2e/support/builtConsole.ts'
import { longestTask, type Task } from './mainThread.ts'

/**
 * Exports all columns of the hosts from the built console against the HTTP mocks. Measures the time from
 * the click to the file, and the longest main-thread task until half a second after it.
 * Prints wall and CPU time of that task; the difference is the load of other programs.
 */
const { values } = parseArgs({ options: { hosts: { type: 'string', default: '100000' } } })
const hosts = Number(values.hosts)
const runs = 5
const [admin = { username: '', password: '' }] = sampleUsers

const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
const services = await startServer({ port: 0, hosts, latency: 0 })
const site = await serveConsole(configFor(services.url))
const page = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
page.setDefaultTimeout(180_000)
await page.addInitScript(() => addEventListener('click', () => performance.mark('pressed'), true))
await page.goto(`${site.url}/hosts?hide=`)
await page.getByLabel('Username').fill(admin.username)
await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
await page.getByRole('button', { name: 'Log in', exact: true }).click()
await page.getByRole('rowheader').first().waitFor()
const columns = await page.getByRole('grid').getAttribute('aria-colcount')
await waitForIdleCpu(page)
process.stdout.write(`${hosts} rows × ${columns} columns\n`)
for (const [name, format] of [
  ['This view (XLSX)', 'xlsx'],
  ['This view (CSV)', 'csv'],
] as const) {
  const times: number[] = []
  const tasks: Task[] = []
  let size = 0
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const entry = page.getByRole('menuitem', { name }).first()
    await entry.waitFor()
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    const download = page.waitForEvent('download')
    const from = performance.now()
    await entry.click()
    const file = await download
    times.push(performance.now() - from)
    await page.waitForTimeout(500)
    tasks.push(longestTask((await browser.stopTracing()).toString(), 'pressed'))
    const stream = await file.createReadStream()
    size = 0
    for await (const chunk of stream) if (chunk instanceof Uint8Array) size += chunk.length
  }
  const seconds = medianAndWorst(times.map((time) => time / 1000)).join(', worst ')
  const [wall, processor] = [
    medianAndWorst(tasks.map(({ wall }) => wall)),
    medianAndWorst(tasks.map((task) => task.processor)),
  ]
  process.stdout.write(
    `${format}: median ${seconds} s, ${(size / 1e6).toFixed(1)} MB, longest task: median ${wall.join(', worst ')} ms, of the processor ${processor.join(', worst ')} ms\n`,
  )
}
await Promise.all([browser.close(), services.close(), site.close()])

function medianAndWorst(values: readonly number[]): readonly string[] {
  const sorted = values.toSorted((a, b) => a - b)
  return [sorted[Math.floor(values.length / 2)], sorted.at(-1)].map((value = 0) => value.toFixed(1))
}

/** Waits until the search index of the columns is built in idle time, so that the export is measured alone. */
async function waitForIdleCpu(benchPage: Page) {
  const cdp = await benchPage.context().newCDPSession(benchPage)
  await cdp.send('Performance.enable')
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  for (let before = 0, now = await worked(); now - before > 0.05;) {
    await benchPage.waitForTimeout(1000)
    before = now
    now = await worked()
  }
  await cdp.detach()
}
