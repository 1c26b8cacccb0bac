import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { AddButton } from './AddButton.tsx'

const meta = {
  title: 'Components/Actions/AddButton',
  component: AddButton,
  decorators: [withPadding()],
  args: { label: 'Add contract', onClick: fn() },
} satisfies Meta<typeof AddButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
