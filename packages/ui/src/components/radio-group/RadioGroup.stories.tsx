import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const choices = [
  { value: 'all', label: 'All' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const meta = {
  title: 'Components/Inputs and forms/RadioGroup',
  component: RadioGroup<string>,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Dataguard', choices, value: 'all', onChange: () => {} },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Empty: Story = { args: { value: null } }
export const Inline: Story = { args: { inline: true } }
export const Segmented: Story = { args: { segmented: true } }
export const SegmentedDisabled: Story = { args: { segmented: true, disabled: true } }
export const WithHint: Story = { args: { hint: 'Only standby databases have it' } }
export const Explained: Story = {
  args: {
    label: 'Permission',
    choices: [
      { value: 'read', label: 'Read', detail: 'Sees everything of its locations, and changes nothing' },
      { value: 'write', label: 'Write', detail: longName },
      { value: 'admin', label: 'Administer' },
    ],
    value: 'write',
  },
}
export const WithError: Story = { args: { value: null, required: true, error: 'Required field' } }
export const Disabled: Story = { args: { disabled: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { choices: [{ value: 'all', label: longName }] } }
