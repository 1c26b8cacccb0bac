import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import type { Page } from 'playwright'
import type { Crawler } from './crawler.ts'

interface RandomStep {
  name: string
  /** Performs the step. Returns a failure besides those checked after every step. */
  run: (page: Page) => Promise<string | undefined>
}

/** Milliseconds; timeout of clicks and expectations. */
const timeoutMs = 5000

const box = (page: Page) => page.locator('main').getByRole('searchbox').first()
const press = async (page: Page, selector: string, index: number) => {
  const found = page.locator(selector)
  const count = await found.count()
  if (count === 0) return undefined
  const ignoreIfReplaced = async (error: unknown) => {
    // A late response may have replaced the buttons.
    if ((await found.count()) === count) throw error
  }
  await found
    .nth(index % count)
    .click()
    .catch(ignoreIfReplaced)
  return undefined
}

/** Runs in the page: navigates like a link. */
function navigateTo(path: string) {
  history.pushState(null, '', new URL(path, document.baseURI))
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Filters by values of some columns; resets all filters one time in three. */
async function filter(page: Page, choice: number): Promise<undefined> {
  const opener = page.locator('main').getByRole('button', { name: /^Filters/ })
  if ((await opener.count()) === 0) return
  const panel = page.getByRole('form', { name: 'Filters' })
  if ((await panel.count()) === 0) await opener.click()
  if (choice === 0) await panel.getByRole('button', { name: 'Reset' }).click()
  else {
    // A native select is a combobox too, but takes no text.
    const fields = panel.locator('input[role="combobox"]')
    if ((await fields.count()) === 0) return
    await fields.first().fill(choice === 1 ? 'a' : 'prod')
    await panel.getByRole('button', { name: 'Apply' }).click()
  }
}

/**
 * Acknowledges one alert of the first page, if there is one. Alerts of silent agents cannot be
 * acknowledged.
 */
export async function markAsRead(page: Page, index: number): Promise<undefined> {
  await open(page, 'alerts?show=table', 'Alerts')
  await waitForInvariants(page)
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all|No data)/ })
  const count = await boxes.count()
  if (count === 0) return
  await boxes.nth(index % count).click()
  const mark = page.getByRole('button', { name: /^Mark \d+ as read…$/ })
  if ((await mark.getAttribute('aria-disabled')) === 'true') return
  await mark.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: /^Mark [1-9]\d* as read$/ }).click()
}

/** Saves an edit and checks that the list shows it. */
async function edit(page: Page, licenses: string): Promise<undefined> {
  // Opened from another page; otherwise the rows of the previous URL stay on screen until the new ones
  // render.
  await open(page, 'hosts', 'Hosts')
  await open(page, 'licenses/contract/oracle', 'Oracle')
  await waitForInvariants(page)
  const contract = await page.getByRole('rowheader').first().innerText()
  await page.getByTitle(`Actions for ${contract}`).first().click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Unlimited (ULA)' }).uncheck()
  await dialog.getByRole('spinbutton', { name: /^Number of licenses/ }).fill(licenses)
  await dialog.getByRole('button', { name: 'Save contract' }).click()
  await dialog.waitFor({ state: 'detached' })
  const row = page.getByRole('row').filter({ hasText: contract })
  await row.getByRole('gridcell', { name: licenses, exact: true }).first().waitFor()
}

async function logInAgain(page: Page): Promise<undefined> {
  await page.getByRole('button', { name: /^User menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const [{ username, password } = { username: '', password: '' }] = sampleUsers
  await page.getByLabel('Username').fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor()
}

async function open(page: Page, path: string, title: string) {
  await page.evaluate(navigateTo, path)
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
}

/** Steps that change more than the screen; `choice` selects one of several targets. */
function writeSteps(choice: number): readonly RandomStep[] {
  return [
    { name: `filter ${choice % 3}`, run: (page) => filter(page, choice % 3) },
    { name: 'mark as read', run: (page) => markAsRead(page, choice % 5) },
    { name: 'edit', run: (page) => edit(page, String(100 + (choice % 900))) },
    { name: 'log in again', run: logInAgain },
  ]
}

/** Maps two random numbers to a step and its target. */
export function stepOf(kind: number, choice: number, extraSteps: readonly RandomStep[] = []): RandomStep {
  const text = ['', 'o', 'prd', 'ora-prd-01', '[', 'nothing is called so'][choice % 6] ?? ''
  const path = ['hosts', 'alerts', 'oracle', 'oracle/tablespaces', 'databases'][choice % 5] ?? ''
  const possibleSteps: readonly RandomStep[] = [
    {
      name: `search ${JSON.stringify(text)}`,
      async run(page) {
        if ((await box(page).count()) === 0) return undefined
        await box(page).click()
        await box(page).fill(text)
        const hasFocus = await box(page).evaluate((element) => element === document.activeElement)
        return hasFocus ? undefined : 'the search lost the focus'
      },
    },
    {
      name: `sort column ${choice}`,
      run: (page) => press(page, 'main th[aria-sort] > button', choice),
    },
    { name: 'next page', run: (page) => press(page, 'main button[aria-label="Next page"]:enabled', 0) },
    {
      name: 'refresh',
      run: (page) => press(page, 'main button:enabled:text-is("Refresh")', 0),
    },
    {
      name: 'back',
      async run(page) {
        // An entry of an earlier document would load a page, as the step `reload` does.
        await page.evaluate(() => {
          const previous = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]
          if (previous?.sameDocument === true) history.back()
        })
        return undefined
      },
    },
    {
      name: `go to ${path}`,
      async run(page) {
        await page.evaluate(navigateTo, path)
        return undefined
      },
    },
    {
      name: 'reload',
      async run(page) {
        await page.reload({ waitUntil: 'commit' })
        return undefined
      },
    },
    ...extraSteps,
  ]
  return possibleSteps[kind % possibleSteps.length] ?? { name: 'rest', run: () => Promise.resolve(undefined) }
}

/** Runs random steps in an order given by the seed until a failure. */
export async function runRandomActions(
  crawler: Crawler,
  steps: number,
  seed: number,
  onStep: (index: number) => void,
) {
  const { page } = crawler
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.setDefaultTimeout(timeoutMs)
  const next = seededRandom(seed)
  const done: string[] = []
  await crawler.visit('/hosts')
  for (let index = 0; index < steps; index += 1) {
    const [kind, choice] = [next(), next()]
    const step = stepOf(kind, choice, writeSteps(choice))
    done.push(step.name)
    // oxlint-disable-next-line no-await-in-loop -- steps run in order
    const stepFailure = await step.run(page).catch((error: unknown) => `${step.name}: ${String(error)}`)
    // oxlint-disable-next-line no-await-in-loop -- steps run in order
    const failures = [
      ...errors,
      ...(stepFailure === undefined ? [] : [stepFailure]),
      ...(await waitForInvariants(page)),
    ]
    if (failures.length > 0) return { done: [...done, `at ${page.url()}`], failures }
    onStep(index + 1)
  }
  return { done, failures: [] }
}

/**
 * Waits for the invariants and returns those that fail: the URL matches the state, the row count matches
 * the rows, one heading.
 */
export async function waitForInvariants(page: Page): Promise<readonly string[]> {
  let failures: readonly string[] = ['not looked at']
  for (let attempt = 0; attempt < timeoutMs / 25 && failures.length > 0; attempt += 1) {
    if (attempt > 0) await page.waitForTimeout(25)
    // A navigating page cannot be evaluated.
    failures = await page.evaluate(checkInvariants).catch(() => ['on its way'])
  }
  return failures
}

/** Runs in the page. */
function checkInvariants(): string[] {
  const failures: string[] = []
  const main = document.querySelector('main')
  if (!main || !document.querySelector('h1')) return ['no heading']
  if (main.querySelector('[aria-busy="true"]')) return ['busy']
  if (main.querySelector('[role="alert"]')) failures.push('a failure is told')
  const query = new URLSearchParams(location.search)
  const box = main.querySelector<HTMLInputElement>('[role="searchbox"], input[type="search"]')
  if (box && box.value !== (query.get('search') ?? ''))
    failures.push(`searched ${box.value}, address ${location.search}`)
  const sorted = main.querySelectorAll('[aria-sort="ascending"], [aria-sort="descending"]').length
  // An empty `sort` removes the default order of the list.
  if (query.has('sort') && sorted !== (query.get('sort') === '' ? 0 : 1))
    failures.push(`${sorted} columns sorted, address ${location.search}`)
  const [, some, totalCountText] = /(?:^|\n)([\d,]+)(?: of ([\d,]+))? [a-z]/.exec(main.innerText) ?? []
  const count = Number((some ?? '').replaceAll(',', ''))
  const rows = main.querySelectorAll('[role="rowheader"]').length
  if (some !== undefined && totalCountText !== undefined && count < 8 && rows !== count)
    failures.push(`${rows} rows, told ${count}`)
  return failures
}

/** Mulberry32. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
