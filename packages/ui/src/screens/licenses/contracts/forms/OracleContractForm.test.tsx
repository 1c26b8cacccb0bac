import type { OracleContract } from '@inventory-console/api-mocks/contract'
import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ToastProvider } from '../../../../components/toast/Toast.tsx'
import { choices, pendingPromise } from '../../../../testing/samples/oracleContracts.tsx'
import { renderWithProviders } from '../../../../testing/samples/renderWithProviders.tsx'
import { oracleInitialForm } from './contractValues.ts'
import { OracleContractForm } from './OracleContractForm.tsx'

const hostOf = (hostname: string) => ({
  hostname,
  coveredLicensesCount: 1,
  totalCoveredLicensesCount: 1,
  consumedLicensesCount: 1,
})
const noop = () => undefined

async function renderForm(contract: OracleContract) {
  await page.viewport(1440, 900)
  await renderWithProviders(
    <ToastProvider>
      <OracleContractForm
        openForm={{ initial: oracleInitialForm(contract) }}
        choices={choices}
        suggestions={{}}
        contracts={[]}
        onDraftChange={noop}
        onSaved={noop}
        onReveal={noop}
        onSave={pendingPromise}
        onClose={noop}
      />
    </ToastProvider>,
  )
}

it('keeps the number and the hosts of a contract that is unlimited for a moment', async () => {
  const contract = makeOracleContract({
    unlimited: false,
    restricted: true,
    basket: false,
    hosts: [hostOf('ora-prod-mil-008')],
  })
  await renderForm(contract)
  const number = page.getByRole('spinbutton', { name: /^Number of licenses/ })
  const unlimited = page.getByRole('checkbox', { name: 'Unlimited (ULA)' })
  await number.fill('25')
  await unlimited.click()
  await expect.element(number).toHaveValue('')
  await unlimited.click()
  await expect.element(number).toHaveValue('25')
  await expect.element(page.getByRole('radio', { name: 'Only these hosts' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Remove ora-prod-mil-008' })).toBeVisible()
})

it('keeps the changed hosts of a basket that becomes a contract of only these hosts', async () => {
  const hosts = ['ora-prod-mil-008', 'ora-prod-mil-009'].map(hostOf)
  const contract = makeOracleContract({ unlimited: false, restricted: false, basket: true, hosts })
  await renderForm(contract)
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
  await remove('ora-prod-mil-009').click()
  await expect.element(remove('ora-prod-mil-009')).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Only these hosts' }).click()
  await expect.element(page.getByRole('radio', { name: 'Only these hosts' })).toBeChecked()
  await expect.element(remove('ora-prod-mil-008')).toBeVisible()
  expect(remove('ora-prod-mil-009').query()).toBeNull()
})
