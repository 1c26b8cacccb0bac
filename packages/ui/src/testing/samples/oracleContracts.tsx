import type { OracleContract } from '@inventory-console/api-mocks/contract'
import { makeOracleContracts } from '@inventory-console/api-mocks/fixtures/contracts'
import { makeOracleLicenseTypes } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import {
  ContractHostsDialog,
  type ContractHostsDialogProps,
} from '../../screens/licenses/contracts/ContractHostsDialog.tsx'
import type { ContractDialog } from '../../screens/licenses/contracts/ContractsFrame.tsx'
import {
  OracleContractsScreen,
  type OracleContractsScreenProps,
  type OracleValues,
} from '../../screens/licenses/contracts/ContractsScreens.tsx'
import { OracleContractForm } from '../../screens/licenses/contracts/forms/OracleContractForm.tsx'
import { ImportDialog } from '../../screens/licenses/import/ImportDialog.tsx'
import { ready } from '../states.ts'

export const contracts = makeOracleContracts()
export const pendingPromise = () => new Promise<unknown>(() => {})
export const choices = {
  types: makeOracleLicenseTypes(),
  hosts: ['ora-prod-fra-002', 'ora-prod-mil-008', 'ora-prod-mil-009'],
  clusters: [],
  locations: ['Milan', 'Turin'],
}
const known = {
  types: choices.types.map(({ id }) => id),
  hosts: choices.hosts,
  locations: choices.locations,
  usage: null,
}

/** Renders the form, the import and the hosts of a contract. */
export const oracleDialogs =
  ({ hosts = choices.hosts, onRetry }: Partial<Pick<ContractHostsDialogProps, 'hosts' | 'onRetry'>> = {}) =>
  (dialog: ContractDialog<OracleContract, OracleValues>, onClose: () => void) => {
    if (dialog.kind === 'form')
      return (
        <OracleContractForm {...dialog.form} choices={choices} onSave={pendingPromise} onClose={onClose} />
      )
    if (dialog.kind === 'import')
      return (
        <ImportDialog
          vendor="oracle"
          known={known}
          storedName={(name) => name}
          onList={async () => dialog.listed}
          listed={dialog.listed}
          onImport={pendingPromise}
          onSample={pendingPromise}
          onClose={onClose}
        />
      )
    if (dialog.kind === 'hosts')
      return (
        <ContractHostsDialog
          hosts={hosts}
          onRetry={onRetry}
          contract={dialog.contract}
          onSave={pendingPromise}
          onClose={onClose}
        />
      )
    return null
  }

/** The screen of Oracle contracts with its form, dialogs and import. */
export const oracleContractsArgs: OracleContractsScreenProps = {
  list: ready(contracts),
  onRefresh: fn(),
  onRemove: pendingPromise,
  renderDialog: oracleDialogs(),
}

export const renderOracleContracts = (args: OracleContractsScreenProps) => (
  <ToastProvider>
    <div className="h-dvh">
      <OracleContractsScreen {...args} />
    </div>
  </ToastProvider>
)

/** Menus and dialogs are lazy-loaded. */
export const longTimeout = { timeout: 12_000 }
export async function choose(canvasElement: HTMLElement, item: string) {
  const [menu] = await within(canvasElement).findAllByTitle(/^Actions for/, {}, longTimeout)
  if (menu) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, longTimeout))
  await waitFor(
    () => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeVisible(),
    longTimeout,
  )
}
