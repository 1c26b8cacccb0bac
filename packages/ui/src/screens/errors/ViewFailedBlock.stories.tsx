import type { Meta, StoryObj } from '@storybook/react-vite'
import { ViewFailedBlock } from './ViewFailedBlock.tsx'

const noop = () => {}

const meta = {
  title: 'Screens/Errors/Page not loaded',
  component: ViewFailedBlock,
  args: { broken: false, detail: 'TypeError: Failed to fetch dynamically imported module', onRetry: noop },
} satisfies Meta<typeof ViewFailedBlock>
export default meta
type Story = StoryObj<typeof meta>

export const NotArrived: Story = {}
export const Broken: Story = { args: { broken: true, detail: 'TypeError: x is not a function' } }
