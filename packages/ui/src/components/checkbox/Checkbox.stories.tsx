import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Inputs and forms/Checkbox',
  component: Checkbox,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Only hosts with alerts' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const Indeterminate: Story = { args: { checked: 'indeterminate' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { label: longName } }
