import { NOW } from '@inventory-console/api-mocks/clock'
import { makeMysqlContract, makeSqlServerContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { dashboardFigureIds } from '@inventory-console/ui/columns/figures'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { recordVisit } from '../../features/dashboard/lastVisit.ts'
import {
  adminHeaders,
  expectSameRows,
  figureHosts,
  figureUsers,
  linkedFigures,
  restrictOperator,
} from '../figures.ts'
import { mockHandlers, newStores, withMockServices } from '../openConsole.tsx'
import { openDashboardPage } from '../pages/dashboardPage.ts'

withMockServices({ hosts: figureHosts })
beforeEach(() => page.viewport(1920, 1000))

const sixtyDays = 60 * 86_400_000

/** Opens the dashboard of a user whose last visit was 60 days ago, and waits until it has loaded. */
async function openDashboard(username: string) {
  const stores = newStores(null)
  recordVisit(stores.local, username, Date.parse(NOW) - sixtyDays)
  await openDashboardPage(username, stores)
  await expect
    .poll(() => document.querySelectorAll('[data-slot=dashboard] [aria-busy=true]').length, {
      timeout: 20_000,
    })
    .toBe(0)
  return stores
}

/** Adds kinds of open work and changes that the sample world lacks. */
async function addWorkItems() {
  const headers = await adminHeaders()
  const past = new Date(Date.parse(NOW) - sixtyDays).toISOString()
  const response = await fetch(`/api/hosts/technologies/oracle/databases?older-than=${past}`, { headers })
  const [database]: readonly { hostname: string }[] = await response.json()
  await fetch(`/api/hosts/${database?.hostname}`, { method: 'DELETE', headers })
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
  expect(new Set(linkedFigures().map(({ figure }) => figure))).toEqual(new Set(dashboardFigureIds))
})

describe.each(figureUsers)('dashboard of %s', (_, username, locations) => {
  beforeEach(async () => {
    if (locations !== null) restrictOperator()
    await addWorkItems()
  })

  it('links each figure to a list with that number of rows', { timeout: 600_000 }, async () => {
    const stores = await openDashboard(username)
    const figures = linkedFigures()
    expect(figures.filter(({ figure }) => !dashboardFigureIds.includes(figure ?? ''))).toEqual([])
    await expectSameRows(figures, stores)
  })
})
