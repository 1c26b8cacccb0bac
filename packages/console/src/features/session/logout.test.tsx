import { NOW } from '@inventory-console/api-mocks/clock'
import { tokenExpired } from '@inventory-console/api-mocks/scenarios/sessions'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { logout } from '../../platform/session/endSession.ts'
import {
  address,
  mockHandlers,
  button,
  field,
  expectHostsVisible,
  logIn,
  newStores,
  enableSso,
  openConsole,
  requests,
  withMockServices,
  type Stores,
  waitForIdleRequests,
} from '../../testing/openConsole.tsx'
import { createTestServices } from '../../testing/testServices.ts'
import { startSession } from './login.ts'

withMockServices()

/** Creates the dependencies of another tab in the same browser. */
function createServicesOf(stores: Pick<Stores, 'local' | 'tab'>) {
  const config = {
    api: `${window.location.origin}/api`,
    chart: null,
    cloud: null,
    repository: null,
    idleTimeout: null,
  }
  return createTestServices(config, stores)
}

function dispatch(event: Event) {
  const target = event.type.startsWith('page') ? window : document
  target.dispatchEvent(event)
}

const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

async function choose(name: string) {
  await button(/^User menu of/).click()
  await item(name).click()
}

describe('logout', () => {
  const checkEvents = [
    ['receives the storage event', () => window.dispatchEvent(new StorageEvent('storage'))],
    ['is brought to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['resumes after a freeze', () => document.dispatchEvent(new Event('resume'))],
    ['is restored from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ] as const
  it.each(checkEvents)(
    'ends the session of this tab after a logout in another tab when it %s',
    async (_case, triggerCheck) => {
      const stores = await openConsole('/hosts?search=prod')
      await logIn()
      await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('prod')
      const other = createServicesOf({ local: stores.local, tab: newStores().tab })
      logout(other)
      expect(stores.tab.read('token')).not.toBeNull()
      triggerCheck()
      expect(stores.tab.all()).toBe('')
      await expect.element(field('Username')).toBeVisible()
      expect(stores.local.read('persisted-data')).toBeNull()
      expect(address()).toBe('/login')
    },
  )

  it('is possible while the user has not loaded', async () => {
    mockHandlers(http.get('*/users/info', () => new Promise<never>(() => undefined)))
    await openConsole('/hosts')
    await logIn()
    await choose('Log out')
    await expect.element(field('Username')).toBeVisible()
    expect(address()).toBe('/login')
  })

  it('handles a logout in another tab before a frozen or cached page becomes visible', async () => {
    const stores = await openConsole('/hosts')
    await logIn()
    await expectHostsVisible()
    for (const [hideEvent, returns] of [
      [new Event('pagehide'), new Event('pageshow')],
      [new Event('freeze'), new Event('resume')],
    ] as const) {
      dispatch(hideEvent)
      expect(document.documentElement.hidden).toBe(true)
      dispatch(returns)
      await expect.poll(() => document.documentElement.hidden).toBe(false)
      await expectHostsVisible()
    }
    dispatch(new Event('pagehide'))
    logout(createServicesOf({ local: stores.local, tab: newStores().tab }))
    const visibility: boolean[] = []
    const observer = new MutationObserver(() =>
      visibility.push(page.getByRole('heading', { name: 'Hosts' }).query() !== null),
    )
    observer.observe(document.documentElement, { attributeFilter: ['hidden'] })
    dispatch(new Event('pageshow'))
    await expect.element(field('Username')).toBeVisible()
    observer.disconnect()
    expect(visibility).toEqual([false])
  })

  it('also removes data of an expired session after a logout in another tab', async () => {
    const stores = await openConsole('/hosts?search=prod')
    await logIn()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('prod')
    await waitForIdleRequests()
    mockHandlers(...tokenExpired())
    await button('Refresh').click()
    await expect.element(button('Go to login')).toBeVisible()
    expect(stores.tab.all()).toContain('prod')
    logout(createServicesOf({ local: stores.local, tab: newStores().tab }))
    window.dispatchEvent(new StorageEvent('storage'))
    expect(stores.tab.all()).toBe('')
  })

  it('ends the session of a tab that the browser restores with its session storage', async () => {
    const stores = await openConsole('/hosts?search=prod')
    await logIn()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('prod')
    await cleanup()
    const before = requests.length
    logout(createServicesOf({ local: stores.local, tab: newStores().tab }))
    await openConsole('/hosts', stores)
    await expect.element(field('Username')).toBeVisible()
    expect(stores.tab.read('token')).toBeNull()
    expect(requests.slice(before).filter((request) => request.includes('/api/'))).toEqual([])
  })

  it('keeps the data of the next session when the logout is handled late', async () => {
    const stores = await openConsole('/hosts')
    await logIn()
    await expectHostsVisible()
    const other = createServicesOf({ local: stores.local, tab: newStores().tab })
    logout(other)
    startSession(other, { username: 'operator', provider: 'basic', token: 'opaque' })
    other.persisted.set({ ...other.persisted.get(), menuOpen: true })
    window.dispatchEvent(new Event('focus'))
    await expect.element(field('Username')).toBeVisible()
    expect(stores.local.read('persisted-data')).toContain('operator')
  })

  it('removes the failure of an error page from the history entry and the tab', async () => {
    const stores = await openConsole('/hosts?search=prod')
    await logIn()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('prod')
    mockHandlers(http.get('*/api/hosts', () => HttpResponse.text('ORA-01017 on db-prod-7', { status: 500 })))
    await openConsole('/hosts?search=prod', stores)
    await expect.element(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
    await expect.element(page.getByText(/ORA-01017 on db-prod-7/)).toBeInTheDocument()
    const state = JSON.stringify(window.history.state)
    expect(state).toContain('failure')
    expect(state).not.toMatch(/prod|ORA/)
    // A reload still shows the cause.
    await openConsole(null, stores)
    await expect.element(page.getByText(/ORA-01017 on db-prod-7/)).toBeInTheDocument()
    logout(createServicesOf({ local: stores.local, tab: newStores().tab }))
    window.dispatchEvent(new Event('focus'))
    expect(stores.tab.all()).toBe('')
  })

  it('opens the logout popup of the provider after single sign-on, even after a reload', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    enableSso()
    const stores = newStores()
    const startedAt = Date.parse(NOW)
    stores.tab.write('sso', JSON.stringify({ state: 's1', verifier: 'v1', startedAt }))
    await openConsole('/login?code=sample-admin&state=s1', stores)
    await expectHostsVisible()
    await openConsole('/hosts', stores)
    await expectHostsVisible()
    await choose('Log out')
    expect(open).toHaveBeenCalledExactlyOnceWith(
      `${window.location.origin}/login`,
      'Signoff',
      expect.stringContaining('popup,noopener,scrollbars,width=300,height=210,left='),
    )
    expect(stores.tab.all()).toBe('')
  })

  it('opens no popup after a password login', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    enableSso()
    await openConsole('/hosts')
    await logIn()
    await expectHostsVisible()
    await choose('Log out')
    await expect.element(field('Username')).toBeVisible()
    expect(open).not.toHaveBeenCalled()
  })
})
