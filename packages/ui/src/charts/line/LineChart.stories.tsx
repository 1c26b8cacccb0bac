import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { cores, licenseHistory, load, manyDatabases, withGaps } from '../../testing/fixtures/chartSample.ts'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { LineChart } from './LineChart.tsx'

const noop = () => {}

const meta = {
  title: 'Components/Charts/LineChart',
  component: LineChart,
  decorators: [withPadding('max-w-4xl')],
  args: { title: 'License history', list: ready(licenseHistory) },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

const named = (name: string) => licenseHistory.map((series) => ({ ...series, name: `${name} ${series.id}` }))

export const Ready: Story = {}
export const OneSeries: Story = { args: { title: 'Cores', list: ready(cores) } }
export const WithLimit: Story = {
  args: {
    title: 'CPU',
    unit: 'threads',
    list: ready(load),
    step: 'moment',
    limit: { value: 40, label: '40 cores' },
  },
}
export const Bare: Story = { args: { bare: true, height: 132 } }
export const ByMoment: Story = {
  args: { title: 'Threads', unit: 'average', list: ready(load), step: 'moment' },
}
export const ByDay: Story = { args: { step: 'day' } }
export const Gaps: Story = { args: { list: ready(withGaps) } }
export const ElevenSeries: Story = { args: { title: 'CPU time', unit: 's', list: ready(manyDatabases) } }
export const Range: Story = {
  args: { range: { from: '2026-03-06', to: '2026-03-12' }, onRangeChange: noop },
}
export const NothingInRange: Story = {
  args: { range: { from: '2025-03-06', to: '2025-03-12' }, onRangeChange: noop },
}
export const Picking: Story = {
  args: { onRangeChange: noop },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('slider').focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  },
}
export const Cursor: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('slider').focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  },
}
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }))
  },
}
export const SinglePoint: Story = {
  args: { list: ready(cores.map((series) => ({ ...series, points: series.points.slice(0, 1) }))) },
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty, emptyText: 'The agents have not sent a history yet.' } }
export const Failed: Story = { args: { list: failed('GET /license-history: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(licenseHistory) } }
export const LongText: Story = { args: { title: longName, list: ready(named(longName)) } }
export const HostileText: Story = { args: { title: hostile, list: ready(named(hostile)) } }
export const RightToLeft: Story = { args: { list: ready(named('قاعدة البيانات')) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
