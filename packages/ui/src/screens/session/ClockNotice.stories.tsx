import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClockNotice } from './ClockNotice.tsx'

const hour = 3_600_000

const meta = {
  title: 'Screens/Session/Clock notice',
  component: ClockNotice,
  args: { skew: 48 * hour, onClose: () => {} },
} satisfies Meta<typeof ClockNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Ahead: Story = {}
export const Behind: Story = { args: { skew: -hour } }
export const Minutes: Story = { args: { skew: hour / 4 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
