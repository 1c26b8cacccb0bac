import { chromium as playwright, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { chromium } from '../../../../tooling/browser/chromium.ts'

/** Of the test that runs: a browser of its own, in effect. */
export let page: Page

let errors: string[] = []

/** Errors and refusals of the policy so far, for a test that expects them. */
export function takeErrors(): readonly string[] {
  return errors.splice(0)
}

/** Call once in a test file: a new page for each test; no error may go uncaught in it, and nothing be refused by the policy. */
export function inBrowser(): void {
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
    const heard = errors
    context.on('weberror', (error) => heard.push(error.error().message))
    // What the policy refuses is said here alone.
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) heard.push(message.text())
    })
    page = await context.newPage()
  })
  afterEach(async () => {
    await page.context().close()
    expect(errors).toEqual([])
  })
}
