import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  logIn,
  mockWorld,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { dialog, row, runRowAction } from '../../testing/pages/listPage.ts'

withMockServices()

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const alert = page.getByRole('alertdialog')

async function chooseRole() {
  await button(/^Roles/).click()
  await page.getByRole('option', { name: /^read_host/ }).click()
  await userEvent.keyboard('{Escape}')
}

it('adds a user and shows a success message', async () => {
  await openAs('/users')
  await button('Add user').click()
  await field(/^Username/).fill('mrossi')
  await page.getByLabelText(/^Password/).fill('Sample.1')
  await page.getByLabelText(/^Confirm password/).fill('Sample.1')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect.element(page.getByText('mrossi added').first()).toBeVisible()
  await expect.element(row('mrossi').getByText('limited')).toBeVisible()
})

it('shows a taken name at the field and keeps the input', async () => {
  await openAs('/groups')
  await button('Add group').click()
  await field(/^Group name/).fill('dba')
  await field(/^Description/).fill('Once more')
  await chooseRole()
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await expect.element(dialog.getByText('This name is taken').first()).toBeVisible()
  await expect.element(field(/^Description/)).toHaveValue('Once more')
  expect(requests.filter((request) => request === 'POST /api/groups')).toHaveLength(1)
})

it('shows the new password in a dialog until it is closed', async () => {
  await openAs('/users')
  await runRowAction('Reset password', 'operator')
  await alert.getByRole('button', { name: 'Reset password' }).click()
  await expect.element(page.getByText('New password for operator')).toBeVisible()
  expect(requests.filter((request) => request.endsWith('/reset-password'))).toHaveLength(1)
  await alert.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(page.getByText('New password for operator')).not.toBeInTheDocument()
})

it('changes the password of another user and keeps the input when the server rejects it', async () => {
  await openAs('/users')
  await runRowAction('Change password', 'operator')
  const change = page.getByRole('alertdialog', { name: 'Change password for operator' })
  await change.getByLabelText('Old password', { exact: true }).fill('wrong')
  await change.getByLabelText('New password', { exact: true }).fill('Better.2026')
  await change.getByLabelText('Confirm password', { exact: true }).fill('Better.2026')
  await change.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(change.getByText('Something went wrong! Please try again')).toBeVisible()
  await expect.element(change.getByLabelText('New password', { exact: true })).toHaveValue('Better.2026')
  await change.getByLabelText('Old password', { exact: true }).fill('Operator.2026')
  await change.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Password changed for operator').first()).toBeVisible()
  expect(requests.filter((request) => request.endsWith('/change-password'))).toEqual(
    Array(2).fill('POST /api/admin/users/operator/change-password'),
  )
  expect(mockWorld().users.find(({ username }) => username === 'operator')?.password).toBe('Better.2026')
})

it('ends the session when administrators change their own password in the list', async () => {
  const { tab } = await openAs('/users')
  await runRowAction('Change password', 'admin')
  await field('Old password').fill('Admin.2026')
  await field('New password').fill('Better.2026')
  await field('Confirm password').fill('Better.2026')
  await button('Confirm').click()
  await expect.element(page.getByText('Your Password has been changed!')).toBeVisible()
  expect(tab.read('token')).toBeNull()
})

it('names the affected users and shows the server message when deleting fails', async () => {
  await openAs('/groups')
  await runRowAction('Delete', 'operations')
  await expect.element(alert.getByText('One user is in this group:')).toBeVisible()
  await expect.element(alert.getByText('operator')).toBeVisible()
  await alert.getByRole('button', { name: 'Delete group' }).click()
  await expect.element(alert.getByText(/a user has this group/)).toBeVisible()
  await alert.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(row('operations')).toBeVisible()
})

it('hides buttons and roles from users without admin rights', async () => {
  const stores = await openAs('/users', 'operator')
  await expect.element(row('operator')).toBeVisible()
  expect(button('Add user').elements()).toEqual([])
  expect(page.getByRole('button', { name: /^Actions for/ }).elements()).toEqual([])
  await openConsole('/roles', stores)
  await expect.element(page.getByText('You do not have access')).toBeVisible()
  expect(requests.filter((request) => request.includes('/admin/roles'))).toEqual([])
})

it('keeps the session on an empty 401 and shows that only administrators may delete', async () => {
  await openAs('/users')
  await expect.element(row('operator')).toBeVisible()
  mockHandlers(http.delete('*/admin/users/:username', () => new HttpResponse(null, { status: 401 })))
  await runRowAction('Delete', 'operator')
  await alert.getByRole('button', { name: 'Delete user' }).click()
  await expect.element(alert.getByText(/Administrators only/)).toBeVisible()
  expect(address()).toBe('/users')
})

/** Responds to a deletion with an empty 401, and to users/info with this status. */
async function expectDeletionRefused(status: number) {
  await openAs('/users')
  await expect.element(row('operator')).toBeVisible()
  const emptyResponse = (code: number) => () => new HttpResponse(null, { status: code })
  mockHandlers(
    http.delete('*/admin/users/:username', emptyResponse(401)),
    http.get('*/users/info', emptyResponse(status)),
  )
  await runRowAction('Delete', 'operator')
  await alert.getByRole('button', { name: 'Delete user' }).click()
}

it('ends the session on an empty 401 if users/info also returns 401', async () => {
  await expectDeletionRefused(401)
  await expect.poll(address).toBe('/401')
  mockHandlers()
  await button('Go to login').click()
  await logIn()
  await expect.poll(address).toBe('/users')
})

it('keeps the session on an empty 401 if users/info fails', async () => {
  await expectDeletionRefused(503)
  await expect.element(alert.getByText(/Administrators only/)).toBeVisible()
  expect(address()).toBe('/users')
})

it('restores the input after the session has expired', async () => {
  await openAs('/groups')
  await button('Add group').click()
  await field(/^Group name/).fill('night-shift')
  await field(/^Description/).fill('People of the night')
  await chooseRole()
  mockHandlers(http.post('*/groups', () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 })))
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await expect.poll(address).toBe('/401')
  mockHandlers()
  await button('Go to login').click()
  await logIn()
  await expect.poll(address).toBe('/groups')
  await expect.element(field(/^Group name/)).toHaveValue('night-shift')
  await expect.element(field(/^Description/)).toHaveValue('People of the night')
})

it.each([
  ['with the server message', { message: 'Group is read-only' }, 'Group is read-only'],
  ['with its own text if there is none', null, 'You do not have permission to do this.'],
])('shows a 403 in the dialog %s and keeps the input', async (_case, body, expectedMessage) => {
  await openAs('/groups')
  await button('Add group').click()
  await field(/^Group name/).fill('night-shift')
  await field(/^Description/).fill('People of the night')
  await chooseRole()
  const refused =
    body === null ? new HttpResponse(null, { status: 403 }) : HttpResponse.json(body, { status: 403 })
  mockHandlers(http.post('*/groups', () => refused))
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await expect.element(dialog.getByText(expectedMessage).first()).toBeVisible()
  expect(address()).toBe('/groups')
  await expect.element(field(/^Group name/)).toHaveValue('night-shift')
  await expect.element(field(/^Description/)).toHaveValue('People of the night')
})

it('requires a user name and a password before sending a request', async () => {
  await openAs('/users')
  await button('Add user').click()
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect.element(field(/^Username/)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText(/^Password/)).toHaveAttribute('aria-invalid', 'true')
  expect(requests.filter((request) => request.startsWith('POST /api/admin/users'))).toEqual([])
})

it('names a role that no menu entry lists before the user is made', async () => {
  mockWorld().groups.push({
    name: 'auditors',
    description: '',
    roles: ['audit_all', 'read_host'],
    tags: ['auditors'],
  })
  await openAs('/users')
  await button('Add user').click()
  await dialog.getByRole('button', { name: /^Groups/ }).click()
  await page.getByRole('option', { name: /^auditors/ }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByText(/^No menu entry lists the role audit_all\./)).toBeVisible()
})

it('leads from the form of a new user to the menu entries, which alone decide on the pages of the menu', async () => {
  const { groups, nodes, users } = mockWorld()
  groups.push({ name: 'auditors', description: '', roles: ['audit_all'], tags: ['auditors'] })
  nodes.find(({ name }) => name === 'Alerts')?.roles?.push('audit_all')
  const operator = users.find(({ username }) => username === 'operator')
  if (operator) operator.groups = ['auditors']
  await openAs('/alerts', 'operator')
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  expect(links.elements().map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual(['Alerts'])

  await openAs('/users')
  await button('Add user').click()
  await expect
    .element(dialog.getByText('The menu shows the pages whose menu entries list a role of these groups.'))
    .toBeVisible()
  await dialog.getByRole('link', { name: 'Menu entries' }).click()
  await expect.poll(address).toBe('/nodes')
  await expect.element(page.getByRole('heading', { name: 'Menu entries', level: 1 })).toBeVisible()
})

it('changes the groups of a user and deletes the user', async () => {
  await openAs('/users')
  await runRowAction('Edit', 'operator')
  await dialog.getByRole('button', { name: /^Groups/ }).click()
  await page.getByRole('option', { name: /^dba/ }).click()
  await userEvent.keyboard('{Escape}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('operator saved').first()).toBeVisible()
  expect(mockWorld().users.find(({ username }) => username === 'operator')?.groups).toEqual([
    'operations',
    'dba',
  ])
  await runRowAction('Delete', 'operator')
  await alert.getByRole('button', { name: 'Delete user' }).click()
  await expect.element(page.getByText('operator deleted').first()).toBeVisible()
  await expect.element(row('operator')).not.toBeInTheDocument()
})

it('discarding a form leaves its row unchanged', async () => {
  await openAs('/groups')
  await runRowAction('Edit', 'operations')
  await page.getByRole('button', { name: /^Remove operate_north/ }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row('operations').getByText('operate_north')).toBeVisible()
  expect(requests.filter((request) => request.startsWith('PUT'))).toEqual([])
})
