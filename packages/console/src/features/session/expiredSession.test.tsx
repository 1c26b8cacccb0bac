import { tokenExpired } from '@inventory-console/api-mocks/scenarios/sessions'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  field,
  expectHostsVisible,
  logIn,
  openAs,
  openConsole,
  withMockServices,
  waitForIdleRequests,
} from '../../testing/openConsole.tsx'

withMockServices()

describe('expired session', () => {
  it('shows a countdown and restores the URL after login', async () => {
    const stores = await openConsole('/login')
    await logIn()
    await expectHostsVisible()
    mockHandlers(...tokenExpired())
    await openConsole('/hosts?search=prod&page=2', stores)
    await expect.element(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible()
    await expect.element(page.getByRole('timer').filter({ hasText: /in \d seconds?/ })).toBeVisible()
    expect(address()).toBe('/401')
    expect(stores.tab.read('token')).toBeNull()

    mockHandlers()
    await button('Go to login').click()
    await logIn()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('prod')
    expect(address()).toBe('/hosts?search=prod&page=2')
  })

  it('restores the latest search and sort after login', async () => {
    await openConsole('/hosts')
    await logIn()
    await expectHostsVisible()
    await button(/^Hostname/).click()
    await waitForIdleRequests()
    mockHandlers(...tokenExpired())
    await page.getByRole('searchbox', { name: /Search/ }).fill('prod')
    await button('Refresh').click()
    await button('Go to login').click()
    mockHandlers()
    await logIn()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('prod')
    expect(address()).toBe('/hosts?search=prod&sort=-hostname')
  })

  it('drops the search and sort for another user', async () => {
    await openConsole('/hosts')
    await logIn()
    await expectHostsVisible()
    await waitForIdleRequests()
    mockHandlers(...tokenExpired())
    await page.getByRole('searchbox', { name: /Search/ }).fill('prod')
    await button('Refresh').click()
    await button('Go to login').click()
    mockHandlers()
    await logIn('operator')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('')
    expect(address()).toBe('/hosts')
  })

  it('says that the session is still valid if /401 is opened during a session', async () => {
    await openAs('/401')
    await expect.element(page.getByText(/^You are still logged in/)).toBeVisible()
    expect(page.getByRole('timer').query()).toBeNull()
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })

  it('redirects to the login after the countdown', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openConsole('/401')
    await expect.element(page.getByRole('timer')).toBeVisible()
    vi.advanceTimersByTime(5000)
    await expect.element(field('Username')).toBeVisible()
  })
})
