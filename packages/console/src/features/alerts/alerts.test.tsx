import { delay, http, HttpResponse } from 'msw'
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

withMockServices()
beforeEach(() => page.viewport(1920, 1000))

const heading = page.getByRole('heading', { name: 'Alerts', level: 1 })
const search = page.getByRole('searchbox', { name: 'Search alerts' })
const dialog = page.getByRole('alertdialog')
const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })

async function openAlerts(at = '/alerts?show=table') {
  const stores = await openAs(at)
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  return stores
}

/** Requests of the list, without those of the quick filters. */
const alertRequests = () => requests.filter((request) => /^GET \/api\/alerts\?(?!.*mode=)/.test(request))
const last = () => new URLSearchParams(alertRequests().at(-1)?.split('?')[1])
const stored = (status: string) => mockWorld().alerts.filter((alert) => alert.status === status)
const canBeRead = () => stored('NEW').filter(({ code }) => code !== 'NO_DATA')

/** Replaces the alerts of the world with this many copies, each with a unique id. */
function manyAlerts(count: number) {
  const world = mockWorld()
  const kinds = canBeRead()
  world.alerts.length = 0
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length]
    if (kind)
      world.alerts.push({ ...kind, id: index.toString(16).padStart(24, '0'), date: kind.date - index })
  }
  world.alerts.sort((a, b) => a.date - b.date)
}

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
    await openAlerts()
    await search.fill('\u00a0db-1; db-2 ')
    await expect.element(page.getByText(/^The server searches alerts for one text/)).toBeVisible()
    await expect.poll(() => last().get('search')).toBe('db-1; db-2')
    const searches = new Set(
      alertRequests().map((request) => new URLSearchParams(request.split('?')[1]).get('search')),
    )
    expect(searches).toEqual(new Set([null, 'db-1; db-2']))
    await search.fill('db-1')
    await expect.element(page.getByText(/^The server searches alerts/)).not.toBeInTheDocument()
  })
})

describe('alerts list', () => {
  it('shows new alerts, newest first, one page at a time', async () => {
    await openAlerts()
    const total = stored('NEW').length
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
    manyAlerts(300)
    const stores = await openAlerts(
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
    await openAlerts('/alerts?show=table&page=2')
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
    manyAlerts(300)
    const stores = await openAlerts('/alerts?show=table&search=e&page=3')
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('100 rows')
    await expect.poll(() => last().get('size')).toBe('100')
    expect(last().get('page')).toBe('1')
    await openConsole('/alerts?show=table', stores)
    await expect.element(heading).toBeVisible()
    await expect.element(search).toHaveValue('')
    await expect.poll(() => last().get('search')).toBeNull()
  })

  it('replaces a page number past the end with the last page and keeps the back navigation', async () => {
    manyAlerts(60)
    const stores = await openAs('/middleware')
    await expect.element(page.getByRole('heading', { name: 'Middleware', level: 1 })).toBeVisible()
    await openConsole('/alerts?show=table&page=9', stores)
    await expect.poll(address).toBe('/alerts?page=3&show=table')
    await expect.element(page.getByText('51–60 of 60')).toBeVisible()
    window.history.back()
    await expect.element(page.getByRole('heading', { name: 'Middleware', level: 1 })).toBeVisible()
  })

  it('shows all statuses after removing the status chip and stores that in the URL', async () => {
    await openAlerts()
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
    await openAlerts('/alerts?show=table&f.alertCode=in:NEW_DATABASE&f.alertStatus=in:ALL')
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
    ['{"items":7}', 'The alerts could not be loaded'],
    ['{"items":[null]}', 'The alerts could not be loaded'],
    ['{"items":[{', 'The alerts could not be loaded'],
    ['<!doctype html>', 'The alerts could not be loaded'],
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

describe('marking alerts as read', () => {
  it('marks the alerts selected on several pages and clears the selection', async () => {
    manyAlerts(60)
    await openAlerts()
    await boxes.nth(0).click()
    await button('Next page').click()
    await expect.element(page.getByText('26–50 of 60')).toBeVisible()
    await boxes.nth(3).click()
    await expect.element(page.getByText('2 rows selected')).toBeVisible()
    await button('Mark 2 as read…').click()
    await expect.element(dialog.getByText('Mark 2 alerts as read?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Mark 2 as read' }).click()
    await expect.element(page.getByText('2 alerts marked as read')).toBeVisible()
    expect(stored('ACK')).toHaveLength(2)
    await expect.element(page.getByText('58 alerts', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
    // The toast does not cover the pagination.
    await button('Next page').click()
    await expect.element(page.getByText('51–58 of 58')).toBeVisible()
    await expect.element(page.getByText('2 alerts marked as read')).toBeVisible()
  })

  it('skips alerts about silent agents with an explanation and marks the others', async () => {
    const world = mockWorld()
    const [other] = canBeRead()
    const noDataAlert = stored('NEW').find(({ code }) => code === 'NO_DATA')
    world.alerts.length = 0
    if (noDataAlert) world.alerts.push(noDataAlert)
    await openAlerts()
    await boxes.nth(0).click()
    await expect
      .element(button('Mark 0 as read…'))
      .toHaveAttribute('title', 'None of these can be marked as read.')
    if (other) world.alerts.push(other)
    await button('Refresh').click()
    await expect.element(page.getByText('2 alerts', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await button('Mark 1 as read…').click()
    await expect.element(dialog.getByText(/^1 alert about an agent not reporting stays/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Mark 1 as read' }).click()
    await expect.element(page.getByText('1 alert marked as read')).toBeVisible()
    expect([noDataAlert?.status, other?.status]).toEqual(['NEW', 'ACK'])
  })

  it('marks all 10,000 matching alerts and retries the rejected and unconfirmed ones from the receipt', async () => {
    manyAlerts(10_000)
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
    await openAlerts()
    await button('Mark all as read…').click()
    await expect.element(dialog.getByText('Mark 10,000 alerts as read?')).toBeVisible()
    // Alerts that arrive later stay new.
    const newer = lastAlert && { ...lastAlert, id: 'f'.repeat(24), date: world.clock.now() + 1 }
    if (newer) world.alerts.push(newer)
    await dialog.getByRole('button', { name: 'Mark 10,000 as read' }).click()
    await expect.poll(() => isHanging, { timeout: 60_000 }).toBe(true)
    await page.getByRole('dialog').or(dialog).getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog.getByText(/^200 not confirmed by the server:/)).toBeVisible()
    await expect.element(dialog.getByText(/not attempted/)).toBeVisible()

    hangs = false
    await dialog.getByRole('button', { name: /^Try .* again$/ }).click()
    await expect.element(dialog.getByText('9,900 alerts marked as read'), { timeout: 60_000 }).toBeVisible()
    await expect.element(dialog.getByText('100 refused by the server.')).toBeVisible()
    expect(stored('ACK')).toHaveLength(9900)
    expect(newer?.status).toBe('NEW')

    bad.clear()
    await dialog.getByRole('button', { name: 'Try 100 again' }).click()
    await expect.element(page.getByText('10,000 alerts marked as read')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(stored('ACK')).toHaveLength(10_000)
  }, 120_000)

  it('sends no write before confirmation and retries a failed count', async () => {
    await openAlerts('/alerts?show=table&f.alertSeverity=in:INFO')
    mockHandlers(
      http.get('*/api/alerts', ({ request }) =>
        request.url.includes('aggregated') ? new HttpResponse(null, { status: 502 }) : undefined,
      ),
    )
    await button('Mark all as read…').click()
    await expect.element(dialog.getByText('The alerts could not be counted')).toBeVisible()
    mockHandlers()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    const infoCount = canBeRead().filter(({ severity }) => severity === 'INFO').length
    await expect.element(dialog.getByText(`Mark ${infoCount} alerts as read?`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(requests.some((request) => request.startsWith('POST /api/alerts'))).toBe(false)
  })

  it('is disabled when no alert of the filter is new', async () => {
    await openAlerts('/alerts?show=table&f.alertStatus=in:ACK')
    await expect.element(button('Mark all as read…')).toHaveAttribute('aria-disabled', 'true')
  })
})
