import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordChangedDialog } from './PasswordChangedDialog.tsx'

const meta = {
  title: 'Screens/Session/Password changed',
  component: PasswordChangedDialog,
  args: { onLogin: () => {} },
} satisfies Meta<typeof PasswordChangedDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {}
