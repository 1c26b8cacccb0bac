import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, mockHandlers, button, mockWorld, withMockServices } from '../../../testing/openConsole.tsx'
import { openContractsPage, mysql, search, contractWrites } from '../../../testing/pages/contractsPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const oracle = '/licenses/contract/oracle'
const drawer = page.getByRole('dialog')
const box = (name: RegExp) => drawer.getByRole('combobox', { name })

async function runRowAction(item: string, number: string) {
  await search.fill(number)
  // A menu that opens while the rows change would close with them.
  const heads = () => page.getByRole('rowheader').elements()
  await expect
    .poll(() => new Set(heads().map((head) => head.textContent.includes(number))))
    .toEqual(new Set([true]))
  // The price list loads the descriptions and re-creates the columns.
  await expect.element(page.getByRole('gridcell', { name: /Oracle|MySQL|SQL Server/ }).first()).toBeVisible()
  await page.getByTitle(`Actions for ${number}`).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('changing a contract', () => {
  const numbers = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent)

  const stored = () => mockWorld().contracts.at(-1)?.contracts

  it.each([
    ['oracle', oracle, '/api/contracts/oracle/database'],
    ['microsoft', '/licenses/contract/sqlserver', '/api/contracts/microsoft/database'],
    ['mysql', mysql, '/api/contracts/mysql/database/{id}'],
  ] as const)('sends one PUT with the id of the %s contract', async (technology, path, call) => {
    const bodies: unknown[] = []
    await openContractsPage(path)
    mockHandlers(
      http.put('*/api/contracts/*', async ({ request }) => {
        bodies.push(await request.clone().json())
        return undefined
      }),
    )
    await expect.poll(() => numbers().length).toBeGreaterThan(1)
    const [number = ''] = numbers()
    const of = () => stored()?.[technology].filter(({ contractID }) => contractID === number)
    const contract = of()?.[0]
    const id = contract?.id ?? ''
    expect(id).toMatch(/^[0-9a-f]{24}$/)
    await runRowAction('Edit…', number)
    await drawer.getByRole('spinbutton', { name: /^Number of licenses/ }).fill('4321')
    await drawer.getByRole('button', { name: 'Save contract' }).click()
    await expect.element(page.getByText(`Contract ${number} saved`)).toBeVisible()
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number }) })
    await expect.element(row.getByRole('gridcell', { name: '4,321', exact: true }).first()).toBeVisible()
    expect(contractWrites()).toEqual([`PUT ${call.replace('{id}', id)}`])
    expect(bodies).toEqual([expect.objectContaining({ id, contractID: number })])
    expect(of()).toHaveLength(1)
  })

  it('duplicates a MySQL contract as a new one', async () => {
    await openContractsPage(mysql)
    await expect.poll(() => numbers().length).toBeGreaterThan(0)
    const [number = ''] = numbers()
    const before = stored()?.mysql.length ?? 0
    await runRowAction('Duplicate…', number)
    await box(/^Contract number/).fill('9990002')
    await drawer.getByRole('button', { name: 'Add contract' }).click()
    await expect.element(page.getByText('Contract 9990002 added')).toBeVisible()
    expect(contractWrites()).toEqual(['POST /api/contracts/mysql/database'])
    expect(stored()?.mysql).toHaveLength(before + 1)
  })

  it('deletes a contract once after confirmation', async () => {
    await openContractsPage(mysql)
    await expect.poll(() => numbers().length).toBeGreaterThan(0)
    const [number = ''] = numbers()
    await runRowAction('Delete…', number)
    await expect.element(page.getByRole('alertdialog', { name: `Delete contract ${number}?` })).toBeVisible()
    expect(contractWrites()).toEqual([])
    await button('Delete contract').click()
    await expect.element(page.getByText(`Contract ${number} deleted`)).toBeVisible()
    await expect.poll(numbers).not.toContain(number)
    expect(contractWrites()).toHaveLength(1)
  })

  it('shows the error of a failed deletion in the dialog and deletes the same contract on retry', async () => {
    await openContractsPage(mysql)
    mockHandlers(
      http.delete('*/api/contracts/mysql/database/:id', () => new HttpResponse(null, { status: 500 })),
    )
    await expect.poll(() => numbers().length).toBeGreaterThan(0)
    const [number = ''] = numbers()
    await runRowAction('Delete…', number)
    await button('Delete contract').click()
    await expect.element(page.getByRole('alertdialog').getByText(/500/)).toBeVisible()
    expect(address()).toContain(mysql)
    mockHandlers()
    await button('Delete contract').click()
    await expect.element(page.getByText(`Contract ${number} deleted`)).toBeVisible()
    await expect.poll(numbers).not.toContain(number)
    expect(contractWrites()).toHaveLength(2)
    expect(new Set(contractWrites()).size).toBe(1)
  })

  it('removes a host after confirmation and adds it again', async () => {
    await openContractsPage(`${oracle}?f.restricted=is:yes`)
    await expect.poll(() => numbers().length).toBeGreaterThan(0)
    await runRowAction('Attached hosts…', numbers()[0] ?? '')
    const host = drawer.getByRole('rowheader').first()
    await expect.element(host).toBeVisible()
    const name = host.element().textContent
    await drawer.getByTitle(`Actions for ${name}`).click()
    await page.getByRole('menuitem', { name: 'Detach from contract…' }).click()
    expect(contractWrites()).toEqual([])
    await button('Detach host').click()
    await expect.poll(() => drawer.getByRole('rowheader', { name }).query()).toBeNull()
    expect(contractWrites()).toHaveLength(1)
    await drawer.getByRole('combobox', { name: 'Attach a host' }).fill(name)
    await page.getByRole('option', { name, exact: false }).click()
    await drawer.getByRole('button', { name: 'Attach host' }).click()
    await expect.element(drawer.getByRole('rowheader', { name })).toBeVisible()
    expect(contractWrites()).toHaveLength(2)
  })

  it('shows that the hosts failed to load and retries them', async () => {
    await openContractsPage(`${oracle}?f.restricted=is:yes`)
    await expect.poll(() => numbers().length).toBeGreaterThan(0)
    mockHandlers(
      http.get(
        '*/api/hosts',
        () => new HttpResponse('<html></html>', { headers: { 'Content-Type': 'text/html' } }),
      ),
    )
    await runRowAction('Attached hosts…', numbers()[0] ?? '')
    const optionsError = drawer.getByText('Could not load options')
    await expect.element(optionsError).toBeVisible()
    await expect.element(drawer.getByRole('rowheader').first()).toBeVisible()
    mockHandlers()
    await drawer.getByRole('button', { name: 'Retry' }).click()
    await expect.element(optionsError).not.toBeInTheDocument()
    await drawer.getByRole('combobox', { name: 'Attach a host' }).fill('ora-')
    await expect.element(page.getByRole('option', { name: /ora-/ }).first()).toBeVisible()
  })
})
