import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { ProgressDialog } from './ProgressDialog.tsx'

const noop = () => {}
const meta = {
  title: 'Components/Feedback, empty and failed states/ProgressDialog',
  component: ProgressDialog,
  args: {
    open: true,
    title: 'Exporting hosts',
    description: 'The file is saved when it is ready.',
    progress: { status: 'running' },
    onCancel: noop,
    onClose: noop,
  },
} satisfies Meta<typeof ProgressDialog>
export default meta
type Story = StoryObj<typeof meta>

const error = { message: 'The export failed: the server does not respond.' }

export const Unknown: Story = {}
export const Known: Story = { args: { progress: { status: 'running', value: 0.42 } } }
export const Failed: Story = { args: { progress: { status: 'failed', error, retry: noop } } }
export const FailedWithoutRetry: Story = { args: { progress: { status: 'failed', error } } }
export const LongText: Story = { args: { title: longName } }
export const HostileText: Story = { args: { title: hostile, description: hostile } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
