import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { consumption, licenses } from '../../testing/fixtures/chartSample.ts'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { empty, failed, loading, ready } from '../../testing/states.ts'
import { BarChart } from './BarChart.tsx'

const meta = {
  title: 'Components/Charts/BarChart',
  component: BarChart,
  decorators: [withPadding('max-w-3xl')],
  args: {
    title: 'Threads',
    list: ready(consumption),
    valueName: 'Average',
    markerName: 'Max',
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const WithoutGroups: Story = {
  args: { title: 'Licenses', list: ready(licenses), valueName: 'Consumed', markerName: 'Covered' },
}
export const WithoutMarkers: Story = {
  render: ({ title, list, valueName }) => <BarChart title={title} list={list} valueName={valueName} />,
}
export const Cursor: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('slider').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  },
}
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }))
  },
}
export const Zero: Story = {
  args: { list: ready(consumption.map((bar) => ({ ...bar, value: 0, marker: null }))) },
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const Failed: Story = { args: { list: failed() } }
export const LongText: Story = {
  args: { list: ready(licenses.map((bar) => ({ ...bar, label: longName }))), valueName: longName },
}
export const HostileText: Story = {
  args: { list: ready(licenses.map((bar) => ({ ...bar, label: hostile }))), valueName: hostile },
}
export const RightToLeft: Story = {
  args: { list: ready(licenses.map((bar) => ({ ...bar, label: 'قاعدة' }))), valueName: 'قاعدة البيانات' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
