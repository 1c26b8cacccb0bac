import { makeMysqlContract, makeMysqlContracts } from '@inventory-console/api-mocks/fixtures/contracts'
import { makeMysqlLicenseTypes } from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { openRow } from '../../../testing/openRow.ts'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { MysqlContractsScreen } from './ContractsScreens.tsx'
import { emptyCountedForm, type CountedValues } from './forms/contractValues.ts'
import { MysqlContractForm } from './forms/CountedContractForm.tsx'

const pendingPromise = () => new Promise<unknown>(() => {})
const choices = {
  hosts: ['mysql-prod-mil-019', 'mysql-prod-mil-020'],
  clusters: ['vmcl-mil-01', 'vmcl-rom-02'],
  locations: ['Milan', 'Turin'],
}
const mysqlTypes = makeMysqlLicenseTypes()
const mysql = makeMysqlContracts()

const meta = {
  title: 'Screens/Licenses/MySQL contracts',
  component: MysqlContractsScreen,
  render: (args) => (
    <ToastProvider>
      <div className="h-dvh">
        <MysqlContractsScreen {...args} />
      </div>
    </ToastProvider>
  ),
  args: {
    list: ready(mysql),
    types: ready(mysqlTypes),
    onRefresh: fn(),
    onRemove: pendingPromise,
    renderDialog: (dialog, onClose) =>
      dialog.kind === 'form' ? (
        <MysqlContractForm
          {...dialog.form}
          onClose={onClose}
          choices={{ ...choices, types: mysqlTypes }}
          onSave={pendingPromise}
        />
      ) : null,
  },
} satisfies Meta<typeof MysqlContractsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const TypesFailed: Story = {
  args: { types: failed('GET /settings/mysql/database/license-types: 502 Bad Gateway') },
}
export const FormChoicesFailed: Story = {
  args: {
    draft: { initial: emptyCountedForm },
    renderDialog: (dialog, onClose) =>
      dialog.kind === 'form' ? (
        <MysqlContractForm
          {...dialog.form}
          onClose={onClose}
          choices={{ ...choices, types: [], onRetry: fn() }}
          onSave={pendingPromise}
        />
      ) : null,
  },
}
export const NoResults: Story = { args: { view: { search: 'no such contract' } } }
export const Failed: Story = { args: { list: failed('GET /contracts/mysql/database: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(mysql) } }
export const UnknownType: Story = {
  args: { list: ready([makeMysqlContract(), makeMysqlContract({ id: '2', licenseTypeID: 'B00000' })]) },
}
export const Names: Story = {
  play: ({ canvasElement }) => openRow(canvasElement),
}
const draftWith = (values: Partial<CountedValues>) => ({
  initial: emptyCountedForm,
  restoredValues: { ...emptyCountedForm.values, contractID: '5051863', count: 4, ...values },
})
export const FormNew: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add contract' }))
    await screen.findByRole('dialog', {}, waitOptions)
  },
}
export const FormForClusters: Story = {
  args: { draft: draftWith({ type: 'CLUSTER', clusters: ['vmcl-mil-01'], csi: '21908765' }) },
}
export const FormInvalid: Story = {
  args: { draft: draftWith({ csi: 'not a number', count: null }) },
  play: async () => {
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add contract' }),
    )
  },
}
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
