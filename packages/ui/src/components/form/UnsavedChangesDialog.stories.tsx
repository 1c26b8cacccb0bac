import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'

const meta = {
  title: 'Components/Overlays, dialogs and confirmations/UnsavedChangesDialog',
  component: UnsavedChangesDialog,
  args: { open: true, onStay: () => {}, onLeave: () => {} },
} satisfies Meta<typeof UnsavedChangesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
