import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, waitFor } from 'storybook/test'
import { ImportStopped } from '../../../lib/importStopped.ts'
import { UnconfirmedError } from '../../../lib/react/useMutationFailure.ts'
import { oneByteEach, utf16 } from '../../../testing/fixtures/encoded.ts'
import { ImportDialog } from './ImportDialog.tsx'

const never = () => new Promise<unknown>(() => {})
const meta = {
  title: 'Screens/Licenses/Import',
  component: ImportDialog,
  args: { maker: 'oracle', types: ['A90611'], listed: [], onImport: never, onSample: never, onClose: fn() },
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
  await takeBytes(new TextEncoder().encode(lines.join('\n')))
}
async function takeBytes(bytes: Uint8Array<ArrayBuffer>) {
  const file = new File([bytes], 'contracts.csv', { type: 'text/csv' })
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
export const LeavingOutErrors: Story = {
  play: async () => {
    await take(head, good, ...bad)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Skip/ }))
  },
}
export const Duplicates: Story = {
  args: { listed: [{ contractID: '5051863', licenseTypeID: 'A90611' }] },
  play: () => take(head, good, good.replace('5051863', '5051864')),
}
const semicolons = `${head}\n${good}`.replaceAll(',', ';').replace('Milan', 'Forlì')
export const Windows1252: Story = {
  play: () => takeBytes(oneByteEach(semicolons)),
}
export const Utf16WithTabs: Story = {
  play: () => takeBytes(utf16(`\uFEFF${head}\n${good}`.replaceAll(',', '\t'), 'little-endian')),
}
export const WrongColumns: Story = { play: () => take('Contract Number,CSI,Price', '1,2,3') }
export const Sending: Story = {
  play: async () => {
    await take(head, good)
    await send()
  },
}
const stoppedAt = (line: number | null) => () =>
  Promise.reject(new ImportStopped('License number is not a whole number.', line))
const sent = async () => {
  await take(head, good, good)
  await send()
}
export const Stopped: Story = { args: { onImport: stoppedAt(3) }, play: sent }
export const StoppedWithoutLine: Story = { args: { onImport: stoppedAt(null) }, play: sent }
export const NotConfirmed: Story = {
  args: { onImport: () => Promise.reject(new UnconfirmedError('no answer')) },
  play: sent,
}
export const Refused: Story = {
  args: { onImport: () => Promise.reject(new Error('The server is in read-only mode.')) },
  play: sent,
}
export const Imported: Story = {
  args: { onImport: async () => undefined },
  play: async () => {
    await take(head, good)
    await send()
    await waitFor(() => screen.getByText(/imported from/))
  },
}
