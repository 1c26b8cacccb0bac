import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  button,
  expectHostsVisible,
  mockHandlers,
  openAs,
  responseCount,
  waitForIdleRequests,
  withMockServices,
} from '../openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.useRealTimers())

const fail = (path: string, status: number) =>
  mockHandlers(
    http.get(path, () =>
      status === 0 ? HttpResponse.error() : HttpResponse.json({ message: 'busy' }, { status }),
    ),
  )
const footerNote = page.getByText(/^Refresh failed\. Data as of \d\d\/\d\d\/\d{4} \d\d:\d\d$/)

describe('a refresh that fails after the page has loaded', () => {
  it.each([0, 404, 429, 500, 502])('keeps the rows when it returns %i', async (status) => {
    await openAs('/hosts')
    await expectHostsVisible()
    fail('*/api/hosts', status)
    await button('Refresh').click()
    await expect.element(footerNote).toBeVisible()
    await expectHostsVisible()
    expect(address()).toBe('/hosts')
    mockHandlers()
    await button('Refresh').click()
    await expect.poll(() => footerNote.query()).toBeNull()
    await expectHostsVisible()
  })

  it('stays on the page when another date fails', async () => {
    await openAs('/hosts')
    await expectHostsVisible()
    fail('*/api/hosts', 500)
    window.history.pushState(null, '', '/hosts?date=2026-03-12')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await expect.element(button('Retry')).toBeVisible()
    expect(address()).toBe('/hosts?date=2026-03-12')
    mockHandlers()
    await button('Retry').click()
    await expect.poll(() => button('Retry').query()).toBeNull()
  })

  it('opens the error page when the first load returns 500', async () => {
    fail('*/api/hosts', 500)
    await openAs('/hosts')
    await expect.poll(address).toBe('/500')
  })

  it('keeps the cards of the dashboard and polls again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await openAs('/dashboard')
    await expect.poll(() => responseCount('/api/alerts')).toBeGreaterThan(0)
    await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await waitForIdleRequests()
    fail('*/api/alerts', 503)
    await vi.advanceTimersByTimeAsync(61_000)
    await expect.element(footerNote).toBeVisible()
    // One for the page, in the notice.
    expect(button('Retry').elements()).toHaveLength(1)
    mockHandlers()
    await vi.advanceTimersByTimeAsync(61_000)
    await expect.poll(() => footerNote.query()).toBeNull()
  })

  it('continues the auto-refresh of a list and recovers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await openAs('/hosts')
    await expectHostsVisible()
    await button('Auto-refresh: off').click()
    await page.getByRole('menuitemradio', { name: 'Every 30 seconds' }).click()
    fail('*/api/hosts', 502)
    await vi.advanceTimersByTimeAsync(31_000)
    await expect.element(footerNote).toBeVisible()
    mockHandlers()
    await vi.advanceTimersByTimeAsync(31_000)
    await expect.poll(() => footerNote.query()).toBeNull()
    await expectHostsVisible()
  })
})

describe('a page that was opened without a network', () => {
  it('loads automatically when the server responds again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    fail('*/api/hosts', 0)
    await openAs('/hosts')
    await expect.element(button('Retry')).toBeVisible()
    mockHandlers()
    await vi.advanceTimersByTimeAsync(16_000)
    await expectHostsVisible()
  })

  it('starts automatically when config.json becomes available', async () => {
    mockHandlers(http.get('*/config.json', () => HttpResponse.error()))
    await openAs('/hosts')
    await expect.element(page.getByText('The console cannot start')).toBeVisible()
    mockHandlers()
    window.dispatchEvent(new Event('online'))
    await expectHostsVisible()
  })
})
