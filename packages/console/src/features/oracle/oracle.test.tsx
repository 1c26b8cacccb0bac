import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { makeBackupRows, makeOracleDatabaseRows } from '@inventory-console/api-mocks/fixtures/oracle'
import { oracleStoreFails } from '@inventory-console/api-mocks/scenarios/oracle'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  mockWorld,
  newStores,
  button,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

const [first] = sampleLocations

withMockServices()

const lists = '/api/hosts/technologies/oracle/databases'
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
const search = page.getByRole('searchbox', { name: /Search/ })
const requestsTo = (path: string) => requests.filter((request) => request.startsWith(`GET ${path}`))

async function openPage(address: string) {
  const known = await openAs(address)
  return known
}

async function chooseLocation() {
  await button(/^(Location|Site) /).click()
  await page.getByRole('combobox', { name: /Location|Site/ }).click()
  await page.getByRole('option', { name: first, exact: true }).click()
  await button('Apply').click()
}

describe.each([
  ['/oracle/addm', 'ADDM', `${lists}/addms`, 'ADDM findings'],
  ['/oracle/segment-advisor', 'Segment advisor', `${lists}/segment-advisors`, 'segments'],
  ['/oracle/patch-advisor', 'Patch advisor', `${lists}/patch-advisors`, 'databases'],
  ['/oracle/dba-role', 'DBA role', '/api/hosts/technologies/all/databases/grant-dba', 'grants'],
  ['/oracle/patch', 'Patches', `${lists}/patch-list`, 'patches'],
  ['/oracle/options', 'Options', `${lists}/option-list`, 'options'],
  ['/oracle/tablespaces', 'Tablespaces', `${lists}/tablespaces`, 'tablespaces'],
  ['/oracle/backups', 'Backups', `${lists}/backup-list`, 'backups'],
  ['/oracle/services', 'Services', `${lists}/service-list`, 'services'],
  ['/oracle/schemas', 'Schemas', `${lists}/schemas`, 'schemas'],
  ['/oracle/partitioning', 'Partitioned segments', `${lists}/partitionings`, 'segments'],
  ['/oracle/pdbs', 'Pluggable databases', `${lists}/pdbs`, 'PDBs'],
] as const)('%s', (path, title, call, what) => {
  it('shows its title, search and rows, and sends the location filter', async () => {
    await openPage(path)
    await expect.element(heading(title)).toBeVisible()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(document.title).toBe(`Inventory Console - ${title}`)
    await expect.element(page.getByRole('searchbox', { name: `Search ${what}` })).toBeVisible()
    await chooseLocation()
    await expect.poll(() => requestsTo(call).at(-1)).toBe(`GET ${call}?location=${first}`)
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  })
})

it('asks for the disk groups of a location per environment, because the server needs both', async () => {
  const call = `${lists}/diskgroups`
  const { tab } = await openPage('/oracle/diskgroups')
  const all = await fetch(call, { headers: { Authorization: `Bearer ${tab.read('token')}` } })
  const rows: { hostname: string }[] = await all.json()
  const { facts } = mockWorld().hosts
  const isThere = (name: string) => facts.some((host) => host.hostname === name && host.location === first)
  const count = rows.filter(({ hostname }) => isThere(hostname)).length
  expect(count).toBeGreaterThan(0)
  await expect.element(page.getByText(`${rows.length} disk groups`, { exact: true })).toBeVisible()
  await button('Export').click()
  const spreadsheet = page.getByRole('menuitem', { name: 'Spreadsheet (XLSX)' })
  await expect.element(spreadsheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await chooseLocation()
  await expect.element(page.getByText(`${count} disk groups`, { exact: true })).toBeVisible()
  await button('Export').click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  // The server refuses its spreadsheet with one of the two filters.
  await expect.element(spreadsheet).not.toBeInTheDocument()
})

it.each(['/oracle/pdbs', '/oracle/diskgroups'])('%s ignores the date and says so', async (path) => {
  const stores = newStores()
  const filters = { location: null, environment: null, date: '2026-03-01' }
  stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
  await openAs(path, 'admin', stores)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await expect.element(page.getByText(/^The date filter does not apply to this list/)).toBeVisible()
  expect(requests.filter((request) => request.includes('older-than'))).toEqual([])
  await button('Display').click()
  await expect
    .element(page.getByRole('menuitem', { name: /^Compare two dates/ }))
    .toHaveAttribute('aria-disabled', 'true')
})

it('redirects the path of an earlier version to the list', async () => {
  await openPage('/pdbs')
  await expect.element(heading('Pluggable databases')).toBeVisible()
  expect(address()).toBe('/oracle/pdbs')
})

describe('list response', () => {
  it('shows an empty list for null', async () => {
    const stores = await openPage('/oracle/patch')
    mockHandlers(http.get(`*${lists}/patch-list`, () => HttpResponse.json(null)))
    await openConsole('/oracle/patch', stores)
    await expect.element(page.getByText('No patches')).toBeVisible()
  })

  it.each([
    ['an object', {}],
    ['rows that are nothing', [null]],
    ['a text', 'patches'],
  ])('shows an error for %s', async (_case, body) => {
    const stores = await openPage('/oracle/patch')
    mockHandlers(http.get(`*${lists}/patch-list`, () => HttpResponse.json(body)))
    await openConsole('/oracle/patch', stores)
    await expect.element(page.getByText('Could not load patches')).toBeVisible()
  })

  it('shows rows without details as rows without values', async () => {
    const stores = await openPage('/oracle/patch')
    const rows = [{ hostname: 'db-1', databasename: 'ORCL', oracleDatabasePatch: null }, { hostname: 'db-2' }]
    mockHandlers(http.get(`*${lists}/patch-list`, () => HttpResponse.json(rows)))
    await openConsole('/oracle/patch', stores)
    await expect.element(page.getByText('2 patches', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'db-2' })).toHaveAttribute('href', '/details/db-2')
  })

  it('shows the error of the disk groups instead of a row', async () => {
    const stores = await openPage('/oracle/diskgroups')
    mockHandlers(...oracleStoreFails())
    await openConsole('/oracle/diskgroups', stores)
    await page.getByText('Technical details').click()
    await expect.element(page.getByText(/GET .*diskgroups: 422/)).toBeVisible()
  })
})

describe('spreadsheet of the server', () => {
  it('is requested with the filters of the page', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      resolve(this.download)
    })
    const call = `${lists}/tablespaces`
    await openPage('/oracle/tablespaces')
    await chooseLocation()
    await expect.poll(() => requestsTo(call).at(-1)).toBe(`GET ${call}?location=${first}`)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await button('Export').click()
    await page.getByRole('menuitem', { name: 'Spreadsheet (XLSX)' }).click()
    expect(await promise).toMatch(/^oracleTablespaces-[0-9a-f]{6}-20260316\.xlsx$/)
    expect(requestsTo(call).filter((request) => request.endsWith(`?location=${first}`))).toHaveLength(2)
    saved.mockRestore()
  })

  it('shows the error when the export fails', async () => {
    await openPage('/oracle/tablespaces')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    mockHandlers(...oracleStoreFails())
    await button('Export').click()
    await page.getByRole('menuitem', { name: 'Spreadsheet (XLSX)' }).click()
    await expect.element(page.getByText('The export failed')).toBeVisible()
    await expect.element(page.getByText(/tablespaces: 422/)).toBeVisible()
    expect(address()).toBe('/oracle/tablespaces')
  })
})

describe('segment advisor charts', () => {
  it('filter the rows by the clicked bar and store the filter in the URL', async () => {
    await openPage('/oracle/segment-advisor')
    const types = page.getByRole('region', { name: /by segment type/ })
    await types.getByRole('button', { name: /^INDEX/ }).click()
    await expect.poll(address).toBe('/oracle/segment-advisor?f.segmentType=in:INDEX')
    await expect.element(page.getByText(/ of .* segments$/)).toBeVisible()
    await expect.element(types.getByRole('button', { name: /^TABLE/ })).not.toBeInTheDocument()
    await types.getByRole('button', { name: /^INDEX/ }).click()
    await expect.poll(address).toBe('/oracle/segment-advisor')
    await expect.element(types.getByRole('button', { name: /^TABLE/ }).first()).toBeVisible()
  })
})

it('links a row to its host, database and PDB, and restores the list when going back', async () => {
  const urlBefore = '/oracle/segment-advisor?search=PDB1&f.segmentType=in:INDEX'
  await openPage(urlBefore)
  const count = page.getByText(/ of .* segments$/)
  await expect.element(count).toBeVisible()
  const counted = count.element().textContent
  await page.getByRole('link', { name: /PDB1$/ }).first().click()
  await expect.poll(address).toMatch(/^\/details\/[^/]+\/[^/]+\?tab=pdbs&pdb=\w+PDB1$/)
  const [, hostname = ''] = /^\/details\/([^/]+)/.exec(address()) ?? []
  await expect.element(heading(hostname)).toBeVisible()
  await expect
    .element(page.getByRole('tab', { name: /^PDBs|^Pluggable/ }).first())
    .toHaveAttribute('aria-selected', 'true')
  window.history.back()
  await expect.poll(address).toBe(urlBefore)
  await expect.element(search).toHaveValue('PDB1')
  await expect.element(page.getByText(counted, { exact: true })).toBeVisible()
})

it('lists the databases without a backup in a tab of the backups', async () => {
  const [database] = makeOracleDatabaseRows(1)
  const [backup] = makeBackupRows(1)
  const named = (name: string, hostname = 'db-1') => ({ ...database, name, uniqueName: name, hostname })
  mockHandlers(
    http.get(`*${lists}`, () => HttpResponse.json([named('A'), named('B'), named('A', 'db-2')])),
    http.get(`*${lists}/backup-list`, () =>
      HttpResponse.json([{ ...backup, hostname: 'db-1', databasename: 'A' }]),
    ),
  )
  await openPage('/oracle/backups')
  await page.getByRole('link', { name: 'Databases without backup' }).click()
  await expect.poll(address).toBe('/oracle/backups?tab=without')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect.element(page.getByText('2 databases')).toBeVisible()
  expect(rows.elements().map((row) => row.textContent.slice(0, 5))).toEqual(['db-1B', 'db-2A'])
})
