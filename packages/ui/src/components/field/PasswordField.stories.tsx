import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { PasswordField } from './TextField.tsx'

const meta = {
  title: 'Components/Inputs and forms/PasswordField',
  component: PasswordField,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'correct horse' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Revealed: Story = {
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' })),
}
export const WithError: Story = { args: { error: 'The password is wrong' } }
export const NewPassword: Story = { args: { autoComplete: 'new-password', defaultValue: '' } }
export const Small: Story = { args: { size: 'small' } }
export const Medium: Story = { args: { size: 'medium' } }
export const Large: Story = { args: { size: 'large' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Focus: Story = { play: () => userEvent.tab() }
