import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Feedback, empty and failed states/Badge',
  component: Badge,
  decorators: [withPadding('max-w-80')],
  args: { children: 'Unknown' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Info: Story = { args: { tone: 'info', children: 'New' } }
export const Success: Story = { args: { tone: 'success', children: 'Compliant' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Obsolete' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Critical' } }
export const OwnIcon: Story = { args: { tone: 'warning', icon: Clock, children: '3 days old' } }
export const LongText: Story = { args: { children: longName } }
export const HostileText: Story = { args: { children: hostile } }
