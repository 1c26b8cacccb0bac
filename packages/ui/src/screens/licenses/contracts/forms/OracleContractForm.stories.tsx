import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import {
  choices,
  choose,
  contracts,
  longTimeout,
  oracleContractsArgs,
  pendingPromise,
  renderOracleContracts,
} from '../../../../testing/samples/oracleContracts.tsx'
import { chromaticModes } from '../../../../testing/visualModes.ts'
import { OracleContractsScreen } from '../ContractsScreens.tsx'
import { emptyOracleForm, oracleInitialForm } from './contractValues.ts'
import { OracleContractForm } from './OracleContractForm.tsx'

const meta = {
  title: 'Screens/Licenses/Oracle contract form',
  component: OracleContractsScreen,
  render: renderOracleContracts,
  args: oracleContractsArgs,
} satisfies Meta<typeof OracleContractsScreen>
export default meta
type Story = StoryObj<typeof meta>

async function add() {
  await userEvent.click(screen.getByRole('button', { name: 'Add contract' }))
  return within(await screen.findByRole('dialog', {}, longTimeout))
}

export const New: Story = { play: async () => void (await add()) }
export const Invalid: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
  play: async () => {
    const form = await add()
    await userEvent.type(form.getByRole('combobox', { name: /^Contract number/ }), '12a')
    await userEvent.click(form.getByRole('button', { name: 'Add contract' }))
  },
}
const filledForm = oracleInitialForm(
  makeOracleContract({ contractID: '5051863', restricted: false, hosts: [] }),
)
const draftWith = (values: Partial<(typeof filledForm)['values']> = {}) => ({
  initial: emptyOracleForm,
  restoredValues: { ...filledForm.values, ...values },
})
export const Change: Story = {
  play: ({ canvasElement }) => choose(canvasElement, 'Edit…'),
}
export const Unlimited: Story = {
  args: { draft: draftWith({ unlimited: true, count: null, basket: true, restricted: false }) },
}
export const Restricted: Story = {
  args: {
    draft: draftWith({ restricted: true, basket: false, hosts: ['ora-prod-mil-008', 'gone-from-the-list'] }),
  },
}
export const Saved: Story = {
  args: {
    draft: draftWith(),
    renderDialog: (dialog, onClose) =>
      dialog.kind === 'form' ? (
        <OracleContractForm
          {...dialog.form}
          onClose={onClose}
          choices={choices}
          onSave={() => Promise.resolve({ id: contracts[1]?.id })}
        />
      ) : null,
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog', {}, longTimeout))
    await userEvent.click(form.getByRole('button', { name: 'Add contract' }))
    await screen.findByRole('button', { name: 'Show' }, longTimeout)
  },
}
export const RestrictedWithoutHosts: Story = {
  args: { draft: draftWith({ restricted: true, basket: false, hosts: [] }) },
}
export const NeitherRestrictedNorBasket: Story = {
  args: { draft: draftWith({ restricted: false, basket: false, hosts: [] }) },
}
const makeUsed = (hostname: string, usedLicenses: number, clusterLicenses = 0) => ({
  hostname,
  licenseTypeID: filledForm.values.licenseTypeID ?? '',
  usedLicenses,
  clusterLicenses,
  olvmCapped: false,
})
/** Consumption and coverage in the list of hosts, and a host that counts with its cluster. */
export const Hosts: Story = {
  args: {
    draft: draftWith({ restricted: true, basket: false, hosts: ['ora-prod-mil-008'] }),
    renderDialog: (dialog, onClose) =>
      dialog.kind === 'form' ? (
        <OracleContractForm
          {...dialog.form}
          onClose={onClose}
          choices={{
            ...choices,
            usage: [makeUsed('ora-prod-mil-008', 4, 64), makeUsed('ora-prod-mil-009', 8)],
          }}
          onSave={pendingPromise}
        />
      ) : null,
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog', {}, longTimeout))
    await userEvent.click(form.getByRole('button', { name: /^Hosts/ }))
    await screen.findByText(/8 consumed/, {}, longTimeout)
  },
}
export const Refused: Story = {
  args: {
    draft: draftWith(),
    renderDialog: (dialog, onClose) =>
      dialog.kind === 'form' ? (
        <OracleContractForm
          {...dialog.form}
          onClose={onClose}
          choices={choices}
          onSave={() =>
            Promise.reject(new Error('POST /contracts/oracle/database: 500 – host db-001 not found'))
          }
        />
      ) : null,
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Add contract' }))
    await form.findByText(/was not saved/)
  },
}
export const Saving: Story = {
  args: { draft: draftWith() },
  play: async () => {
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add contract' }),
    )
  },
}
export const Left: Story = {
  args: { draft: draftWith() },
  play: async () => {
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  },
}
