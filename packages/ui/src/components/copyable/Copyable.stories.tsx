import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Copyable } from './Copyable.tsx'

const meta = {
  title: 'Components/Actions/Copyable',
  component: Copyable,
  decorators: [withPadding('max-w-96')],
  args: { text: 'db-014.example.org' },
} satisfies Meta<typeof Copyable>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Mono: Story = { args: { text: 'ocid1.tenancy.oc1..aaaa', name: 'the tenancy', mono: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { text: longName } }
export const HostileText: Story = { args: { text: hostile } }
export const RightToLeft: Story = { args: { text: 'مضيف-014' } }
