import type { OracleContractBody } from '@inventory-console/api-mocks/contract'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, mockHandlers, button, logIn, withMockServices } from '../../../testing/openConsole.tsx'
import { openContractsPage, mysql, search, contractWrites } from '../../../testing/pages/contractsPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const oracle = '/licenses/contract/oracle'
const drawer = page.getByRole('dialog')
const box = (name: RegExp) => drawer.getByRole('combobox', { name })

async function fillOracle() {
  await button('Add contract').click()
  await box(/^Contract number/).fill('9990001')
  await box(/^License type/).fill('named user')
  await page.getByRole('option', { name: /^A90603/ }).click()
  await box(/^CSI/).fill('777')
  await drawer.getByRole('spinbutton', { name: /^Number of licenses/ }).fill('25')
}

// First, because the code of the form loads once.
it('keeps the list while the form loads, and returns the focus to the button', async () => {
  await openContractsPage(oracle)
  const add = button('Add contract')
  await add.click()
  await expect.element(box(/^Contract number/)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
})

describe('adding a contract', () => {
  it('sends one POST with a license type found by its metric and lists the contract', async () => {
    await openContractsPage(oracle)
    await fillOracle()
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(page.getByText('Contract 9990001 added')).toBeVisible()
    await search.fill('9990001')
    await expect.element(page.getByRole('rowheader', { name: '9990001' })).toBeVisible()
    expect(contractWrites()).toEqual(['POST /api/contracts/oracle/database'])
  })

  it('marks the saved contract and reveals it with Show despite a search', async () => {
    await openContractsPage(`${oracle}?size=200`)
    await fillOracle()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Contract 9990001 added')).toBeVisible()
    const saved = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '9990001' }) })
    await expect.element(saved).toHaveAttribute('aria-current', 'true')
    await expect.element(saved).toBeInViewport()
    await search.fill('no such contract')
    await expect.element(saved).not.toBeInTheDocument()
    await button('Show').click()
    await expect.element(page.getByRole('rowheader', { name: '9990001' })).toHaveFocus()
    await expect.poll(address).toBe(`${oracle}?size=200`)
  })

  it('lists hosts with consumption first, and warns about chosen hosts without any', async () => {
    await openContractsPage(oracle)
    await fillOracle()
    await expect.element(drawer.getByRole('radio', { name: 'All hosts (basket)' })).toBeChecked()
    expect(drawer.getByRole('button', { name: /^Hosts/ }).query()).toBeNull()
    await drawer.getByRole('radio', { name: 'Only these hosts' }).click()
    const warning = drawer.getByText(/without hosts it covers nothing/)
    await expect.element(warning).toBeVisible()
    await drawer.getByRole('button', { name: /^Hosts/ }).click()
    const hosts = page.getByRole('listbox', { name: 'Hosts' })
    await expect.element(hosts.getByRole('option').first()).toMatchTextContent(/[\d,.]+ consumed/)
    await expect.element(page.getByRole('combobox', { name: 'Search in Hosts' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect.element(warning).not.toBeInTheDocument()
    await expect.element(drawer).toBeVisible()
    for (const coverage of ['All hosts (basket)', 'Only these hosts'])
      await drawer.getByRole('radio', { name: coverage }).click()
    await expect.element(drawer.getByRole('list', { name: 'Hosts' })).toBeVisible()
    expect(warning.query()).toBeNull()
  })

  it('moves by arrow keys from one coverage to the next', async () => {
    await openContractsPage(oracle)
    await button('Add contract').click()
    const coverage = (name: string) => drawer.getByRole('radio', { name })
    coverage('All hosts (basket)').element().focus()
    for (const name of ['Only these hosts', 'Nothing yet', 'All hosts (basket)']) {
      await userEvent.keyboard('{ArrowRight}')
      await expect.element(coverage(name)).toBeChecked()
      await expect.element(coverage(name)).toHaveFocus()
    }
  })

  it('keeps the input and shows the server message when saving fails', async () => {
    await openContractsPage(oracle)
    mockHandlers(
      http.post('*/api/contracts/oracle/database', () =>
        HttpResponse.json({ message: 'no such host' }, { status: 500 }),
      ),
    )
    await fillOracle()
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(drawer.getByText(/was not saved.*no such host/)).toBeVisible()
    expect(address()).toBe(oracle)
    await expect.element(box(/^Contract number/)).toHaveValue('9990001')
    await expect.element(box(/^License type/)).toHaveValue('A90603 - Oracle Database Enterprise Edition')
    mockHandlers()
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(page.getByText('Contract 9990001 added')).toBeVisible()
    expect(contractWrites()).toHaveLength(2)
  })

  it('shows that the options failed to load and retries them', async () => {
    const htmlResponse = () => new HttpResponse('<html></html>', { headers: { 'Content-Type': 'text/html' } })
    const types = '*/api/settings/mysql/database/license-types'
    mockHandlers(http.get(types, htmlResponse), http.get('*/api/hosts/clusters', htmlResponse))
    await openContractsPage(mysql)
    const note = page.getByText('Could not load license types. Descriptions are not shown.')
    await expect.element(note).toBeVisible()
    await button('Add contract').click()
    const optionsError = drawer.getByText('Could not load options')
    await expect.element(optionsError).toBeVisible()
    mockHandlers()
    await drawer.getByRole('button', { name: 'Retry' }).click()
    await expect.element(optionsError).not.toBeInTheDocument()
    await expect.element(note).not.toBeInTheDocument()
    await box(/^License type/).fill('mysql')
    await expect.element(page.getByRole('option', { name: /MySQL/ }).first()).toBeVisible()
  })

  it('shows the 403 of a read-only server and stops the busy state', async () => {
    await openContractsPage(oracle)
    mockHandlers(http.post('*/api/contracts/oracle/database', () => new HttpResponse(null, { status: 403 })))
    await fillOracle()
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(drawer.getByText(/was not saved.*403/)).toBeVisible()
    await expect
      .element(drawer.getByRole('button', { name: 'Add contract' }))
      .not.toHaveAttribute('aria-busy')
  })

  it('rejects a fraction of a license without sending a request', async () => {
    await openContractsPage(oracle)
    await fillOracle()
    await drawer.getByRole('spinbutton', { name: /^Number of licenses/ }).fill('2.5')
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(drawer.getByText('Enter a whole number, for example 12,345')).toBeVisible()
    expect(contractWrites()).toEqual([])
  })

  it('restores the input after the session has expired and the same user logs in', async () => {
    await openContractsPage(oracle)
    await fillOracle()
    mockHandlers(http.post('*/api/contracts/oracle/database', () => new HttpResponse(null, { status: 401 })))
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.poll(address).toBe('/401')
    mockHandlers()
    await button('Go to login').click()
    await logIn()
    await expect.element(box(/^Contract number/)).toHaveValue('9990001')
    await expect.element(box(/^License type/)).toHaveValue('A90603 - Oracle Database Enterprise Edition')
  })

  it('drops the input after the session has expired and another user logs in', async () => {
    await openContractsPage(oracle)
    await fillOracle()
    mockHandlers(http.post('*/api/contracts/oracle/database', () => new HttpResponse(null, { status: 401 })))
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.poll(address).toBe('/401')
    mockHandlers()
    await button('Go to login').click()
    await logIn('operator')
    await expect.poll(address).toBe(oracle)
    await expect.element(button('Add contract')).toBeVisible()
    expect(drawer.query()).toBeNull()
    await button('Add contract').click()
    await expect.element(box(/^Contract number/)).toHaveValue('')
  })

  it('confirms before discarding the input and keeps the filter of the list', async () => {
    await openContractsPage(`${oracle}?f.unlimited=is:no`)
    await fillOracle()
    await drawer.getByRole('button', { name: 'Cancel' }).click()
    await button('Stay').click()
    await expect.element(box(/^Contract number/)).toHaveValue('9990001')
    await drawer.getByRole('button', { name: 'Cancel' }).click()
    await button('Leave without saving').click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(button('Add contract')).toHaveFocus()
    expect(address()).toBe(`${oracle}?f.unlimited=is:no`)
    expect(contractWrites()).toEqual([])
  })

  it('keeps the type and license type of a MySQL contract when saving fails', async () => {
    await openContractsPage(mysql)
    mockHandlers(http.post('*/api/contracts/mysql/database', () => HttpResponse.json({}, { status: 500 })))
    await button('Add contract').click()
    await drawer.getByRole('radio', { name: 'Host' }).click()
    await box(/^License type/).fill('B64911')
    await page.getByRole('option', { name: /^B64911/ }).click()
    await box(/^Contract number/).fill('9990001')
    await drawer.getByRole('textbox', { name: /^CSI/ }).fill('777')
    await drawer.getByRole('spinbutton', { name: /^Number of licenses/ }).fill('3')
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(drawer.getByText(/was not saved/)).toBeVisible()
    await expect.element(drawer.getByRole('radio', { name: 'Host' })).toBeChecked()
    await expect.element(box(/^License type/)).toHaveValue('B64911 - MySQL Enterprise Edition')
    mockHandlers()
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(page.getByText('Contract 9990001 added')).toBeVisible()
  })

  it('sends an unlimited contract as a basket without number and hosts', async () => {
    await openContractsPage(oracle)
    await fillOracle()
    const bodies: OracleContractBody[] = []
    mockHandlers(
      http.post<never, OracleContractBody>('*/api/contracts/oracle/database', async ({ request }) => {
        bodies.push(await request.clone().json())
        return undefined
      }),
    )
    await drawer.getByRole('checkbox', { name: 'Unlimited (ULA)' }).click()
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(page.getByText('Contract 9990001 added')).toBeVisible()
    expect(bodies).toMatchObject([{ unlimited: true, basket: true, restricted: false, count: 0, hosts: [] }])
  })

  it.each([
    ['Host', /^Hosts/],
    ['Cluster', /^Clusters/],
  ])('offers names to a MySQL contract of type %s', async (type, picker) => {
    await openContractsPage(mysql)
    await button('Add contract').click()
    await drawer.getByRole('radio', { name: type }).click()
    await drawer.getByRole('button', { name: picker }).click()
    const list = page.getByRole('listbox', { name: picker })
    await expect.element(list.getByRole('option').nth(3)).toBeVisible()
  })
})
