import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, waitFor } from 'storybook/test'
import { ImportDialog } from './ImportDialog.tsx'

const never = () => new Promise<unknown>(() => {})
const meta = {
  title: 'Screens/Licenses/Import',
  component: ImportDialog,
  args: { maker: 'oracle', types: ['A90611'], onImport: never, onSample: never, onClose: fn() },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

const head =
  'Contract Number,CSI,Part Number,Reference Number,ULA,License number,Basket,Restricted,Support Expiration,Hosts,Status,Product Order Date,Location'
const good = '5051863,21908765,A90611,38455012,false,16,true,false,31/12/2026,,Active,15/03/2021,Milan'
const bad = [
  ',21908765,A00000,,maybe,1.5,false,false,2026-12-31,,Active,,Milan',
  '5051864,21908765,A90611,,true,0,false,false,,,,,',
  '5051865,21908765,A90611,,false,4,true,true,,"db-001;db-002",,,Turin',
  '5051866,21908765',
]

async function take(...lines: string[]) {
  const file = new File([lines.join('\n')], 'contracts.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText(/CSV file/), file)
  await waitFor(() => screen.getByRole('grid'))
}
const send = () => userEvent.click(screen.getByRole('button', { name: /^Import \d/ }))

export const Choosing: Story = {}
export const ChoosingMysql: Story = { args: { maker: 'mysql' } }
export const ChoosingSqlServer: Story = { args: { maker: 'sqlServer' } }
export const Preview: Story = { play: () => take(head, good) }
export const PreviewWithErrors: Story = { play: () => take(head, good, ...bad) }
export const PreviewEmpty: Story = { play: () => take(head) }
export const WrongColumns: Story = { play: () => take('Contract Number,CSI,Price', '1,2,3') }
export const Sending: Story = {
  play: async () => {
    await take(head, good)
    await send()
  },
}
export const Refused: Story = {
  args: {
    onImport: () =>
      Promise.reject(
        new Error('POST /contracts/{type}/upload: 422 – line 2: License number is not a whole number'),
      ),
  },
  play: async () => {
    await take(head, good)
    await send()
    await waitFor(() => screen.getByText(/Nothing was imported/))
  },
}
export const Imported: Story = {
  args: { onImport: async () => undefined },
  play: async () => {
    await take(head, good)
    await send()
    await waitFor(() => screen.getByText(/imported from/))
  },
}
