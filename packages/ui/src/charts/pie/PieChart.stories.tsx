import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { categories } from '../../testing/fixtures/chartSample.ts'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { empty, failed, loading, ready } from '../../testing/states.ts'
import { PieChart } from './PieChart.tsx'

const meta = {
  title: 'Components/Charts/PieChart',
  component: PieChart,
  decorators: [withPadding('max-w-lg')],
  args: { title: 'Recommendations by category', list: ready(categories) },
} satisfies Meta<typeof PieChart>
export default meta
type Story = StoryObj<typeof meta>

const named = (name: string) =>
  categories.slice(0, 3).map((part, index) => ({ ...part, name: `${index} ${name}` }))

export const Ready: Story = {}
export const ThreeSlices: Story = { args: { list: ready(categories.slice(0, 3)) } }
export const OneSlice: Story = { args: { list: ready(categories.slice(0, 1)) } }
export const Selected: Story = { args: { onSelect: () => {}, selected: 'Performance' } }
export const Cursor: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('slider').focus()
    await userEvent.keyboard('{ArrowRight}')
  },
}
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }))
  },
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const Failed: Story = { args: { list: failed() } }
export const LongText: Story = { args: { list: ready(named(longName)) } }
export const HostileText: Story = { args: { list: ready(named(hostile)) } }
export const RightToLeft: Story = { args: { list: ready(named('قاعدة البيانات')) } }
export const Phone: Story = { decorators: [withPadding('w-80')] }
