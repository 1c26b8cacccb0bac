import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { TextArea } from './TextField.tsx'

const meta = {
  title: 'Components/Inputs and forms/TextArea',
  component: TextArea,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Role description', defaultValue: 'May read all databases of Milan.' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { defaultValue: '', placeholder: 'What the role is for' } }
export const WithHint: Story = { args: { hint: 'Shown beside the role' } }
export const WithError: Story = { args: { defaultValue: '', required: true, error: 'Required field' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true, hint: 'Cannot be changed' } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { label: longName, error: longName, defaultValue: longName } }
export const HostileText: Story = { args: { label: hostile, defaultValue: hostile } }
export const RightToLeft: Story = { args: { dir: 'auto', defaultValue: 'قاعدة بيانات الإنتاج' } }
