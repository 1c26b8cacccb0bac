import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Held(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return <NumberField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/Inputs and forms/NumberField',
  component: NumberField,
  decorators: [withPadding('max-w-80')],
  render: (args) => <Held {...args} />,
  args: { label: 'Number of licenses', value: 40, onChange: () => {} },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

const type = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  await userEvent.type(within(context.canvasElement).getByRole('spinbutton'), text)
  await userEvent.tab()
}

export const Filled: Story = {}
export const Fraction: Story = { args: { value: 2.5 } }
export const Empty: Story = { args: { value: null, placeholder: '0' } }
export const WithUnit: Story = { args: { label: 'Token validity', value: 3600, unit: 'seconds' } }
export const WithHint: Story = { args: { hint: 'As the contract says' } }
export const Required: Story = { args: { value: null, required: true } }
export const WithError: Story = { args: { value: null, required: true, error: 'Required field' } }
export const NotANumber: Story = { args: { value: null }, play: type('many') }
export const NotWhole: Story = { args: { value: null, integer: true }, play: type('2.5') }
export const TooSmall: Story = { args: { value: null, min: 1 }, play: type('0') }
export const TooBig: Story = { args: { value: null, max: 65535 }, play: type('70000') }
export const Disabled: Story = { args: { disabled: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { label: longName, error: longName, value: 123456789012345 } }
