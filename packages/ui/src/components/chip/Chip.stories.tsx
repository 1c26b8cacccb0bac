import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Components/Tables and lists/Chip',
  component: Chip,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Location: Milan' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Removable: Story = { args: { onRemove: () => {} } }
export const Focus: Story = { args: { onRemove: () => {} }, play: () => userEvent.tab() }
export const RightToLeft: Story = { args: { label: 'الموقع: ميلانو', onRemove: () => {} } }
export const LongText: Story = { args: { label: longName, onRemove: () => {} } }
export const HostileText: Story = { args: { label: hostile, onRemove: () => {} } }
