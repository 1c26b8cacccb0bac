import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { groupRows, nodeRows, roleRows } from '../../testing/fixtures/administrationRows.ts'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { ready } from '../../testing/states.ts'
import * as groups from './GroupsScreen.stories.tsx'
import * as nodes from './nodes/NodesScreen.stories.tsx'
import type { NodesScreenProps } from './nodes/NodesScreen.tsx'
import { RoleMatrix } from './RoleMatrix.tsx'
import * as roles from './RolesScreen.stories.tsx'
import * as users from './UsersScreen.stories.tsx'

const { Ready: Groups } = composeStories(groups)
const { Ready: Roles, WithoutLocation } = composeStories(roles)
const { Ready: Nodes } = composeStories(nodes)
const { Ready: Users } = composeStories(users)
const dialog = page.getByRole('dialog')

test('adds the name of a new group as a tag and warns when it is removed', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Groups />)
  await page.getByRole('button', { name: 'Add group' }).click()
  await dialog.getByRole('textbox', { name: /^Group name/ }).fill('night')
  await expect.element(dialog.getByRole('button', { name: /night/ })).toBeVisible()
  expect(dialog.getByText(/^Without the tag night/).query()).toBeNull()
  await dialog.getByRole('button', { name: /night/ }).click()
  await expect.element(dialog.getByText(/^Without the tag night/)).toBeVisible()
})

test('tells the locations of writing apart from those of reading', async () => {
  const role = (name: string, permission: string, locations: string[]) => ({
    name,
    description: '',
    location: '',
    permission,
    locations,
  })
  const granted = [
    role('read_hosts', 'read', ['All']),
    role('write_hosts', 'write', ['Milan']),
    role('write_alerts', 'write', ['Rome']),
  ]
  await renderWithCatalogue(<RoleMatrix roles={granted} />)
  const rowOf = (area: RegExp) => page.getByRole('row', { name: area })
  await expect.poll(() => rowOf(/^hosts/).query()?.textContent).toMatch(/All\W+Write:\W+Milan\W*$/)
  expect(rowOf(/^alerts/).element().textContent).toMatch(/YesRome$/)
})

test('shows a warning with the number of roles without a location', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<WithoutLocation />)
  const count = roleRows.filter(({ permission }) => permission !== 'admin').length
  await expect.element(page.getByText(`${count} roles have no location`, { exact: false })).toBeVisible()
})

test('shows no warning when every role has a location', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Roles />)
  await expect.element(page.getByText('operate_north')).toBeVisible()
  expect(page.getByText(/no location/).query()).toBeNull()
})

test('a new role warns that all locations hide alerts unless it is an administrator role', async () => {
  const hint = dialog.getByText(/see no alerts for known hosts/)
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Roles />)
  await page.getByRole('button', { name: 'Add role' }).click()
  await expect.element(hint).toBeVisible()
  await dialog.getByRole('radio', { name: /^Only these locations/ }).click()
  await expect.element(hint).not.toBeInTheDocument()
  await dialog.getByRole('radio', { name: /^All locations/ }).click()
  await expect.element(hint).toBeVisible()
  await dialog.getByRole('radio', { name: /^Administrator/ }).click()
  await expect.element(hint).not.toBeInTheDocument()
})

test('a role for some locations offers those it lacks, but not the word for all', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Roles locations={ready(['All', 'Milan', 'Turin'])} />)
  await page.getByRole('button', { name: 'Add role' }).click()
  await dialog.getByRole('radio', { name: /^Only these locations/ }).click()
  const offered = dialog.getByRole('list', { name: 'Known locations' }).getByRole('button')
  await expect
    .poll(() => offered.elements().map(({ textContent }) => textContent))
    .toEqual(['Milan', 'Turin'])
  await offered.first().click()
  await expect.poll(() => offered.elements().map(({ textContent }) => textContent)).toEqual(['Turin'])
})

const draft = {
  rowId: null,
  values: {
    firstName: '',
    lastName: '',
    username: 'ada',
    password: '',
    confirm: '',
    groups: ['dba', 'operations'],
  },
}

const untagged = (name: string) =>
  ready(groupRows.map((group) => (group.name === name ? { ...group, tags: ['ou-databases'] } : group)))

test('the user form warns about a selected group without its own name as tag', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Users groups={untagged('dba')} draft={draft} />)
  await expect.element(dialog.getByText(/^Console users get no permissions from group dba/)).toBeVisible()
})

test('the user form shows no warning if every selected group has its own name as tag', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Users draft={draft} />)
  await expect.element(dialog.getByRole('button', { name: /operations/ }).first()).toBeVisible()
  expect(dialog.getByText(/Console users get no permissions/).query()).toBeNull()
})

async function openResetOf(username: string) {
  await page.getByRole('button', { name: `Actions for ${username}` }).click()
  await page.getByRole('menuitem', { name: 'Reset password' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
}

test('resetting a password warns about a group without its own name as tag', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Users groups={untagged('operations')} />)
  await openResetOf('operator')
  await expect
    .element(
      page.getByRole('alertdialog').getByText(/^Console users get no permissions from group operations/),
    )
    .toBeVisible()
})

test('resetting a password shows no warning if every group has its own name as tag', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Users groups={untagged('dba')} />)
  await openResetOf('operator')
  expect(
    page
      .getByRole('alertdialog')
      .getByText(/Console users get no permissions/)
      .query(),
  ).toBeNull()
})

test('a new role says that menu entries stay hidden until they have it', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Roles />)
  await page.getByRole('button', { name: 'Add role' }).click()
  await expect
    .element(dialog.getByText(/^Members see a page in the menu only if its menu entry lists this role/))
    .toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Menu entries' }))
    .toHaveAttribute('href', expect.stringMatching(/nodes$/))
})

test('a menu entry without roles says that nobody sees it, in its row and in its form', async () => {
  await page.viewport(1440, 900)
  const renderNode: NodesScreenProps['renderNode'] = (name, render) =>
    render({
      status: 'ready',
      value: { name, parent: nodeRows.find((node) => node.name === name)?.parent ?? '', roles: [] },
    })
  await renderWithCatalogue(<Nodes renderNode={renderNode} />)
  await page.getByRole('button', { name: 'Details of Dashboard' }).click()
  await expect.element(page.getByText(/No roles: hidden from everyone$/).last()).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Dashboard' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(dialog.getByText(/^Without a role nobody sees this entry/)).toBeVisible()
})
