import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready } from '../../../testing/states.ts'
import { HostCharts } from './HostCharts.tsx'

const meta = {
  title: 'Screens/Oracle charts/Host picker',
  component: HostCharts,
  decorators: [withFullHeight],
  args: {
    view: 'cpu',
    hosts: ready(['db-001', 'db-002', 'db-003'].map((id) => ({ id, label: id, note: 'ORCL, DWH' }))),
    selectedId: null,
    onSelect: fn(),
    children: null,
  },
} satisfies Meta<typeof HostCharts>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Loading: Story = { args: { hosts: loading } }
export const Failed: Story = { args: { hosts: failed() } }
export const Forbidden: Story = { args: { hosts: forbidden } }
export const Empty: Story = { args: { hosts: empty } }
