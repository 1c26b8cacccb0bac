import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx'

const meta = {
  title: 'Screens/Alerts/Mark as read',
  component: AcknowledgeDialog,
  args: {
    progress: {
      status: 'confirming',
      preview: {
        groups: [
          { code: 'NEW_DATABASE', severity: 'INFO', count: 3120 },
          { code: 'NEW_OPTION', severity: 'CRITICAL', count: 214 },
          { code: 'AGENT_ERROR', severity: 'WARNING', count: 4018 },
        ],
        unaffected: { silent: 120, settled: 2 },
      },
    },
    onConfirm: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AcknowledgeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Preview: Story = {}
export const NothingToMark: Story = {
  args: { progress: { status: 'confirming', preview: { groups: [], unaffected: { silent: 3 } } } },
}
export const Counting: Story = { args: { progress: { status: 'counting' } } }
export const NotCounted: Story = {
  args: { progress: { status: 'uncounted', error: { message: 'GET /alerts: 502 Bad Gateway' } } },
}
export const NotRead: Story = {
  args: { progress: { status: 'failed', error: { message: 'GET /alerts: 502 Bad Gateway' } } },
}
export const Gathering: Story = { args: { progress: { status: 'loading' } } }
export const Running: Story = { args: { progress: { status: 'running', done: 4200, total: 10_000 } } }
export const Cancelling: Story = { args: { progress: { status: 'cancelling' } } }
export const Receipt: Story = {
  args: {
    progress: {
      status: 'ended',
      receipt: {
        acknowledged: 9700,
        rejected: 100,
        unknown: 200,
        remaining: 0,
        reasons: ['POST /alerts/ack: 400 Bad Request – an alert has the code NO_DATA'],
      },
    },
  },
}
export const Stopped: Story = {
  args: {
    progress: {
      status: 'ended',
      receipt: { acknowledged: 0, rejected: 0, unknown: 200, remaining: 9800, reasons: [] },
    },
  },
}
