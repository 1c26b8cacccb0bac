import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, waitFor } from 'storybook/test'
import { PartialImportError, UnknownOutcomeError } from '../../../lib/mutationErrors.ts'
import { encodeLatin1, encodeUtf16 } from '../../../testing/fixtures/encodeText.ts'
import { ImportDialog } from './ImportDialog.tsx'

const pendingPromise = () => new Promise<unknown>(() => {})
const meta = {
  title: 'Screens/Licenses/Import',
  component: ImportDialog,
  args: {
    vendor: 'oracle',
    known: { types: ['A90611'], hosts: ['db-001', 'db-002'], locations: ['Milan', 'Turin'], usage: null },
    listed: [],
    onList: async () => [],
    storedName: (name) => name,
    onImport: pendingPromise,
    onSample: pendingPromise,
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

const head =
  'Contract Number,CSI,Part Number,Reference Number,ULA,License number,Basket,Restricted,Support Expiration,Hosts,Status,Product Order Date,Location'
const validLine = '5051863,21908765,A90611,38455012,false,16,true,false,31/12/2026,,Active,15/03/2021,Milan'
const invalidLines = [
  ',21908765,A00000,,maybe,1.5,false,false,2026-12-31,,Active,,Milan',
  '5051864,21908765,A90611,,true,0,false,false,,,,,',
  '5051865,21908765,A90611,,false,4,true,true,,"db-001;db-002",,,Turin',
  '5051866,21908765',
]

async function selectLines(...lines: string[]) {
  await selectBytes(new TextEncoder().encode(lines.join('\n')))
}
async function selectBytes(bytes: Uint8Array<ArrayBuffer>) {
  const file = new File([bytes], 'contracts.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText(/CSV file/), file)
  await waitFor(() => screen.getByRole('grid'))
}
const send = () => userEvent.click(screen.getByRole('button', { name: /^Import \d/ }))

export const Choosing: Story = {}
export const ChoosingMysql: Story = { args: { vendor: 'mysql' } }
export const ChoosingSqlServer: Story = { args: { vendor: 'sqlServer' } }
export const Preview: Story = { play: () => selectLines(head, validLine) }
export const PreviewWithErrors: Story = { play: () => selectLines(head, validLine, ...invalidLines) }
export const PreviewWithWarnings: Story = {
  play: () =>
    selectLines(
      head,
      validLine.replace('Milan', 'Atlantis'),
      validLine.replace('5051863', '5051870').replace('true,false', 'false,true'),
      validLine
        .replace('5051863', '5051871')
        .replace('true,false,31/12/2026,', 'false,true,,"DB-001,db-009"'),
    ),
}
export const PreviewEmpty: Story = { play: () => selectLines(head) }
export const LeavingOutErrors: Story = {
  play: async () => {
    await selectLines(head, validLine, ...invalidLines)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Skip/ }))
  },
}
export const Duplicates: Story = {
  args: { listed: [{ contractID: '5051863', licenseTypeID: 'A90611' }] },
  play: () => selectLines(head, validLine, validLine.replace('5051863', '5051864')),
}
const semicolons = `${head}\n${validLine}`.replaceAll(',', ';').replace('Milan', 'Forlì')
export const Windows1252: Story = {
  play: () => selectBytes(encodeLatin1(semicolons)),
}
export const Utf16WithTabs: Story = {
  play: () => selectBytes(encodeUtf16(`\uFEFF${head}\n${validLine}`.replaceAll(',', '\t'), 'little-endian')),
}
export const WrongColumns: Story = { play: () => selectLines('Contract Number,CSI,Price', '1,2,3') }
export const Sending: Story = {
  play: async () => {
    await selectLines(head, validLine)
    await send()
  },
}
const stoppedAt = (line: number | null) => () =>
  Promise.reject(new PartialImportError('License number is not a whole number.', line))
const sent = async () => {
  await selectLines(head, validLine, validLine)
  await send()
}
export const Stopped: Story = { args: { onImport: stoppedAt(3) }, play: sent }
export const StoppedWithoutLine: Story = { args: { onImport: stoppedAt(null) }, play: sent }
export const NotConfirmed: Story = {
  args: { onImport: () => Promise.reject(new UnknownOutcomeError('no response')) },
  play: sent,
}
export const Refused: Story = {
  args: { onImport: () => Promise.reject(new Error('The server is in read-only mode.')) },
  play: sent,
}
export const Imported: Story = {
  args: { onImport: async () => undefined },
  play: async () => {
    await selectLines(head, validLine)
    await send()
    await waitFor(() => screen.getByText(/imported from/))
  },
}
