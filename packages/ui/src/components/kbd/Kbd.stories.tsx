import type { Meta, StoryObj } from '@storybook/react-vite'
import { framed } from '../../testing/samples/framed.tsx'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  decorators: [framed()],
  args: { children: '/' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Key: Story = {}
export const Chord: Story = { args: { children: 'Ctrl K' } }
