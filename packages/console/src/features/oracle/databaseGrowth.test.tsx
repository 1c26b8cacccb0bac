import { makeOracleDatabaseRows } from '@inventory-console/api-mocks/fixtures/oracle'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import {
  address,
  mockHandlers,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const changeList = '*/api/hosts/technologies/oracle/databases/change-list'
const hosts = page.getByRole('region', { name: /^Hosts by/ }).getByRole('option')
const chart = (name: RegExp) => page.getByRole('figure', { name })
const databases = page.getByRole('list', { name: 'Databases' }).getByRole('button')

const shownIn = (boxes: Locator) =>
  boxes.elements().map((box) => (box instanceof HTMLInputElement ? box.value : null))

async function choose(index: number) {
  await hosts.nth(index).click()
  return new URLSearchParams(window.location.search).get('host') ?? ''
}

const numberIn = (text: string) => Number(text.replaceAll(',', ''))
const changeRequests = () => requests.filter((request) => request.includes('/change-list/'))

describe('database growth', () => {
  it('opens the host with the largest segments', async () => {
    await openAs('/oracle/dbgrowth')
    await expect.element(hosts.first()).toHaveAttribute('aria-selected', 'true')
    await expect.element(databases.first()).toBeVisible()
    const sizes = [...document.querySelectorAll('[data-slot=rank-value]')].map(({ textContent }) =>
      numberIn(textContent),
    )
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  it('opens the sizes of a database in place, and keeps it in the URL', async () => {
    await openAs('/oracle/dbgrowth')
    await expect.element(databases.first()).toHaveAttribute('aria-expanded', 'false')
    await databases.first().click()
    await expect.element(chart(/ growth\s?\(GiB\)/)).toBeVisible()
    await expect.poll(address).toContain('db=')
    await databases.first().click()
    await expect.element(chart(/ growth\s?\(GiB\)/)).not.toBeInTheDocument()
  })

  it('is requested for the selected host only, which is stored in the URL', async () => {
    await openAs('/oracle/dbgrowth')
    await expect.element(databases.first()).toBeVisible()
    expect(new Set(changeRequests()).size).toBe(2)
    await hosts.nth(1).click()
    await expect.poll(address).toMatch(/^\/oracle\/dbgrowth\?host=/)
    await expect.element(databases.first()).toBeVisible()
    await expect.poll(() => new Set(changeRequests()).size).toBe(4)
  })

  it('shows that a host has no measurements', async () => {
    const stores = await openAs('/oracle/dbgrowth')
    mockHandlers(http.get(`${changeList}/:host`, () => HttpResponse.json([])))
    await openConsole('/oracle/dbgrowth?host=db-001', stores)
    await expect.element(page.getByText('No measurements')).toBeVisible()
  })

  it.each([
    ['null', null],
    ['no databases', [{ hostname: 'db-001', oracleChangesDBs: null }]],
    [
      'no changes',
      [{ hostname: 'db-001', oracleChangesDBs: [{ databasename: 'ORCL', oracleChanges: null }] }],
    ],
    ['a text', 'change-list'],
    ['holes', [null]],
  ])('shows a message for a response with %s', async (_case, body) => {
    const stores = await openAs('/oracle/dbgrowth')
    mockHandlers(
      http.get(`${changeList}/:host`, () => HttpResponse.json(body)),
      http.get(`${changeList}/:host/pdbs`, () => HttpResponse.json(body)),
    )
    await openConsole('/oracle/dbgrowth?host=db-001', stores)
    await expect
      .element(page.getByText(/^(No measurements|Could not load the host|No sizes in this period)$/))
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Database growth' })).toBeVisible()
  })

  it('compares databases and keeps them and the period over a reload', async () => {
    const stores = await openAs('/oracle/dbgrowth')
    const host = 'db-001'
    mockHandlers(
      http.get(`${changeList}/:host`, () =>
        HttpResponse.json([
          {
            hostname: host,
            oracleChangesDBs: ['ORCL', 'A,B'].map((databasename) => ({
              databasename,
              oracleChanges: [
                {
                  updated: '2026-03-10T12:00:00Z',
                  datafileSize: 10,
                  segmentsSize: 5,
                  allocable: 20,
                  dailyCPUUsage: 1,
                },
              ],
            })),
          },
        ]),
      ),
    )
    await openConsole(`/oracle/dbgrowth?host=${host}&from=2026-03-01&to=2026-03-12`, stores)
    await page.getByRole('button', { name: /^Compare databases/ }).click()
    await page.getByRole('option', { name: 'ORCL' }).click()
    await page.getByRole('option', { name: 'A,B' }).click()
    await expect.element(chart(/^Segment size\s?\(GiB\)/)).toBeVisible()
    const urlBefore = address()
    expect(urlBefore).toContain('from=2026-03-01')
    await openConsole(urlBefore, stores)
    await expect.element(chart(/^Allocatable size\s?\(GiB\)/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Compare databases ORCL, A,B/ })).toBeVisible()
  })

  it.each(['from=2026-02-30&to=2026-03-12', 'from=2026-03-01&to=2026-99-99'])(
    'replaces the invalid period %s with the default',
    async (days) => {
      const stores = await openAs('/oracle/dbgrowth')
      await expect.element(hosts.first()).toBeVisible()
      const host = await choose(0)
      const period = page.getByRole('group', { name: 'Period' }).getByRole('textbox')
      await expect.element(period.first()).toBeVisible()
      const visibleBefore = shownIn(period)
      await openConsole(`/oracle/dbgrowth?host=${host}&${days}`, stores)
      await expect.element(period.first()).toBeVisible()
      expect(shownIn(period)).toEqual(visibleBefore)
    },
  )

  it('is aborted when another host is selected and requested again later', async () => {
    const sent: Request[] = []
    const originalFetch = window.fetch.bind(window)
    const fetchSpy = vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
      if (input instanceof Request) sent.push(input)
      return originalFetch(input, init)
    })
    try {
      await openAs('/oracle/dbgrowth')
      const requestsOf = (host: string) => sent.filter(({ url }) => url.endsWith(`/change-list/${host}`))
      const { promise: requested, resolve } = Promise.withResolvers<void>()
      mockHandlers(
        http.get(`${changeList}/:host`, async () => {
          resolve()
          await delay('infinite')
          return HttpResponse.json([])
        }),
      )
      const first = await choose(0)
      await requested
      expect(requestsOf(first)).toHaveLength(1)
      mockHandlers()
      const second = await choose(1)
      await expect.element(databases.first()).toBeVisible()
      expect(requestsOf(first).map(({ signal }) => signal.aborted)).toEqual([true])
      expect(requestsOf(second).map(({ signal }) => signal.aborted)).toEqual([false])
      await choose(0)
      await expect.element(page.getByRole('heading', { name: first, level: 2 })).toBeVisible()
      await expect.element(databases.first()).toBeVisible()
      expect(requestsOf(first)).toHaveLength(2)
    } finally {
      fetchSpy.mockRestore()
    }
  })
})

describe('database growth with 1,000 hosts', () => {
  it('renders few hosts, finds the last one by search, and requests each host once', async () => {
    const stores = await openAs('/oracle/dbgrowth')
    const [row] = makeOracleDatabaseRows(1)
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...row,
      hostname: `many-${String(index).padStart(4, '0')}`,
    }))
    mockHandlers(http.get('*/api/hosts/technologies/oracle/databases', () => HttpResponse.json(rows)))
    await openConsole('/oracle/dbgrowth', stores)
    await expect.element(page.getByText('1,000', { exact: true })).toBeVisible()
    expect(hosts.elements().length).toBeLessThanOrEqual(60)
    await page.getByRole('combobox').fill('many-0999')
    await expect.poll(() => hosts.elements().length).toBe(1)
    requests.length = 0
    const shows = async (host: string) => {
      await page.getByRole('combobox').fill(host)
      await page.getByRole('option', { name: new RegExp(`^${host}`) }).click()
      await expect.element(page.getByRole('heading', { name: host, level: 2 })).toBeVisible()
      await expect.element(page.getByText('No measurements')).toBeVisible()
    }
    mockHandlers(
      http.get('*/api/hosts/technologies/oracle/databases', () => HttpResponse.json(rows)),
      http.get(`${changeList}/:host`, () => HttpResponse.json([])),
      http.get(`${changeList}/:host/pdbs`, () => HttpResponse.json([])),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      await shows('many-0999')
      await shows('many-0500')
      // After SWR's deduplication interval.
      await vi.advanceTimersByTimeAsync(60_000)
      await shows('many-0999')
      await shows('many-0001')
    } finally {
      vi.useRealTimers()
    }
    expect(changeRequests().filter((request) => request.includes('many-0999'))).toHaveLength(2)
    expect(changeRequests().filter((request) => request.includes('many-0500'))).toHaveLength(2)
  })
})
