import type { Page } from 'playwright'
import type { Walker } from './walker.ts'

interface Step {
  name: string
  /** What is wrong after it, beside what must hold after every step. */
  take: (page: Page) => Promise<string | undefined>
}

const box = (page: Page) => page.locator('main').getByRole('searchbox').first()
const press = async (page: Page, selector: string, at: number) => {
  const found = page.locator(selector)
  const count = await found.count()
  if (count > 0) await found.nth(at % count).click()
  return undefined
}

/** In the page, as a link would. */
export function goTo(path: string) {
  history.pushState(null, '', new URL(path, document.baseURI))
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Which step it is, and a number for what it chooses among. */
export function stepOf(kind: number, choice: number): Step {
  const text = ['', 'o', 'prod', 'fra-001', '[', 'nothing is called so'][choice % 6] ?? ''
  const path = ['hosts', 'alerts', 'oracle', 'oracle/tablespaces', 'databases'][choice % 5] ?? ''
  const steps: readonly Step[] = [
    {
      name: `search ${JSON.stringify(text)}`,
      async take(page) {
        if ((await box(page).count()) === 0) return undefined
        await box(page).click()
        await box(page).fill(text)
        const isKept = await box(page).evaluate((element) => element === document.activeElement)
        return isKept ? undefined : 'the search lost the focus'
      },
    },
    {
      name: `sort column ${choice}`,
      take: (page) => press(page, 'main [role="columnheader"] button:not([aria-haspopup])', choice),
    },
    { name: 'next page', take: (page) => press(page, 'main button[aria-label="Next page"]:enabled', 0) },
    {
      name: 'refresh',
      take: (page) => press(page, 'main button:enabled:text-is("Refresh")', 0),
    },
    {
      name: 'back',
      async take(page) {
        // Before the first page of the console stands the empty one that the browser began with.
        await page.evaluate(() => navigation.canGoBack && history.back())
        return undefined
      },
    },
    {
      name: `go to ${path}`,
      async take(page) {
        await page.evaluate(goTo, path)
        return undefined
      },
    },
    {
      name: 'reload',
      async take(page) {
        await page.reload({ waitUntil: 'commit' })
        return undefined
      },
    },
  ]
  return steps[kind % steps.length] ?? { name: 'rest', take: () => Promise.resolve(undefined) }
}

/** Steps in an order that the seed gives, until something is wrong. */
export async function walked(walker: Walker, steps: number, seed: number, told: (at: number) => void) {
  const { page } = walker
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  const next = numbers(seed)
  const done: string[] = []
  await walker.visit('/hosts')
  for (let at = 0; at < steps; at += 1) {
    const step = stepOf(next(), next())
    done.push(step.name)
    // oxlint-disable-next-line no-await-in-loop -- a way is walked step by step
    const own = await step.take(page)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const wrong = [...errors, ...(own === undefined ? [] : [own]), ...(await unrest(page))]
    if (wrong.length > 0) return { done, wrong }
    told(at + 1)
  }
  return { done, wrong: [] }
}

/** What does not hold within the patience: the address is the state, as many rows as are told, one heading. */
export async function unrest(page: Page): Promise<readonly string[]> {
  let wrong: readonly string[] = ['not looked at']
  for (let turn = 0; turn < 200 && wrong.length > 0; turn += 1) {
    if (turn > 0) await page.waitForTimeout(25)
    // A page on its way to another cannot be asked.
    wrong = await page.evaluate(look).catch(() => ['on its way'])
  }
  return wrong
}

/** In the page. */
function look(): string[] {
  const wrong: string[] = []
  const main = document.querySelector('main')
  if (!main?.querySelector('h1')) return ['no heading']
  if (main.querySelector('[aria-busy="true"]')) return ['busy']
  if (main.querySelector('[role="alert"]')) wrong.push('a failure is told')
  const query = new URLSearchParams(location.search)
  const box = main.querySelector<HTMLInputElement>('[role="searchbox"], input[type="search"]')
  if (box && box.value !== (query.get('search') ?? ''))
    wrong.push(`searched ${box.value}, address ${location.search}`)
  const sorted = main.querySelectorAll('[aria-sort="ascending"], [aria-sort="descending"]').length
  if (query.has('sort') && sorted !== 1) wrong.push(`${sorted} columns sorted, address ${location.search}`)
  const [, some, all] = /(?:^|\n)([\d,]+)(?: of ([\d,]+))? [a-z]/.exec(main.innerText) ?? []
  const count = Number((some ?? '').replaceAll(',', ''))
  const rows = main.querySelectorAll('[role="rowheader"]').length
  if (some !== undefined && all !== undefined && count < 8 && rows !== count)
    wrong.push(`${rows} rows, told ${count}`)
  return wrong
}

/** Mulberry32. */
export function numbers(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
