import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { waitOptions } from '../../testing/waitOptions.ts'
import { LazyDrawer } from './LazyDrawer.tsx'

const meta = {
  title: 'Components/Overlays, dialogs and confirmations/LazyDrawer',
  component: LazyDrawer,
  play: async () => {
    await within(document.body).findByRole('dialog', {}, waitOptions)
  },
  args: { open: true, onClose: () => {}, title: 'Filters', side: 'right', children: 'Loaded on opening' },
} satisfies Meta<typeof LazyDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = { args: { side: 'right' } }
export const Left: Story = { args: { side: 'left' } }
export const Bottom: Story = { args: { side: 'bottom' } }
