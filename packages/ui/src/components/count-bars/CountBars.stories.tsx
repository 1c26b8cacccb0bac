import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { CountBars } from './CountBars.tsx'

const bars = ['PROD', 'TST', 'DEV', 'UAT', 'DR', 'LAB'].map((label, index) => ({
  id: label,
  label,
  count: Math.round(1_840 / (index + 1)),
}))

const meta = {
  title: 'Components/Charts/CountBars',
  component: CountBars,
  decorators: [withPadding('max-w-80')],
  args: { title: 'Environment', bars: bars.slice(0, 4), onSelect: fn() },
} satisfies Meta<typeof CountBars>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Narrowed: Story = { args: { bars: bars.slice(0, 1), selectedIds: ['PROD'] } }
export const ManyValues: Story = { args: { bars } }
/** Above the limit of rendered bars: expanding shows only the most frequent. */
export const Hundreds: Story = {
  args: {
    bars: Array.from({ length: 240 }, (_, index) => ({
      id: String(index),
      label: `19.${index}`,
      count: 240 - index,
    })),
  },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Show all 240' })),
}
export const NothingToPick: Story = {
  render: ({ title, bars }) => <CountBars title={title} unit="GB" bars={bars} />,
}
export const OwnColors: Story = {
  args: {
    title: 'Technology',
    bars: ['Oracle/Database', 'PostgreSQL/PostgreSQL'].map((id, index) => ({
      id,
      label: id,
      count: 60 - index * 20,
      color: `var(--chart-${index + 1})`,
    })),
  },
}
export const Empty: Story = { args: { bars: [] } }
export const LongText: Story = {
  args: {
    title: longName,
    bars: [longName, hostile].map((label, id) => ({ id: `${id}`, label, count: 12 - id })),
  },
}
