import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/Inputs and forms/TextField',
  component: TextField,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Support contact' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'name@example.com' } }
export const Filled: Story = { args: { defaultValue: 'dba@example.com' } }
export const WithHint: Story = { args: { hint: 'Who is called at night' } }
export const WithError: Story = {
  args: { defaultValue: 'dba', error: 'Write an address such as name@example.com' },
}
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'dba@example.com' } }
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'dba@example.com', hint: 'Cannot be changed' },
}
export const Focus: Story = { args: { defaultValue: 'dba@example.com' }, play: () => userEvent.tab() }
export const Small: Story = { args: { size: 'small' } }
export const Medium: Story = { args: { size: 'medium' } }
export const Large: Story = { args: { size: 'large' } }
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'Search' } }
export const LongText: Story = {
  args: { label: longName, hint: longName, error: longName, defaultValue: longName },
}
export const HostileText: Story = { args: { label: hostile, error: hostile, defaultValue: hostile } }
