import type { OracleContractBody } from '@inventory-console/api-mocks/contract'
import { makeMysqlContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, mockHandlers, mockWorld, withMockServices } from '../../../testing/openConsole.tsx'
import { openContractsPage, contractWrites, mysql } from '../../../testing/pages/contractsPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const oracle = '/licenses/contract/oracle'
const note = page.getByText(/without a location (is|are) not counted/)
const dialog = page.getByRole('alertdialog')
/** Filled when the page has read the contracts. */
const stored = () => {
  const contracts = mockWorld().contracts.at(-1)?.contracts
  if (!contracts) throw new Error('No contracts were read yet')
  return contracts
}
const oracleWithoutLocation = () => stored().oracle.filter(({ location }) => location === '')

test('saves the Oracle contracts without a location for all locations', async () => {
  await openContractsPage(oracle)
  await expect.element(note).toBeVisible()
  const without = oracleWithoutLocation()
  expect(without.length).toBeGreaterThan(1)
  await expect
    .element(
      page.getByText(`${without.length} contracts without a location are not counted`, { exact: false }),
    )
    .toBeVisible()
  await button('Set to all locations…').click()
  await dialog.getByRole('button', { name: 'Set to all locations' }).click()
  await expect.element(page.getByText(`${without.length} contracts set to all locations`)).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  expect(contractWrites()).toEqual(without.map(() => 'PUT /api/contracts/oracle/database'))
  const saved = stored().oracle
  expect(without.map(({ id }) => saved.find((contract) => contract.id === id))).toEqual(
    without.map((contract) => ({ ...contract, location: 'All' })),
  )
})

test('lists a refused contract and keeps the note', async () => {
  await openContractsPage(oracle)
  await expect.element(note).toBeVisible()
  const [refused] = oracleWithoutLocation()
  mockHandlers(
    http.put<never, OracleContractBody>('*/contracts/oracle/database', async ({ request }) => {
      const { id } = await request.clone().json()
      return id === refused?.id ? HttpResponse.json({ message: 'locked' }, { status: 500 }) : undefined
    }),
  )
  await button('Set to all locations…').click()
  await dialog.getByRole('button', { name: 'Set to all locations' }).click()
  await expect.element(dialog.getByText(/, 1 rejected, 0 unconfirmed/)).toBeVisible()
  await expect.element(dialog.getByText(refused?.contractID ?? '', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect
    .element(page.getByText('1 contract without a location is not counted', { exact: false }))
    .toBeVisible()
})

test('shows no note if all contracts have a location', async () => {
  mockHandlers(
    http.get('*/contracts/mysql/database', () =>
      HttpResponse.json({ contracts: [makeMysqlContract({ contractID: '7001', location: 'All' })] }),
    ),
  )
  await openContractsPage(mysql)
  await expect.element(page.getByRole('rowheader', { name: '7001' })).toBeVisible()
  expect(note.query()).toBeNull()
})
