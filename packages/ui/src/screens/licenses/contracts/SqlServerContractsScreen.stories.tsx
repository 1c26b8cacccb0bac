import {
  makeSqlServerContract,
  makeSqlServerContracts,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { makeSqlServerLicenseTypes } from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { openPeek } from '../../../testing/openPeek.ts'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { SqlServerContractsScreen } from './ContractsScreens.tsx'
import { emptyCountedForm } from './forms/contractValues.ts'
import { SqlServerContractForm } from './forms/CountedContractForm.tsx'

const pendingPromise = () => new Promise<unknown>(() => {})
const types = makeSqlServerLicenseTypes()
const contracts = makeSqlServerContracts()
const choices = {
  types,
  hosts: ['SQL-PROD-MIL-017'],
  clusters: ['vmcl-mil-01'],
  locations: ['Milan', 'Turin'],
}

const meta = {
  title: 'Screens/Licenses/SQL Server contracts',
  component: SqlServerContractsScreen,
  render: (args) => (
    <ToastProvider>
      <div className="h-dvh">
        <SqlServerContractsScreen {...args} />
      </div>
    </ToastProvider>
  ),
  args: {
    list: ready(contracts),
    types: ready(types),
    onRefresh: fn(),
    onRemove: pendingPromise,
    renderDialog: (dialog, onClose) =>
      dialog.kind === 'form' ? (
        <SqlServerContractForm {...dialog.form} onClose={onClose} choices={choices} onSave={pendingPromise} />
      ) : null,
  },
} satisfies Meta<typeof SqlServerContractsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Peek: Story = { play: openPeek }
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing matches this' } } }
export const Failed: Story = { args: { list: failed('GET /contracts/microsoft/database: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(contracts) } }

export const TypesFailed: Story = {
  args: { types: failed('GET /settings/microsoft/database/license-types: 502 Bad Gateway') },
}
export const UnknownType: Story = {
  args: { list: ready([makeSqlServerContract(), makeSqlServerContract({ id: '2', licenseTypeID: 'XX-0' })]) },
}
export const FormNew: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add contract' }))
    await screen.findByRole('dialog', {}, waitOptions)
  },
}
export const FormInvalid: Story = {
  args: { draft: { initial: emptyCountedForm } },
  play: async () => {
    await userEvent.click(
      within(await screen.findByRole('dialog', {}, waitOptions)).getByRole('button', {
        name: 'Add contract',
      }),
    )
  },
}
export const FormForHosts: Story = {
  args: {
    draft: {
      initial: emptyCountedForm,
      restoredValues: {
        ...emptyCountedForm.values,
        contractID: '5051863',
        count: 4,
        type: 'HOST',
        hosts: ['SQL-PROD-MIL-017'],
      },
    },
  },
}
