import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  decorators: [withPadding()],
  args: { label: 'Technical details', className: 'text-12', children: 'GET /hosts: 502 Bad Gateway' },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByText('Technical details')),
}
