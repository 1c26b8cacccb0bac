import type { OracleContractBody } from '@inventory-console/api-mocks/contract'
import { makeMysqlContract, makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ToastProvider } from '../../../../components/toast/Toast.tsx'
import { UnknownOutcomeError } from '../../../../lib/mutationErrors.ts'
import { renderWithProviders } from '../../../../testing/samples/renderWithProviders.tsx'
import { AttachHostsDialog } from './AttachHostsDialog.tsx'
import { mysqlTarget, oracleTarget, type ContractTarget } from './contractTargets.ts'

const licenseCounts = { coveredLicensesCount: 1, totalCoveredLicensesCount: 1, consumedLicensesCount: 1 }
const dialog = page.getByRole('alertdialog')
const oracle = (id: string) =>
  makeOracleContract({
    id,
    contractID: id,
    unlimited: false,
    hosts: [{ hostname: 'db-1', ...licenseCounts }],
  })

async function openWith(targets: readonly ContractTarget[]) {
  const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await renderWithProviders(
    <ToastProvider>
      <AttachHostsDialog targets={targets} hosts={['db-1', 'db-2']} onComplete={onDone} onClose={onClose} />
    </ToastProvider>,
  )
  await dialog.getByRole('button', { name: /^Hosts/ }).click()
  await page.getByRole('option', { name: 'db-2' }).click()
  await userEvent.keyboard('{Escape}')
  return { onDone, onClose }
}
const attach = dialog.getByRole('button', { name: 'Attach hosts' })

beforeEach(() => page.viewport(1440, 900))

describe('attaching hosts to several contracts', () => {
  it('adds the hosts to the hosts of each contract and shows the number of contracts', async () => {
    const save = vi.fn<(body: OracleContractBody) => Promise<void>>(async () => {})
    const { onDone, onClose } = await openWith([
      oracleTarget(oracle('1'), save),
      oracleTarget(oracle('2'), save),
    ])
    await attach.click()
    await expect.element(page.getByText('1 host attached to 2 contracts')).toBeVisible()
    expect(save.mock.calls.map(([{ id, hosts }]) => [id, hosts])).toEqual([
      ['1', ['db-1', 'db-2']],
      ['2', ['db-1', 'db-2']],
    ])
    expect(onDone).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('lists saved, refused and unconfirmed contracts and retries the last two only', async () => {
    const saved = vi.fn<() => Promise<void>>(async () => {})
    const rejectedSave = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('host not found')))
    const unconfirmedSave = vi.fn<() => Promise<void>>(() =>
      Promise.reject(new UnknownOutcomeError('no response')),
    )
    const { onDone } = await openWith([
      oracleTarget(oracle('11'), rejectedSave),
      oracleTarget(oracle('12'), unconfirmedSave),
      oracleTarget(oracle('13'), saved),
    ])
    await attach.click()
    await expect.element(page.getByText('1 saved, 1 rejected, 1 unconfirmed')).toBeVisible()
    await expect.element(dialog.getByText('host not found')).toBeVisible()
    expect(onDone).not.toHaveBeenCalled()
    rejectedSave.mockResolvedValue()
    unconfirmedSave.mockResolvedValue()
    await dialog.getByRole('button', { name: 'Retry 2' }).click()
    await expect.element(page.getByText('1 host attached to 3 contracts')).toBeVisible()
    expect([saved, rejectedSave, unconfirmedSave].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 2])
  })

  it('sends nothing to contracts that take no hosts', async () => {
    const save = vi.fn<() => Promise<void>>(async () => {})
    const clusters = makeMysqlContract({ id: '2', contractID: '22', type: 'CLUSTER' })
    await openWith([oracleTarget(makeOracleContract({ unlimited: true }), save), mysqlTarget(clusters, save)])
    await expect
      .element(dialog.getByText('2 selected contracts cannot have hosts and are skipped.'))
      .toBeVisible()
    await expect.element(attach).toHaveAttribute('aria-disabled', 'true')
    expect(save).not.toHaveBeenCalled()
  })
})
