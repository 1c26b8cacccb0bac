import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAs, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()

const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })

it.each([
  ['/hosts', ['Dashboard', 'Hosts']],
  ['/alerts', ['Dashboard', 'Alerts']],
  ['/oracle/addm', ['Dashboard', 'Databases', 'Oracle', 'ADDM']],
  ['/settings', ['Dashboard', 'Settings']],
  ['/details/ora-prod-fra-001', ['Dashboard', 'Hosts', 'ora-prod-fra-001']],
])('shows the breadcrumb of %s', async (path, crumbs) => {
  await openAs(path)
  await expect.element(breadcrumb).toBeVisible()
  await expect
    .poll(() =>
      breadcrumb
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(crumbs)
  await breadcrumb.getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  expect(breadcrumb.query()).toBeNull()
})
