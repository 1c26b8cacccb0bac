import { parseArgs } from 'node:util'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { startServer } from '@inventory-console/api-mocks/server'
import { chromium as playwright, type Page } from 'playwright'
import { chromium } from '../../../tooling/browser/chromium.ts'
import { configFor, serveConsole } from '../e2e/support/builtConsole.ts'
import { basePath } from '../e2e/support/nginxServer.ts'
import { pageUrls } from '../e2e/support/pageUrls.ts'
import { storageKey } from '../src/platform/storage/storage.ts'
import { exerciseControls, interact, waitForPaint } from './interactions.ts'
import { waitForIdle } from './waitForIdle.ts'

/**
 * Opens the built console with a CPU slowdown of four, against the HTTP mocks on another origin.
 * Prints largest contentful paint, layout shift, and the 98th percentile of the time from interaction to
 * next paint (event timing) in milliseconds. Login and hosts run five times, other pages three times:
 * median and worst.
 * Each page gets a search, three columns and three tabs. PAGES=/alerts,/oracle limits the pages.
 */
const runs = 5
const rounds = 3
const only = process.env['PAGES']?.split(',')
const slowdown = 4
const { values } = parseArgs({ options: { hosts: { type: 'string', default: '1000' } } })
const hosts = Number(values.hosts)

interface PageMeasurement {
  lcp: number
  cls: number
  interactions: Interaction[]
}

interface Interaction {
  /** A click is three events and a key press two or three; the longest one counts. */
  id: number
  duration: number
  /** Action and target. */
  description: string
}

const [admin = { username: '', password: '' }] = sampleUsers
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
const services = await startServer({ port: 0, hosts })
const site = await serveConsole(configFor(services.url))

const loginRuns: PageMeasurement[] = []
const hostRuns: PageMeasurement[] = []
for (let run = 0; run < (only ? 0 : runs); run += 1) {
  const { context, page } = await slowPage()
  await page.goto(`${site.url}/login`)
  await page.getByLabel('Username').fill(admin.username)
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially(admin.password)
  await waitForPaint(page)
  loginRuns.push(await readMeasurement(page))

  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A fresh load, to measure the paint of a page opened by URL.
  await page.goto(`${site.url}/hosts`)
  await page.getByRole('rowheader').first().waitFor()
  await interact(page)
  hostRuns.push(await readMeasurement(page))
  await context.close()
}
if (!only) {
  report('/login', loginRuns)
  report(`/hosts (${hosts} rows)`, hostRuns)
}

const { context, page } = await slowPage()
await page.goto(`${site.url}/login`)
await page.getByLabel('Username').fill(admin.username)
await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
await page.getByRole('button', { name: 'Log in', exact: true }).click()
await page.getByRole('heading', { level: 1 }).waitFor()
const token = await page.evaluate((name) => sessionStorage.getItem(name) ?? '', storageKey('token', basePath))
const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetch(services.url + path, { headers: { Authorization: `Bearer ${token}` } })
  return response.json()
}
const everywhere: PageMeasurement[] = []
for (const address of await pageUrls({ requestJson: fetchJson })) {
  if (only && !only.some((start) => address.startsWith(start))) continue
  const found: PageMeasurement[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(site.url + address)
    await waitForIdle(page)
    await exerciseControls(page)
    found.push(await readMeasurement(page))
  }
  everywhere.push(...found)
  report(address, found)
}
report(only ? 'these pages' : 'all pages', [...loginRuns, ...hostRuns, ...everywhere])
await context.close()
await Promise.all([browser.close(), services.close(), site.close()])

async function slowPage() {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
  })
  await context.addInitScript(observe)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page }
}

function observe() {
  const seen: PageMeasurement = { lcp: 0, cls: 0, interactions: [] }
  Object.assign(window, { seen })
  const watch = (type: string, each: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    })
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  watch('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) seen.cls += Number(Reflect.get(entry, 'value'))
  })
  watch(
    'event',
    (entry) => {
      const id = Number(Reflect.get(entry, 'interactionId'))
      if (id === 0) return
      const target: unknown = Reflect.get(entry, 'target')
      const of = target instanceof HTMLElement ? target.closest('button, input, a, td, th') : null
      const name = of?.getAttribute('aria-label') ?? of?.textContent ?? ''
      const description = `${entry.name} ${name.slice(0, 40)}`.trim()
      const known = seen.interactions.find((other) => other.id === id)
      if (!known) seen.interactions.push({ id, duration: entry.duration, description })
      else if (entry.duration >= known.duration)
        Object.assign(known, { duration: entry.duration, description })
    },
    { durationThreshold: 16 },
  )
}

async function readMeasurement(page: Page): Promise<PageMeasurement> {
  const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'))
  if (!isPageMeasurement(seen)) throw new Error('The page returned no measurement')
  return seen
}

function isPageMeasurement(value: unknown): value is PageMeasurement {
  return typeof value === 'object' && value !== null && 'lcp' in value && 'interactions' in value
}

function report(name: string, measures: readonly PageMeasurement[]) {
  const lcp = measures.map((run) => run.lcp).toSorted(byNumber)
  const cls = measures.map((run) => run.cls).toSorted(byNumber)
  const all = measures.flatMap((run) => run.interactions).toSorted((a, b) => a.duration - b.duration)
  const interactions = all.map(({ duration }) => duration)
  const line = {
    page: name,
    slowdown,
    runs: measures.length,
    lcp: { median: round(percentile(lcp, 0.5)), worst: round(percentile(lcp, 1)), bar: 2000 },
    cls: { median: percentile(cls, 0.5), worst: percentile(cls, 1), bar: 0.02 },
    inp: {
      count: interactions.length,
      p50: percentile(interactions, 0.5),
      p98: percentile(interactions, 0.98),
      worst: percentile(interactions, 1),
      over: interactions.filter((duration) => duration > 100).length,
      slowest: all
        .slice(-8)
        .toReversed()
        .map(({ duration, description }) => `${duration} ${description}`),
      bar: 100,
    },
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function byNumber(a: number, b: number) {
  return a - b
}

function percentile(sorted: readonly number[], share: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function round(value: number) {
  return Math.round(value)
}
