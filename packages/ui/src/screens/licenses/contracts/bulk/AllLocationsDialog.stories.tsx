import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { ToastProvider } from '../../../../components/toast/Toast.tsx'
import { waitOptions } from '../../../../testing/waitOptions.ts'
import { AllLocationsDialog } from './AllLocationsDialog.tsx'
import { oracleTarget } from './contractTargets.ts'

type Save = () => Promise<unknown>
const pendingPromise: Save = () => new Promise(() => {})
const target = (id: string, save: Save) =>
  oracleTarget(makeOracleContract({ id, contractID: id, location: '' }), save)

const meta = {
  title: 'Screens/Licenses/All locations',
  component: AllLocationsDialog,
  render: (args) => (
    <ToastProvider>
      <AllLocationsDialog {...args} />
    </ToastProvider>
  ),
  args: {
    targets: [target('5051863', pendingPromise), target('5051864', pendingPromise)],
    onClose: fn(),
  },
} satisfies Meta<typeof AllLocationsDialog>
export default meta
type Story = StoryObj<typeof meta>

async function send() {
  const dialog = within(await screen.findByRole('alertdialog', {}, waitOptions))
  await userEvent.click(dialog.getByRole('button', { name: 'Set to all locations' }))
}

export const Confirming: Story = {}
export const Saving: Story = { play: send }
export const Receipt: Story = {
  args: {
    targets: [
      target('5051863', () => Promise.resolve()),
      target('5051864', () => Promise.reject(new Error('PUT /contracts/oracle/database: 500'))),
    ],
  },
  play: async () => {
    await send()
    await screen.findByText(/1 saved, 1 rejected/, {}, waitOptions)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
