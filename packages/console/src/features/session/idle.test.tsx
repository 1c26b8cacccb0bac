import { NOW } from '@inventory-console/api-mocks/clock'
import { http, HttpResponse } from 'msw'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  field,
  expectHostsVisible,
  logIn,
  newStores,
  openAs,
  openConsole,
  withMockServices,
  type Stores,
} from '../../testing/openConsole.tsx'

withMockServices()

const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
const minutes = 60_000
const now = Date.parse(NOW)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function configure(IdleTimeoutMinutes?: number) {
  const config = { APIServiceBaseUrl: '/api', ChartServiceBaseUrl: '/chart', IdleTimeoutMinutes }
  mockHandlers(http.get('*/config.json', () => HttpResponse.json(config)))
}

/** The test clock is fixed, so the last input is backdated. */
function setLastInput(milliseconds: number, { local }: Pick<Stores, 'local'>) {
  local.write('last-activity', String(now - milliseconds))
  vi.advanceTimersByTime(1000)
}

describe('idle timeout', () => {
  it('warns one minute before the end and keeps the session on request', async () => {
    configure(15)
    const stores = await openAs('/hosts')
    await expectHostsVisible()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    // React renders before the assertion.
    await act(async () => setLastInput(13.9 * minutes, stores))
    expect(warning.query()).toBeNull()

    setLastInput(14.5 * minutes, stores)
    await expect.element(warning).toBeVisible()
    await expect.element(page.getByRole('timer')).toHaveTextContent('Logging out in 30 seconds')
    await button('Stay logged in').click()
    await expect.element(warning).not.toBeInTheDocument()
    vi.advanceTimersByTime(1000)
    expect(stores.local.read('last-activity')).toBe(String(now))
    expect(stores.tab.read('token')).not.toBeNull()
  })

  it('restarts with input in any tab', async () => {
    configure(15)
    const stores = await openAs('/hosts')
    await expectHostsVisible()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    setLastInput(14.5 * minutes, stores)
    await expect.element(warning).toBeVisible()
    // Another tab.
    setLastInput(0, stores)
    await expect.element(warning).not.toBeInTheDocument()

    setLastInput(10 * minutes, stores)
    await userEvent.click(page.getByRole('searchbox', { name: /Search/ }))
    expect(stores.local.read('last-activity')).toBe(String(now))
  })

  it('ends the session, and the next login restores the URL and the draft', async () => {
    configure(15)
    const stores = await openAs('/hosts?search=prod')
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('prod')
    await button(/^User menu of/).click()
    await page.getByRole('menuitem', { name: 'Change password' }).click()
    await field('New password').fill('Better.2026')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    setLastInput(15 * minutes, stores)
    await expect.element(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible()
    expect(stores.tab.read('token')).toBeNull()
    await button('Go to login').click()
    await logIn()
    await expect.element(field('New password')).toHaveValue('Better.2026')
    expect(address()).toBe('/hosts?search=prod')
  })

  it('ends the session of a tab that is restored or focused too late', async () => {
    configure(15)
    const stores = await openAs('/hosts')
    await expectHostsVisible()
    stores.local.write('last-activity', String(now - 16 * minutes))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(stores.tab.read('token')).toBeNull()
    await expect.element(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible()

    const restored = newStores()
    restored.local.write('last-activity', String(now - 16 * minutes))
    await openAs('/hosts', 'admin', restored)
    await expect.element(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible()
  })

  it('is off by default', async () => {
    configure()
    const stores = await openAs('/hosts')
    await expectHostsVisible()
    setLastInput(24 * 60 * minutes, stores)
    document.dispatchEvent(new Event('visibilitychange'))
    await button('Refresh').click()
    await expectHostsVisible()
    expect(warning.query()).toBeNull()
    expect(stores.tab.read('token')).not.toBeNull()
  })

  it('ignores inactivity before the login', async () => {
    configure(15)
    const stores = newStores()
    stores.local.write('last-activity', String(now - 60 * minutes))
    await openConsole('/login', stores)
    await logIn()
    await expectHostsVisible()
    expect(warning.query()).toBeNull()
  })
})
