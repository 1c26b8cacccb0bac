import type { Meta, StoryObj } from '@storybook/react-vite'
import { ViewFailedBlock } from './ViewFailedBlock.tsx'

const noop = () => {}

const meta = {
  title: 'Screens/Errors/Page not loaded',
  component: ViewFailedBlock,
  args: {
    renderFailed: false,
    detail: 'TypeError: Failed to fetch dynamically imported module',
    onRetry: noop,
  },
} satisfies Meta<typeof ViewFailedBlock>
export default meta
type Story = StoryObj<typeof meta>

export const NotArrived: Story = {}
export const Broken: Story = { args: { renderFailed: true, detail: 'TypeError: x is not a function' } }
