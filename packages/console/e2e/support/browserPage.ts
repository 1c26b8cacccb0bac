import { chromium as playwright, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { chromium } from '../../../../tooling/browser/chromium.ts'

/** Page of the running test, in a fresh browser context. */
export let page: Page

let errors: string[] = []

/** Returns and clears the errors and policy violations, for a test that expects them. */
export function takeErrors(): readonly string[] {
  return errors.splice(0)
}

/** Call once per test file: each test gets a new page and fails on uncaught errors and policy violations. */
export function setUpBrowserPage(): void {
  let browser: Browser

  beforeAll(async () => {
    const { executablePath, args, env } = await chromium()
    browser = await playwright.launch({ executablePath, args, env })
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'UTC',
      viewport: { width: 1440, height: 900 },
    })
    errors = []
    const contextErrors = errors
    context.on('weberror', (error) => contextErrors.push(error.error().message))
    // Policy violations are reported only on the console.
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) contextErrors.push(message.text())
    })
    page = await context.newPage()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await printPage()
    await page.context().close()
    expect(errors).toEqual([])
  })
}

/** Prints what the page of a failed test shows. */
async function printPage() {
  const text = await page.evaluate(() => document.body.innerText).catch(String)
  process.stderr.write(`${page.url()}\n${text.slice(0, 4000)}\n`)
}
