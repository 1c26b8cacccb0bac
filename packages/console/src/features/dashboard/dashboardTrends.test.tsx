import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  field,
  mockWorld,
  openConsole,
  withMockServices,
  type Stores,
} from '../../testing/openConsole.tsx'
import { hours, openDashboardPage, setLastVisit } from '../../testing/pages/dashboardPage.ts'

const [first] = sampleLocations

withMockServices()

describe('trends since the last visit', () => {
  const agents = page.getByRole('region', { name: /agents? not reporting/ })
  const tablespaces = page.getByRole('region', { name: /tablespaces? 90% full/ })
  const stored = (stores: Stores) => JSON.parse(stores.local.read('persisted-data') ?? '{}').work

  /** A first visit three days ago, after which one agent reported again. */
  async function visitBefore() {
    const stores = await openDashboardPage()
    await expect.poll(() => Object.keys(stored(stores)?.counts ?? {}).length).toBe(7)
    const world = mockWorld()
    const silent = world.alerts.find(({ code, status }) => code === 'NO_DATA' && status === 'NEW')
    world.alerts = world.alerts.filter((alert) => alert !== silent)
    setLastVisit(stores, 72 * hours)
    return stores
  }

  it('shows the difference from the count of the last visit', async () => {
    const stores = await visitBefore()
    await openConsole('/dashboard', stores)
    await expect.element(agents.getByText('−1 since 13/03')).toBeVisible()
    await expect.element(tablespaces.getByText('unchanged')).toBeVisible()
    // A reload belongs to the same visit.
    await openConsole('/dashboard', stores)
    await expect.element(agents.getByText('−1 since 13/03')).toBeVisible()
  })

  it('neither shows nor records trends while global filters are set', async () => {
    const stores = await visitBefore()
    const persisted = JSON.parse(stores.local.read('persisted-data') ?? '{}')
    const filters = { location: first, environment: null, date: null }
    stores.local.write('persisted-data', JSON.stringify({ ...persisted, filters }))
    await openConsole('/dashboard', stores)
    await expect.element(tablespaces.getByRole('heading')).toBeVisible()
    await expect.poll(() => tablespaces.element().getAttribute('aria-busy')).not.toBe('true')
    await expect.element(page.getByText('since 13/03')).not.toBeInTheDocument()
    expect(stored(stores).counts).toEqual({})
  })

  it('removes the counts on logout', async () => {
    const stores = await visitBefore()
    await button(/^User menu of/).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.element(field('Username')).toBeVisible()
    expect(stores.local.all()).not.toMatch(/agents|tablespaces/)
    await openDashboardPage('admin', stores)
    await expect.element(agents.getByRole('listitem').first()).toBeVisible()
    await expect.element(agents.getByText(/since/)).not.toBeInTheDocument()
  })
})
