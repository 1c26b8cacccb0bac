import type { OracleContractBody } from '@inventory-console/api-mocks/contract'
import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { UnknownOutcomeError } from '../../../lib/mutationErrors.ts'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { ContractHostsDialog } from './ContractHostsDialog.tsx'

const host = {
  hostname: 'db-001',
  coveredLicensesCount: 1,
  totalCoveredLicensesCount: 1,
  consumedLicensesCount: 1,
}

test.each([
  [true, true],
  [false, false],
])('adding a host to a contract with unlimited %j is disabled: %j', async (unlimited, disabled) => {
  await page.viewport(1440, 900)
  const contract = makeOracleContract({ unlimited, hosts: [host] })
  const succeed = vi.fn<() => Promise<void>>()
  const callbacks = { onSave: succeed, onClose: succeed }
  await renderWithProviders(
    <ToastProvider>
      <ContractHostsDialog contract={contract} hosts={['db-001', 'db-002']} {...callbacks} />
    </ToastProvider>,
  )
  const hostField = page.getByRole('combobox', { name: /^Attach a host/ })
  await expect.element(hostField).toBeVisible()
  expect(hostField.element().matches(':disabled')).toBe(disabled)
  await expect.element(page.getByRole('searchbox', { name: 'Search hosts' })).toBeVisible()
})

async function openWith(contract: ReturnType<typeof makeOracleContract>) {
  await page.viewport(1440, 900)
  const onSave = vi.fn<(body: OracleContractBody) => Promise<void>>(() => Promise.resolve())
  await renderWithProviders(
    <ToastProvider>
      <ContractHostsDialog contract={contract} hosts={[]} onSave={onSave} onClose={() => undefined} />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: /^Actions/ }).click()
  return { onSave, remove: page.getByRole('menuitem', { name: /^Detach/ }) }
}

test('saves the whole contract with its dates, without the removed host', async () => {
  const dates = {
    supportExpiration: '2027-01-31T00:00:00Z',
    productOrderDate: '2024-02-01T00:00:00Z',
  }
  const contract = makeOracleContract({ unlimited: false, hosts: [host], ...dates })
  const { onSave, remove } = await openWith(contract)
  await remove.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Detach/ })
    .click()
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    id: contract.id,
    contractID: contract.contractID,
    hosts: [],
    ...dates,
  })
})

test('disables removing a host while the number of licenses is unknown', async () => {
  const contract = makeOracleContract({ unlimited: false, hosts: [host], metric: 'Stream Perpetual' })
  const { remove } = await openWith({ ...contract, licensesPerCore: 0, licensesPerUser: 0 })
  await expect.element(remove).toBeDisabled()
})

async function openDialog(onSave: (body: OracleContractBody) => Promise<void>) {
  await page.viewport(1440, 900)
  const contract = makeOracleContract({ unlimited: false, hosts: [host] })
  await renderWithProviders(
    <ToastProvider>
      <ContractHostsDialog
        contract={contract}
        hosts={['db-001', 'db-002', 'db-003']}
        onSave={onSave}
        onClose={() => undefined}
      />
    </ToastProvider>,
  )
}

test('keeps the attached and detached hosts of which the list has not heard yet', async () => {
  const onSave = vi.fn<(body: OracleContractBody) => Promise<void>>(() => Promise.resolve())
  await openDialog(onSave)
  const hostField = page.getByRole('combobox', { name: /^Attach a host/ })
  for (const name of ['db-002', 'db-003']) {
    // oxlint-disable-next-line no-await-in-loop -- one host after the other
    await hostField.fill(name)
    // oxlint-disable-next-line no-await-in-loop -- one host after the other
    await page.getByRole('option', { name }).click()
    // oxlint-disable-next-line no-await-in-loop -- one host after the other
    await page.getByRole('button', { name: 'Attach host', exact: true }).click()
    // oxlint-disable-next-line no-await-in-loop -- one host after the other
    await expect.element(hostField).toHaveValue('')
  }
  await page.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: /^Detach/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Detach/ })
    .click()
  await expect.poll(() => onSave.mock.calls.length).toBe(3)
  expect(onSave.mock.calls.map(([body]) => body.hosts)).toEqual([
    ['db-001', 'db-002'],
    ['db-001', 'db-002', 'db-003'],
    ['db-002', 'db-003'],
  ])
})

test('keeps a change that the server did not confirm in the next one', async () => {
  const onSave = vi
    .fn<(body: OracleContractBody) => Promise<void>>(() => Promise.resolve())
    .mockRejectedValueOnce(new UnknownOutcomeError('no response'))
    .mockRejectedValueOnce(new UnknownOutcomeError('no response'))
  await openDialog(onSave)
  const hostField = page.getByRole('combobox', { name: /^Attach a host/ })
  const attach = page.getByRole('button', { name: 'Attach host', exact: true })
  await hostField.fill('db-002')
  await page.getByRole('option', { name: 'db-002' }).click()
  await attach.click()
  await expect.element(page.getByText(/^The server did not confirm/)).toBeVisible()
  await attach.click()
  await expect.poll(() => onSave.mock.calls.length).toBe(2)
  await hostField.fill('db-003')
  await page.getByRole('option', { name: 'db-003' }).click()
  await attach.click()
  await expect.poll(() => onSave.mock.calls.length).toBe(3)
  expect(onSave.mock.calls.map(([body]) => body.hosts)).toEqual([
    ['db-001', 'db-002'],
    ['db-001', 'db-002'],
    ['db-001', 'db-002', 'db-003'],
  ])
})
