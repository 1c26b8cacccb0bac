import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  answer,
  button,
  logIn,
  mockWorld,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const dialog = page.getByRole('dialog')
const alert = page.getByRole('alertdialog')

async function at(path: string, username = 'admin') {
  const stores = await openAs(path, username)
  return stores
}

async function choose(name: string, entry: string) {
  await button(`Actions for ${name}`).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The rows are those of the search when their number is. */
async function find(name: string, matched: number) {
  await page.getByRole('searchbox', { name: 'Search nodes' }).fill(name)
  await expect.element(page.getByText(new RegExp(`^${matched} of [1-9]`))).toBeVisible()
  await expect.element(row(name).first()).toBeVisible()
}

async function chooseRole() {
  await button(/^Roles/).click()
  await page.getByRole('checkbox', { name: /^read_host/ }).click()
  await userEvent.keyboard('{Escape}')
}

it('adds a user, who has to change the password, and says so', async () => {
  await at('/users')
  await button('Add user').click()
  await field(/^User name/).fill('mrossi')
  await page.getByLabelText(/^Password/).fill('Sample.1')
  await page.getByLabelText(/^Confirm password/).fill('Sample.1')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect.element(page.getByText('mrossi added').first()).toBeVisible()
  await expect.element(row('mrossi').getByText('limited')).toBeVisible()
})

it('says at the field that a name is taken, and keeps what is typed', async () => {
  await at('/groups')
  await button('Add group').click()
  await field(/^Group name/).fill('dba')
  await field(/^Description/).fill('Once more')
  await chooseRole()
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await expect.element(dialog.getByText('This name is taken').first()).toBeVisible()
  await expect.element(field(/^Description/)).toHaveValue('Once more')
  expect(requests.filter((request) => request === 'POST /api/groups')).toHaveLength(1)
})

it('shows a new password once', async () => {
  await at('/users')
  await choose('operator', 'Reset password')
  await alert.getByRole('button', { name: 'Reset password' }).click()
  await expect.element(page.getByText('New password of operator')).toBeVisible()
  expect(requests.filter((request) => request.endsWith('/reset-password'))).toHaveLength(1)
  await alert.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(page.getByText('New password of operator')).not.toBeInTheDocument()
})

it('changes the password of another user, and keeps the input when the server refuses', async () => {
  await at('/users')
  await choose('operator', 'Change password')
  const change = page.getByRole('alertdialog', { name: 'Change the password of operator' })
  await change.getByLabelText('Old password', { exact: true }).fill('wrong')
  await change.getByLabelText('New password', { exact: true }).fill('Better.2026')
  await change.getByLabelText('Confirm password', { exact: true }).fill('Better.2026')
  await change.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(change.getByText('Something went wrong! Please try again')).toBeVisible()
  await expect.element(change.getByLabelText('New password', { exact: true })).toHaveValue('Better.2026')
  await change.getByLabelText('Old password', { exact: true }).fill('Operator.2026')
  await change.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Password of operator changed').first()).toBeVisible()
  expect(requests.filter((request) => request.endsWith('/change-password'))).toEqual(
    Array(2).fill('POST /api/admin/users/operator/change-password'),
  )
  expect(mockWorld().users.find(({ username }) => username === 'operator')?.password).toBe('Better.2026')
})

it('ends the session when administrators change their own password in the list', async () => {
  const { tab } = await openAs('/users')
  await choose('admin', 'Change password')
  await field('Old password').fill('Admin.2026')
  await field('New password').fill('Better.2026')
  await field('Confirm password').fill('Better.2026')
  await button('Confirm').click()
  await expect.element(page.getByText('Your Password has been changed!')).toBeVisible()
  expect(tab.read('token')).toBeNull()
})

it('names who would be affected, and shows why the services refuse', async () => {
  await at('/groups')
  await choose('operations', 'Delete')
  await expect.element(alert.getByText('One user is in this group:')).toBeVisible()
  await expect.element(alert.getByText('operator')).toBeVisible()
  await alert.getByRole('button', { name: 'Delete group' }).click()
  await expect.element(alert.getByText(/a user has this group/)).toBeVisible()
  await alert.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(row('operations')).toBeVisible()
})

it('saves a node with spaces in its name', async () => {
  await at('/nodes')
  await find('OS Capacity', 1)
  await choose('OS Capacity', 'Edit')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('OS Capacity saved').first()).toBeVisible()
})

it('shows in the menu at once what becomes of a node', async () => {
  await at('/nodes')
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await button('Expand menu').click()
  await expect.element(nav.getByRole('link', { name: 'Settings' })).toBeVisible()
  await find('Settings', 1)
  await choose('Settings', 'Edit')
  await page.getByRole('button', { name: /^Remove admin/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Settings saved').first()).toBeVisible()
  await expect.element(nav.getByRole('link', { name: 'Settings' })).not.toBeInTheDocument()
})

it('leaves alone a node that the services would take for another one', async () => {
  await at('/nodes')
  await find('DB List', 5)
  await button(/^Actions for DB List/)
    .last()
    .click()
  await expect.element(page.getByRole('menuitem', { name: /Edit/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/by name only/).first()).toBeVisible()
})

it('shows others the lists, and no button that the services would refuse', async () => {
  const stores = await at('/users', 'operator')
  await expect.element(row('operator')).toBeVisible()
  expect(button('Add user').elements()).toEqual([])
  expect(page.getByRole('button', { name: /^Actions for/ }).elements()).toEqual([])
  await openConsole('/roles', stores)
  await expect.element(page.getByText('You do not have access')).toBeVisible()
  expect(requests.filter((request) => request.includes('/admin/roles'))).toEqual([])
})

it('tells a refusal without a word from the end of the session', async () => {
  await at('/users')
  await expect.element(row('operator')).toBeVisible()
  answer(http.delete('*/admin/users/:username', () => new HttpResponse(null, { status: 401 })))
  await choose('operator', 'Delete')
  await alert.getByRole('button', { name: 'Delete user' }).click()
  await expect.element(alert.getByText(/Administrators only/)).toBeVisible()
  expect(address()).toBe('/users')
})

/** The services say 401 without a word to a deletion, and this to the question who asks. */
async function deletionRefused(status: number) {
  await at('/users')
  await expect.element(row('operator')).toBeVisible()
  const silent = (code: number) => () => new HttpResponse(null, { status: code })
  answer(http.delete('*/admin/users/:username', silent(401)), http.get('*/users/info', silent(status)))
  await choose('operator', 'Delete')
  await alert.getByRole('button', { name: 'Delete user' }).click()
}

it('ends a session whose 401 is without a word only when nobody knows it any more', async () => {
  await deletionRefused(401)
  await expect.poll(address).toBe('/401')
  answer()
  await button('Go to login').click()
  await logIn()
  await expect.poll(address).toBe('/users')
})

it('does not end it where the services cannot say who asks', async () => {
  await deletionRefused(503)
  await expect.element(alert.getByText(/Administrators only/)).toBeVisible()
  expect(address()).toBe('/users')
})

it('keeps what is typed when the session ends in the middle of it', async () => {
  await at('/groups')
  await button('Add group').click()
  await field(/^Group name/).fill('night-shift')
  await field(/^Description/).fill('People of the night')
  await chooseRole()
  answer(http.post('*/groups', () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 })))
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await expect.poll(address).toBe('/401')
  answer()
  await button('Go to login').click()
  await logIn()
  await expect.poll(address).toBe('/groups')
  await expect.element(field(/^Group name/)).toHaveValue('night-shift')
  await expect.element(field(/^Description/)).toHaveValue('People of the night')
})

it.each([
  ['in the words of the services', { message: 'Group is read-only' }, 'Group is read-only'],
  ['in its own words where they have none', null, 'You do not have permission to do this.'],
])('says a 403 beside its cause, %s, and keeps what is typed', async (_case, body, said) => {
  await at('/groups')
  await button('Add group').click()
  await field(/^Group name/).fill('night-shift')
  await field(/^Description/).fill('People of the night')
  await chooseRole()
  const refused =
    body === null ? new HttpResponse(null, { status: 403 }) : HttpResponse.json(body, { status: 403 })
  answer(http.post('*/groups', () => refused))
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await expect.element(dialog.getByText(said).first()).toBeVisible()
  expect(address()).toBe('/groups')
  await expect.element(field(/^Group name/)).toHaveValue('night-shift')
  await expect.element(field(/^Description/)).toHaveValue('People of the night')
})

it('improve: asks for a user name and a password before the services refuse', async () => {
  await at('/users')
  await button('Add user').click()
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect.element(field(/^User name/)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText(/^Password/)).toHaveAttribute('aria-invalid', 'true')
  expect(requests.filter((request) => request.startsWith('POST /api/admin/users'))).toEqual([])
})

it('gives a user other groups, deletes a user, and says so', async () => {
  await at('/users')
  await choose('operator', 'Edit')
  await dialog.getByRole('button', { name: /^Groups/ }).click()
  await page.getByRole('checkbox', { name: /^dba/ }).click()
  await userEvent.keyboard('{Escape}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('operator saved').first()).toBeVisible()
  expect(mockWorld().users.find(({ username }) => username === 'operator')?.groups).toEqual([
    'operations',
    'dba',
  ])
  await choose('operator', 'Delete')
  await alert.getByRole('button', { name: 'Delete user' }).click()
  await expect.element(page.getByText('operator deleted').first()).toBeVisible()
  await expect.element(row('operator')).not.toBeInTheDocument()
})

it('improve: a form that is given up leaves its row as it was', async () => {
  await at('/groups')
  await choose('operations', 'Edit')
  await page.getByRole('button', { name: /^Remove operate_north/ }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row('operations').getByText('operate_north')).toBeVisible()
  expect(requests.filter((request) => request.startsWith('PUT'))).toEqual([])
})

it('a group opens and closes entries of the menu at the next login', async () => {
  const stores = await at('/groups')
  await choose('operations', 'Edit')
  await page.getByRole('button', { name: /^Remove operate_north/ }).click()
  await dialog.getByRole('button', { name: /^Roles/ }).click()
  await page.getByRole('checkbox', { name: /^read_alert\b/ }).click()
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

it('improve: a role offers the known locations, and says why All stands alone', async () => {
  await at('/roles')
  await button('Add role').click()
  await field(/^Role name/).fill('read_south')
  await field(/^Description/).fill('Reads the south')
  await dialog.getByRole('radio', { name: /^Read/ }).click()
  await dialog.getByRole('radio', { name: /^Only these locations/ }).click()
  await field(/^Locations/).fill('ALL')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('For all locations, choose “All locations” above')).toBeVisible()
  await field(/^Locations/).fill('')
  await dialog.getByRole('button', { name: 'Rome', exact: true }).click()
  await dialog.getByRole('button', { name: 'Add role' }).click()
  await expect.element(page.getByText('read_south added').first()).toBeVisible()
  // To the top of the list: at its end the notice stands before it.
  await page.getByRole('searchbox', { name: 'Search roles' }).fill('read_south')
  await choose('read_south', 'Delete')
  await alert.getByRole('button', { name: 'Delete role' }).click()
  await expect.element(page.getByText('read_south deleted').first()).toBeVisible()
})

it('improve: adds a node below a known one, and speaks of a node when it goes', async () => {
  await at('/nodes')
  await button('Add node').click()
  await field(/^Node name/).fill('Night reports')
  await dialog.getByRole('button', { name: 'Add node' }).click()
  await expect.element(page.getByText('Night reports added').first()).toBeVisible()
  await find('Settings', 1)
  await choose('Settings', 'Delete')
  await expect.element(alert.getByText('Delete node Settings?')).toBeVisible()
  await alert.getByRole('button', { name: 'Delete node' }).click()
  await expect.element(page.getByText('Settings deleted').first()).toBeVisible()
})

it('a node that the services answer no node for says so below its row, not that it is not stored', async () => {
  await at('/nodes')
  answer(http.get('*/api/admin/nodes/Alerts', () => HttpResponse.json(7)))
  await find('Alerts', 1)
  await row('Alerts').first().getByRole('button', { expanded: false }).first().click()
  await expect.element(page.getByText('The roles of this node could not be loaded')).toBeVisible()
})
