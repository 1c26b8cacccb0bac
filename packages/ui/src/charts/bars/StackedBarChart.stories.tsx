import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { nodes, reclaimable } from '../../testing/fixtures/chartSample.ts'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { empty, failed, loading, ready } from '../../testing/states.ts'
import { StackedBarChart } from './StackedBarChart.tsx'

const meta = {
  title: 'Components/Charts/StackedBarChart',
  component: StackedBarChart,
  decorators: [withPadding('max-w-lg')],
  args: { title: 'Virtual machines by node', list: ready(nodes), height: 192 },
} satisfies Meta<typeof StackedBarChart>
export default meta
type Story = StoryObj<typeof meta>

const labelled = (label: string) => nodes.map((stack) => ({ ...stack, label }))

async function moveDown({ canvasElement }: { canvasElement: HTMLElement }) {
  within(canvasElement).getByRole('slider').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
}

async function showTable({ canvasElement }: { canvasElement: HTMLElement }) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }))
}

export const Ready: Story = {}
export const TopTen: Story = { args: { title: 'Reclaimable storage', unit: 'GB', list: ready(reclaimable) } }
export const Cursor: Story = { play: moveDown }
export const AsTable: Story = { play: showTable }
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const Failed: Story = { args: { list: failed() } }
export const LongText: Story = { args: { list: ready(labelled(longName)) } }
export const HostileText: Story = { args: { list: ready(labelled(hostile)) } }
export const RightToLeft: Story = { args: { list: ready(labelled('قاعدة البيانات')) } }
