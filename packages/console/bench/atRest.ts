import type { Page } from 'playwright'

/** Nothing is waited for any more. */
export async function atRest(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
}
