import { parseArgs } from 'node:util'
import { Control } from '@inventory-console/api-mocks/control'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { chromium as playwright, type CDPSession } from 'playwright'
import { chromium } from '../../../tooling/browser/chromium.ts'
import { logInForToken } from '../e2e/support/crawler.ts'
import { basePath } from '../e2e/support/nginxServer.ts'
import { serveOneOrigin } from '../e2e/support/oneOrigin.ts'
import { storageKey } from '../src/platform/storage/storage.ts'
import { startHttp2Proxy } from './http2Proxy.ts'
import { waterfall, type TimedRequest } from './waterfall.ts'

/**
 * Opens pages of the built console by URL in a session, over a throttled network: 20 Mbit/s, 100 ms round
 * trip, HTTP/1.1, gzip. `login` opens the hosts without a session and counts from the click on Log in.
 * Prints the number of requests that start before the response of the page has arrived, the start of its
 * own request, and the last text change; first with an empty cache, then with a warm one.
 * `--pages hosts,alerts` limits the pages, `--runs 5` repeats each, `--waterfall hosts` prints the requests
 * of the median run, `--http2` uses HTTP/2 over TLS with an empty cache only.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    pages: text,
    runs: { ...text, default: '5' },
    hosts: { ...text, default: '1000' },
    waterfall: { ...text, default: 'hosts' },
    http2: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const latency = 100
const bytesPerSecond = (20 * 1000 * 1000) / 8
/** Milliseconds without a text change before the page counts as complete. */
const quiet = 1500

const control = new Control({ persona: 'admin', hosts: Number(values.hosts) }, () => Date.now())
/** Responses of the first run, so that the mocks are not measured. */
const cachedResponses = new Map<string, Response>()
const server = await serveOneOrigin(
  async (request) => {
    const known = request.method === 'GET' ? cachedResponses.get(request.url) : undefined
    if (known) return known.clone()
    const response = (await control.answer(request)) ?? new Response(null, { status: 404 })
    if (request.method === 'GET' && response.ok) cachedResponses.set(request.url, response.clone())
    return response
  },
  { gzip: true },
)
const proxy = values.http2 ? await startHttp2Proxy(server.url) : null
/** Where the browser opens the console. */
const origin = proxy?.url ?? server.url
const token = await logInForToken(server.url)
const list: unknown = await (
  await fetch(`${server.url}/api/hosts?mode=summary`, { headers: { Authorization: `Bearer ${token}` } })
).json()
const hostname = /"hostname":"([^"]+)"/.exec(JSON.stringify(list))?.[1] ?? ''

/** URL and own request of each page. */
const pages = [
  { name: 'hosts', address: '/hosts', ownRequest: /^\/api\/hosts\?/ },
  { name: 'dashboard', address: '/dashboard', ownRequest: /\/frontend\/dashboard$/ },
  { name: 'oracle', address: '/oracle', ownRequest: /\/oracle\/databases\b/ },
  { name: 'compliance', address: '/licenses/compliance', ownRequest: /licenses-compliance/ },
  { name: 'alerts', address: '/alerts', ownRequest: /^\/api\/alerts\?/ },
  { name: 'used licenses', address: '/licenses/used', ownRequest: /licenses-used/ },
  { name: 'tablespaces', address: '/oracle/tablespaces', ownRequest: /databases\/tablespaces/ },
  { name: 'host details', address: `/details/${hostname}`, ownRequest: /^\/api\/hosts\/[^/?]+$/ },
  { name: 'contracts', address: '/licenses/contract/oracle', ownRequest: /^\/api\/contracts\// },
  { name: 'login', address: '/hosts', ownRequest: /^\/api\/hosts\?/, logsIn: true },
].filter(({ name }) => !values.pages || values.pages.split(',').includes(name))

interface PageVisit {
  requests: TimedRequest[]
  /** Milliseconds since the start of the navigation, or since the login was sent. */
  lastText: number
}

const [admin = { username: '', password: '' }] = sampleUsers

const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
process.stdout.write('page            cache  requests  own request  last text, ms: median (worst)\n')
for (const page of pages) {
  const cold: PageVisit[] = []
  const warm: PageVisit[] = []
  for (let run = 0; run <= runs; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- measurements must not overlap
    const [first, second] = await measureVisits(page)
    // The first run warms the caches of the server.
    if (run === 0) continue
    cold.push(first)
    warm.push(second)
  }
  report(page, 'cold', cold)
  // Chromium caches nothing from a server with a self-signed certificate.
  if (!values.http2) report(page, 'warm', warm)
}
await browser.close()
proxy?.close()
await server.close()

async function measureVisits({
  address,
  logsIn = false,
}: (typeof pages)[number]): Promise<[PageVisit, PageVisit]> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: values.http2,
  })
  const session = {
    [storageKey('token', basePath)]: token,
    [storageKey('provider', basePath)]: 'basic',
  }
  await context.addInitScript(watchText, logsIn ? {} : session)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  const visit = async (): Promise<PageVisit> => {
    let recorded = record(cdp)
    await page.goto(origin + address, { waitUntil: 'commit' })
    let start = 0
    if (logsIn) {
      await page.getByLabel('Username').fill(admin.username)
      await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
      recorded()
      recorded = record(cdp)
      start = await page.evaluate(() => performance.now())
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.getByRole('rowheader').first().waitFor()
    }
    await page.waitForFunction(
      (quiet) => {
        // A large list can take longer to load than the quiet period.
        if (document.querySelector('[aria-busy="true"]')) return false
        const lastText = Number(Reflect.get(window, 'lastText'))
        return document.querySelector('main') !== null && performance.now() - lastText > quiet
      },
      quiet,
      { polling: 100 },
    )
    const lastText = Number(await page.evaluate(() => Reflect.get(window, 'lastText'))) - start
    return { requests: recorded().filter(({ start }) => start < lastText), lastText }
  }
  const first = await visit()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  const second = await visit()
  await context.close()
  return [first, second]
}

/** Runs in the page: records the time of the last text change. */
function watchText(session: Readonly<Record<string, string>>) {
  if (location.protocol === 'about:') return
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value)
  let lastRenderedText = ''
  Object.assign(window, { lastText: 0 })
  new MutationObserver(() => {
    const next = document.body?.textContent ?? ''
    if (next === lastRenderedText) return
    Object.assign(window, { lastText: performance.now() })
    lastRenderedText = next
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

function record(cdp: CDPSession): () => TimedRequest[] {
  const requests = new Map<string, TimedRequest>()
  let begin: number | null = null
  const onSent = ({
    requestId,
    timestamp,
    request,
  }: {
    requestId: string
    timestamp: number
    request: { url: string }
  }) => {
    if (!request.url.startsWith(origin)) return
    begin ??= timestamp
    const start = (timestamp - begin) * 1000
    requests.set(requestId, { url: request.url.slice(origin.length), start, end: Infinity, bytes: 0 })
  }
  const onCached = ({ requestId }: { requestId: string }) => {
    const known = requests.get(requestId)
    if (known) known.isCached = true
  }
  const onResponse = ({
    requestId,
    response,
  }: {
    requestId: string
    response: { fromDiskCache?: boolean }
  }) => {
    const known = requests.get(requestId)
    if (known && response.fromDiskCache === true) known.isCached = true
  }
  const onEnd = ({
    requestId,
    timestamp,
    encodedDataLength,
  }: {
    requestId: string
    timestamp: number
    encodedDataLength: number
  }) => {
    const known = requests.get(requestId)
    if (!known || begin === null) return
    known.end = (timestamp - begin) * 1000
    known.bytes = encodedDataLength
  }
  cdp.on('Network.requestWillBeSent', onSent)
  cdp.on('Network.requestServedFromCache', onCached)
  cdp.on('Network.responseReceived', onResponse)
  cdp.on('Network.loadingFinished', onEnd)
  return () => {
    cdp.off('Network.requestWillBeSent', onSent)
    cdp.off('Network.requestServedFromCache', onCached)
    cdp.off('Network.responseReceived', onResponse)
    cdp.off('Network.loadingFinished', onEnd)
    return [...requests.values()]
  }
}

function report({ name, ownRequest }: (typeof pages)[number], cache: string, visits: readonly PageVisit[]) {
  const ownOf = ({ requests }: PageVisit) => requests.find(({ url }) => ownRequest.test(url))
  const sent = visits.map((visit) => {
    const end = ownOf(visit)?.end ?? Infinity
    return visit.requests.filter(({ start, isCached }) => start < end && isCached !== true).length
  })
  const ownStart = visits.map((visit) => ownOf(visit)?.start ?? NaN)
  const lastText = visits.map((visit) => visit.lastText)
  process.stdout.write(
    `${name.padEnd(15)} ${cache}   ${medianAndWorst(sent)}  ${medianAndWorst(ownStart)}  ${medianAndWorst(lastText)}\n`,
  )
  if (values.waterfall !== name) return
  const median = visits.toSorted((a, b) => a.lastText - b.lastText)[Math.floor(visits.length / 2)]
  if (median) process.stdout.write(waterfall(median.requests, median.lastText))
}

function medianAndWorst(figures: readonly number[]): string {
  const sorted = figures.map(Math.round).toSorted((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted.at(-1)})`.padStart(11)
}
