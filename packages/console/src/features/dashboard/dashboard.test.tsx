import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
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
import { openDashboardPage, region } from '../../testing/pages/dashboardPage.ts'

const [first] = sampleLocations

withMockServices()

describe('dashboard', () => {
  it('is the first page after login', async () => {
    await openDashboardPage()
    expect(address()).toBe('/dashboard')
    expect(document.title).toBe('Inventory Console - Dashboard')
    await expect.element(page.getByText('As of 16/03/2026', { exact: false })).toBeVisible()
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

  it('adds the objects of all cloud profiles, without snapshots', async () => {
    mockHandlers(
      http.get('*/thunder/aws/aws-objects', () =>
        HttpResponse.json([
          { profileName: 'one', ObjectsCount: [{ name: 'instances', count: 30 }] },
          {
            profileName: 'two',
            ObjectsCount: [
              { name: 'instances', count: 12 },
              { name: 'snapshots', count: 5 },
            ],
          },
        ]),
      ),
    )
    await openDashboardPage()
    const amazon = region('Cloud objects').getByRole('listitem').filter({ hasText: 'Amazon AWS' })
    await expect.element(amazon.getByText('42', { exact: true })).toBeVisible()
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
    const note = page.getByText(/compliance includes only contracts for all locations/)
    await expect.element(note).toBeVisible()
    const contracts = mockWorld().contracts.at(-1)?.contracts
    const rows = contracts ? [...contracts.oracle, ...contracts.mysql, ...contracts.microsoft] : []
    const count = rows.filter(({ location }) => location !== 'All').length
    const exactNote = `${count} contracts are not counted: compliance includes only contracts for all locations.`
    await expect.element(page.getByText(exactNote, { exact: false })).toBeVisible()
    const contractsCard = page.getByRole('region', { name: /contracts? with support expiring/i })
    const filters = { location: first, environment: null, date: null }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openConsole('/dashboard', stores)
    await expect.element(region('Technologies').getByRole('table')).toBeVisible()
    await expect.element(contractsCard).toHaveAttribute('aria-busy', 'false')
    expect(note.query()).toBeNull()
    await openAs('/dashboard', 'operator')
    await expect.element(region('Technologies').getByRole('table')).toBeVisible()
    await expect.element(contractsCard).toHaveAttribute('aria-busy', 'false')
    expect(note.query()).toBeNull()
  })

  it('removes the chart together with the last license type', async () => {
    await openDashboardPage()
    const chart = region('History').getByRole('figure')
    await expect.element(chart).toBeVisible()
    await region('History')
      .getByRole('button', { name: /^Remove A90611/ })
      .click()
    await expect.element(page.getByText('Select a license type.')).toBeVisible()
    expect(document.querySelector('[data-slot=chart-drawing]')).toBeNull()
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

  it('requests the work lists without its figures, but not the tablespaces', async () => {
    const figures = Promise.withResolvers<undefined>()
    mockHandlers(http.get('*/api/frontend/dashboard', () => figures.promise))
    await openDashboardPage()
    const lists = ['hosts/technologies/oracle/missing-dbs', 'contracts/mysql/database']
    for (const list of lists) await expect.poll(() => responseCount(`/api/${list}`)).toBe(1)
    await expect.poll(() => responseCount('/thunder/gcp/errors')).toBe(1)
    const tablespaces = '/api/hosts/technologies/oracle/databases/tablespaces'
    expect(requests.filter((request) => request.includes(tablespaces))).toEqual([])
    figures.resolve(undefined)
    await expect.poll(() => responseCount(tablespaces)).toBe(1)
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
})

it('shows that middleware is not inventoried', async () => {
  const stores = await openDashboardPage()
  await openConsole('/middleware', stores)
  await expect.element(page.getByRole('heading', { name: 'Middleware', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Middleware is not inventoried')).toBeVisible()
})
