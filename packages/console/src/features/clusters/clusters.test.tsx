import type { DatabaseUsedLicense, IgnoreLicense } from '@inventory-console/api-mocks/contract'
import { makeCluster } from '@inventory-console/api-mocks/fixtures/clusters'
import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  newStores,
  openAs,
  openConsole,
  requests,
  withMockServices,
  toggleGroup,
} from '../../testing/openConsole.tsx'
import { clusterNames, nodeName } from '../../testing/sampleInventory.ts'

const [first] = sampleLocations
/** As the cluster at the headquarters carries it. */
const headquarters = clusterNames.first.split('-')[1] ?? ''

withMockServices()
beforeEach(() => page.viewport(1440, 900))

async function openPage(path: string, stores = newStores()) {
  await openAs(path, 'admin', stores)
  return stores
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const requestsTo = (call: string) => requests.filter((request) => request.startsWith(`GET /api${call}`))

describe('hypervisors list', () => {
  it('compares two dates by cluster, although the reporter of a cluster is no host of the list', async () => {
    const clusters = [makeCluster(1, { hostname: 'reporter-1' }), makeCluster(2, { hostname: 'reporter-2' })]
    mockHandlers(http.get('*/api/hosts/clusters', () => HttpResponse.json(clusters)))
    await openPage('/hypervisors?compare=2026-03-01..')
    await expect.element(page.getByText('No configuration changes')).toBeVisible()
  })

  it('opens a cluster and keeps the search when going back', async () => {
    await openPage('/hypervisors')
    await page.getByRole('searchbox', { name: 'Search clusters' }).fill(headquarters)
    await expect.poll(address).toBe(`/hypervisors?search=${headquarters}`)
    await link(clusterNames.first).click()
    await expect.element(heading(clusterNames.first)).toBeVisible()
    expect(address()).toBe(`/hypervisors/${clusterNames.first}`)
    await expect.element(page.getByRole('heading', { name: /^Virtual machines \d/ })).toBeVisible()
    window.history.back()
    await expect.element(page.getByRole('searchbox', { name: 'Search clusters' })).toHaveValue(headquarters)
  })

  it('shows the agent coverage of the clusters that match the search', async () => {
    const stores = await openPage('/hosts')
    const cluster = (name: string, vmsCount: number, vmsErcoleAgentCount: number) => ({
      ...makeCluster(1),
      name,
      vmsCount,
      vmsErcoleAgentCount,
    })
    const clusters = [cluster('mil-01', 10, 4), cluster('mil-02', 30, 26), cluster('rom-01', 40, 0)]
    mockHandlers(http.get('*/api/hosts/clusters', () => HttpResponse.json(clusters)))
    await openConsole('/hypervisors', stores)
    const figure = page.getByRole('region', { name: 'VMs with agent' })
    await expect.element(figure.getByText(/^VMs with agent: 30 of 80/)).toBeVisible()
    await expect.element(figure.getByText('37.5%', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search clusters' }).fill('mil')
    await expect.element(figure.getByText(/^VMs with agent: 30 of 40/)).toBeVisible()
    await expect.element(figure.getByText('75%', { exact: true })).toBeVisible()
  })

  it('is empty when the response is null', async () => {
    const stores = await openPage('/hosts')
    mockHandlers(http.get('*/api/hosts/clusters', () => HttpResponse.json(null)))
    await openConsole('/hypervisors', stores)
    await expect.element(page.getByText('No clusters')).toBeVisible()
  })

  it.each([['["a"]'], ['[null]'], ['{}'], ['7']])('shows an error when the response is %s', async (body) => {
    const stores = await openPage('/hosts')
    mockHandlers(http.get('*/api/hosts/clusters', () => HttpResponse.text(body)))
    await openConsole('/hypervisors', stores)
    await expect.element(page.getByText('Could not load clusters')).toBeVisible()
  })
})

describe('cluster page', () => {
  it('shows that an unknown cluster was not found', async () => {
    await openPage('/hypervisors/nowhere')
    await expect.element(page.getByText('Cluster nowhere not found')).toBeVisible()
    expect(address()).toBe('/hypervisors/nowhere')
    await link('All clusters').click()
    await expect.element(heading('Hypervisors')).toBeVisible()
  })

  it('shows that a cluster whose name has a slash cannot be opened', async () => {
    await openPage('/hypervisors/prod%2Feast')
    await expect.element(page.getByText('Cannot open prod/east')).toBeVisible()
  })

  it('lists machines without an agent first, and their names only if they differ from the hosts', async () => {
    const cluster = makeCluster(1)
    const [vm] = cluster.vms
    if (!vm) throw new Error('the cluster has no machines')
    const machine = (hostname: string, name: string, isErcoleInstalled: boolean) => ({
      ...vm,
      hostname,
      name,
      isErcoleInstalled,
    })
    let vms = [machine('DB-1', 'db-1', true), machine('db-2', 'db-2', false)]
    const stores = await openPage('/hosts')
    mockHandlers(http.get('*/api/hosts/clusters/:name', () => HttpResponse.json({ ...cluster, vms })))
    await openConsole(`/hypervisors/${cluster.name}`, stores)
    const machines = page.getByRole('rowheader')
    await expect.element(machines.nth(1)).toBeVisible()
    expect(machines.elements().map(({ textContent }) => textContent)).toEqual(['db-2', 'DB-1'])
    const nameColumn = page.getByRole('columnheader', { name: 'VM name' })
    expect(nameColumn.query()).toBeNull()
    expect(page.getByRole('columnheader', { name: 'Hostname' }).query()).not.toBeNull()

    vms = [machine('db-1', 'Sales database', true)]
    await button('Refresh').click()
    await expect.element(nameColumn).toBeVisible()
  })

  it('links to its hosts, and a host links back', async () => {
    await openPage(`/hypervisors/${clusterNames.first}`)
    await link('Show hosts').click()
    await expect.element(page.getByText(`Hypervisor cluster: ${clusterNames.first}`)).toBeVisible()
    await toggleGroup('Virtualization')
    await link(clusterNames.first).first().click()
    await expect.element(heading(clusterNames.first)).toBeVisible()
  })

  it('links a physical host to the hosts filtered by it', async () => {
    await openPage(`/hypervisors/${clusterNames.first}`)
    await link(nodeName).first().click()
    await expect.element(page.getByText(`Physical host: ${nodeName}`)).toBeVisible()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  })

  it('shows the virtual machines as cards on a phone, with physical host and agent', async () => {
    await page.viewport(390, 844)
    await openPage(`/hypervisors/${clusterNames.first}`)
    const machines = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect.element(machines.first()).toBeVisible()
    const facts = machines.first().getByRole('gridcell').elements()
    expect(facts.map((cell) => cell.getAttribute('data-label'))).toEqual(['Physical host', 'Agent installed'])
  })

  it('requests the cluster names when the switch opens and shows no data of the previous cluster', async () => {
    await openPage(`/hypervisors/${clusterNames.first}`)
    await expect.element(heading(clusterNames.first)).toBeVisible()
    expect(requestsTo('/hosts/clusters?mode=clusternames')).toEqual([])
    await button('Switch to another cluster').click()
    await expect.element(page.getByRole('option', { name: clusterNames.second })).toBeVisible()
    expect(page.getByRole('option', { name: clusterNames.first }).query()).toBeNull()
    mockHandlers(http.get(`*/api/hosts/clusters/${clusterNames.second}`, () => new Promise<never>(() => {})))
    await page.getByRole('option', { name: clusterNames.second }).click()
    await expect.element(heading(clusterNames.second)).toBeVisible()
    // No data of the previous cluster under the new heading.
    expect(page.getByText(clusterNames.first.replace('vmcl', 'vcenter')).query()).toBeNull()
  })

  it('sends only the date of the global filters and shows that', async () => {
    const stores = newStores()
    const filters = { location: first, environment: null, date: '2026-03-12' }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openPage(`/hypervisors/${clusterNames.first}`, stores)
    await expect.element(page.getByText(/Only the date filter applies to this page/)).toBeVisible()
    const end = encodeURIComponent(new Date(2026, 2, 12, 23, 59, 59).toISOString())
    await expect
      .poll(() => requestsTo('/hosts/clusters/'))
      .toEqual([`GET /api/hosts/clusters/${clusterNames.first}?older-than=${end}`])
    // The other filters have no control here, so their options are not requested.
    expect([...requestsTo('/hosts/locations'), ...requestsTo('/hosts/environments')]).toEqual([])
  })

  it('resets only the date of the global filters, because it shows no other', async () => {
    const stores = newStores()
    const filters = { location: first, environment: 'PROD', date: '2026-03-12' }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openPage(`/hypervisors/${clusterNames.first}`, stores)
    await button('As of 12/03/2026').click()
    await button('Reset').click()
    await expect.element(button('As of today')).toBeVisible()
    expect(JSON.parse(stores.local.read('persisted-data') ?? '')).toMatchObject({
      filters: { ...filters, date: null },
    })
  })

  it('names the exported file after the cluster', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await openPage(`/hypervisors/${clusterNames.first}`)
    // The second button belongs to the table.
    await button('Export').first().click()
    await expect.poll(() => saved).toEqual([`cluster-${clusterNames.first}-data-20260316.xlsx`])
    vi.restoreAllMocks()
  })
})

describe('licenses of a cluster', () => {
  const dialog = page.getByRole('alertdialog')
  const database = (clusterName: string, hostname: string, others: Partial<DatabaseUsedLicense> = {}) =>
    makeUsedLicense({
      hostname,
      clusterName,
      clusterType: 'VMWare',
      licenseTypeID: 'A90611',
      ignored: false,
      ...others,
    })
  const used = [
    database(clusterNames.first, 'db-1'),
    database(clusterNames.first, 'db-2'),
    database(clusterNames.first, 'db-3', { ignored: true }),
    database(clusterNames.first, 'db-4', { clusterType: 'VeritasCluster' }),
    database(`o${clusterNames.first}`, 'db-5'),
    database(clusterNames.first.toUpperCase(), 'db-6'),
  ]

  function mockUsedLicenses(rows: readonly DatabaseUsedLicense[]) {
    const sent: IgnoreLicense[] = []
    mockHandlers(
      http.get('*/databases/licenses-used', () => HttpResponse.json({ usedLicenses: rows })),
      http.post<never, IgnoreLicense[]>('*/api/licenses/ignore', async ({ request }) => {
        const body = await request.json()
        sent.push(...body)
        return HttpResponse.json({ updated: body, error: null })
      }),
    )
    return sent
  }

  async function ignoreAndReadHosts(sent: readonly IgnoreLicense[]) {
    await expect.element(dialog.getByRole('heading', { name: 'Ignore 2 usages of A90611?' })).toBeVisible()
    await expect
      .element(
        dialog.getByText(
          `These are all 2 counted licenses of the cluster ${clusterNames.first}, in every location.`,
        ),
      )
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Ignore' }).click()
    await expect.element(page.getByText('2 usages ignored')).toBeVisible()
    expect(dialog.query()).toBeNull()
    return sent.map(({ hostname }) => hostname)
  }

  it('are ignored from its row, and none of a cluster whose name contains this one', async () => {
    await openPage('/hosts')
    const sent = mockUsedLicenses(used)
    await openPage(`/hypervisors?search=${clusterNames.first}`)
    await page.getByTitle(`Actions for ${clusterNames.first}`).click()
    await page.getByRole('menuitem', { name: 'Ignore licenses…' }).click()
    expect(await ignoreAndReadHosts(sent)).toEqual(['db-1', 'db-2'])
  })

  it('are ignored from its page', async () => {
    await openPage('/hosts')
    const sent = mockUsedLicenses(used)
    await openPage(`/hypervisors/${clusterNames.first}`)
    await button('Ignore licenses…').click()
    expect(await ignoreAndReadHosts(sent)).toEqual(['db-1', 'db-2'])
  })

  it('says that none is counted', async () => {
    await openPage('/hosts')
    mockUsedLicenses(used.slice(2))
    await openPage(`/hypervisors/${clusterNames.first}`)
    await button('Ignore licenses…').click()
    await expect
      .element(dialog.getByText('No license of this cluster is counted: none is in use, or all are ignored.'))
      .toBeVisible()
  })
})
