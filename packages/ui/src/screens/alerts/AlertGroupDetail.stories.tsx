import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { hostile } from '../../testing/samples/withPadding.tsx'
import { failed, forbidden, loading } from '../../testing/states.ts'
import { AlertGroupDetail } from './AlertGroupDetail.tsx'

const alerts = makeAlerts(60).filter(({ alertCode }) => alertCode === 'NEW_OPTION')

const meta = {
  title: 'Screens/Alerts/Opened group',
  component: AlertGroupDetail,
  args: {
    list: { status: 'ready', value: alerts },
    tableTo: '/alerts?show=table',
    onAcknowledge: fn(),
  },
} satisfies Meta<typeof AlertGroupDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const NewestOnly: Story = { args: { list: { status: 'ready', value: alerts, total: 1204 } } }
export const AgentsNotReporting: Story = {
  args: {
    list: {
      status: 'ready',
      value: alerts.map((alert) => ({ ...alert, alertCategory: 'AGENT', alertCode: 'NO_DATA' })),
    },
  },
}
export const WithoutHost: Story = {
  args: {
    list: {
      status: 'ready',
      value: alerts.slice(0, 2).map((alert) => ({ ...alert, hostname: '', otherInfo: null })),
    },
  },
}
export const Hostile: Story = {
  args: {
    list: {
      status: 'ready',
      value: alerts.slice(0, 2).map((alert) => ({ ...alert, hostname: hostile, description: hostile })),
    },
  },
}
export const SeveralLines: Story = {
  args: {
    list: {
      status: 'ready',
      value: alerts.slice(0, 2).map((alert) => ({ ...alert, description: 'First line\nSecond line' })),
    },
  },
}
export const Empty: Story = { args: { list: { status: 'ready', value: [] } } }
export const Loading: Story = { args: { list: loading } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Failed: Story = { args: { list: failed('GET /alerts: 502 Bad Gateway') } }
