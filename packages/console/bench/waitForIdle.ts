import type { Page } from 'playwright'

/** Waits until the page is idle. */
export async function waitForIdle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
}
