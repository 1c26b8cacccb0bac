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

test('tells which licenses the server refused, why, and which it did not confirm', async () => {
  await page.viewport(1440, 900)
  const rows = ['L1', 'L2', 'L3'].flatMap((licenseTypeID) =>
    makeUsedLicenses()
      .slice(0, 1)
      .map((license) => ({ ...license, licenseTypeID, ignored: false })),
  )
  const onIgnore = () =>
    Promise.resolve({ rejected: rows.slice(0, 1), unknown: rows.slice(1, 2), reason: 'read only' })
  await renderWithCatalogue(<LicensesTab list={ready(rows)} onIgnore={onIgnore} />)
  await page.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: /^Ignore \(3/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Ignore' }).click()
  await expect
    .element(
      dialog.getByText(
        '1 license was not changed: L1 (read only). The server did not confirm the change to 1 license: L2',
      ),
    )
    .toBeVisible()
})
