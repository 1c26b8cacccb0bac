import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { roleRows } from '../../testing/fixtures/administrationRows.ts'
import { show } from '../../testing/samples/shown.tsx'
import * as groups from './GroupsScreen.stories.tsx'
import * as roles from './RolesScreen.stories.tsx'

const { Ready: Groups } = composeStories(groups)
const { Ready: Roles, WithoutLocation } = composeStories(roles)
const dialog = page.getByRole('dialog')

test('adds the name of a new group as a tag and warns when it is removed', async () => {
  await page.viewport(1440, 900)
  await show(<Groups />)
  await page.getByRole('button', { name: 'Add group' }).click()
  await dialog.getByRole('textbox', { name: /^Group name/ }).fill('night')
  await expect.element(dialog.getByRole('button', { name: /night/ })).toBeVisible()
  expect(dialog.getByText(/^Without the tag night/).query()).toBeNull()
  await dialog.getByRole('button', { name: /night/ }).click()
  await expect.element(dialog.getByText(/^Without the tag night/)).toBeVisible()
})

test('shows a warning with the number of roles without a location', async () => {
  await page.viewport(1440, 900)
  await show(<WithoutLocation />)
  const count = roleRows.filter(({ permission }) => permission !== 'admin').length
  await expect.element(page.getByText(`${count} roles have no location`, { exact: false })).toBeVisible()
})

test('shows no warning when every role has a location', async () => {
  await page.viewport(1440, 900)
  await show(<Roles />)
  await expect.element(page.getByText('operate_north')).toBeVisible()
  expect(page.getByText(/no location/).query()).toBeNull()
})
