import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Button } from '../button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Overlays, dialogs and confirmations/Tooltip',
  component: Tooltip,
  decorators: [withPadding('grid min-h-60 place-items-center')],
  args: { text: 'Counted once a day', children: <Button>Used licenses</Button>, open: true },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Top: Story = {}
export const Right: Story = { args: { side: 'right' } }
export const Bottom: Story = { args: { side: 'bottom' } }
export const Left: Story = { args: { side: 'left' } }
export const Closed: Story = { args: { open: false } }
export const LongText: Story = { args: { text: longName } }
export const HostileText: Story = { args: { text: hostile } }
