import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'Components/Actions/Kbd',
  component: Kbd,
  decorators: [withPadding()],
  args: { children: '/' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Key: Story = {}
export const Chord: Story = { args: { children: 'Ctrl K' } }
