import type { Meta, StoryObj } from '@storybook/react-vite'
import { ServerVersionNotice } from './ServerVersionNotice.tsx'

const meta = {
  title: 'Screens/Session/Server version notice',
  component: ServerVersionNotice,
  args: { version: '2.55.0', onClose: () => {} },
} satisfies Meta<typeof ServerVersionNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Newer: Story = {}
export const Older: Story = { args: { version: '2.51.3' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
