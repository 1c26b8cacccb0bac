import { NOW } from '@inventory-console/api-mocks/clock'
import { makeMysqlContract, makeSqlServerContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { figureIds } from '@inventory-console/ui/columns/figures'
import { rawRows } from '@inventory-console/ui/testing/rawList'
import { rawLists } from '@inventory-console/ui/testing/rawLists'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { recordVisit } from '../../platform/storage/lastVisit.ts'
import { openDashboardPage } from '../dashboardPage.ts'
import { mockHandlers, mockWorld, newStores, openConsole, withMockServices } from '../openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1920, 1000))

const sixtyDays = 60 * 86_400_000

/** Dashboard links that contain a figure. Entity names may contain digits too. */
function linkedFigures() {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-slot=dashboard] a[href]')
  return [...links].flatMap((link) => {
    const { slot, figure } = link.dataset
    const label = link.getAttribute('aria-label') ?? link.textContent
    const isName = slot === 'work-name' || slot === 'compliance' || link.closest('article') !== null
    return isName || !/\d/.test(label) ? [] : [{ figure, label, to: link.getAttribute('href') ?? '' }]
  })
}

const numberIn = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''))
const shownRows = () => numberIn(document.querySelector('[data-slot=row-count]')?.textContent ?? '')

/** Opens the dashboard of a user whose last visit was 60 days ago, and waits until it has loaded. */
async function openDashboard(username: string) {
  const stores = newStores(null)
  recordVisit(stores.local, username, Date.parse(NOW) - sixtyDays)
  await openDashboardPage(username, stores)
  await expect.poll(() => document.querySelectorAll('[data-slot=dashboard] [aria-busy=true]').length).toBe(0)
  return stores
}

/** Adds kinds of open work and changes that the sample world lacks. */
async function addWorkItems() {
  const login = await fetch('/api/user/login', { method: 'POST', body: JSON.stringify(sampleUsers[0]) })
  const headers = { Authorization: `Bearer ${await login.text()}` }
  const list = rawLists.oracleDatabases
  const past = new Date(Date.parse(NOW) - sixtyDays).toISOString()
  const response = await fetch(`${list.path}?older-than=${past}`, { headers })
  const [database] = rawRows(list, await response.json())
  await fetch(`/api/hosts/${String(database?.['hostname'])}`, { method: 'DELETE', headers })
  const dates = { supportExpiration: '2026-04-20T00:00:00Z' }
  const ended = { contractID: '10000001', supportExpiration: '2026-02-20T00:00:00Z' }
  const contracts = (...rows: readonly object[]) => HttpResponse.json({ contracts: rows })
  mockHandlers(
    http.get('*/api/contracts/mysql/database', () =>
      contracts(makeMysqlContract(dates), makeMysqlContract(ended)),
    ),
    http.get('*/api/contracts/microsoft/database', () => contracts(makeSqlServerContract(dates))),
  )
}

it('links every registered figure for an administrator', async () => {
  await addWorkItems()
  await openDashboard('admin')
  expect(new Set(linkedFigures().map(({ figure }) => figure))).toEqual(new Set(figureIds))
})

describe.each([
  ['an administrator', 'admin', null],
  ['an operator', 'operator', null],
  ['a user of one location', 'operator', [sampleLocations[0]]],
] as const)('dashboard of %s', (_, username, locations) => {
  beforeEach(async () => {
    const role = mockWorld().roles.find(({ name }) => name === 'operate_north')
    if (role && locations) role.locations = [...locations]
    await addWorkItems()
  })

  it('links only registered figures', async () => {
    await openDashboard(username)
    const found = linkedFigures()
    expect(found.filter(({ figure }) => figure === undefined || !figureIds.includes(figure))).toEqual([])
  })

  it('links each figure to a list with that number of rows', { timeout: 300_000 }, async () => {
    const stores = await openDashboard(username)
    for (const { figure, label, to } of linkedFigures()) {
      await openConsole(to, stores)
      await expect.poll(shownRows, { message: `${figure} ${label} ${to}` }).toBe(numberIn(label))
    }
  })
})
