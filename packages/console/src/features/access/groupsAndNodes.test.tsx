import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  mockHandlers,
  button,
  logIn,
  openAs,
  openConsole,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { dialog, row, runRowAction } from '../../testing/pages/listPage.ts'

const [, , third] = sampleLocations

withMockServices()

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const alert = page.getByRole('alertdialog')

/** The rows match the search once their number is shown. */
async function find(name: string, matched: number) {
  await page.getByRole('searchbox', { name: 'Search menu entries' }).fill(name)
  await expect.element(page.getByText(new RegExp(`^${matched} of [1-9]`))).toBeVisible()
  await expect.element(row(name).first()).toBeVisible()
}

it('saves a node with spaces in its name', async () => {
  await openAs('/nodes')
  await find('OS Capacity', 1)
  await runRowAction('Edit', 'OS Capacity')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('OS Capacity saved').first()).toBeVisible()
})

it('updates the navigation after a node is saved', async () => {
  await openAs('/nodes')
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await button('Expand menu').click()
  await expect.element(nav.getByRole('link', { name: 'Settings' })).toBeVisible()
  await find('Settings', 1)
  await runRowAction('Edit', 'Settings')
  await page.getByRole('button', { name: /^Remove admin/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Settings saved').first()).toBeVisible()
  await expect.element(nav.getByRole('link', { name: 'Settings' })).not.toBeInTheDocument()
})

it('disables editing a node whose name is not unique', async () => {
  await openAs('/nodes')
  await find('DB List', 5)
  await button(/^Actions for DB List/)
    .last()
    .click()
  await expect.element(page.getByRole('menuitem', { name: /Edit/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/would change another entry/).first()).toBeVisible()
})

it('changes the navigation of a user at the next login after the roles of a group change', async () => {
  const stores = await openAs('/groups')
  await runRowAction('Edit', 'operations')
  await page.getByRole('button', { name: /^Remove operate_north/ }).click()
  await dialog.getByRole('button', { name: /^Roles/ }).click()
  await page.getByRole('option', { name: /^read_alert\b/ }).click()
  await userEvent.keyboard('{Escape}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('operations saved').first()).toBeVisible()
  stores.tab.remove('token')
  await openConsole('/login', stores)
  await logIn('operator')
  await button('Expand menu').click()
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await expect.element(nav.getByRole('link', { name: 'Alerts' })).toBeVisible()
  await expect.element(nav.getByRole('link', { name: 'Hypervisors' })).not.toBeInTheDocument()
})

it('suggests known locations for a role and rejects All as a location', async () => {
  await openAs('/roles')
  await button('Add role').click()
  await field(/^Role name/).fill('read_south')
  await field(/^Description/).fill('Reads the south')
  await dialog.getByRole('radio', { name: /^Read/ }).click()
  await dialog.getByRole('radio', { name: /^Only these locations/ }).click()
  await field(/^Locations/).fill('ALL')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('For all locations, select “All locations” above')).toBeVisible()
  await field(/^Locations/).fill('')
  await dialog.getByRole('button', { name: third, exact: true }).click()
  await dialog.getByRole('button', { name: 'Add role' }).click()
  await expect.element(page.getByText('read_south added').first()).toBeVisible()
  // Filters first, because the toast covers the end of the list.
  await page.getByRole('searchbox', { name: 'Search roles' }).fill('read_south')
  await runRowAction('Delete', 'read_south')
  await alert.getByRole('button', { name: 'Delete role' }).click()
  await expect.element(page.getByText('read_south deleted').first()).toBeVisible()
})

it('adds a node and deletes another one', async () => {
  await openAs('/nodes')
  await button('Add menu entry').click()
  await field(/^Name/).fill('Night reports')
  await dialog.getByRole('button', { name: 'Add menu entry' }).click()
  await expect.element(page.getByText('Night reports added').first()).toBeVisible()
  await find('Settings', 1)
  await runRowAction('Delete', 'Settings')
  await expect.element(alert.getByText('Delete menu entry Settings?')).toBeVisible()
  await alert.getByRole('button', { name: 'Delete menu entry' }).click()
  await expect.element(page.getByText('Settings deleted').first()).toBeVisible()
})

it('shows in the row that the roles of a node failed to load', async () => {
  await openAs('/nodes')
  mockHandlers(http.get('*/api/admin/nodes/Alerts', () => HttpResponse.json(7)))
  await find('Alerts', 1)
  await row('Alerts').first().getByRole('button', { expanded: false }).first().click()
  await expect.element(page.getByText('Could not load the roles of this menu entry')).toBeVisible()
})
