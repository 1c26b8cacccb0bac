import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { Figures } from './Figures.tsx'

const meta = {
  title: 'Components/Charts/Figures',
  component: Figures,
  decorators: [withPadding('max-w-200')],
  args: {
    figures: [
      { id: 'memory', label: 'Memory', value: '1.2 TiB', note: 'of the 24 databases found' },
      { id: 'segments', label: 'Segments', value: '14.8 TiB', note: 'of the 24 databases found' },
      { id: 'threads', label: 'Active sessions', value: '1,204.5' },
    ],
  },
} satisfies Meta<typeof Figures>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Loading: Story = {
  args: { figures: [{ id: 'memory', label: 'Memory', value: null, note: 'of all 100 databases' }] },
}
export const LongText: Story = {
  args: { figures: [{ id: 'long', label: longName, value: longName, note: longName }] },
}
