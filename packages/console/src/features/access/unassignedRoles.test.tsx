import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, mockWorld, openAs, requests, withMockServices } from '../../testing/openConsole.tsx'

const [first] = sampleLocations

withMockServices()

const dialog = page.getByRole('dialog')
const locations = dialog.getByRole('textbox', { name: /^Locations/ })
const storedRole = () => mockWorld().roles.find(({ name }) => name === 'operate_north')

/** Opens the form of a role as a fresh database has it. */
async function editUnassignedRole() {
  const role = storedRole()
  if (role) role.locations = ['']
  await openAs('/roles')
  await button('Actions for operate_north').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
}

async function save() {
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('operate_north saved').first()).toBeVisible()
}

it('requires a location for a role that has an empty one', async () => {
  await editUnassignedRole()
  await expect.element(locations).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByText(/^Select at least one location/)).toBeVisible()
  expect(dialog.getByRole('list', { name: 'Locations: entries' }).query()).toBeNull()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('One field needs attention')).toBeVisible()
  expect(requests.filter((request) => request.startsWith('PUT'))).toEqual([])
  await locations.fill(first)
  await userEvent.keyboard('{Enter}')
  await save()
  expect(storedRole()?.locations).toEqual([first])
})

it('saves All for a role that has an empty location', async () => {
  await editUnassignedRole()
  await dialog.getByRole('radio', { name: /^All locations/ }).click()
  await save()
  expect(storedRole()?.locations).toEqual(['All'])
})
