import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { hostile, longName } from '../../../testing/samples/withPadding.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const crumbs = [{ label: 'Dashboard', to: '/' }, { label: 'Hosts', to: '/hosts' }, { label: 'db-014' }]
const meta = {
  title: 'Components/Shell/Breadcrumb',
  component: Breadcrumb,
  args: { crumbs },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const CopyableName: Story = { args: { copyLast: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = {
  args: { crumbs: [...crumbs.slice(0, 2), { label: longName }], copyLast: true },
}
export const HostileText: Story = {
  args: { crumbs: [...crumbs.slice(0, 2), { label: hostile }], copyLast: true },
}
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
