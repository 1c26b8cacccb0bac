import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { FieldGroup } from './Field.tsx'

const meta = {
  title: 'Components/Inputs and forms/FieldGroup',
  component: FieldGroup,
  decorators: [withPadding('max-w-80')],
  args: {
    label: 'Send an e-mail for',
    children: (
      <>
        <Checkbox label="A new host" defaultChecked />
        <Checkbox label="A new license" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHint: Story = { args: { hint: 'To everybody in the list of receivers' } }
export const WithError: Story = { args: { required: true, error: 'Required field' } }
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const LongText: Story = { args: { label: longName, hint: longName } }
