import { chromium as playwright, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { chromium } from '../../../scripts/chromium.ts'

/** Of the test that runs: a browser of its own, in effect. */
export let page: Page

/** Call once in a test file: a new page for each test, and no error may go uncaught in it. */
export function inBrowser(): void {
  let browser: Browser
  let errors: string[]

  beforeAll(async () => {
    const { executablePath, args, env } = await chromium()
    browser = await playwright.launch({ ...(executablePath ? { executablePath } : {}), args, env })
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'UTC',
      viewport: { width: 1440, height: 900 },
    })
    page = await context.newPage()
    errors = []
    page.on('pageerror', (error) => errors.push(error.message))
  })
  afterEach(async () => {
    await page.context().close()
    expect(errors).toEqual([])
  })
}
