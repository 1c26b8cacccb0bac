import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, button, field, requests, withMockServices } from '../../testing/openConsole.tsx'
import { countNewAlerts, openDashboardPage, openAgents, region } from '../../testing/pages/dashboardPage.ts'

withMockServices()

const acknowledgeCount = () => requests.filter((request) => request.startsWith('POST /api/alerts/ack')).length

describe('marking an alert as read', () => {
  const box = region('Inventory alerts')
  const mark = box.getByRole('button', { name: 'Mark as read' })

  it('sends nothing after Undo', async () => {
    await openDashboardPage()
    const before = countNewAlerts({})
    await mark.click()
    await expect.element(box.getByText('Marked as read')).toBeVisible()
    await expect.element(box.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await box.getByRole('button', { name: 'Undo' }).click()
    await expect.element(box.getByText('Marked as read')).not.toBeInTheDocument()
    await openAgents()
    expect(acknowledgeCount()).toBe(0)
    expect(countNewAlerts({})).toBe(before)
  })

  it('sends one request when the page is left', async () => {
    await openDashboardPage()
    const before = countNewAlerts({})
    await mark.click()
    expect(acknowledgeCount()).toBe(0)
    await openAgents()
    await expect.poll(acknowledgeCount).toBe(1)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(acknowledgeCount()).toBe(1)
    expect(countNewAlerts({})).toBe(before - 1)
  })

  it('sends the request before logging out', async () => {
    let token: string | null = null
    await openDashboardPage()
    const before = countNewAlerts({})
    mockHandlers(
      http.post('*/api/alerts/ack', ({ request }) => {
        token = request.headers.get('Authorization')
        return undefined
      }),
    )
    await mark.click()
    await button(/^User menu of/).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.element(field('Username')).toBeVisible()
    await expect.poll(() => countNewAlerts({})).toBe(before - 1)
    expect(token).toMatch(/^Bearer /)
  })

  it('shows the error when the request fails', async () => {
    await openDashboardPage()
    mockHandlers(
      http.post('*/api/alerts/ack', () => HttpResponse.json({ message: 'read-only mode' }, { status: 403 })),
    )
    await mark.click()
    // Marking the next alert immediately sends the previous one.
    await mark.click()
    await expect.element(box.getByText(/403 Forbidden – read-only mode/)).toBeVisible()
    expect(acknowledgeCount()).toBe(1)
  })

  it('hides the card from users without administrator rights', async () => {
    await openDashboardPage('operator')
    await expect.element(box.getByRole('link').first()).toBeVisible()
    await expect.element(mark).not.toBeInTheDocument()
  })
})
