import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, button, mockWorld, requests, withMockServices } from '../../testing/openConsole.tsx'
import { alertsWith, openAlertsPage, readableAlerts, replaceAlerts } from '../../testing/pages/alertsPage.ts'

withMockServices()
beforeEach(() => page.viewport(1920, 1000))

const dialog = page.getByRole('alertdialog')
const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })

describe('marking alerts as read', () => {
  it('marks the alerts selected on several pages and clears the selection', async () => {
    replaceAlerts(60)
    await openAlertsPage()
    await boxes.nth(0).click()
    await button('Next page').click()
    await expect.element(page.getByText('26–50 of 60')).toBeVisible()
    await boxes.nth(3).click()
    await expect.element(page.getByText('2 rows selected')).toBeVisible()
    await button('Mark 2 as read…').click()
    await expect.element(dialog.getByText('Mark 2 alerts as read?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Mark 2 as read' }).click()
    await expect.element(page.getByText('2 alerts marked as read')).toBeVisible()
    expect(alertsWith('ACK')).toHaveLength(2)
    await expect.element(page.getByText('58 alerts', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
    // The toast does not cover the pagination.
    await button('Next page').click()
    await expect.element(page.getByText('51–58 of 58')).toBeVisible()
    await expect.element(page.getByText('2 alerts marked as read')).toBeVisible()
  })

  it('skips an alert of another page that somebody else has marked since it was selected', async () => {
    replaceAlerts(60)
    await openAlertsPage()
    await boxes.nth(0).click()
    await button('Next page').click()
    await expect.element(page.getByText('26–50 of 60')).toBeVisible()
    await boxes.nth(3).click()
    await expect.element(page.getByText('2 rows selected')).toBeVisible()
    const newest = alertsWith('NEW').toSorted((one, other) => other.date - one.date)
    for (const alert of newest.slice(0, 5)) alert.status = 'ACK'
    await button('Mark 2 as read…').click()
    await expect.element(dialog.getByText('Mark 1 alert as read?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Mark 1 as read' }).click()
    await expect.element(page.getByText('1 alert marked as read')).toBeVisible()
    expect(alertsWith('ACK')).toHaveLength(6)
  })

  it('skips alerts about silent agents with an explanation and marks the others', async () => {
    const world = mockWorld()
    const [other] = readableAlerts()
    const noDataAlert = alertsWith('NEW').find(({ code }) => code === 'NO_DATA')
    world.alerts.length = 0
    if (noDataAlert) world.alerts.push(noDataAlert)
    await openAlertsPage()
    await boxes.nth(0).click()
    await expect
      .element(button('Mark 0 as read…'))
      .toHaveAttribute('title', 'None of these can be marked as read.')
    if (other) world.alerts.push(other)
    await button('Refresh').click()
    await expect.element(page.getByText('2 alerts', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await button('Mark 1 as read…').click()
    await expect.element(dialog.getByText(/^1 alert skipped: it closes automatically/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Mark 1 as read' }).click()
    await expect.element(page.getByText('1 alert marked as read')).toBeVisible()
    expect([noDataAlert?.status, other?.status]).toEqual(['NEW', 'ACK'])
  })

  it('marks all 10,000 matching alerts and retries the rejected and unconfirmed ones from the receipt', async () => {
    replaceAlerts(10_000)
    const world = mockWorld()
    const bad = new Set(world.alerts.slice(5000, 5100).map(({ id }) => id))
    const lastAlert = world.alerts.at(-1)
    const hangingId = world.alerts[3000]?.id
    let hangs = true
    let isHanging = false
    mockHandlers(
      http.post('*/api/alerts/ack', async ({ request }) => {
        const body: unknown = await request.clone().json()
        const ids = typeof body === 'object' && body !== null ? Reflect.get(body, 'ids') : null
        if (!Array.isArray(ids)) return new HttpResponse(null, { status: 400 })
        if (ids.some((id) => bad.has(id)))
          return HttpResponse.json({ message: 'NO_DATA among them' }, { status: 400 })
        if (hangs && ids.includes(hangingId)) {
          isHanging = true
          await delay('infinite')
        }
        return undefined
      }),
    )
    await openAlertsPage()
    await button('Mark all as read…').click()
    await expect.element(dialog.getByText('Mark 10,000 alerts as read?')).toBeVisible()
    // Alerts that arrive later stay new.
    const newer = lastAlert && { ...lastAlert, id: 'f'.repeat(24), date: world.clock.now() + 1 }
    if (newer) world.alerts.push(newer)
    await dialog.getByRole('button', { name: 'Mark 10,000 as read' }).click()
    await expect.poll(() => isHanging, { timeout: 60_000 }).toBe(true)
    await page.getByRole('dialog').or(dialog).getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog.getByText(/^200 not confirmed by the server:/)).toBeVisible()
    await expect.element(dialog.getByText(/not processed/)).toBeVisible()

    hangs = false
    await dialog.getByRole('button', { name: /^Retry / }).click()
    await expect.element(dialog.getByText('9,900 alerts marked as read'), { timeout: 60_000 }).toBeVisible()
    await expect.element(dialog.getByText('100 rejected by the server.')).toBeVisible()
    expect(alertsWith('ACK')).toHaveLength(9900)
    expect(newer?.status).toBe('NEW')

    bad.clear()
    await dialog.getByRole('button', { name: 'Retry 100' }).click()
    await expect.element(page.getByText('10,000 alerts marked as read')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(alertsWith('ACK')).toHaveLength(10_000)
  }, 120_000)

  it('sends no write before confirmation and retries a failed count', async () => {
    await openAlertsPage('/alerts?show=table&f.alertSeverity=in:INFO')
    mockHandlers(
      http.get('*/api/alerts', ({ request }) =>
        request.url.includes('aggregated') ? new HttpResponse(null, { status: 502 }) : undefined,
      ),
    )
    await button('Mark all as read…').click()
    await expect.element(dialog.getByText('Could not count alerts')).toBeVisible()
    mockHandlers()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    const infoCount = readableAlerts().filter(({ severity }) => severity === 'INFO').length
    await expect.element(dialog.getByText(`Mark ${infoCount} alerts as read?`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(requests.some((request) => request.startsWith('POST /api/alerts'))).toBe(false)
  })

  it('is disabled when no alert of the filter is new', async () => {
    await openAlertsPage('/alerts?show=table&f.alertStatus=in:ACK')
    await expect.element(button('Mark all as read…')).toHaveAttribute('aria-disabled', 'true')
  })
})
