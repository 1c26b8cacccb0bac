import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  mockWorld,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { alertsWith, heading, openAlertsPage, replaceAlerts } from '../../testing/pages/alertsPage.ts'

withMockServices()
beforeEach(() => page.viewport(1920, 1000))

const search = page.getByRole('searchbox', { name: 'Search alerts' })

/** Requests of the list, without those of the quick filters. */
const alertRequests = () => requests.filter((request) => /^GET \/api\/alerts\?(?!.*mode=)/.test(request))
const last = () => new URLSearchParams(alertRequests().at(-1)?.split('?')[1])

/** Types synchronously, one input event per character, so that no slow machine exceeds the debounce. */
function typeWithoutPause(box: Element, text: string) {
  for (let length = 1; length <= text.length; length += 1) {
    // Uses the native setter, because React ignores a value that it has tracked.
    Reflect.set(HTMLInputElement.prototype, 'value', text.slice(0, length), box)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

describe('a search for several names', () => {
  it('sends one trimmed text and shows that the server searches one text', async () => {
    await openAlertsPage()
    await search.fill('\u00a0db-1; db-2 ')
    await expect.element(page.getByText(/^Search for one term/)).toBeVisible()
    await expect.poll(() => last().get('search')).toBe('db-1; db-2')
    const searches = new Set(
      alertRequests().map((request) => new URLSearchParams(request.split('?')[1]).get('search')),
    )
    expect(searches).toEqual(new Set([null, 'db-1; db-2']))
    await search.fill('db-1')
    await expect.element(page.getByText(/^Search for one term/)).not.toBeInTheDocument()
  })
})

describe('alerts list', () => {
  it('shows new alerts, newest first, one page at a time', async () => {
    await openAlertsPage()
    const total = alertsWith('NEW').length
    expect(Object.fromEntries(last())).toEqual({
      status: 'NEW',
      'sort-by': 'date',
      'sort-desc': 'true',
      page: '1',
      size: '25',
    })
    await expect.element(page.getByText(`${total} alerts`, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Status: New')).toBeVisible()
    expect(address()).toBe('/alerts?show=table')
  })

  it('restores filters, sort and page from the URL, also after a reload', async () => {
    replaceAlerts(300)
    const stores = await openAlertsPage(
      '/alerts?show=table&sort=hostname&f.alertStatus=in:ALL&f.alertSeverity=in:INFO',
    )
    expect(last().get('status')).toBeNull()
    expect(last().get('severity')).toBe('INFO')
    expect([last().get('sort-by'), last().get('sort-desc')]).toEqual(['hostname', 'false'])
    await button('Next page').click()
    await expect.poll(address).toContain('page=2')
    await expect.poll(() => last().get('page')).toBe('2')
    const urlBefore = address()
    await openConsole(null, stores)
    await expect.element(page.getByRole('button', { name: /^Info \d/, pressed: true })).toBeVisible()
    await expect
      .element(page.getByRole('columnheader', { name: /^Hostname/ }))
      .toHaveAttribute('aria-sort', 'ascending')
    expect(address()).toBe(urlBefore)
  })

  it('debounces the search and returns to the first page', async () => {
    await openAlertsPage('/alerts?show=table&page=2')
    const before = alertRequests().length
    typeWithoutPause(search.element(), 'server')
    await expect.poll(() => last().get('search')).toBe('server')
    expect(last().get('page')).toBe('1')
    await expect.poll(address).toBe('/alerts?search=server&show=table')
    expect(
      alertRequests()
        .slice(before)
        .filter((request) => request.includes('search=')),
    ).toHaveLength(1)
  })

  it('resets the page when the page size changes and drops the search when the page is opened again', async () => {
    replaceAlerts(300)
    const stores = await openAlertsPage('/alerts?show=table&search=e&page=3')
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('100 rows')
    await expect.poll(() => last().get('size')).toBe('100')
    expect(last().get('page')).toBe('1')
    await openConsole('/alerts?show=table', stores)
    await expect.element(heading).toBeVisible()
    await expect.element(search).toHaveValue('')
    await expect.poll(() => last().get('search')).toBeNull()
  })

  it('replaces a page number past the end with the last page and keeps the back navigation', async () => {
    replaceAlerts(60)
    const stores = await openAs('/middleware')
    await expect.element(page.getByRole('heading', { name: 'Middleware', level: 1 })).toBeVisible()
    await openConsole('/alerts?show=table&page=9', stores)
    await expect.poll(address).toBe('/alerts?page=3&show=table')
    await expect.element(page.getByText('51–60 of 60')).toBeVisible()
    window.history.back()
    await expect.element(page.getByRole('heading', { name: 'Middleware', level: 1 })).toBeVisible()
  })

  it('returns with Back from a search of a filtered list to the page before', async () => {
    replaceAlerts(300)
    await openAlertsPage('/alerts?show=table&page=3')
    await button(/^Info \d/).click()
    await expect.poll(address).toContain('alertSeverity')
    await search.fill('no such alert')
    await expect.poll(() => last().get('search')).toBe('no such alert')
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
    window.history.back()
    await expect.poll(address).toBe('/alerts?show=table&page=3')
    await expect.element(page.getByText('51–75 of 300')).toBeVisible()
  })

  it('shows all statuses after removing the status chip and stores that in the URL', async () => {
    await openAlertsPage()
    await button('Remove Status: New').click()
    await expect.poll(address).toBe('/alerts?f.alertStatus=in:ALL&show=table')
    await expect.poll(() => last().get('status')).toBeNull()
    await expect.element(page.getByText(`${mockWorld().alerts.length} alerts`, { exact: true })).toBeVisible()
  })

  it('shows the full description, status, technology and date in the expanded row', async () => {
    for (const alert of mockWorld().alerts) {
      if (alert.code === 'NEW_DATABASE') {
        alert.date = Date.parse('2026-03-04T12:30:00Z')
        alert.description = `${'many words '.repeat(200)}and its end`
      }
    }
    await openAlertsPage('/alerts?show=table&f.alertCode=in:NEW_DATABASE&f.alertStatus=in:ALL')
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    const panel = page.getByRole('region', { name: /: details$/ })
    await expect.element(panel.getByText('NEW_DATABASE')).toBeVisible()
    await expect.element(panel.getByText(/many words and its end$/)).toBeVisible()
    await expect.element(panel.getByText('Databases')).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: /^Status/ })).toBeInTheDocument()
    await expect.element(panel.getByText('Technology')).toBeVisible()
    await expect.element(panel.getByText(/^04\/03\/2026 /)).toBeVisible()
  })

  it.each([
    ['{"items":[{}],"count":1}', '1 alert'],
    ['{"items":[{"_id":7,"description":[],"date":{},"otherInfo":"x","hostname":9}],"count":1}', '1 alert'],
    ['{"items":null,"count":0,"pageSize":25,"page":1}', 'No new alerts'],
    ['{"items":null}', 'No new alerts'],
    // Older servers send a plain array.
    ['[]', 'No new alerts'],
    ['{"items":7}', 'Could not load alerts'],
    ['{"items":[null]}', 'Could not load alerts'],
    ['{"items":[{', 'Could not load alerts'],
    ['<!doctype html>', 'Could not load alerts'],
  ])('keeps the page for a response body of %s', async (body, shown) => {
    mockHandlers(
      http.get(
        '*/api/alerts',
        () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }),
      ),
    )
    await openAs('/alerts?show=table')
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
    await expect.element(heading).toBeVisible()
  })
})
