import { NOW } from '@inventory-console/api-mocks/clock'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { alertWindow, isoRange } from '@inventory-console/ui/domain/alertWindow'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, mockWorld, openConsole, requests, withMockServices } from '../../testing/openConsole.tsx'
import { criticalAlerts, openDashboardPage } from '../../testing/pages/dashboardPage.ts'

const [first] = sampleLocations

withMockServices()

describe('alert counts of the dashboard', () => {
  it('counts critical alerts dated from one week ago through tomorrow, as the linked list does', async () => {
    const days = alertWindow(Date.parse(NOW))
    const stores = await openDashboardPage()
    const [alert] = mockWorld().alerts.filter(
      ({ status, category }) => status === 'NEW' && category === 'LICENSE',
    )
    const first = new Date(`${days.from}T00:00:00`).getTime()
    const dated = [first - 1, first, Date.parse(NOW)]
    expect(alert).toBeDefined()
    if (alert)
      mockWorld().alerts = dated.map((date, index) => ({
        ...alert,
        id: `${index}`.repeat(24),
        severity: 'CRITICAL',
        date,
      }))
    await openConsole('/dashboard', stores)
    await criticalAlerts.getByRole('link', { name: 'Show all 2' }).click()
    await expect.element(page.getByText(/^2 alerts in /)).toBeVisible()
    expect(address()).toContain(`f.date=days%3A${days.from}..${days.to}`)
    const { from = '', to = '' } = isoRange(days)
    const moments = new URLSearchParams({ from, to }).toString()
    const ofNew = requests.filter((request) => request.includes('status=NEW') && !request.includes('NO_DATA'))
    expect(ofNew.some((request) => request.includes('mode=aggregated'))).toBe(true)
    expect(ofNew.filter((request) => !request.includes(moments))).toEqual([])
  })

  it('sends the global location with the alert counts and shows that it applies', async () => {
    const stores = await openDashboardPage()
    stores.local.write(
      'persisted-data',
      JSON.stringify({ username: 'admin', filters: { location: first, environment: null, date: null } }),
    )
    await openConsole('/dashboard', stores)
    await expect.element(page.getByText(/^Global filters apply, except/)).toBeVisible()
    await expect
      .poll(() =>
        requests.some((request) => request.includes('aggregated') && request.includes(`location=${first}`)),
      )
      .toBe(true)
  })

  it('requests groups of alerts and the agents not reporting', async () => {
    await openDashboardPage()
    await expect.element(criticalAlerts.getByRole('link').first()).toBeVisible()
    const alertRequests = requests.filter((request) => request.startsWith('GET /api/alerts'))
    const sizes = alertRequests.map((request) =>
      Number(new URLSearchParams(request.split('?')[1]).get('size')),
    )
    expect(new Set(sizes)).toEqual(new Set([1000, 10_000]))
  })

  it('refreshes the alert counts every minute', async () => {
    const stores = await openDashboardPage()
    await expect.element(criticalAlerts.getByRole('link').first()).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await openConsole('/dashboard', stores)
    await expect.element(criticalAlerts.getByRole('link').first()).toBeVisible()
    const counted = () => requests.filter((request) => request.includes('mode=aggregated')).length
    const before = counted()
    let seconds = 0
    // The interval starts with the first render, at an unknown time.
    await expect
      .poll(() => {
        vi.advanceTimersByTime(1000)
        seconds += 1
        return counted()
      })
      .toBeGreaterThan(before)
    // Real time passes too.
    expect(seconds).toBeGreaterThan(30)
    expect(seconds).toBeLessThanOrEqual(60)
  })
})
