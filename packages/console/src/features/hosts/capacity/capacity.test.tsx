import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  mockWorld,
  newStores,
  openAs,
  requests,
  withMockServices,
} from '../../../testing/openConsole.tsx'

const firstHost = makeHost(1).hostname
const secondHost = makeHost(2).hostname
const mysqlHost = makeHost(3).hostname

const [first] = sampleLocations

withMockServices()
beforeEach(() => page.viewport(1440, 900))

async function openCapacity(path = '/capacity/by-os') {
  await openAs(path)
  await expect.element(page.getByRole('heading', { name: 'OS capacity', level: 1 })).toBeVisible()
}

const search = page.getByRole('combobox', { name: 'Hosts by cores' })
const host = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })
const chart = (name: RegExp) => page.getByRole('figure', { name })

describe('host selection', () => {
  it('opens the Oracle host with the most cores, because other hosts have no measurements', async () => {
    const { hosts, clock } = mockWorld()
    const rows = hosts.rowsAt(clock.now())
    for (const row of rows) if (row.technology !== 'Oracle/Database') row.info.cpuCores = 1024
    const oracleHosts = rows.filter(({ technology }) => technology === 'Oracle/Database')
    const most = Math.max(...oracleHosts.map(({ info }) => info.cpuCores))
    await openCapacity()
    await expect
      .poll(() => document.querySelector('[data-slot=rank-value]')?.textContent)
      .toBe(most.toLocaleString('en'))
    await expect.element(chart(/^Host CPU by period/)).toBeVisible()
    await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    expect(address()).toBe('/capacity/by-os')
  })

  it('shows the list first on a phone', async () => {
    await page.viewport(390, 844)
    await openCapacity()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1)
  })

  it('offers all hosts and shows their number', async () => {
    await openCapacity()
    await expect
      .element(page.getByRole('region', { name: 'Hosts by cores' }).getByText('100', { exact: true }))
      .toBeVisible()
  })

  it('filters by environment and technology, and shows a message without matches', async () => {
    await openCapacity()
    await search.fill('prod mysql')
    await expect.element(host(mysqlHost)).toBeVisible()
    expect(host(firstHost).query()).toBeNull()
    await search.fill('nowhere')
    await expect.element(page.getByText('No results for “nowhere”')).toBeVisible()
  })
})

describe('selected host', () => {
  it('is stored in the URL and names its charts', async () => {
    await openCapacity()
    await search.fill(firstHost)
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe(`/capacity/by-os?host=${firstHost}`)
    await expect.element(chart(/^Host CPU by period/)).toBeVisible()
    // The daily disk charts have titles of their own.
    for (const name of [
      /^Host CPU on 15\/03\/2026/,
      /^I\/O operations by/,
      /^I\/O operations on/,
      /^I\/O volume by/,
      /^I\/O volume on/,
    ])
      await expect.element(chart(name)).toBeInTheDocument()
  })

  it('hides the charts of the previous host while loading', async () => {
    await openCapacity(`/capacity/by-os?host=${firstHost}`)
    await expect.element(chart(/^Host CPU on 15\/03\/2026/)).toBeVisible()
    mockHandlers(http.get(`*/api/hosts/${secondHost}`, () => new Promise<never>(() => {})))
    await host(secondHost).click()
    await expect.element(page.getByRole('heading', { name: secondHost })).toBeVisible()
    expect(chart(/^Host CPU on/).query()).toBeNull()
  })

  it('is requested without the global filters', async () => {
    const stores = newStores()
    const filters = { location: first, environment: 'PROD', date: '2026-03-10' }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openAs(`/capacity/by-os?host=${firstHost}`, 'admin', stores)
    await expect.poll(() => requests).toContain(`GET /api/hosts/${firstHost}`)
  })

  it('shows an empty state without measurements', async () => {
    await openCapacity(`/capacity/by-os?host=${mysqlHost}`)
    await expect.element(page.getByText('No measurements')).toBeVisible()
  })

  it('shows that an unknown host was not found', async () => {
    await openCapacity('/capacity/by-os?host=nowhere')
    await expect.element(page.getByText('Host not found')).toBeVisible()
    expect(address()).toBe('/capacity/by-os?host=nowhere')
  })

  it('shows that a host whose name has a slash cannot be opened', async () => {
    await openCapacity('/capacity/by-os?host=db/014')
    await expect.element(page.getByText('Cannot open db/014')).toBeVisible()
  })

  it.each([
    [{ cpuConsumptions: 'much', diskConsumptions: 7 }, 'No measurements'],
    [{ cpuConsumptions: [null, 3, { timeStart: 7, target: {}, cpuAvg: 'a' }] }, 'No data'],
  ])('shows no measurements for the malformed %j', async (part, text) => {
    const host = makeHostDetail(1)
    mockHandlers(http.get(`*/api/hosts/${firstHost}`, () => HttpResponse.json({ ...host, ...part })))
    await openAs(`/capacity/by-os?host=${firstHost}`)
    await expect.element(page.getByText(text).first()).toBeVisible()
  })

  it.each([7, true, '', 'a host'])('shows an error when the response is %j', async (body) => {
    mockHandlers(http.get(`*/api/hosts/${firstHost}`, () => HttpResponse.json(body)))
    await openAs(`/capacity/by-os?host=${firstHost}`)
    await expect.element(page.getByText('Could not load the host')).toBeVisible()
  })

  it('shows the error when loading fails and retries', async () => {
    await openCapacity('/capacity/by-os')
    mockHandlers(http.get(`*/api/hosts/${firstHost}`, () => new HttpResponse(null, { status: 500 })))
    // Filters first, because rows further down are rendered only after scrolling.
    await search.fill(firstHost)
    await host(firstHost).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Could not load the host' })
    await expect.element(failure).toBeVisible()
    mockHandlers()
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect.element(chart(/^Host CPU by period/)).toBeVisible()
  })
})
