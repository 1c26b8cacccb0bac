import { NOW } from '@inventory-console/api-mocks/clock'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { alertWindow, isoRange } from '@inventory-console/ui/domain/alertWindow'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  responseCount,
  button,
  mockWorld,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { countNewAlerts, heading, openDashboardPage, region } from '../../testing/pages/dashboardPage.ts'

const [first] = sampleLocations

withMockServices()

describe('dashboard', () => {
  it('is the first page after login', async () => {
    await openDashboardPage()
    expect(address()).toBe('/dashboard')
    expect(document.title).toBe('Inventory Console - Dashboard')
    await expect.element(page.getByText('As of 16/03/2026', { exact: false })).toBeVisible()
  })

  it('counts license and engine alerts dated from one week ago through tomorrow, as the linked list does', async () => {
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
    await region('License alerts').getByRole('link', { name: '2 Critical' }).click()
    await expect.element(page.getByText(/^2 alerts in /)).toBeVisible()
    expect(address()).toContain(`f.date=days%3A${days.from}..${days.to}`)
    const { from = '', to = '' } = isoRange(days)
    const moments = new URLSearchParams({ from, to }).toString()
    const ofNew = requests.filter((request) => request.includes('status=NEW') && !request.includes('NO_DATA'))
    expect(ofNew.some((request) => request.includes('mode=aggregated'))).toBe(true)
    expect(ofNew.filter((request) => !request.includes(moments))).toEqual([])
  })

  it('shows the active global filters and resets them', async () => {
    const stores = await openDashboardPage()
    const filters = { location: first, environment: 'PROD', date: '2026-03-10' }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openConsole('/dashboard', stores)
    const active = region('Global filters')
    await expect.element(active.getByText(`Location: ${first}`)).toBeVisible()
    await expect.element(active.getByText('Environment: PROD')).toBeVisible()
    await expect.element(active.getByText('Date: 10/03/2026')).toBeVisible()
    await active.getByRole('button', { name: 'Remove Environment: PROD' }).click()
    await expect.element(active.getByText('Environment: PROD')).not.toBeInTheDocument()
    requests.length = 0
    await active.getByRole('button', { name: 'Reset' }).click()
    await expect.element(active).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
    await expect.poll(() => requests.filter((request) => request.includes('mode=aggregated')).length).toBe(1)
    expect(requests.filter((request) => request.includes('location='))).toEqual([])
    expect(stores.local.read('persisted-data')).not.toContain(first)
  })

  it('sends the global location with the alert counts and shows that it applies', async () => {
    const stores = await openDashboardPage()
    stores.local.write(
      'persisted-data',
      JSON.stringify({ username: 'admin', filters: { location: first, environment: null, date: null } }),
    )
    await openConsole('/dashboard', stores)
    await expect.element(page.getByText(/^The global filters apply to these figures/)).toBeVisible()
    await expect
      .poll(() =>
        requests.some((request) => request.includes('aggregated') && request.includes(`location=${first}`)),
      )
      .toBe(true)
  })

  it('requests groups of alerts, three single alerts and the agents not reporting', async () => {
    await openDashboardPage()
    await expect.element(region('Inventory alerts').getByText('Mark as read')).toBeVisible()
    const alertRequests = requests.filter((request) => request.startsWith('GET /api/alerts'))
    const sizes = alertRequests.map((request) =>
      Number(new URLSearchParams(request.split('?')[1]).get('size')),
    )
    expect(new Set(sizes)).toEqual(new Set([1000, 3, 10_000]))
  })

  it('keeps the other blocks when some requests fail or hang, and retries one', async () => {
    const stores = await openDashboardPage()
    mockHandlers(
      http.get('*/chart/technologies/all/license-history', () => new HttpResponse(null, { status: 500 })),
      http.get('*/thunder/aws/aws-objects', () => new HttpResponse(null, { status: 502 })),
      http.get('*/api/frontend/dashboard', async () => {
        await delay('infinite')
      }),
    )
    await openConsole('/dashboard', stores)
    const cloud = region('Cloud objects')
    await expect.element(cloud.getByRole('button', { name: 'Retry Amazon AWS' })).toBeVisible()
    await expect.element(region('History').getByText('This could not be loaded')).toBeVisible()
    await expect.element(region('Inventory alerts').getByText('Mark as read')).toBeVisible()
    expect(address()).toBe('/dashboard')
    mockHandlers()
    await cloud.getByRole('button', { name: 'Retry Amazon AWS' }).click()
    await expect.element(cloud.getByText('not known')).not.toBeInTheDocument()
  })

  it('keeps the focus, scroll position and license type on refresh', async () => {
    await openDashboardPage()
    const type = page.getByRole('combobox', { name: 'License type' })
    const selectedType = () => {
      const box = type.query()
      return box instanceof HTMLInputElement ? box.value : ''
    }
    await expect.poll(selectedType).toMatch(/^A90611/)
    const scroller = document.querySelector('main') ?? document.documentElement
    const refresh = button('Refresh')
    const element = refresh.element()
    if (element instanceof HTMLElement) element.focus()
    scroller.scrollTop = 120
    const { scrollTop } = scroller
    expect(scrollTop).toBeGreaterThan(0)
    const before = requests.filter((request) => request.endsWith('/frontend/dashboard')).length
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => requests.filter((request) => request.endsWith('/frontend/dashboard')).length)
      .toBe(before + 1)
    await expect.element(refresh).toHaveFocus()
    await expect.element(refresh).not.toHaveAttribute('aria-busy')
    expect(scroller.scrollTop).toBe(scrollTop)
    await expect.poll(selectedType).toMatch(/^A90611/)
  })

  it('links the figures of a technology to its lists', async () => {
    const stores = await openDashboardPage()
    const stats = (count: number, hostCount: number, compliancePercentageVal: number) => ({
      count,
      hostCount,
      compliancePercentageVal,
      compliancePercentageStr: '',
    })
    const none = stats(0, 0, 0)
    mockHandlers(
      http.get('*/api/frontend/dashboard', () =>
        HttpResponse.json({
          ercole: stats(5, 3, 79.9),
          oracle: stats(4, 2, 79.9),
          mySql: stats(1, 1, 100),
          sqlServer: none,
          postgreSql: none,
          mongoDb: none,
          mariaDb: none,
        }),
      ),
    )
    await openConsole('/dashboard', stores)
    const links = page.getByRole('row').filter({ hasText: 'Oracle Database' }).getByRole('link')
    await expect.element(links.first()).toBeVisible()
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
      '/oracle',
      '/databases?f.type=in%3AOracle+Database',
      '/hosts?f.technology=in%3AOracle+Database',
      '/licenses/compliance',
    ])
    // Rounded down, so that it does not reach the threshold.
    await expect.element(links.last()).toHaveTextContent('79%')
  })

  it('counts the contracts that compliance leaves out, for administrators only', async () => {
    const stores = await openDashboardPage()
    const note = page.getByText('Compliance counts only contracts for all locations', { exact: false })
    await expect.element(note).toBeVisible()
    const contracts = mockWorld().contracts.at(-1)?.contracts
    const rows = contracts ? [...contracts.oracle, ...contracts.mysql, ...contracts.microsoft] : []
    const count = rows.filter(({ location }) => location !== 'All').length
    const exactNote = `Compliance counts only contracts for all locations and leaves out ${count} other contracts.`
    await expect.element(page.getByText(exactNote, { exact: false })).toBeVisible()
    await openConsole(`/dashboard?location=${first}`, stores)
    await expect.element(region('Technologies').getByRole('table')).toBeVisible()
    await expect.element(page.getByText(/contracts? with support ending/).first()).toBeVisible()
    expect(note.query()).toBeNull()
    await openAs('/dashboard', 'operator')
    await expect.element(region('Technologies').getByRole('table')).toBeVisible()
    await expect.element(page.getByText(/contracts? with support ending/).first()).toBeVisible()
    expect(note.query()).toBeNull()
  })

  it('removes the chart together with the last license type', async () => {
    await openDashboardPage()
    const chart = region('History').getByRole('figure')
    await expect.element(chart).toBeVisible()
    await region('History')
      .getByRole('button', { name: /^Remove A90611/ })
      .click()
    await expect.element(page.getByText('Choose a license type.')).toBeVisible()
    expect(document.querySelector('[data-slot=chart-drawing]')).toBeNull()
  })

  it('shows the failure of a card in the card and retries it', async () => {
    const stores = await openDashboardPage()
    mockHandlers(http.get('*/licenses-compliance', () => new HttpResponse(null, { status: 500 })))
    await openConsole('/dashboard', stores)
    const card = page.getByRole('region', { name: /license types short$/ })
    await expect.element(card.getByText('Compliance could not be loaded')).toBeVisible()
    const noDataCount = countNewAlerts({ code: 'NO_DATA' })
    await expect.element(region(`${noDataCount} agents not reporting`)).toBeVisible()
    expect(address()).toBe('/dashboard')
    mockHandlers()
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect.element(card.getByText('Compliance could not be loaded')).not.toBeInTheDocument()
    await expect.element(card.getByRole('link').first()).toBeVisible()
  })

  it('requests the tablespaces after the other lists', async () => {
    await openDashboardPage()
    const path = '/api/hosts/technologies/oracle/databases/tablespaces'
    await expect.poll(() => responseCount(path)).toBe(1)
    const order = requests.map((request) => request.split('?')[0])
    for (const earlier of ['licenses-compliance', 'missing-dbs', 'contracts/mysql/database'])
      expect(order.findIndex((request) => request?.endsWith(earlier))).toBeLessThan(
        order.indexOf(`GET ${path}`),
      )
  })

  it('links an alert to its host', async () => {
    await openDashboardPage()
    const host = region('Inventory alerts').getByRole('article').getByRole('link')
    await expect.element(host).toBeVisible()
    await expect.element(host).toHaveAttribute('href', `/details/${host.element().textContent}`)
  })

  it('refreshes the alert counts every minute', async () => {
    const stores = await openDashboardPage()
    await expect.element(region('Inventory alerts').getByText('Mark as read')).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await openConsole('/dashboard', stores)
    await expect.element(region('Inventory alerts').getByText('Mark as read')).toBeVisible()
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

  it('requests the cores when their tab opens', async () => {
    await openDashboardPage()
    const alertRequests = () => requests.filter((request) => request.includes('/hosts/cores')).length
    await expect.element(page.getByRole('tab', { name: 'Host cores' })).toBeVisible()
    expect(alertRequests()).toBe(0)
    await page.getByRole('tab', { name: 'Host cores' }).click()
    await expect.element(page.getByText('Cores of all hosts')).toBeVisible()
    await expect.poll(alertRequests).toBe(1)
  })

  describe('recommendation errors', () => {
    const card = page.getByRole('region', { name: /recommendation errors?/i })

    it('link to a list of as many errors', async () => {
      await openDashboardPage()
      const link = card.getByRole('link', { name: /^All / })
      await expect.element(link).toBeVisible()
      const count = Number(/\d+/.exec(link.element().textContent)?.[0])
      expect(count).toBeGreaterThan(0)
      await link.click()
      await expect.poll(address).toBe('/troubleshooting?show=errors')
      await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(count)
    })

    it('are not requested if the menu of the user has no clouds', async () => {
      mockHandlers(http.get('*/api/nodes', () => HttpResponse.json([{ name: 'Dashboard', parent: '' }])))
      await openDashboardPage()
      await expect.element(region('Inventory alerts').getByText('Mark as read')).toBeVisible()
      await expect.poll(() => responseCount('/api/hosts/technologies/oracle/missing-dbs')).toBe(1)
      await expect.element(card).not.toBeInTheDocument()
      expect(requests.filter((request) => request.includes('recommendation-errors'))).toEqual([])
    })

    it('have no card without profiles', async () => {
      const none = () => HttpResponse.json([])
      mockHandlers(
        ...['oracle-cloud/oci-objects', 'aws/aws-objects', 'gcp/errors'].map((path) =>
          http.get(`*/thunder/${path}`, none),
        ),
        http.get('*/thunder/*/*-recommendation-errors', none),
      )
      await openDashboardPage()
      await expect.poll(() => responseCount('/thunder/gcp/errors')).toBe(1)
      await expect.poll(() => responseCount('/thunder/aws/aws-objects')).toBe(1)
      await expect.element(card).not.toBeInTheDocument()
    })
  })

  it.each([
    ['admin', ['/repository', '/roles']],
    ['operator', ['/repository']],
  ])('shows the first steps for an empty installation: %s', async (username, links) => {
    const stores = await openDashboardPage(username)
    const emptyDashboard = {
      count: 0,
      hostCount: 0,
      compliancePercentageVal: 100,
      compliancePercentageStr: '100.00%',
    }
    const keys = ['ercole', 'oracle', 'sqlServer', 'mySql', 'postgreSql', 'mongoDb', 'mariaDb']
    mockHandlers(
      http.get('*/api/frontend/dashboard', () =>
        HttpResponse.json(Object.fromEntries(keys.map((key) => [key, emptyDashboard]))),
      ),
    )
    await openConsole('/dashboard', stores)
    await expect.element(page.getByText('Welcome', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^Install an agent/)).toBeVisible()
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('link')
          .elements()
          .map((link) => link.getAttribute('href')),
      )
      .toEqual(links)
  })

  it.each(['null', '[]', '{"items":{}}', '{"ercole":7,"oracle":{"count":[]}}', '<html>', '', '{'])(
    'keeps its blocks on screen when every request of the page returns %j',
    async (body) => {
      const stores = await openDashboardPage()
      const odd = () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
      mockHandlers(
        http.get('*/api/frontend/dashboard', odd),
        http.get('*/api/alerts', odd),
        http.get('*/api/settings/technologies', odd),
        http.get('*/api/contracts/*/database', odd),
        http.get('*/api/hosts/technologies/*/*', odd),
        http.get('*/api/hosts/technologies/*/*/*', odd),
        http.get('*/chart/*', odd),
        http.get('*/chart/*/*', odd),
        http.get('*/chart/*/*/*', odd),
        http.get('*/thunder/*/*', odd),
      )
      await openConsole('/dashboard', stores)
      await expect.element(heading).toBeVisible()
      await expect.element(region('Cloud objects')).toBeVisible()
      await expect.element(region('Since your last visit')).toBeVisible()
    },
  )
})

it('shows that middleware is not inventoried', async () => {
  const stores = await openDashboardPage()
  await openConsole('/middleware', stores)
  await expect.element(page.getByRole('heading', { name: 'Middleware', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Middleware is not inventoried')).toBeVisible()
})
