import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Feedback, empty and failed states/Skeleton',
  component: Skeleton,
  decorators: [withPadding('max-w-80')],
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Block: Story = { args: { className: 'h-24' } }
