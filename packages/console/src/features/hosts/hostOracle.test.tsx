import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { http, HttpResponse, type HttpHandler } from 'msw'
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
import { databaseLink } from '../../testing/pages/hostPage.ts'

withMockServices()

const [first, second] = [makeOracleDatabase(1), makeOracleDatabase(8)]
const [firstPdb = '', secondPdb = ''] = first.pdbs.map(({ name }) => name)
const tablespace = `${first.name.slice(0, -2)}_DATA`
const patches = second.patches.length
const sample = makeHostDetail(1, { technology: 'Oracle/Database' })
const host = {
  ...sample,
  hostname: 'ora-test',
  features: { oracle: { database: { databases: [first, second] } } },
}
const one = '/api/hosts/ora-test/technologies/oracle/databases/:db'

/** A host with a container database and one without; each returns its own semaphore color. */
const detail = [
  http.get('/api/hosts/ora-test', () => HttpResponse.json(host)),
  http.get(`${one}/psql-migrabilities/semaphore`, ({ params }) =>
    HttpResponse.json(params['db'] === first.name ? 'green' : 'red'),
  ),
  http.get(`${one}/policies-audit`, ({ params }) =>
    HttpResponse.json(params['db'] === first.name ? { 'N/A': null } : { RED: ['ORA_ACCOUNT_MGMT'] }),
  ),
]

async function openHost(path: string, ...handlers: readonly HttpHandler[]) {
  await page.viewport(1440, 900)
  mockHandlers(...handlers, ...detail)
  const stores = await openAs(path)
  return stores
}

const checks = page.getByRole('region', { name: 'Checks' })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const requestsWith = (text: string) => requests.filter((request) => request.includes(text))

describe('requests of one database', () => {
  it('shows the semaphore of the selected database, also on direct links and while loading', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const late = http.get(`${one}/psql-migrabilities/semaphore`, async ({ params }) => {
      if (params['db'] === first.name) await promise
      return HttpResponse.json(params['db'] === first.name ? 'green' : 'red')
    })
    await openHost(`/details/ora-test/${second.name}`, late)
    await expect.element(checks.getByText('More than 10,000 lines of PL/SQL')).toBeVisible()
    await expect.element(checks.getByText('Required policies are missing')).toBeVisible()

    await databaseLink(first.name).click()
    await expect.element(checks.getByText('No policies required')).toBeVisible()
    await expect.element(checks.getByText(/lines of PL/)).not.toBeInTheDocument()
    resolve()
    await expect.element(checks.getByText('Fewer than 1,000 lines of PL/SQL')).toBeVisible()
  })

  it('shows the error of a failed check inline and retries it', async () => {
    let isFailing = true
    const broken = http.get(`${one}/policies-audit`, () =>
      isFailing ? HttpResponse.json({}, { status: 400 }) : undefined,
    )
    await openHost(`/details/ora-test/${first.name}`, broken)
    await expect.element(checks.getByText('Could not load')).toBeVisible()
    await expect.element(checks.getByText('Fewer than 1,000 lines of PL/SQL')).toBeVisible()
    expect(address()).toBe(`/details/ora-test/${first.name}`)
    isFailing = false
    await checks.getByRole('button', { name: 'Retry' }).click()
    await expect.element(checks.getByText('No policies required')).toBeVisible()
  })

  it.each([
    ['null', null],
    ['no color', {}],
    ['a list', ['RED']],
    ['a word', 'RED'],
  ])('shows an error when the audit is %s', async (_, body) => {
    await openHost(
      `/details/ora-test/${first.name}`,
      http.get(`${one}/policies-audit`, () => HttpResponse.json(body)),
    )
    await expect.element(checks.getByText('Could not load')).toBeVisible()
  })

  it('requests a check when its tab opens and links it to its details', async () => {
    await openHost(`/details/ora-test/${second.name}`)
    await expect.element(checks.getByText('Required policies are missing')).toBeVisible()
    expect(requestsWith('/diskgroups')).toEqual([])
    await tab('Disk groups').click()
    await expect.poll(() => requestsWith(`/${second.name}/diskgroups`)).toHaveLength(1)
    await expect.poll(address).toBe(`/details/ora-test/${second.name}?tab=diskGroups`)

    await tab('Info').click()
    await button('Details: Policy audit').click()
    await expect.poll(address).toBe(`/details/ora-test/${second.name}?tab=audit`)
    await expect.element(page.getByRole('gridcell', { name: 'Required, missing' })).toBeVisible()
  })
})

describe('database lists', () => {
  it('paginates the rows', async () => {
    await openHost(`/details/ora-test/${second.name}?tab=patches`)
    await expect.element(page.getByText(`1–25 of ${patches}`)).toBeVisible()
    await button('Next page').click()
    await expect.element(page.getByText(`26–${patches} of ${patches}`)).toBeVisible()
  })
})

describe('PDB', () => {
  it('stores the PDB and its tab in the URL, and going back returns to the list', async () => {
    const stores = await openHost(`/details/ora-test/${first.name}`)
    await tab(/^Pluggable databases/).click()
    await expect.poll(address).toBe(`/details/ora-test/${first.name}?tab=pdbs`)
    // One click adds one history entry.
    window.history.back()
    await expect.poll(address).toBe(`/details/ora-test/${first.name}`)
    await expect.element(checks).toBeVisible()
    await tab(/^Pluggable databases/).click()
    await expect.poll(address).toBe(`/details/ora-test/${first.name}?tab=pdbs`)
    await page.getByRole('link', { name: firstPdb }).click()
    await expect.poll(address).toBe(`/details/ora-test/${first.name}?tab=pdbs&pdb=${firstPdb}`)
    await page
      .getByRole('tablist', { name: `${firstPdb} details` })
      .getByRole('tab', { name: /^Tablespaces/ })
      .click()
    await expect
      .poll(address)
      .toBe(`/details/ora-test/${first.name}?tab=pdbs&pdb=${firstPdb}&view=tablespaces`)
    await expect.element(page.getByRole('rowheader', { name: tablespace })).toBeVisible()

    await openConsole(null, stores)
    await expect.element(page.getByRole('rowheader', { name: tablespace })).toBeVisible()
    window.history.back()
    await expect.element(checks).toBeVisible()
    window.history.back()
    await expect.element(page.getByRole('link', { name: secondPdb })).toBeVisible()
  })

  it('shows the semaphore of the selected PDB', async () => {
    const pdb = `${one}/pdbs/:pdb`
    await openHost(
      `/details/ora-test/${first.name}?tab=pdbs&pdb=${firstPdb}`,
      http.get(`${pdb}/psql-migrabilities/semaphore`, ({ params }) =>
        HttpResponse.json(params['pdb'] === firstPdb ? 'yellow' : ''),
      ),
    )
    await expect.element(checks.getByText('1,000 to 10,000 lines of PL/SQL')).toBeVisible()
    await page.getByLabelText('Switch PDB').selectOptions(secondPdb)
    await expect.element(checks.getByText('PL/SQL lines not counted')).toBeVisible()
    expect(address()).toBe(`/details/ora-test/${first.name}?tab=pdbs&pdb=${secondPdb}`)
  })

  it('keeps the focus on the field that switches the PDB', async () => {
    await openHost(`/details/ora-test/${first.name}?tab=pdbs&pdb=${firstPdb}`)
    const field = page.getByLabelText('Switch PDB')
    await expect.element(field).toHaveValue(firstPdb)
    field.element().focus()
    await field.selectOptions(secondPdb)
    await expect.element(page.getByRole('tablist', { name: `${secondPdb} details` })).toBeVisible()
    await expect.element(field).toHaveFocus()
  })

  it('shows the list and a message for an unknown PDB', async () => {
    await openHost(`/details/ora-test/${first.name}?tab=pdbs&pdb=GONE`)
    await expect.element(page.getByText(/PDB GONE not found/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: firstPdb })).toBeVisible()
  })
})
