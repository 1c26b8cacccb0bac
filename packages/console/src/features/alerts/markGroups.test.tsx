import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, mockHandlers, requests, withMockServices } from '../../testing/openConsole.tsx'
import { isNew, keepNewAlerts, openQueue, storedAlerts } from '../../testing/pages/alertQueuePage.ts'

withMockServices()
beforeEach(() => page.viewport(1920, 1000))

const dialog = page.getByRole('alertdialog')

describe('marking groups as read', () => {
  it('marks the focused group after the key E and a confirmation, and no other alert', async () => {
    await openQueue()
    const markedAlerts = storedAlerts((alert) => isNew(alert) && alert.code === 'NEW_SERVER')
    const others = storedAlerts((alert) => isNew(alert) && alert.code !== 'NEW_SERVER').length
    await page.getByRole('rowheader', { name: 'New host' }).click()
    await userEvent.keyboard('e')
    await expect
      .element(dialog.getByText(new RegExp(`^Mark ${markedAlerts.length} alerts? as read\\?$`)))
      .toBeVisible()
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false)
    await dialog.getByRole('button', { name: `Mark ${markedAlerts.length} as read` }).click()
    await expect
      .element(page.getByText(new RegExp(`^${markedAlerts.length} alerts? marked as read`)))
      .toBeVisible()
    expect(markedAlerts.filter(isNew)).toEqual([])
    expect(storedAlerts(isNew)).toHaveLength(others)
    await expect.element(page.getByRole('rowheader', { name: 'New host' })).not.toBeInTheDocument()
  })

  it('shows why a group cannot be marked when E is pressed', async () => {
    keepNewAlerts('NO_DATA')
    await openQueue()
    await page.getByRole('rowheader', { name: 'Agent not reporting' }).click()
    await userEvent.keyboard('e')
    const notifications = page.getByRole('region', { name: /Notifications/ })
    await expect
      .element(notifications.getByText('These alerts close automatically when the agent reports again.'))
      .toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('shows before marking several groups how many alerts are marked and why the others stay', async () => {
    keepNewAlerts('NO_DATA', 'NEW_DATABASE', 'NEW_SERVER')
    await openQueue()
    const noDataAlerts = storedAlerts((alert) => isNew(alert) && alert.code === 'NO_DATA')
    const markedAlerts = storedAlerts((alert) => isNew(alert) && alert.code === 'NEW_DATABASE')
    await page.getByRole('checkbox', { name: 'Select Agent not reporting' }).click()
    await page.getByRole('checkbox', { name: 'Select New database' }).click()
    await button(`Mark ${markedAlerts.length} as read…`).click()
    await expect
      .element(dialog.getByText(new RegExp(`^Mark ${markedAlerts.length} alerts? as read\\?$`)))
      .toBeVisible()
    await expect
      .element(
        dialog.getByText(new RegExp(`^${noDataAlerts.length} alerts? skipped: (it closes|they close)`)),
      )
      .toBeVisible()
    await dialog.getByRole('button', { name: `Mark ${markedAlerts.length} as read` }).click()
    await expect
      .element(page.getByText(new RegExp(`^${markedAlerts.length} alerts? marked as read`)))
      .toBeVisible()
    expect(markedAlerts.filter(isNew)).toEqual([])
    expect(noDataAlerts.filter(isNew)).toHaveLength(noDataAlerts.length)
    expect(storedAlerts((alert) => isNew(alert) && alert.code === 'NEW_SERVER').length).toBeGreaterThan(0)
    await expect.element(page.getByText(/selected$/)).not.toBeInTheDocument()
  })

  it('marks of a group without a code no alert of another group', async () => {
    const id = (index: number) => String(index).padStart(24, '0')
    const kinds = [
      { alertCode: '', alertCategory: 'ENGINE' },
      { alertCode: 'NEW_SERVER', alertCategory: 'ENGINE' },
      { alertCode: '', alertCategory: 'LICENSE' },
    ]
    const facts = { alertSeverity: 'INFO', alertStatus: 'NEW', date: '2026-03-10T08:00:00Z', otherInfo: {} }
    const alerts = kinds.map((kind, index) => ({
      ...facts,
      ...kind,
      _id: id(index),
      description: 'An alert',
    }))
    const groups = kinds.map(({ alertCode, alertCategory: category }) => ({
      category,
      severity: 'INFO',
      count: 1,
      affectedHosts: 1,
      ...(alertCode === '' ? {} : { code: alertCode }),
      oldestAlert: '2026-03-10T08:00:00Z',
      daysFromCreation: null,
    }))
    const marked: unknown[] = []
    mockHandlers(
      http.get('*/api/alerts', ({ request }) => {
        const items = new URL(request.url).searchParams.has('mode') ? groups : alerts
        return HttpResponse.json({ items, count: items.length, page: 1, pageSize: 1000 })
      }),
      http.post('*/api/alerts/ack', async ({ request }) => {
        marked.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await openQueue()
    await page.getByRole('rowheader').first().click()
    await userEvent.keyboard('e')
    await dialog.getByRole('button', { name: 'Mark 1 as read' }).click()
    await expect.element(page.getByText('1 alert marked as read')).toBeVisible()
    expect(marked).toEqual([{ ids: [id(0)] }])
  })
})
