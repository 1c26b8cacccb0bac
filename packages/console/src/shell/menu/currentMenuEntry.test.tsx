import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAs, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()

const menu = page.getByRole('navigation', { name: 'Main navigation' })

it.each([
  ['/hosts', 'Host list'],
  ['/licenses/used', 'Licenses in use'],
  ['/oracle/addm', 'ADDM'],
])('marks %s as the current page in the menu', async (path, entry) => {
  await openAs(path)
  await menu.getByRole('button', { name: 'Expand menu' }).click()
  await expect
    .element(menu.getByRole('link', { name: entry, exact: true }))
    .toHaveAttribute('aria-current', 'page')
})
