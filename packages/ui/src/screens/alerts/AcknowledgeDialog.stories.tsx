import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx'

const meta = {
  title: 'Screens/Alerts/Mark as read',
  component: AcknowledgeDialog,
  args: {
    work: {
      status: 'asking',
      preview: {
        groups: [
          { code: 'NEW_DATABASE', severity: 'INFO', count: 3120 },
          { code: 'NEW_OPTION', severity: 'CRITICAL', count: 214 },
          { code: 'AGENT_ERROR', severity: 'WARNING', count: 4018 },
        ],
        stays: { silent: 120, settled: 2 },
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
  args: { work: { status: 'asking', preview: { groups: [], stays: { silent: 3 } } } },
}
export const Counting: Story = { args: { work: { status: 'counting' } } }
export const NotCounted: Story = {
  args: { work: { status: 'uncounted', error: { message: 'GET /alerts: 502 Bad Gateway' } } },
}
export const NotRead: Story = {
  args: { work: { status: 'failed', error: { message: 'GET /alerts: 502 Bad Gateway' } } },
}
export const Gathering: Story = { args: { work: { status: 'gathering' } } }
export const Running: Story = { args: { work: { status: 'running', done: 4200, total: 10_000 } } }
export const Cancelling: Story = { args: { work: { status: 'cancelling' } } }
export const Receipt: Story = {
  args: {
    work: {
      status: 'ended',
      receipt: {
        marked: 9700,
        refused: 100,
        unknown: 200,
        left: 0,
        reasons: ['POST /alerts/ack: 400 Bad Request – an alert has the code NO_DATA'],
      },
    },
  },
}
export const Stopped: Story = {
  args: {
    work: { status: 'ended', receipt: { marked: 0, refused: 0, unknown: 200, left: 9800, reasons: [] } },
  },
}
