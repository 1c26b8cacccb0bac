import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { longName } from '../../testing/samples/withPadding.tsx'
import { ToastProvider } from '../toast/Toast.tsx'
import { ExportButton } from './ExportButton.tsx'

const done = async () => {}
const never = () => new Promise<void>(() => {})
const refused = () => Promise.reject(new Error('GET /hosts: 500 Internal Server Error'))
const choice = (id: string, label: string) => ({ id, label, run: done })

const meta = {
  title: 'Components/Actions/ExportButton',
  component: ExportButton,
  args: { choices: [choice('xlsx', 'Spreadsheet (XLSX)')] },
  render: (args) => (
    <ToastProvider>
      <ExportButton {...args} />
    </ToastProvider>
  ),
} satisfies Meta<typeof ExportButton>
export default meta
type Story = StoryObj<typeof meta>

const press = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export' }))
}

export const Default: Story = {}
export const Named: Story = { args: { named: true, choices: [choice('racks', 'Export all racks')] } }
export const Busy: Story = {
  args: { choices: [{ ...choice('xlsx', 'Spreadsheet (XLSX)'), run: never }] },
  play: press,
}
export const Failed: Story = {
  args: { choices: [{ ...choice('xlsx', 'Spreadsheet (XLSX)'), run: refused }] },
  play: async (context) => {
    await press(context)
    await screen.findByText('The export failed', {}, { timeout: 10_000 })
  },
}
export const Several: Story = {
  args: { choices: [choice('xlsx', 'Spreadsheet (XLSX)'), choice('audit', longName)] },
  play: async ({ canvasElement }) => {
    // The menu of the button is lazy-loaded.
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-haspopup'), {
      timeout: 10_000,
    })
    await userEvent.click(within(canvasElement).getByRole('button'))
    await screen.findByRole('menu', {}, { timeout: 10_000 })
  },
}
