import { tokenExpired, unreachable } from '@inventory-console/api-mocks/scenarios/sessions'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  field,
  expectHostsVisible,
  logIn,
  mockWorld,
  openConsole,
  requests,
  withMockServices,
  waitForIdleRequests,
} from '../../testing/openConsole.tsx'

withMockServices()

const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const forced = page.getByRole('dialog', { name: 'Choose a new password' })
const change = page.getByRole('alertdialog', { name: 'Change password' })

async function choose(name: string) {
  await button(/^User menu of/).click()
  await item(name).click()
}

/** The server then neither applies the group nor stores it with a new password. */
function removeOwnTag(name: string) {
  for (const group of mockWorld().groups) if (group.name === name) group.tags = ['ou-databases']
}

describe('limited user', () => {
  it.each([
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['a network error', () => HttpResponse.error()],
    ['a malformed body', () => HttpResponse.json({ username: 7 })],
  ])('cannot bypass the dialog when users/info fails with %s', async (_case, respond) => {
    mockHandlers(http.get('*/users/info', respond))
    await openConsole('/hosts')
    await logIn('limited')
    await expect.element(forced).toBeVisible()
    await field('New password').fill('Better.2026')
    await field('Confirm password').fill('Better.2026')
    await button('Confirm').click()
    await expect.element(page.getByText('Your Password has been changed!')).toBeVisible()
    expect(requests).toContain('POST /api/users/limited/change-password')
    expect(requests.filter((request) => /^GET \/api\/(nodes|hosts|configuration)/.test(request))).toEqual([])
  })

  it('cannot bypass the dialog through the login, Back or an error page', async () => {
    const stores = await openConsole('/')
    await logIn('limited')
    await expect.element(forced).toBeVisible()
    for (const path of ['/login', '/login?code=sample-admin', '/login/sample-admin', '/']) {
      await openConsole(path, stores)
      await expect.element(forced).toBeVisible()
    }
    await openConsole('/500', stores)
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await expect.element(forced).toBeVisible()
    window.history.back()
    await expect.poll(address).toBe('/500')
    window.history.forward()
    await expect.element(forced).toBeVisible()
  })

  it('leaves the old password empty if the change is required after the login', async () => {
    await openConsole('/hosts')
    await logIn()
    await expectHostsVisible()
    mockHandlers(
      http.get('*/users/info', () => HttpResponse.json({ username: 'admin', groups: ['limited'] })),
    )
    // Revalidates everything.
    await button(/^(Location|Site) /).click()
    await button('Apply').click()
    await expect.element(forced).toBeVisible()
    await expect.element(field('Old password')).toHaveValue('')
  })

  it('sees which groups the change removes', async () => {
    removeOwnTag('dba')
    await openConsole('/')
    await logIn('limited')
    await expect
      .element(forced.getByText(/^Changing your password removes you from group dba,/))
      .toBeVisible()
  })

  it('can log out', async () => {
    const { tab } = await openConsole('/')
    await logIn('limited')
    await button('Log out').click()
    await expect.element(field('Username')).toBeVisible()
    expect(tab.all()).toBe('')
  })
})

describe('password dialog', () => {
  it('is not available for directory accounts', async () => {
    await openConsole('/hosts')
    await page.getByText('Directory (LDAP)').click()
    await logIn('directory')
    await button(/^User menu of/).click()
    await expect.element(item('Log out')).toBeVisible()
    expect(item('Change password').query()).toBeNull()
  })

  it('names the group that the change removes, and the server removes it', async () => {
    removeOwnTag('operations')
    await openConsole('/hosts')
    await logIn('operator')
    await choose('Change password')
    await expect
      .element(change.getByText(/^Changing your password removes you from group operations,/))
      .toBeVisible()
    await field('Old password').fill('Operator.2026')
    await field('New password').fill('Better.2026')
    await field('Confirm password').fill('Better.2026')
    await button('Confirm').click()
    await expect.element(page.getByText('Your Password has been changed!')).toBeVisible()
    expect(mockWorld().users.find(({ username }) => username === 'operator')?.groups).toEqual([])
  })

  it('shows no warning if the change keeps every group', async () => {
    await openConsole('/hosts')
    await logIn('operator')
    await choose('Change password')
    await expect.element(field('Old password')).toBeVisible()
    expect(change.getByText(/removes you from group/).query()).toBeNull()
  })

  it('keeps its input when the session expires and reopens at the same URL', async () => {
    const stores = await openConsole('/hosts?search=prod')
    await logIn()
    await choose('Change password')
    await field('Old password').fill('Admin.2026')
    await field('New password').fill('Better.2026')
    await field('Confirm password').fill('Better.2026')
    await waitForIdleRequests()
    mockHandlers(...tokenExpired())
    await button('Confirm').click()
    await button('Go to login').click()
    expect(stores.tab.all() + stores.local.all()).not.toContain('Better.2026')
    mockHandlers()
    await logIn()
    await expect.element(change).toBeVisible()
    await expect.element(field('New password')).toHaveValue('Better.2026')
    expect(address()).toBe('/hosts?search=prod')
    await button('Confirm').click()
    await expect.element(page.getByText('Your Password has been changed!')).toBeVisible()
    await button('Log in').click()
    await logIn('admin', 'Better.2026')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(change.query()).toBeNull()
  })

  it('does not show its input to another user', async () => {
    await openConsole('/hosts')
    await logIn()
    await choose('Change password')
    await field('New password').fill('Better.2026')
    await field('Old password').fill('x')
    await waitForIdleRequests()
    mockHandlers(...tokenExpired())
    await field('Confirm password').fill('Better.2026')
    await button('Confirm').click()
    await button('Go to login').click()
    mockHandlers()
    await logIn('operator')
    await expect.element(page.getByRole('heading', { name: 'Hosts', level: 1 })).toBeVisible()
    expect(change.query()).toBeNull()
    await choose('Change password')
    await expect.element(field('New password')).toHaveValue('')
  })

  it('keeps the input of an unconfirmed change and sends it again', async () => {
    await openConsole('/hosts')
    await logIn()
    await choose('Change password')
    await field('Old password').fill('Admin.2026')
    await field('New password').fill('Better.2026')
    await field('Confirm password').fill('Better.2026')
    mockHandlers(http.post('*/change-password', () => HttpResponse.error()))
    await button('Confirm').click()
    await expect.element(page.getByText(/^The server did not confirm the change\./)).toBeVisible()
    mockHandlers()
    await button('Confirm').click()
    await expect.element(page.getByText('Your Password has been changed!')).toBeVisible()
  })

  it('ends the session and stores the logout for the other tabs after the change', async () => {
    const stores = await openConsole('/hosts?search=prod')
    await logIn()
    await choose('Change password')
    await field('Old password').fill('Admin.2026')
    await field('New password').fill('Better.2026')
    await field('Confirm password').fill('Better.2026')
    await button('Confirm').click()
    await expect.element(page.getByText('Your Password has been changed!')).toBeVisible()
    expect(stores.tab.all()).toBe('')
    expect(stores.local.read('last-logout')).not.toBeNull()
    expect(page.getByRole('searchbox', { name: /Search/ }).query()).toBeNull()
    await button('Log in').click()
    await expect.element(field('Username')).toBeVisible()
    expect(address()).toBe('/login')
  })

  it('discards its input when it is closed', async () => {
    await openConsole('/hosts')
    await logIn()
    await choose('Change password')
    await field('New password').fill('Better.2026')
    await userEvent.keyboard('{Escape}')
    await choose('Change password')
    await expect.element(field('New password')).toHaveValue('')
  })
})

describe('offline banner and login redirect', () => {
  it('shows that the browser is offline and revalidates when it is back online', async () => {
    const stale = page.getByText(/^Refresh failed/)
    const banner = page.getByText('You are offline. Data may be outdated.')
    await openConsole('/hosts')
    await logIn()
    await expectHostsVisible()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect.element(banner).toBeVisible()
    mockHandlers(...unreachable())
    await button('Refresh').click()
    await button('2 notices').click()
    await expect.element(stale).toBeVisible()
    await expectHostsVisible()
    mockHandlers()
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => stale.query()).toBeNull()
    expect(banner.query()).toBeNull()
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'ignores the redirect %s in the login URL',
    async (evil) => {
      const query = new URLSearchParams({ redirect: evil, historyPage: evil, returnTo: evil, next: evil })
      await openConsole(`/login?${query.toString()}`)
      await logIn()
      await expectHostsVisible()
      expect(address()).toBe('/hosts')
    },
  )
})
