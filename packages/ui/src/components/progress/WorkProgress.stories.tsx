import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { WorkProgress } from './WorkProgress.tsx'

const meta = {
  title: 'Components/Feedback, empty and failed states/WorkProgress',
  component: WorkProgress,
  decorators: [withPadding('grid')],
  args: { label: 'Collecting recommendations', onCancel: () => {} },
} satisfies Meta<typeof WorkProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = {}
export const Known: Story = { args: { value: 0.42, note: '3 of 7 profiles' } }
export const WithoutCancel: Story = { render: () => <WorkProgress label="Collecting recommendations" /> }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { label: longName, note: longName } }
export const HostileText: Story = { args: { label: hostile, note: hostile } }
