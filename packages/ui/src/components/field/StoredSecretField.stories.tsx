import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { StoredSecretField, type StoredSecretFieldProps } from './StoredSecretField.tsx'
import { PasswordField } from './TextField.tsx'

function Interactive(props: StoredSecretFieldProps) {
  const [mode, setMode] = useState(props.mode)
  return <StoredSecretField {...props} mode={mode} onModeChange={setMode} />
}

const meta = {
  title: 'Components/Inputs and forms/StoredSecretField',
  component: StoredSecretField,
  decorators: [withPadding('max-w-80')],
  render: (args) => <Interactive {...args} />,
  args: {
    label: 'SMTP password',
    isStored: true,
    mode: 'keep',
    onModeChange: () => {},
    children: <PasswordField label="SMTP password" autoComplete="new-password" />,
  },
} satisfies Meta<typeof StoredSecretField>
export default meta
type Story = StoryObj<typeof meta>

export const Stored: Story = {}
export const NotSet: Story = { args: { isStored: false } }
export const Replacing: Story = { args: { mode: 'replace' } }
export const Cleared: Story = { args: { mode: 'clear' } }
export const NotClearable: Story = { args: { clearable: false } }
export const WithHint: Story = { args: { hint: 'Used for outgoing mail' } }
export const WithError: Story = { args: { error: 'The server does not know this setting' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = { args: { label: longName } }
export const Focus: Story = { play: () => userEvent.tab() }
export const FocusAfterReplace: Story = {
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Replace SMTP password' })),
}
export const Italian: Story = { args: { mode: 'clear' }, globals: { locale: 'it' } }
export const Brazilian: Story = { args: { mode: 'clear' }, globals: { locale: 'pt-br' } }
