import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { loginFails, loginHangs, loginUnreachable } from '@inventory-console/api-mocks/scenarios/sessions'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  field,
  expectHostsVisible,
  logIn,
  mockWorld,
  newStores,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const alert = page.getByRole('alert')

describe('login', () => {
  it('redirects to the last page and stores the token in the tab only', async () => {
    const { local, tab } = await openConsole('/login')
    await logIn()
    await expectHostsVisible()
    expect(address()).toBe('/hosts')
    expect(document.title).toBe('Inventory Console - Hosts')
    const token = tab.read('token') ?? ''
    expect(token.split('.')).toHaveLength(3)
    expect(local.all()).not.toContain(token)
  })

  it('shows that the password is wrong and keeps the input', async () => {
    await openConsole('/login')
    await logIn('admin', 'wrong')
    await expect.element(alert.filter({ hasText: 'Invalid username or password.' })).toBeVisible()
    await expect.element(field('Username')).toHaveValue('admin')
    await expect.element(field('Password')).toHaveValue('wrong')
    await logIn()
    await expectHostsVisible()
  })

  it.each([
    [422, 'The server rejected the request.'],
    [500, 'Internal server error. Try again later.'],
    [400, 'Login failed. Try again.'],
  ] as const)('shows the message for status %i', async (status, text) => {
    mockHandlers(...loginFails(status))
    await openConsole('/login')
    await logIn()
    await expect.element(alert.filter({ hasText: text })).toBeVisible()
  })

  it('shows the timeout message when the request hangs', async () => {
    mockHandlers(...loginHangs())
    await openConsole('/login', newStores(), 50)
    await logIn()
    await expect.element(alert.filter({ hasText: 'Request timeout exceeded.' })).toBeVisible()
    mockHandlers()
    await openConsole('/login')
    await logIn()
    await expectHostsVisible()
  })

  it('shows the timeout message when the server cannot be reached', async () => {
    mockHandlers(...loginUnreachable())
    await openConsole('/login')
    await logIn()
    await expect.element(alert.filter({ hasText: 'Request timeout exceeded.' })).toBeVisible()
  })

  it.each([
    ['a cut token', () => new HttpResponse('eyJhbGciOiJSUzI1NiJ9.eyJzd')],
    ['a page of a captive portal', () => HttpResponse.html('<!doctype html><title>Log in</title>')],
    ['an empty body', () => new HttpResponse(null)],
  ])('fails on %s and starts no session', async (_case, respond) => {
    mockHandlers(http.post('*/user/login', respond))
    const stores = await openConsole('/login')
    await logIn()
    await expect.element(alert.filter({ hasText: 'Login failed. Try again.' })).toBeVisible()
    expect(stores.tab.read('token')).toBeNull()
  })

  it('accepts a token that is sent as a JSON string', async () => {
    const respond = combineHandlers(createHandlers(mockWorld()))
    mockHandlers(
      http.post('*/user/login', async ({ request }) => {
        const response = await respond(request)
        return HttpResponse.json(await response?.text())
      }),
    )
    await openConsole('/login')
    await logIn()
    await expectHostsVisible()
    expect(requests).toContain('GET /api/users/info')
  })

  it('uses the /ldap prefix after a directory login and remembers the account type', async () => {
    const stores = await openConsole('/login')
    await page.getByText('Directory (LDAP)').click()
    await logIn('directory')
    await expect.element(page.getByRole('heading', { name: 'Hosts', level: 1 })).toBeVisible()
    expect(requests).toContain('POST /api/ldap/login')
    expect(requests).toContain('GET /api/ldap/users/info')
    await expect.poll(() => requests).toContain('GET /api/ldap/hosts?mode=summary')
    await openConsole('/hosts', stores)
    await expect.element(page.getByRole('heading', { name: 'Hosts', level: 1 })).toBeVisible()
    await openConsole('/login', { ...newStores(), local: stores.local })
    await expect.element(page.getByRole('radio', { name: 'Directory (LDAP)' })).toBeChecked()
  })

  it('is required for a page and redirects to its exact URL', async () => {
    await openConsole('/hosts?search=prod&sort=-hostname')
    await expect.element(field('Username')).toBeVisible()
    expect(address()).toBe('/login')
    expect(requests.filter((request) => request.includes('/api/'))).toEqual([])
    await logIn()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('prod')
    expect(address()).toBe('/hosts?search=prod&sort=-hostname')
  })

  it('ignores a stored URL outside this console', async () => {
    const stores = newStores()
    stores.local.write('historyPage', '//evil.example/hosts')
    stores.tab.write('returnTo', 'https://evil.example/')
    await openConsole('/login', stores)
    await logIn()
    await expect.poll(address).toBe('/dashboard')
  })
})

describe('logout', () => {
  it('removes the session and inventory data from the storage', async () => {
    const stores = await openConsole('/hosts?search=ora-prod')
    await logIn()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('ora-prod')
    const token = stores.tab.read('token') ?? ''
    await button(/^User menu of admin/).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.element(field('Username')).toBeVisible()
    expect(address()).toBe('/login')
    expect(stores.tab.read('token')).toBeNull()
    const storedText = stores.local.all()
    for (const sentinel of [token, 'admin', 'ora-prod', 'Admin.2026'])
      expect(storedText).not.toContain(sentinel)
    expect(stores.local.read('persisted-data')).toBeNull()
  })

  it('is not undone by Back', async () => {
    await openConsole('/hosts')
    await logIn()
    await expectHostsVisible()
    await button(/^Hostname/).click()
    await expect.poll(address).toBe('/hosts?sort=-hostname')
    await button(/^User menu of admin/).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.element(field('Username')).toBeVisible()
    const { promise: back, resolve } = Promise.withResolvers<unknown>()
    window.addEventListener('popstate', resolve, { once: true })
    window.history.back()
    await back
    await expect.poll(address).toBe('/login')
    await expect.element(field('Username')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Hosts' }).query()).toBeNull()
  })
})

describe('limited user', () => {
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' })

  it('cannot bypass the dialog with a key, a URL or a reload', async () => {
    const stores = await openConsole('/')
    await logIn('limited')
    await expect.element(dialog).toBeVisible()
    await expect.element(field('Old password')).toHaveValue('Limited.2026')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).toBeVisible()
    await openConsole('/hosts', stores)
    await expect.element(dialog).toBeVisible()
    await openConsole('/dashboard', stores)
    await expect.element(dialog).toBeVisible()
    expect(stores.tab.all() + stores.local.all()).not.toContain('Limited.2026')
    expect(requests.filter((request) => /nodes|hosts|configuration/.test(request))).toEqual([])
  })

  it('keeps the input when the password change fails', async () => {
    await openConsole('/')
    await logIn('limited')
    await field('Old password').fill('not it')
    await field('New password').fill('Better.2026')
    await field('Confirm password').fill('Better.2026')
    await button('Confirm').click()
    await expect.element(page.getByText('Something went wrong! Please try again')).toBeVisible()
    await expect.element(field('New password')).toHaveValue('Better.2026')
    expect(address()).not.toBe('/error')
  })

  it('logs in with the new password after the change', async () => {
    const { tab } = await openConsole('/login')
    await logIn('limited')
    await field('New password').fill('Better.2026')
    await field('Confirm password').fill('Better.2026')
    await button('Confirm').click()
    await expect.element(page.getByText('Your Password has been changed!')).toBeVisible()
    await button('Log in').click()
    await expect.element(field('Username')).toBeVisible()
    expect(tab.read('token')).toBeNull()
    await logIn('limited', 'Better.2026')
    await expect.element(page.getByRole('heading', { name: 'Hosts', level: 1 })).toBeVisible()
  })
})
