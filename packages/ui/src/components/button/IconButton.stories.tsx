import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefreshCw } from 'lucide-react'
import { userEvent } from 'storybook/test'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { IconButton } from './Button.tsx'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  decorators: [withPadding()],
  args: { label: 'Refresh', children: <RefreshCw size={16} /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = { args: { variant: 'ghost' } }
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Primary: Story = { args: { variant: 'primary' } }
export const Danger: Story = { args: { variant: 'danger' } }
export const Small: Story = { args: { size: 'small' } }
export const Toolbar: Story = { args: { size: 'toolbar' } }
export const Large: Story = { args: { size: 'large' } }
export const Disabled: Story = { args: { disabled: true } }
export const Focus: Story = { play: () => userEvent.tab() }
