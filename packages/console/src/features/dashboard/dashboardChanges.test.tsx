import { NOW } from '@inventory-console/api-mocks/clock'
import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  dismissInWorld,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { hours, openDashboardPage, region, setLastVisit } from '../../testing/pages/dashboardPage.ts'
import { oracleHost } from '../../testing/sampleInventory.ts'

const [first] = sampleLocations

withMockServices()

describe('changes since the last visit', () => {
  const card = region('Since your last visit')

  it('have no card on the first visit', async () => {
    await openDashboardPage()
    await expect.element(region('Technologies').getByRole('table')).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
  })

  it('reserve no space on the first visit while the user is unknown', async () => {
    mockHandlers(http.get('*/api/users/info', () => delay('infinite')))
    await openDashboardPage()
    await expect.element(region('Technologies').getByRole('table')).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
  })

  it('links the added hosts to the comparison with the date of the last visit', async () => {
    const stores = await openDashboardPage()
    await expect.poll(() => stores.local.read('visits')).not.toBeNull()
    setLastVisit(stores, 60 * 24 * hours)
    await openConsole('/dashboard', stores)
    await expect.element(card.getByText('15/01/2026', { exact: false })).toBeVisible()
    await expect
      .element(card.getByRole('link', { name: / hosts? added$/ }))
      .toHaveAttribute('href', '/hosts?compare=2026-01-15T09:30:00.000Z..&c.f.change=in:added')
    expect(requests.filter((request) => request.includes('mode=hostnames'))).toHaveLength(3)
  })

  it('counts a host as removed only if it was dismissed after the last visit', async () => {
    const stores = await openDashboardPage()
    await expect.poll(() => stores.local.read('visits')).not.toBeNull()
    setLastVisit(stores, 48 * hours)
    const [before, after] = [oracleHost.name, makeHost(72).hostname]
    const dismissals = [
      { hostname: before, date: Date.parse(NOW) - 72 * hours },
      { hostname: after, date: Date.parse(NOW) - 24 * hours },
    ]
    for (const { hostname, date } of dismissals) dismissInWorld(hostname, date)
    mockHandlers(
      http.get('*/api/alerts', ({ request }) =>
        request.url.includes('code=DISMISSED_HOST')
          ? HttpResponse.json({
              items: dismissals.map(({ hostname, date }) => ({
                hostname,
                date: new Date(date).toISOString(),
                otherInfo: { hostname },
              })),
              count: 2,
              pageSize: 2,
              page: 1,
            })
          : undefined,
      ),
    )
    await openConsole('/dashboard', stores)
    await expect.element(card.getByRole('link', { name: '1 host removed', exact: true })).toBeVisible()
    const [oracle, mysql] = [oracleHost.databases, makeHost(72).databases['Oracle/MySQL'] ?? []]
    expect(mysql).not.toEqual([])
    await expect.element(card.getByText(new RegExp(`^${mysql.length} databases? removed$`))).toBeVisible()
    expect(card.element().textContent).not.toContain(before)
    expect(card.element().textContent).not.toContain(oracle[0])
  })

  it.each(['hosts', 'databases'])('opens the comparison of %s with the chosen date', async (list) => {
    const stores = await openDashboardPage()
    await expect.poll(() => stores.local.read('visits')).not.toBeNull()
    setLastVisit(stores, 48 * hours)
    await openConsole('/dashboard', stores)
    await card.getByRole('button', { name: `Compare ${list}…` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Earlier date/ }).fill('01/03/2026')
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect.poll(address).toBe(`/${list}?compare=2026-03-01..`)
  })

  it.each(['hosts', 'databases'])('links to as many new %s as the count shows', async (list) => {
    const stores = await openDashboardPage()
    await expect.poll(() => stores.local.read('visits')).not.toBeNull()
    setLastVisit(stores, 60 * 24 * hours)
    await openConsole('/dashboard', stores)
    const link = card.getByRole('link', { name: new RegExp(` ${list}? added$`) })
    await expect.element(link).toBeVisible()
    const count = Number.parseInt(link.element().textContent, 10)
    expect(count).toBeGreaterThan(0)
    await link.click()
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(count)
  })

  it('links contracts out of support to the list of their technology', async () => {
    const stores = await openDashboardPage()
    await expect.poll(() => stores.local.read('visits')).not.toBeNull()
    setLastVisit(stores, 48 * hours)
    const yesterday = new Date(Date.parse(NOW) - 24 * hours).toISOString()
    const contract = { contractID: 'C-1', supportExpiration: yesterday }
    mockHandlers(
      http.get('*/api/contracts/*/database', () => HttpResponse.json({ contracts: [contract, contract] })),
    )
    await openConsole('/dashboard', stores)
    const ended = (product: string) =>
      card.getByRole('link', { name: `2 ${product} contracts with expired support`, exact: true })
    const days = 'sort=supportExpiration&f.supportExpiration=days%3A2026-03-14..2026-03-15'
    await expect.element(ended('Oracle')).toHaveAttribute('href', `/licenses/contract/oracle?${days}`)
    await expect.element(ended('MySQL')).toHaveAttribute('href', `/licenses/contract/mysql?${days}`)
    await expect.element(ended('SQL Server')).toHaveAttribute('href', `/licenses/contract/sqlserver?${days}`)
  })

  it('sends location and environment to the lists that support them and shows the scope', async () => {
    const stores = await openDashboardPage()
    await expect.poll(() => stores.local.read('visits')).not.toBeNull()
    setLastVisit(stores, 48 * hours)
    const filters = { location: first, environment: 'PROD', date: '2026-03-10' }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    requests.length = 0
    await openConsole('/dashboard', stores)
    await expect.element(page.getByText(/^Global filters apply only where indicated/)).toBeVisible()
    await expect.element(card.getByText(/^Filtered by location and environment/)).toBeVisible()
    // One request for the contracts card and one for the changes.
    const contracts = () => requests.filter((request) => request.includes('/contracts/'))
    await expect.poll(() => contracts().filter((request) => request.includes('microsoft'))).toHaveLength(2)
    const sent = requests.filter((request) =>
      /mode=hostnames|all\/databases(\?|$)|alerts\?(?!.*status=NEW).*from=/.test(request),
    )
    expect(sent).toHaveLength(7)
    const scopeQuery = new RegExp(`location=${first}&environment=PROD`)
    // Whether a host still exists does not depend on the filters.
    const unfiltered = ['GET /api/hosts?mode=hostnames']
    expect(sent.filter((request) => !scopeQuery.test(request))).toEqual(unfiltered)
    expect(contracts().filter((request) => !request.endsWith(`?location=${first}`))).toEqual([])
    // No links, because the lists would apply the global date, which the counts do not.
    await expect.element(card.getByRole('listitem').first()).toBeVisible()
    await expect.element(card.getByRole('link')).not.toBeInTheDocument()
  })

  it('shows no counts of all locations while those of a chosen location load', async () => {
    const stores = await openDashboardPage()
    await expect.poll(() => stores.local.read('visits')).not.toBeNull()
    setLastVisit(stores, 60 * 24 * hours)
    await openConsole('/dashboard', stores)
    const added = card.getByRole('link', { name: / hosts? added$/ })
    await expect.element(added).toBeVisible()
    mockHandlers(
      http.get('*/api/hosts', ({ request }) =>
        request.url.includes('location') ? delay('infinite') : undefined,
      ),
    )
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.getByRole('combobox', { name: 'Go to' }).fill(`location ${first}`)
    await page.getByRole('option', { name: `Location: ${first}` }).click()
    await expect.element(page.getByText(/^Global filters apply only where indicated/)).toBeVisible()
    await expect.element(card).toBeVisible()
    await expect.element(added).not.toBeInTheDocument()
  })

  it('shows that nothing has changed', async () => {
    const stores = await openDashboardPage()
    await expect.poll(() => stores.local.read('visits')).not.toBeNull()
    setLastVisit(stores, 0.6 * hours)
    mockHandlers(
      http.get('*/api/hosts', () => HttpResponse.json(['a'])),
      http.get('*/api/hosts/technologies/all/databases', () => HttpResponse.json({ databases: null })),
      http.get('*/api/contracts/*/database', () => HttpResponse.json({ contracts: null })),
      http.get('*/api/alerts', ({ request }) =>
        request.url.includes('from=') ? HttpResponse.json({ items: null, count: 0 }) : undefined,
      ),
      http.get('*/chart/technologies/all/license-history', () =>
        HttpResponse.json({ licenseComplianceHistory: [] }),
      ),
    )
    await openConsole('/dashboard', stores)
    await expect.element(card.getByText('No changes')).toBeVisible()
  })

  it('shows which counts failed to load and retries them', async () => {
    const stores = await openDashboardPage()
    await expect.poll(() => stores.local.read('visits')).not.toBeNull()
    setLastVisit(stores, 48 * hours)
    mockHandlers(http.get('*/api/hosts', () => new HttpResponse(null, { status: 500 })))
    await openConsole('/dashboard', stores)
    await expect
      .element(
        card.getByText('Could not load: added hosts, removed hosts, added databases, removed databases.'),
      )
      .toBeVisible()
    mockHandlers()
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect.element(card.getByText(/^Could not load/)).not.toBeInTheDocument()
  })
})
