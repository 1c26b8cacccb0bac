import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { show } from '../../../testing/samples/show.tsx'
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
])('an unlimited contract (%j) that names hosts takes no more of them', async (unlimited, disabled) => {
  await page.viewport(1440, 900)
  const contract = makeOracleContract({ unlimited, hosts: [host] })
  const does = vi.fn<() => Promise<void>>()
  const acts = { onDetach: does, onSave: does, onClose: does }
  await show(
    <ToastProvider>
      <ContractHostsDialog contract={contract} hosts={['db-001', 'db-002']} {...acts} />
    </ToastProvider>,
  )
  const add = page.getByRole('combobox', { name: /^Add a host/ })
  await expect.element(add).toBeVisible()
  expect(add.element().matches(':disabled')).toBe(disabled)
})
