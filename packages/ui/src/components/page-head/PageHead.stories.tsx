import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Button } from '../button/Button.tsx'
import { PageHead } from './PageHead.tsx'

const meta = {
  title: 'Components/Layout/PageHead',
  component: PageHead,
  decorators: [withPadding()],
  args: {
    aside: '1,024 hosts',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">Add host</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const StatusOnly: Story = { args: { actions: null } }
export const LongText: Story = { args: { aside: longName } }
export const HostileText: Story = { args: { aside: hostile } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
