import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAs, requests, withMockServices } from '../../testing/openConsole.tsx'
import { firstDatabase, oracle } from '../../testing/pages/hostPage.ts'
import { oracleHost } from '../../testing/sampleInventory.ts'

withMockServices()

it('shows health, databases, changes and file systems of a host beside the list', async () => {
  await page.viewport(1440, 900)
  await openAs(`/hosts?search=${oracle}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: oracle }) })
  await row.getByRole('gridcell').nth(0).click()
  const drawer = page.getByRole('dialog', { name: oracle })
  const health = drawer.getByRole('region', { name: 'Health' })
  await expect
    .element(health.getByRole('button', { name: '1 missing' }))
    .toHaveAttribute('title', oracleHost.missing)
  await expect
    .element(drawer.getByRole('link', { name: firstDatabase, exact: true }))
    .toHaveAttribute('href', `/details/${oracle}/${firstDatabase}`)
  await expect.element(drawer.getByRole('region', { name: 'Changes' })).toBeVisible()
  await expect
    .element(drawer.getByRole('region', { name: 'File systems' }).getByRole('listitem').first())
    .toBeVisible()
  expect(requests).toContain(`GET /api/hosts/${oracle}`)
})
