import type { Meta, StoryObj } from '@storybook/react-vite'
import { IdleWarning } from './IdleWarning.tsx'

const noop = () => {}

const meta = {
  title: 'Screens/Session/Idle time-out',
  component: IdleWarning,
  args: { seconds: 42, onStay: noop, onLogout: noop },
} satisfies Meta<typeof IdleWarning>
export default meta
type Story = StoryObj<typeof meta>

export const Warning: Story = {}
export const OneSecond: Story = { args: { seconds: 1 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
