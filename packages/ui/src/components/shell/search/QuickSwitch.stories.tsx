import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { pickSample } from '../../../testing/fixtures/pickSample.ts'
import { withPadding, longName } from '../../../testing/samples/withPadding.tsx'
import { empty, failed, loading, ready } from '../../../testing/states.ts'
import { Breadcrumb } from '../navigation/Breadcrumb.tsx'
import { QuickSwitch } from './QuickSwitch.tsx'

const open = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Switch to another host' }))

const meta = {
  title: 'Components/Shell/QuickSwitch',
  component: QuickSwitch,
  decorators: [withPadding()],
  play: open,
  args: { label: 'Switch to another host', list: ready(pickSample(420)), current: 'db-002' },
} satisfies Meta<typeof QuickSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Narrowed: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.type(within(document.body).getByRole('combobox'), '41')
  },
}
export const Closed: Story = { play: async () => {} }
export const Focus: Story = { play: () => userEvent.tab() }
export const Loading: Story = { args: { list: loading } }
export const Failed: Story = { args: { list: failed() } }
export const Empty: Story = { args: { list: empty } }
export const LongText: Story = { args: { list: ready([{ id: 'a', label: longName, to: '/a' }]) } }
export const BesideTheName: Story = {
  render: (args) => (
    <Breadcrumb crumbs={[{ label: 'Hosts', to: '/hosts' }, { label: 'db-002' }]} copyLast>
      <QuickSwitch {...args} />
    </Breadcrumb>
  ),
}
export const Phone: Story = { ...BesideTheName, globals: { viewport: { value: 'phone' } } }
