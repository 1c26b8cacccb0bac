import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failed, forbidden, loading, notFound, one } from '../../../testing/states.ts'
import { CpuTimeCharts } from './CpuTimeCharts.tsx'

const { hostname, history, features } = makeHostDetail(1)
const databases = features.oracle?.database?.databases ?? [makeOracleDatabase(1)]
const initial = { from: '2026-02-13', to: '2026-03-16' }

const meta = {
  title: 'Screens/Oracle charts/CPU time',
  component: CpuTimeCharts,
  decorators: [
    (Story) => (
      <div className="p-6">
        <Story />
      </div>
    ),
  ],
  args: {
    hostname,
    state: one({ history, databases }),
    initialSelection: null,
    onCompare: fn(),
    days: initial,
    initial,
    onDaysChange: fn(),
  },
} satisfies Meta<typeof CpuTimeCharts>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const HostAlone: Story = { args: { initialSelection: [] } }
export const Loading: Story = { args: { state: loading } }
export const Failed: Story = { args: { state: failed(`GET /hosts/${hostname}: 502 Bad Gateway`) } }
export const Forbidden: Story = { args: { state: forbidden } }
export const NotFound: Story = { args: { state: notFound } }
export const Empty: Story = { args: { state: one({ history: [], databases: [] }) } }
