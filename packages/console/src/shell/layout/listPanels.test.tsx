import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectHostsVisible, openAs, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()

it('each list keeps its filter panel open or closed, also after leaving the page', async () => {
  await page.viewport(1440, 900)
  const panel = page.getByRole('form', { name: 'Filters' })
  await openAs('/hosts')
  await expectHostsVisible()
  await button('Filters').click()
  await expect.element(panel).toBeVisible()
  await page.getByRole('link', { name: 'Alerts' }).first().click()
  // The panel comes with the list.
  await expect
    .element(page.getByRole('grid', { name: 'Alerts' }).getByRole('rowheader').first())
    .toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
  window.history.back()
  await expectHostsVisible()
  await expect.element(panel).toBeVisible()
})
