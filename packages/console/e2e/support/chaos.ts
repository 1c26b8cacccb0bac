import type { Page } from 'playwright'
import type { Crawler } from './crawler.ts'
import { markAsRead, seededRandom, stepOf, waitForInvariants } from './randomActions.ts'

export interface Storms {
  storms: number
  steps: number
  /** Responses that were delayed, failed or dropped. */
  delayed: number
  failed: number
  dropped: number
  /** Mutations started by a click, and write requests sent. */
  clicked: number
  sent: number
  /** Number of Retry clicks after recovery. */
  retried: number
  /** Milliseconds from recovery to the correct screen. */
  slowest: number
  failures: readonly string[]
}

const statuses = [500, 502, 503, 504, 429]
const recoveryTimeout = 5000

/**
 * Simulates storms in an order given by the seed, until `endTime` (milliseconds): delayed and reordered
 * responses, errors, lost connections, offline periods and chunk load errors, while a user navigates and
 * acknowledges alerts.
 * After each storm the screen must become equal to a freshly opened page at the same URL.
 */
export async function runStorms(
  crawler: Crawler,
  seed: number,
  endTime: number,
  report: (now: Storms) => void,
) {
  const { page } = crawler
  const next = seededRandom(seed)
  const dice = (sides: number) => next() % sides
  // A separate generator: the number of responses depends on timing and must not change the steps.
  const luck = seededRandom(seed + 1)
  const fate = (sides: number) => luck() % sides
  const sum = { storms: 0, steps: 0, delayed: 0, failed: 0, dropped: 0, clicked: 0, sent: 0, retried: 0 }
  const failures: string[] = []
  let slowest = 0
  let isStorm = false
  page.on('pageerror', ({ message }) => {
    // A start without its texts ends with the notice of public/start.js and its Reload.
    if (!/^The texts of [\w-]+\/shared\.json: /.test(message)) failures.push(`uncaught: ${message}`)
  })
  page.setDefaultTimeout(1500)
  let isLoading = false
  page.on('request', (request) => (isLoading ||= request.isNavigationRequest()))
  page.on('domcontentloaded', () => (isLoading = false))
  // Counted in the page, because the browser itself may resend a request over a lost connection.
  page.on('request', (request) => (sum.sent += request.method() === 'GET' ? 0 : 1))
  crawler.intercept(async (_, response) => {
    if (!isStorm) return response
    if (fate(3) === 0) {
      sum.delayed += 1
      await new Promise((resolve) => setTimeout(resolve, 100 + fate(2000)))
    }
    if (fate(6) === 0) {
      sum.failed += 1
      return new Response(null, { status: statuses[fate(statuses.length)] ?? 500 })
    }
    if (fate(8) !== 0) return response
    sum.dropped += 1
    return Response.error()
  })
  // Without start.js nothing can show that the other scripts are missing.
  await page.route(/\/assets\/(?!start-)[^/]*\.js$/, (route) =>
    isStorm && fate(20) === 0 ? route.abort() : route.continue(),
  )
  await crawler.visit('/hosts')
  const referencePage = await page.context().newPage()

  /* oxlint-disable no-await-in-loop -- one thing after the other */
  while (performance.now() < endTime && failures.length === 0) {
    const done: string[] = []
    isStorm = true
    for (let stepIndex = 0; stepIndex < 12; stepIndex += 1) {
      const step = dice(5) === 0 ? { name: 'mark as read', run: mark } : stepOf(next(), next())
      // A reload while offline would leave the console.
      const offline = dice(6) === 0 && step.name !== 'reload'
      done.push(step.name + (offline ? ' offline' : ''))
      if (offline) {
        // A page stays blank if its scripts cannot be loaded after a reload, also one that it started itself.
        if (isLoading) await page.waitForEvent('domcontentloaded').catch(() => undefined)
        await page.context().setOffline(true)
      }
      // The target may be missing during a storm.
      await step.run(page).catch(() => undefined)
      await page.waitForTimeout(dice(400))
      if (offline) await page.context().setOffline(false)
      sum.steps += 1
    }
    isStorm = false
    const since = performance.now()
    const last = await waitForRecovery(page, referencePage, () => (sum.retried += 1))
    slowest = Math.max(slowest, performance.now() - since)
    if (last !== '') failures.push(`after ${done.join(', ')}: ${last}`)
    if (sum.sent > sum.clicked) failures.push(`${sum.sent} changes were sent, ${sum.clicked} were asked for`)
    sum.storms += 1
    report({ ...sum, slowest, failures })
  }
  /* oxlint-enable no-await-in-loop */
  await referencePage.close()
  return { ...sum, slowest, failures }

  async function mark(page: Page): Promise<undefined> {
    await markAsRead(page, dice(5))
    sum.clicked += 1
  }
}

/** Clicks Retry until the page equals a freshly opened one. Returns the remaining difference. */
async function waitForRecovery(page: Page, referencePage: Page, retried: () => void): Promise<string> {
  const end = performance.now() + recoveryTimeout
  let last = ''
  /* oxlint-disable no-await-in-loop -- one thing after the other */
  for (;;) {
    const retryButton = page.getByText(/^(Retry|Try again|Reload)$/).first()
    if (await retryButton.isVisible()) {
      await retryButton.click({ timeout: 500 }).then(retried, () => undefined)
    }
    const close = page.getByRole('alertdialog').getByRole('button', { name: /^(Close|Cancel)$/ })
    if (await close.first().isVisible())
      await close
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined)
    // A navigating page cannot be evaluated.
    const before = await page.evaluate(readScreen).catch(() => navigating)
    last = before.busy
    if (last === '') {
      await referencePage.goto(page.url())
      const invariantFailures = await waitForInvariants(referencePage)
      // Row menus render after the rows. A menu that never renders is reported below.
      await referencePage
        .locator('[data-loading]')
        .first()
        .waitFor({ state: 'detached' })
        .catch(() => undefined)
      const expected = await referencePage.evaluate(readScreen)
      const now = await page.evaluate(readScreen).catch(() => navigating)
      if (
        now.busy === '' &&
        expected.busy === '' &&
        now.shown === expected.shown &&
        invariantFailures.length === 0
      )
        return ''
      last = [
        `at ${page.url()} ${difference(now.shown, expected.shown)}`,
        now.busy,
        expected.busy,
        ...invariantFailures,
      ].join('; ')
    }
    if (performance.now() > end) return last
    await page.waitForTimeout(50)
  }
  /* oxlint-enable no-await-in-loop */
}

function difference(visibleText: string, expected: string): string {
  let index = 0
  while (index < expected.length && visibleText[index] === expected[index]) index += 1
  const from = Math.max(0, index - 40)
  return `shows …${visibleText.slice(from, index + 200)}, wanted …${expected.slice(from, index + 200)}`
}

const navigating = { busy: 'on its way', shown: '' }

/** Runs in the page: pending work, title, rows and error messages. */
function readScreen() {
  const main = document.querySelector('main')
  const texts = (selector: string) =>
    [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].map(({ innerText }) => innerText).join(', ')
  const busy =
    document.querySelector('[aria-busy="true"], [data-loading]') ??
    (document.querySelector('h1') && main?.querySelector('[data-slot]') ? null : document.body)
  return {
    busy: busy === null ? '' : `busy ${busy.outerHTML.slice(0, 200)}`,
    shown: [
      document.querySelector('h1')?.innerText,
      texts('[role="rowheader"]'),
      texts('[role="alert"]'),
    ].join(' | '),
  }
}
