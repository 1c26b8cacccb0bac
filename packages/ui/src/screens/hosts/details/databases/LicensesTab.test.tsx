import { makeUsedLicenses } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../../../testing/samples/renderWithCatalogue.tsx'
import { ready } from '../../../../testing/states.ts'
import { LicensesTab } from './LicensesTab.tsx'

test.each([
  [false, 'Ignore', 'It will not count toward compliance until you stop ignoring it.'],
  [true, 'Stop ignoring', 'It will count toward compliance again. Its comment will be removed.'],
])('asks about one license in the singular, ignored: %s', async (ignored, action, text) => {
  const list = ready(
    makeUsedLicenses()
      .slice(0, 1)
      .map((license) => ({ ...license, ignored })),
  )
  await renderWithCatalogue(<LicensesTab list={list} onIgnore={vi.fn()} />)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect.element(page.getByRole('alertdialog').getByText(text)).toBeVisible()
})
