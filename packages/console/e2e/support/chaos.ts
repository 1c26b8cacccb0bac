import type { Page } from 'playwright'
import { markAsRead, numbers, stepOf, unrest } from './walk.ts'
import type { Walker } from './walker.ts'

export interface Storms {
  storms: number
  steps: number
  /** Responses that were delayed, failed or dropped. */
  late: number
  failed: number
  dropped: number
  /** Mutations started by a click, and write requests sent. */
  pressed: number
  sent: number
  /** Number of Retry clicks after recovery. */
  retried: number
  /** Milliseconds from recovery to the correct screen. */
  slowest: number
  wrong: readonly string[]
}

const statuses = [500, 502, 503, 504, 429]
const health = 5000

/**
 * Simulates storms in an order given by the seed, until `until` (milliseconds): delayed and reordered
 * responses, errors, lost connections, offline periods and chunk load errors, while a user navigates and
 * acknowledges alerts.
 * After each storm the screen must become equal to a freshly opened page at the same URL.
 */
export async function stormed(walker: Walker, seed: number, until: number, told: (now: Storms) => void) {
  const { page } = walker
  const next = numbers(seed)
  const dice = (sides: number) => next() % sides
  // A separate generator: the number of responses depends on timing and must not change the steps.
  const luck = numbers(seed + 1)
  const fate = (sides: number) => luck() % sides
  const sum = { storms: 0, steps: 0, late: 0, failed: 0, dropped: 0, pressed: 0, sent: 0, retried: 0 }
  const wrong: string[] = []
  let slowest = 0
  let isStorm = false
  page.on('pageerror', (error) => wrong.push(`uncaught: ${error.message}`))
  page.setDefaultTimeout(1500)
  // Counted in the page, because the browser itself may resend a request over a lost connection.
  page.on('request', (request) => (sum.sent += request.method() === 'GET' ? 0 : 1))
  walker.answer(async (_, good) => {
    if (!isStorm) return good
    if (fate(3) === 0) {
      sum.late += 1
      await new Promise((resolve) => setTimeout(resolve, 100 + fate(2000)))
    }
    if (fate(6) === 0) {
      sum.failed += 1
      return new Response(null, { status: statuses[fate(statuses.length)] ?? 500 })
    }
    if (fate(8) !== 0) return good
    sum.dropped += 1
    return Response.error()
  })
  await page.route('**/assets/*.js', (route) =>
    isStorm && fate(20) === 0 ? route.abort() : route.continue(),
  )
  await walker.visit('/hosts')
  const twin = await page.context().newPage()

  /* oxlint-disable no-await-in-loop -- one thing after the other */
  while (performance.now() < until && wrong.length === 0) {
    const done: string[] = []
    isStorm = true
    for (let at = 0; at < 12; at += 1) {
      const step = dice(5) === 0 ? { name: 'mark as read', take: mark } : stepOf(next(), next())
      // A reload while offline would leave the console.
      const offline = dice(6) === 0 && step.name !== 'reload'
      done.push(step.name + (offline ? ' offline' : ''))
      if (offline) await page.context().setOffline(true)
      // The target may be missing during a storm.
      await step.take(page).catch(() => undefined)
      await page.waitForTimeout(dice(400))
      if (offline) await page.context().setOffline(false)
      sum.steps += 1
    }
    isStorm = false
    const since = performance.now()
    const last = await recovered(page, twin, () => (sum.retried += 1))
    slowest = Math.max(slowest, performance.now() - since)
    if (last !== '') wrong.push(`after ${done.join(', ')}: ${last}`)
    if (sum.sent > sum.pressed) wrong.push(`${sum.sent} changes were sent, ${sum.pressed} were asked for`)
    sum.storms += 1
    told({ ...sum, slowest, wrong })
  }
  /* oxlint-enable no-await-in-loop */
  await twin.close()
  return { ...sum, slowest, wrong }

  async function mark(page: Page): Promise<undefined> {
    await markAsRead(page, dice(5))
    sum.pressed += 1
  }
}

/** Clicks Retry until the page equals a freshly opened one. Returns the remaining difference. */
async function recovered(page: Page, twin: Page, retried: () => void): Promise<string> {
  const end = performance.now() + health
  let last = ''
  /* oxlint-disable no-await-in-loop -- one thing after the other */
  for (;;) {
    const again = page.getByText(/^(Retry|Try again|Reload)$/).first()
    if (await again.isVisible()) {
      await again.click({ timeout: 500 }).then(retried, () => undefined)
    }
    const close = page.getByRole('alertdialog').getByRole('button', { name: /^(Close|Cancel)$/ })
    if (await close.first().isVisible())
      await close
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined)
    // A navigating page cannot be evaluated.
    const before = await page.evaluate(screen).catch(() => onItsWay)
    last = before.busy
    if (last === '') {
      await twin.goto(page.url())
      const faults = await unrest(twin)
      // Row menus render after the rows. A menu that never renders is reported below.
      await twin
        .locator('[data-arriving]')
        .first()
        .waitFor({ state: 'detached' })
        .catch(() => undefined)
      const wanted = await twin.evaluate(screen)
      const now = await page.evaluate(screen).catch(() => onItsWay)
      if (now.busy === '' && wanted.busy === '' && now.shown === wanted.shown && faults.length === 0)
        return ''
      last = [
        `at ${page.url()} ${difference(now.shown, wanted.shown)}`,
        now.busy,
        wanted.busy,
        ...faults,
      ].join('; ')
    }
    if (performance.now() > end) return last
    await page.waitForTimeout(50)
  }
  /* oxlint-enable no-await-in-loop */
}

function difference(shown: string, wanted: string): string {
  let at = 0
  while (at < wanted.length && shown[at] === wanted[at]) at += 1
  const from = Math.max(0, at - 40)
  return `shows …${shown.slice(from, at + 200)}, wanted …${wanted.slice(from, at + 200)}`
}

const onItsWay = { busy: 'on its way', shown: '' }

/** Runs in the page: pending work, title, rows and error messages. */
function screen() {
  const main = document.querySelector('main')
  const texts = (selector: string) =>
    [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].map(({ innerText }) => innerText).join(', ')
  const busy =
    document.querySelector('[aria-busy="true"], [data-arriving]') ??
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
