import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { OrderedList } from './OrderedList.tsx'

const metrics = ['Processor Perpetual', 'Named User Plus Perpetual', 'Stream Perpetual', 'Computer Perpetual']

const meta = {
  title: 'Components/Inputs and forms/OrderedList',
  component: OrderedList,
  decorators: [withPadding('max-w-md')],
  args: { label: 'Default metrics', value: metrics, onChange: () => {} },
} satisfies Meta<typeof OrderedList>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole('button', { name: 'Move Stream Perpetual' })
    const { y } = handle.getBoundingClientRect()
    const pointer = { pointerId: 1, button: 0 }
    handle.setPointerCapture = () => {}
    await fireEvent.pointerDown(handle, { ...pointer, clientY: y + 10 })
    await fireEvent.pointerMove(handle, { ...pointer, clientY: y - 50 })
  },
}
export const Empty: Story = { args: { value: [] } }
export const One: Story = { args: { value: ['Processor Perpetual'] } }
export const WithError: Story = { args: { value: [], required: true, error: 'Required field' } }
export const Disabled: Story = { args: { disabled: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { value: [longName, ...metrics] } }
export const HostileText: Story = { args: { value: [hostile, ...metrics] } }
export const RightToLeft: Story = { args: { value: ['المعالج الدائم', ...metrics] } }
