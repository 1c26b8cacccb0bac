import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  responseCount,
  button,
  expectHostsVisible,
  mockWorld,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const day = 86_400_000
const notice = page.getByText(/Your clock is/)

describe('clock skew notice', () => {
  it('is shown once, until it is closed', async () => {
    mockWorld().clock.move(-2 * day)
    await openAs('/hosts')
    // Two days ago some hosts had not reported yet.
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await expect
      .element(notice)
      .toHaveTextContent('Your clock is 2 days ahead. The console uses the server time.')

    await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Close' }).click()
    await button('Refresh').click()
    await expect.poll(() => responseCount('/api/hosts')).toBe(2)
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('is shown when the clock is behind', async () => {
    mockWorld().clock.move(3 * 3_600_000)
    await openAs('/hosts')
    await expect
      .element(notice)
      .toHaveTextContent('Your clock is 3 hours behind. The console uses the server time.')
  })

  it.each([
    ['the clocks agree', 0, false],
    ['the difference is small', 4 * 60_000, false],
    ['another origin does not expose the Date header', 2 * day, true],
  ])('is not shown when %s', async (_case, ahead, hidden) => {
    mockWorld().clock.move(ahead)
    if (hidden) mockHandlers(withoutDate())
    await openAs('/hosts')
    await expectHostsVisible()
    await button('Refresh').click()
    await expect.poll(() => responseCount('/api/hosts')).toBe(2)
    await expect.element(button('Refresh')).toBeEnabled()
    expect(notice.query()).toBeNull()
  })

  it('does not affect ages and the alert window', async () => {
    mockWorld().clock.move(-2 * day)
    await openAs('/hosts')
    await expect.element(page.getByText('just now')).toBeVisible()

    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    const windows = () =>
      requests.filter((request) => request.includes('mode=aggregated') && request.includes('from='))
    await expect.poll(windows).not.toEqual([])
    const days = new URL(windows().at(-1)?.split(' ')[1] ?? '', window.location.href).searchParams
    expect(days.get('from')).toMatch(/^2026-03-07T/)
    expect(days.get('to')).toMatch(/^2026-03-16T/)
  })
})

/** Removes the Date header, which cross-origin responses do not expose by default. */
function withoutDate() {
  return http.all('*/api/*', async ({ request }) => {
    const response = await combineHandlers(createHandlers(mockWorld()))(request)
    response?.headers.delete('Date')
    return response
  })
}
