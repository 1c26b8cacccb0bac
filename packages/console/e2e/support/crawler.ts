import { Control } from '@inventory-console/api-mocks/control'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import {
  chromium as playwright,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from 'playwright'
import { chromium } from '../../../../tooling/browser/chromium.ts'
import { storageKey } from '../../src/platform/storage/storage.ts'
import { basePath } from './nginxServer.ts'
import { serveOneOrigin } from './oneOrigin.ts'
import { describePendingWork, initializePage, inspect, type Visit } from './pageScripts.ts'

/**
 * Interacts with an idle page. `inspect` waits until the page is idle again and records its faults and
 * messages.
 */
export type PageInteraction = (page: Page, inspect: () => Promise<Visit>) => Promise<void>

export interface Crawler {
  url: string
  page: Page
  control: Control
  /** Valid response to a request of the logged-in user. */
  requestJson: (path: string) => Promise<unknown>
  /** Replaces responses from now on. */
  intercept: (interceptor: ResponseInterceptor) => void
  visit: (address: string, interact?: PageInteraction) => Promise<Visit>
  close: () => Promise<void>
}

type ResponseInterceptor = (call: string, response: Response) => Promise<Response> | Response

interface CrawlerOptions {
  persona: 'admin' | 'hostile'
  hosts: number
  viewport?: { width: number; height: number }
}

/** A logged-in browser against a server with replaceable responses. */
export async function openCrawler({ persona, hosts, viewport }: CrawlerOptions): Promise<Crawler> {
  const control = new Control({ persona, hosts }, () => Date.now())
  let interceptor: ResponseInterceptor = (_, response) => response
  const site = await serveOneOrigin(async (request) => {
    const response = (await control.answer(request)) ?? new Response(null, { status: 404 })
    const { pathname } = new URL(request.url)
    return interceptor(`${request.method} ${decodeURI(pathname)}`, response)
  })
  const { executablePath, args, env } = await chromium()
  const browser: Browser = await playwright.launch({
    executablePath,
    args,
    env,
  })
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: viewport ?? { width: 1440, height: 1400 },
  })
  const token = await logInForToken(site.url)
  await context.addInitScript(initializePage, {
    [storageKey('token', basePath)]: token,
    [storageKey('provider', basePath)]: 'basic',
  })
  // Hosts of the hostile world may have these names.
  const forbiddenWords = persona === 'hostile' ? [] : nonsenseWords
  let open = await watchPage(context, forbiddenWords)

  return {
    url: site.url,
    get page() {
      return open.page
    },
    control,
    async requestJson(path) {
      const headers = { Authorization: `Bearer ${token}` }
      const payload: unknown = await (await fetch(site.url + path, { headers })).json()
      return payload
    },
    intercept: (next) => (interceptor = next),
    async visit(address, interact) {
      // Replaces a page that hangs, together with its pending work.
      if (open.lost) open = await watchPage(context, forbiddenWords, open)
      return visitPage(open, site.url + address, interact)
    },
    async close() {
      await Promise.all([browser.close(), site.close()])
    },
  }
}

interface WatchedPage {
  page: Page
  errors: string[]
  /** Words that no page may show. */
  forbiddenWords: readonly string[]
  /** Pending requests. */
  pendingRequests: Set<Request>
  lost: boolean
}

async function watchPage(
  context: BrowserContext,
  forbiddenWords: readonly string[],
  before?: WatchedPage,
): Promise<WatchedPage> {
  await before?.page.close()
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`uncaught: ${firstLine(error.message)}`))
  page.on('console', (message) => {
    // Browser message for a status code; error statuses are allowed.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    errors.push(`console: ${firstLine(message.text())}`)
  })
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  page.on('dialog', (dialog) => {
    errors.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return { page, errors, forbiddenWords, pendingRequests, lost: false }
}

async function visitPage(
  open: WatchedPage,
  address: string,
  interact: PageInteraction | undefined,
): Promise<Visit> {
  const { page, errors } = open
  errors.length = 0
  open.pendingRequests.clear()
  try {
    await page.goto(address, { waitUntil: 'commit' })
    const inspections = [await waitForIdle(open)]
    const inspect = async () => {
      const now = await waitForIdle(open)
      inspections.push(now)
      return now
    }
    if (interact && inspections[0]?.failures.length === 0) {
      await interact(page, inspect)
      await inspect()
    }
    const { failures = [] } = inspections.at(-1) ?? {}
    return {
      failures: [...new Set([...errors, ...failures])],
      messages: [...new Set(inspections.flatMap(({ messages }) => messages))],
    }
  } catch (error) {
    open.lost = true
    const reason = firstLine(error instanceof Error ? error.message : String(error))
    return { failures: [...new Set([...errors, `lost: ${reason}`])], messages: [] }
  }
}

const nonsenseWords = ['[object Object]', 'NaN', 'Invalid Date', 'undefined', 'Infinity']
const idleTimeout = 15_000

/** Waits until no request is pending, then inspects the page. */
async function waitForIdle(open: WatchedPage): Promise<Visit> {
  const { page, pendingRequests } = open
  await page.waitForLoadState('domcontentloaded')
  const since = performance.now()
  let busy = 'begins'
  for (let calm = 0; calm < 4 && performance.now() - since < idleTimeout; calm = busy === '' ? calm + 1 : 0) {
    await page.waitForTimeout(40)
    busy =
      pendingRequests.size > 0
        ? `waits for ${pendingRequests.size} answers`
        : await page.evaluate(describePendingWork)
  }
  const { failures, messages } = await page.evaluate(inspect, open.forbiddenWords)
  return { failures: busy === '' ? failures : [`never rests: ${busy}`, ...failures], messages }
}

const firstLine = (text: string) => text.split('\n')[0]?.slice(0, 300) ?? ''

export async function logInForToken(url: string): Promise<string> {
  const [admin = { username: '', password: '' }] = sampleUsers
  const { username, password } = admin
  const login = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    body: JSON.stringify({ username, password }),
  })
  return login.text()
}
