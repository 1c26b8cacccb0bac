import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { ToastProvider } from '../../../../components/toast/Toast.tsx'
import { UnknownOutcomeError } from '../../../../lib/mutationErrors.ts'
import { waitOptions } from '../../../../testing/waitOptions.ts'
import { AttachHostsDialog } from './AttachHostsDialog.tsx'
import { oracleTarget } from './contractTargets.ts'

type Save = () => Promise<unknown>
const pendingPromise: Save = () => new Promise(() => {})
const target = (id: string, save: Save, changes: Parameters<typeof makeOracleContract>[0] = {}) =>
  oracleTarget(makeOracleContract({ id, contractID: id, unlimited: false, hosts: [], ...changes }), save)
const rejectSave: Save = () =>
  Promise.reject(new Error('PUT /contracts/oracle/database: 500 – host not found'))
const rejectUnconfirmed: Save = () => Promise.reject(new UnknownOutcomeError('no response'))
const succeed: Save = () => Promise.resolve()
const type = makeOracleContract().licenseTypeID

const meta = {
  title: 'Screens/Licenses/Attach hosts',
  component: AttachHostsDialog,
  render: (args) => (
    <ToastProvider>
      <AttachHostsDialog {...args} />
    </ToastProvider>
  ),
  args: {
    targets: [target('5051863', pendingPromise), target('5051864', pendingPromise)],
    hosts: ['ora-prod-mil-008', 'ora-prod-mil-009'],
    usage: [
      {
        hostname: 'ora-prod-mil-009',
        licenseTypeID: type,
        usedLicenses: 8,
        clusterLicenses: 0,
        olvmCapped: false,
      },
    ],
    onComplete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AttachHostsDialog>
export default meta
type Story = StoryObj<typeof meta>

async function choose() {
  const dialog = within(await screen.findByRole('alertdialog', {}, waitOptions))
  await userEvent.click(dialog.getByRole('button', { name: /^Hosts/ }))
  await userEvent.click(await screen.findByRole('option', { name: /^ora-prod-mil-009/ }, waitOptions))
  await userEvent.keyboard('{Escape}')
  return dialog
}
async function send() {
  const dialog = await choose()
  await userEvent.click(dialog.getByRole('button', { name: 'Attach hosts' }))
}

export const Choosing: Story = {}
/** Two of the contracts were selected before a search hid them. */
export const HiddenRows: Story = { args: { hidden: 2 } }
export const Loading: Story = { args: { hosts: null } }
export const HostsFailed: Story = { args: { hosts: [], onRetry: fn() } }
export const Chosen: Story = { play: async () => void (await choose()) }
export const SomeTakeNoHosts: Story = {
  args: {
    targets: [
      target('5051863', pendingPromise),
      target('5051864', pendingPromise, { unlimited: true }),
      target('5051865', pendingPromise, { metric: 'Stream Perpetual' }),
    ],
  },
}
export const Saving: Story = { play: send }
export const Receipt: Story = {
  args: {
    targets: [
      target('5051863', succeed),
      target('5051864', rejectSave),
      target('5051865', rejectUnconfirmed),
    ],
  },
  play: async () => {
    await send()
    await screen.findByText(/1 saved, 1 rejected/, {}, waitOptions)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
