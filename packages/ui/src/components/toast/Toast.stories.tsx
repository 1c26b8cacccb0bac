import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../testing/waitOptions.ts'
import { ToastProvider } from './Toast.tsx'

const noop = () => {}
const meta = {
  title: 'Components/Feedback, empty and failed states/Toast',
  component: ToastProvider,
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-slot=toast]')).toBeVisible(), waitOptions)
    // Radix announces the toast two frames later.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  },
  args: { children: null, initial: [{ tone: 'success', title: 'Host db-014 dismissed' }] },
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Info: Story = { args: { initial: [{ tone: 'info', title: 'A newer version is running' }] } }
export const Warning: Story = {
  args: { initial: [{ tone: 'warning', title: '2 of 14 rows were left out' }] },
}
export const Danger: Story = {
  args: {
    initial: [
      { tone: 'danger', title: 'Host db-014 could not be dismissed', text: 'The server does not respond.' },
    ],
  },
}
export const WithAction: Story = {
  args: {
    initial: [{ tone: 'success', title: 'Host db-014 dismissed', action: { label: 'Undo', onPress: noop } }],
  },
}
export const Several: Story = {
  args: {
    initial: [
      { tone: 'success', title: 'Saved' },
      { tone: 'danger', title: 'The export failed', text: 'The server does not respond.' },
    ],
  },
}
export const LongText: Story = { args: { initial: [{ tone: 'info', title: longName, text: longName }] } }
export const HostileText: Story = { args: { initial: [{ tone: 'info', title: hostile, text: hostile }] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
