import type { Meta, StoryObj } from '@storybook/react-vite'
import { Server } from 'lucide-react'
import { userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Button } from '../button/Button.tsx'
import { EmptyBlock, FailedBlock, ForbiddenBlock } from './Block.tsx'

const meta = {
  title: 'Components/Feedback, empty and failed states/Feedback',
  component: FailedBlock,
  subcomponents: { EmptyBlock, ForbiddenBlock },
  decorators: [withPadding()],
  args: {
    title: 'Could not load hosts',
    text: 'The server does not respond.',
    detail: 'GET /hosts: 502 Bad Gateway',
    onRetry: () => {},
  },
} satisfies Meta<typeof FailedBlock>
export default meta
type Story = StoryObj<typeof meta>

const expandDetail = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(within(canvasElement).getByText('Technical details'))

export const Failed: Story = {}
export const FailedWithDetail: Story = {
  play: expandDetail,
}
export const FailedWithoutRetry: Story = { render: () => <FailedBlock /> }
export const Empty: Story = {
  render: () => (
    <EmptyBlock
      icon={Server}
      title="No hosts yet"
      text="Hosts appear once an agent has sent its first data."
    />
  ),
}
export const EmptyWithAction: Story = {
  render: () => <EmptyBlock title="No host matches the filters" action={<Button>Clear filters</Button>} />,
}
export const Forbidden: Story = { render: () => <ForbiddenBlock /> }
export const LongText: Story = {
  args: { title: longName, text: longName, detail: longName },
  play: expandDetail,
}
export const HostileText: Story = {
  args: { title: hostile, text: hostile, detail: hostile },
  play: expandDetail,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
