import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { severitiesByMonth, virtualization } from '../../testing/fixtures/chartSample.ts'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { empty, failed, loading, ready } from '../../testing/states.ts'
import { ColumnChart } from './ColumnChart.tsx'

const meta = {
  title: 'Components/Charts/ColumnChart',
  component: ColumnChart,
  decorators: [withPadding('max-w-xl')],
  args: { title: 'Alerts by month', list: ready(severitiesByMonth) },
} satisfies Meta<typeof ColumnChart>
export default meta
type Story = StoryObj<typeof meta>

const labelled = (label: string) => severitiesByMonth.map((stack) => ({ ...stack, label }))

export const Ready: Story = {}
const onePart = { title: 'Virtualization type', list: ready(virtualization) }
export const OnePart: Story = { args: onePart }
export const OnePartAsTable: Story = {
  args: onePart,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }))
  },
}
export const Cursor: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('slider').focus()
    await userEvent.keyboard('{ArrowRight}')
  },
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const Failed: Story = { args: { list: failed() } }
export const LongText: Story = { args: { list: ready(labelled(longName)) } }
export const HostileText: Story = { args: { list: ready(labelled(hostile)) } }
export const RightToLeft: Story = { args: { list: ready(labelled('قاعدة')) } }
