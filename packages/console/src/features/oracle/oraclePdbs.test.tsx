import { makePdbRows } from '@inventory-console/api-mocks/fixtures/oracle'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const lists = '/api/hosts/technologies/oracle/databases'
const search = page.getByRole('searchbox', { name: /Search/ })
const requestsTo = (path: string) => requests.filter((request) => request.startsWith(`GET ${path}`))

async function openPage(address: string) {
  const stores = await openAs(address)
  return stores
}

describe('PDB page', () => {
  const [row] = makePdbRows(1)
  if (!row) throw new Error('There is no PDB')
  const at = (hostname: string, dbname: string, user: string) => ({
    ...row,
    hostname,
    dbname,
    pdb: {
      ...row.pdb,
      name: 'PDB1',
      schemas: [{ user, total: 1, tables: 1, indexes: 0, lob: 0, accountStatus: 'OPEN' }],
    },
  })
  const twins = [at('a', 'X', 'FIRST'), at('a', 'Y', 'SECOND'), at('b', 'X', 'THIRD')]
  const mockTwins = () => mockHandlers(http.get(`*${lists}/pdbs`, () => HttpResponse.json(twins)))
  const tab = (name: RegExp) => page.getByRole('tab', { name })

  it('shows the PDB of its host and database among PDBs of the same name, and Back restores the list', async () => {
    const stores = await openPage('/oracle/patch')
    mockTwins()
    await openConsole('/oracle/pdbs', stores)
    await search.fill('PDB1')
    await expect.poll(address).toBe('/oracle/pdbs?search=PDB1')
    await page.getByRole('link', { name: 'PDB1' }).nth(1).click()
    await expect.element(page.getByRole('rowheader', { name: 'SECOND' })).toBeVisible()
    expect(address()).toBe('/oracle/pdbs/a/Y/PDB1')
    await expect
      .element(page.getByRole('link', { name: 'Show on host' }))
      .toHaveAttribute('href', '/details/a/Y?tab=pdbs&pdb=PDB1')
    await tab(/^Tablespaces/).click()
    await expect.poll(address).toBe('/oracle/pdbs/a/Y/PDB1?tab=tablespaces')
    window.history.back()
    await expect.poll(address).toBe('/oracle/pdbs?search=PDB1')
    await expect.element(search).toHaveValue('PDB1')
  })

  it('opens by URL on the tab in the query string', async () => {
    const stores = await openPage('/oracle/patch')
    mockTwins()
    await openConsole('/oracle/pdbs/b/X/PDB1?tab=schemas', stores)
    await expect.element(page.getByRole('rowheader', { name: 'THIRD' })).toBeVisible()
    await expect.element(tab(/^Schemas/)).toHaveAttribute('aria-selected', 'true')
  })

  it('shows a not-found state with a link to all PDBs', async () => {
    const stores = await openPage('/oracle/patch')
    mockTwins()
    await openConsole('/oracle/pdbs/b/Y/PDB1', stores)
    await expect.element(page.getByText('PDB not found')).toBeVisible()
    await page.getByRole('link', { name: 'All pluggable databases' }).click()
    await expect.element(page.getByText('3 PDBs', { exact: true })).toBeVisible()
  })

  it('requests the growth when its tab opens and shows only its own days', async () => {
    const stores = await openPage('/oracle/patch')
    const day = (dbname: string, datafileSize: number) => ({
      dbname,
      pdbname: 'PDB1',
      updated: '2026-03-10T04:00:00Z',
      datafileSize,
      segmentsSize: 1,
      allocable: 2,
    })
    mockHandlers(
      http.get(`*${lists}/pdbs`, () => HttpResponse.json(twins)),
      http.get(`*${lists}/change-list/a/pdbs`, () => HttpResponse.json([day('X', 111), day('Y', 222)])),
    )
    await openConsole('/oracle/pdbs/a/Y/PDB1', stores)
    await expect.element(page.getByRole('rowheader', { name: 'SECOND' })).toBeVisible()
    expect(requestsTo(`${lists}/change-list`)).toEqual([])
    await tab(/^Growth/).click()
    await button('Show as table').click()
    const table = page.getByRole('table', { name: /PDB1 growth/ })
    await expect.element(table.getByText('222')).toBeVisible()
    expect(table.getByText('111').query()).toBeNull()
  })

  it('shows an empty state without a size history', async () => {
    const stores = await openPage('/oracle/pdbs')
    await page.getByRole('link', { name: /PDB1$/ }).first().click()
    await tab(/^Growth/).click()
    await expect.element(page.getByText('No size history')).toBeVisible()
    await openConsole(null, stores)
    await expect.element(page.getByText('No size history')).toBeVisible()
  })
})
