import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figures } from '../../components/figures/Figures.tsx'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { SummaryPanel, SummarySkeleton } from './SummaryPanel.tsx'

const meta = {
  title: 'Components/Charts/SummaryPanel',
  component: SummaryPanel,
  subcomponents: { SummarySkeleton },
  decorators: [withPadding('w-80')],
  args: {
    title: 'Totals',
    note: '42 of 358 databases',
    children: (
      <Figures
        figures={[
          { id: 'memory', label: 'Memory', value: '3.1 TiB', note: 'of 72.4 TiB in all' },
          { id: 'segments', label: 'Segments', value: '9.8 TiB', note: 'of 188.1 TiB in all' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof SummaryPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { render: () => <SummarySkeleton /> }
export const LongText: Story = { args: { note: longName } }
