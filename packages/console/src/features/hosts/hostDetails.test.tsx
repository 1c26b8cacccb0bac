import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  expectHostsVisible,
  openAs,
  openConsole,
  withMockServices,
} from '../../testing/openConsole.tsx'
import {
  confirmation,
  databaseLink,
  dialogButton,
  firstDatabase,
  heading,
  mysql,
  openHostPage,
  oracle,
  runRowAction,
  secondDatabase,
  tab,
} from '../../testing/pages/hostPage.ts'
import { oracleHost } from '../../testing/sampleInventory.ts'

withMockServices()

const pdb = `${secondDatabase.slice(0, -2)}PDB1`
const search = page.getByRole('searchbox', { name: 'Search hosts' })

describe('navigation from the list to a pluggable database and back', () => {
  it('keeps the state of the list', async () => {
    await openAs(`/hosts?search=${oracle}&sort=-hostname`)
    await page.getByRole('link', { name: oracle }).click()
    await expect.element(heading(oracle)).toBeVisible()
    await databaseLink(secondDatabase).click()
    await expect.poll(address).toBe(`/details/${oracle}/${secondDatabase}`)
    await tab(/Pluggable databases/).click()
    await expect.poll(address).toBe(`/details/${oracle}/${secondDatabase}?tab=pdbs`)
    await page.getByRole('link', { name: pdb }).first().click()
    await expect.poll(address).toContain(`pdb=${pdb}`)
    window.history.back()
    window.history.back()
    window.history.back()
    await expect.poll(address).toBe(`/details/${oracle}`)
    window.history.back()
    await expect.poll(address).toBe(`/hosts?search=${oracle}&sort=-hostname`)
    await expect.element(search).toHaveValue(oracle)
    await expect
      .element(page.getByRole('columnheader', { name: /Hostname/ }))
      .toHaveAttribute('aria-sort', 'descending')
  })
})

describe('two databases with the same name', () => {
  it('gives databases of the same name different URLs, and the plain name opens the first', async () => {
    const detail = makeHostDetail(15)
    const [first, ...others] = detail.features.oracle?.database?.databases ?? []
    if (!first) throw new Error('a host without databases')
    const twice = {
      ...detail,
      hostname: oracle,
      features: {
        ...detail.features,
        oracle: {
          ...detail.features.oracle,
          database: {
            ...detail.features.oracle?.database,
            databases: [
              { ...first, name: 'CRM', uniqueName: 'CRM_MI', version: '19.0.1' },
              { ...first, name: 'CRM', uniqueName: 'CRM_TO', version: '19.0.2' },
              ...others,
            ],
          },
        },
      },
    }
    mockHandlers(http.get(`*/api/hosts/${oracle}`, () => HttpResponse.json(twice)))
    const stores = await openHostPage(oracle, '/CRM')
    const row = (version: string) =>
      page.getByRole('row').filter({ hasText: version, has: page.getByRole('link', { name: 'CRM' }) })
    const chosen = (version: string) => row(version).first().getByRole('link', { expanded: true })
    const choose = (version: string) => row(version).first().getByRole('link', { name: 'CRM' }).click()
    await expect.element(chosen('19.0.1')).toBeVisible()
    await choose('19.0.2')
    await expect.poll(address).toBe(`/details/${oracle}/CRM_TO`)
    await openConsole(null, stores)
    await expect.element(chosen('19.0.2')).toBeVisible()
    await choose('19.0.1')
    await expect.poll(address).toBe(`/details/${oracle}/CRM_MI`)
  })
})

describe('host URL', () => {
  it('opens the database in its path', async () => {
    await openHostPage(oracle, `/${secondDatabase}?tab=tablespaces`)
    await expect.element(databaseLink(secondDatabase)).toHaveAttribute('aria-expanded', 'true')
    await expect.element(tab(/Tablespaces/)).toHaveAttribute('aria-selected', 'true')
  })

  it('opens the first database for a tab without a database', async () => {
    await openHostPage(oracle, '?tab=licenses')
    await expect.element(databaseLink(firstDatabase)).toHaveAttribute('aria-expanded', 'true')
    await expect.element(tab('Licenses')).toHaveAttribute('aria-selected', 'true')
  })

  it('closes the database with Escape and returns the focus to its row', async () => {
    await openHostPage(oracle)
    await databaseLink(firstDatabase).click()
    await expect.poll(address).toBe(`/details/${oracle}/${firstDatabase}`)
    await tab('Licenses').click()
    await userEvent.keyboard('{Escape}')
    await expect.poll(address).toBe(`/details/${oracle}`)
    await expect.element(databaseLink(firstDatabase)).toHaveFocus()
    await expect.element(databaseLink(firstDatabase)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('k{Enter}')
    await expect.poll(address).toBe(`/details/${oracle}/${secondDatabase}`)
  })

  it('shows that the database was not found and opens none', async () => {
    await openHostPage(oracle, '/GONE')
    await expect.element(page.getByText(`Database GONE not found on this host.`)).toBeVisible()
    await expect.element(databaseLink(firstDatabase)).toHaveAttribute('aria-expanded', 'false')
  })

  it('shows that the host was not found', async () => {
    await openHostPage('nobody')
    await expect.element(page.getByText('Host nobody not found')).toBeVisible()
    expect(address()).toBe('/details/nobody')
    await page.getByRole('link', { name: 'All hosts' }).click()
    await expectHostsVisible()
  })

  it('shows that a host whose name has a slash cannot be opened', async () => {
    await openHostPage('db%2F014')
    await expect.element(page.getByText('Cannot open db/014')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'All hosts' })).toBeVisible()
  })

  it('opens a database of an instance', async () => {
    await openHostPage('POM-SQL-DEV-51', '/TOOLS4?tab=databases')
    await page.getByRole('link', { name: 'tools_keyboard' }).click()
    await expect.poll(address).toBe('/details/POM-SQL-DEV-51/TOOLS4?tab=databases&db=tools_keyboard')
    await tab(/Filegroup files/).click()
    await expect.poll(address).toContain('&view=fileGroups')
    await button('All databases').click()
    await expect.poll(address).toBe('/details/POM-SQL-DEV-51/TOOLS4?tab=databases')
  })
})

describe('missing databases', () => {
  it('ignores missing databases with a comment and counts them as ignored in the health strip', async () => {
    await openHostPage(oracle)
    await expect.element(button('1 missing')).toHaveAttribute('title', oracleHost.missing)
    await button('1 missing').click()
    await runRowAction('Ignore', new RegExp(oracleHost.missing))
    await confirmation.getByLabelText('Comment').fill('Moved away')
    await dialogButton('Ignore').click()
    await expect.element(page.getByRole('gridcell', { name: 'Moved away' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect.element(button('1 ignored')).toBeVisible()
  })

  it('keep the comment when the server rejects the request', async () => {
    await openHostPage(oracle)
    await button('1 missing').click()
    mockHandlers(
      http.put('*/api/hosts/:host/technologies/oracle/missing-dbs/:db/ignored/:flag', () =>
        HttpResponse.json({ error: 'sample refusal' }, { status: 404 }),
      ),
    )
    await runRowAction('Ignore', new RegExp(oracleHost.missing))
    await confirmation.getByLabelText('Comment').fill('Moved away')
    await dialogButton('Ignore').click()
    await expect.element(confirmation.getByText(/sample refusal/)).toBeVisible()
    await expect.element(confirmation.getByLabelText('Comment')).toHaveValue('Moved away')
  })
})

describe('malformed response', () => {
  const good = makeHostDetail(15)
  const wires: [string, unknown][] = [
    ['null', null],
    ['a text', 'x'],
    ['a number', 7],
    ['an empty list', []],
    ['an empty object', {}],
    ['a list of nulls', [null]],
  ]

  it.each(wires)('renders the page with %s in every field', async (_name, value) => {
    const stores = await openAs('/hosts')
    const body = Object.fromEntries(
      Object.keys(good).map((key) => [
        key,
        key === 'hostname' || key === 'technology' ? Reflect.get(good, key) : value,
      ]),
    )
    mockHandlers(http.get('*/api/hosts/:host', () => HttpResponse.json(body)))
    await openConsole(`/details/${oracle}`, stores)
    await expect.element(page.getByRole('heading', { name: 'Host facts' })).toBeVisible()
    await expect.element(page.getByText('No databases')).toBeVisible()
  })

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a page', '<!doctype html>'],
    ['without a name', '{}'],
  ])('shows an error for %s', async (_name, body) => {
    const stores = await openAs('/hosts')
    mockHandlers(
      http.get(
        '*/api/hosts/:host',
        () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }),
      ),
    )
    await openConsole(`/details/${oracle}`, stores)
    await expect.element(page.getByText('Could not load the host')).toBeVisible()
    mockHandlers()
    await button('Retry').click()
    await expect.element(page.getByRole('heading', { name: 'Host facts' })).toBeVisible()
  })
})

it('switches tabs by keyboard', async () => {
  await openHostPage(mysql, '/dwh-mysql-1')
  await expect.element(tab('Info')).toBeVisible()
  await tab('Info').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(address).toBe(`/details/${mysql}/dwh-mysql-1?tab=licenses`)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(tab(/Databases/)).toHaveAttribute('aria-selected', 'true')
})
