import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAs, withMockServices } from '../../testing/openConsole.tsx'

const firstHost = makeHost(1).hostname

withMockServices()

const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })

it.each([
  ['/dashboard', 'Dashboard', []],
  ['/hosts', 'Hosts', []],
  ['/oracle/addm', 'ADDM', ['Databases', 'Oracle']],
  [`/details/${firstHost}`, firstHost, ['Hosts']],
])('shows the title of %s after the pages above it', async (path, title, above) => {
  await page.viewport(1440, 900)
  await openAs(path)
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  expect(
    breadcrumb
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(above)
})

it('links to the parent page', async () => {
  await openAs(`/details/${firstHost}`)
  await breadcrumb.getByRole('link', { name: 'Hosts' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hosts', exact: true })).toBeVisible()
  expect(breadcrumb.query()).toBeNull()
})

it.each([
  [`/details/${firstHost}`, firstHost],
  ['/licenses/compliance', 'Compliance'],
])('shows the whole title of %s at 320 px', async (path, title) => {
  await page.viewport(320, 640)
  await openAs(path)
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
  await expect.element(heading).toBeVisible()
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = heading.element()
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
})
